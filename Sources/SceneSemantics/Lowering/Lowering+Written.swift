import SceneRuntime
import SceneSyntax
import SceneText

/// Finds where the attributes of a view are written.
extension Lowering {
    /// Returns the attribute as written for `view`, the last one if there are several. Returns `nil` if it isn't
    /// written, and for layout attributes.
    func attribute(_ attribute: Attribute, of view: ViewID) -> BoundAttribute? {
        if attribute.isLayout { return nil }
        if let conditional = conditionalAttribute(attribute, of: view) { return conditional }
        let kind = tree[view].kind
        if let item = origins[Int(view.index)].item, kind != .cell || !attribute.isForContent,
            let found = written(attribute, on: item)
        {
            return found
        }
        // A cell's `touchDelegate` and `passthrough` apply to its content view.
        guard kind == .content, attribute.isForContent, let cell = tree[view].superview, tree[cell].kind == .cell,
            let item = origins[Int(cell.index)].item
        else { return nil }
        return written(attribute, on: item)
    }

    /// Returns the attribute that the item has in every instance.
    private func written(_ attribute: Attribute, on item: ItemID) -> BoundAttribute? {
        let item = boundScene.items[item]
        guard item.written.contains(attribute) else { return nil }
        return boundScene.attributes(of: item).last { $0.attribute == attribute }
    }

    /// Returns the attribute that only some instances have, if `view` is in one of them.
    private func conditionalAttribute(_ attribute: Attribute, of view: ViewID) -> BoundAttribute? {
        var next = conditionalAttributes.partitioningIndex { $0.view >= view }
        var found: BoundAttribute?
        while next < conditionalAttributes.count, conditionalAttributes[next].view == view {
            let candidate = boundScene.attributes[conditionalAttributes[next].index]
            if candidate.attribute == attribute { found = candidate }
            next += 1
        }
        return found
    }
}
