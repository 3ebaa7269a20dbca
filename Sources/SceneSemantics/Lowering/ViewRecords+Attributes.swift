import SceneRuntime
import SceneText

/// Finds where the attributes of a view are written.
extension ViewRecords {
    /// Returns the attribute as written for `view`, the last one if there are several. Returns `nil` if it isn't
    /// written, and for layout attributes.
    func attribute(
        _ attribute: Attribute, of view: ViewID, in tree: ViewTree, _ boundScene: BoundScene
    ) -> BoundAttribute? {
        if attribute.isLayout { return nil }
        if let conditional = conditionalAttribute(attribute, of: view, boundScene) { return conditional }
        let kind = tree[view].kind
        if let item = origins[Int(view.index)].item, kind != .cell || !attribute.isForContent,
            let found = boundScene.attribute(attribute, of: item)
        {
            return found
        }
        // A cell's `touchDelegate` and `passthrough` apply to its content view.
        guard kind == .content, attribute.isForContent, let cell = tree[view].superview, tree[cell].kind == .cell,
            let item = origins[Int(cell.index)].item
        else { return nil }
        return boundScene.attribute(attribute, of: item)
    }

    /// Returns the attribute that only some instances have, if `view` is in one of them.
    private func conditionalAttribute(
        _ attribute: Attribute, of view: ViewID, _ boundScene: BoundScene
    ) -> BoundAttribute? {
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

extension BoundScene {
    /// Returns the attribute that the item has in every instance.
    func attribute(_ attribute: Attribute, of item: ItemID) -> BoundAttribute? {
        let item = items[item]
        guard item.written.contains(attribute) else { return nil }
        return attributes(of: item).last { $0.attribute == attribute }
    }
}
