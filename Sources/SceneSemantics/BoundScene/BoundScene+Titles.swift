import SceneSyntax
import SceneText

/// How messages name items, and where they point.
extension BoundScene {
    /// Its title in messages.
    var title: String { (isComponent ? "component" : "scene") + " `\(name)`" }

    /// Returns the item's title in messages.
    func title(of item: BoundItem) -> String {
        name(of: item).map { "`\($0)`" } ?? "this `\(word(of: item))`"
    }

    /// Returns the word of the item: the word of its component, or of its kind.
    func word(of item: BoundItem) -> String { item.use.map { uses[$0].component.word } ?? item.kind.word }

    /// Returns the line of the item's declaration, without its block.
    func header(of item: BoundItem) -> SourceRange { ItemSyntax(tree: tree(item.treeIndex), node: item.node).header }

    /// Returns the item's declaration with its block.
    func range(of item: BoundItem) -> SourceRange { tree(item.treeIndex).range(item.node) }

    func range(of attribute: BoundAttribute) -> SourceRange { attribute.range(in: tree(attribute.treeIndex)) }

    /// Returns the line of the item's declaration, without its block: of the scene itself, its Name.
    func placedHead(of id: ItemID) -> SourceRange {
        let (node, syntax) = (items[id].node, tree(items[id].treeIndex))
        if id == 0 { return placed(SceneSyntax(tree: syntax, node: node).name?.range ?? syntax.range(node), of: id) }
        return placed(ItemSyntax(tree: syntax, node: node).head, of: id)
    }

    /// Returns `range`, a place of the item `id`, with the use of the component that it is in, if it is in one.
    func placed(_ range: SourceRange, of id: ItemID?) -> SourceRange {
        guard !uses.isEmpty, let id, !syntax.range(node).contains(range) else { return range }
        var use = items[id].owner.value ?? items[id].use
        while let current = use, let outer = items[uses[current].item].owner.value { use = outer }
        guard let use else { return range }
        var range = range
        range.use = UInt32(clamping: header(of: items[uses[use].item]).start + 1)
        return range
    }
}
