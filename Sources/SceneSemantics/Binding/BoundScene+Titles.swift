import SceneSyntax
import SceneText

/// How messages name items, and where they point.
extension BoundScene {
    /// Returns the item's title in messages.
    func title(of item: BoundItem) -> String {
        name(of: item).map { "`\($0)`" } ?? "this `\(item.kind.word)`"
    }

    /// Returns the line of the item's declaration, without its block.
    func header(of item: BoundItem) -> SourceRange { ItemSyntax(tree: syntax, node: item.node).header }

    func range(of attribute: BoundAttribute) -> SourceRange { attribute.range(in: syntax) }
}
