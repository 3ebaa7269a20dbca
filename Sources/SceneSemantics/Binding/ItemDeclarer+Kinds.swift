import SceneRuntime
import SceneSyntax
import SceneText

/// Determines the kind of an item from its first words.
extension ItemDeclarer {
    /// Returns the kind of an item or, if its word is wrong, the most likely one. Returns `nil` for a line of
    /// attributes.
    mutating func kind(of node: NodeID, _ head: ItemHead, in parent: ItemID, _ context: inout BindingContext) -> (
        kind: ItemKind, isGuess: Bool
    )? {
        guard let symbol = tree.symbol(of: head.word) else {
            return head.block == nil && head.name == nil
                ? nil : (kindExpected(in: context.scene.items[parent].kind), true)
        }
        if let facts = context.words.kind(symbol) {
            return (facts.kind, context.hasProblems && context.isSuspect(context.headRange(node)))
        }
        if !context.components.isEmpty, let component = context.components[symbol] {
            let isBroken = component.view.isBroken || context.hasProblems && context.isSuspect(context.headRange(node))
            return (component.kind, isBroken)
        }
        let isBare = head.name == nil && head.block == nil
        if isBare, context.words.attribute(symbol) != nil { return nil }
        let isName = tree.kind(head.word) == .name
        let guess = guess(symbol)
        if isBare, !isName, guess == nil, !hasLayout(ItemSyntax(tree: tree, node: node), context.words) { return nil }
        return (guess ?? kindExpected(in: context.scene.items[parent].kind), true)
    }

    /// Returns the kind most likely meant by an unknown word.
    private mutating func guess(_ symbol: Symbol) -> ItemKind? {
        if let guess = guesses[symbol] { return guess }
        let guess = KindGuess(tree.symbols.text(symbol)).entry?.kind
        guesses[symbol] = .some(guess)
        return guess
    }

    /// Returns whether `syntax` has a layout attribute.
    private func hasLayout(_ syntax: ItemSyntax, _ words: ResolvedKeywords) -> Bool {
        syntax.attributes.contains { $0.word.symbol.flatMap { words.attribute($0) }?.isLayout ?? false }
    }

    /// Returns the most likely kind for the block of an item of kind `parent`.
    private func kindExpected(in parent: ItemKind) -> ItemKind {
        switch parent {
        case .view(.table), .section: .rows
        case .view(.collection): .items
        case .rows, .row, .items, .item: .view(.cell)
        default: .view(.view)
        }
    }
}
