import SceneRuntime
import SceneSyntax
import SceneText

extension LoweredScene {
    /// Returns the comments on lines of their own above the declaration of `view`, without their slashes. Those above a
    /// row or item belong to its cell, too.
    public func comments(above view: ViewID) -> [String] {
        guard let item = origins[Int(view.index)].item else { return [] }
        let scene = boundScene
        var comments = scene.comments(above: item)
        if tree[view].kind == .cell, let row = scene.items[item].parent { comments += scene.comments(above: row) }
        return comments
    }
}

extension BoundScene {
    /// Returns the comments on lines of their own above the statement of `item`, without their slashes.
    func comments(above item: ItemID) -> [String] {
        let tree = tree(items[item].treeIndex)
        var comments: [String] = []
        for piece in tree.trivia(before: tree.firstToken(items[item].node)) {
            guard piece.kind == .comment, !piece.followsCode else { continue }
            let text = tree.source.text(in: piece.range).utf8.drop { $0 == UInt8(ascii: "/") || $0.isBlank }
            comments.append(String(text) ?? "")
        }
        return comments
    }
}
