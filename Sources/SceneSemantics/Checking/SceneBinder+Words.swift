import SceneSyntax
import SceneText

/// Binds values that are words or colours.
extension SceneBinder {
    /// Binds `.on` or `.off`.
    mutating func bindSwitch(_ word: TokenID, of attribute: Attribute) -> BoundValue? {
        if let symbol = tree.symbol(of: word), symbol == context.words.on || symbol == context.words.off {
            return .flag(.known(symbol == context.words.on))
        }
        return context.fail(.wrongChoice(context.spelled(word), of: attribute.word, among: ["on", "off"]))
    }

    mutating func bindChoice(_ word: TokenID, of attribute: Attribute) -> BoundValue? {
        guard case .choice(let choices) = attribute.shape else { return nil }
        let text = tree.text(word)
        for (index, choice) in choices.enumerated() where choice == text { return .choice(UInt8(clamping: index)) }
        return context.fail(.wrongChoice(context.spelled(word), of: attribute.word, among: choices))
    }

    mutating func bindColour(named name: TokenID) -> BoundValue? {
        if let symbol = tree.symbol(of: name), let colour = context.words.colour(symbol, tree.symbols) {
            return .colour(colour)
        }
        return context.fail(.unknownColour(context.spelled(name)))
    }

    /// Binds a hexadecimal colour.
    mutating func bindColour(_ digits: TokenID) -> BoundValue? {
        guard let (value, count) = tree.hexadecimal(digits), count == 6 || count == 8 else {
            return context.fail(.wrongHexadecimal(context.spelled(digits)))
        }
        return .colour(count == 6 ? value << 8 | 0xFF : value)
    }
}
