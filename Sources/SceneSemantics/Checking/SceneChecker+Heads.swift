import SceneRuntime
import SceneSyntax
import SceneText

/// Determines the kind of an item from its first words.
extension SceneChecker {
    /// Returns the kind of an item or, if its word is wrong, the most likely one. Returns `nil` for a line of
    /// attributes.
    mutating func kind(
        of node: NodeID, _ head: ItemHead, in parent: ItemID
    ) -> (kind: ItemKind, isGuess: Bool)? {
        guard let symbol = tree.symbol(of: head.word) else {
            return head.block == nil && head.name == nil ? nil : (kindExpected(in: parent), true)
        }
        if let facts = words.kind(symbol) {
            return (facts.kind, hasProblems && isSuspect(headRange(node)))
        }
        let isBare = head.name == nil && head.block == nil
        if isBare, words.attribute(symbol) != nil { return nil }
        let isName = tree.kind(head.word) == .name
        let guess = guess(symbol)
        if isBare, !isName, guess == nil, !hasLayout(ItemSyntax(tree: tree, node: node)) { return nil }
        return (guess ?? kindExpected(in: parent), true)
    }

    /// Returns the kind most likely meant by an unknown word.
    private mutating func guess(_ symbol: Symbol) -> ItemKind? {
        if let known = guesses[symbol] { return known }
        let guess = KindGuess.entry(for: tree.symbols.text(symbol))?.kind
        guesses[symbol] = .some(guess)
        return guess
    }

    /// Returns whether `syntax` has a layout attribute.
    private func hasLayout(_ syntax: ItemSyntax) -> Bool {
        syntax.attributes.contains { $0.word.symbol.flatMap { words.attribute($0) }?.isLayout ?? false }
    }

    /// Returns the most likely kind for the block of `parent`.
    private func kindExpected(in parent: ItemID) -> ItemKind {
        switch boundScene.items[parent].kind {
        case .view(.table), .section: .rows
        case .view(.collection): .items
        case .rows, .row, .items, .item: .view(.cell)
        default: .view(.view)
        }
    }

    /// Returns the line of the item at `node` up to its first attribute: kind, Name and values.
    func headRange(_ node: NodeID) -> SourceRange { ItemSyntax(tree: tree, node: node).head }
}
