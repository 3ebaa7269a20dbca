import SceneRuntime
import SceneSyntax
import SceneText

/// Where what holds for a view was written.
extension Lowering {
    /// The attribute as it was written for `view`, the last where it may be written more than once; `nil` where it was
    /// not, and for what takes part in the layout.
    func attribute(_ attribute: Attribute, of view: ViewID) -> BoundAttribute? {
        if attribute.isLayout { return nil }
        if let conditional = conditionalAttribute(attribute, of: view) { return conditional }
        let kind = tree[view].kind
        if let item = origins[Int(view.index)].item, kind != .cell || !attribute.isForContent,
            let found = written(attribute, on: item)
        {
            return found
        }
        // A cell's short words hold for its content view.
        guard kind == .content, attribute.isForContent, let cell = tree[view].superview, tree[cell].kind == .cell,
            let item = origins[Int(cell.index)].item
        else { return nil }
        return written(attribute, on: item)
    }

    /// The attribute as it was written for the item in every copy.
    private func written(_ attribute: Attribute, on item: ItemID) -> BoundAttribute? {
        let item = boundScene.items[item]
        guard item.written.contains(attribute) else { return nil }
        return boundScene.attributes(of: item).last { $0.attribute == attribute }
    }

    /// The attribute as it was written for some copies, of which `view` is one.
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

extension BoundAttribute {
    /// Where the attribute was written in `tree`.
    func range(in tree: SyntaxTree) -> SourceRange {
        tree.kind(node) == .item ? ItemSyntax(tree: tree, node: node).head : tree.range(node)
    }
}
