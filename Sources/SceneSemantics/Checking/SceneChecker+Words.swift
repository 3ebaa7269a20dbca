import SceneSyntax
import SceneText

/// Binds values that are words or colours.
extension SceneChecker {
    /// Binds `.on` or `.off`.
    mutating func bindSwitch(_ word: TokenID, of attribute: Attribute) -> BoundValue? {
        if let symbol = tree.symbol(of: word), symbol == words.on || symbol == words.off {
            return .flag(.known(symbol == words.on))
        }
        report(.wrongChoice(spelled(word), of: attribute.word, among: ["on", "off"]))
        return nil
    }

    /// Binds one of the words of `attribute`.
    mutating func bindChoice(_ word: TokenID, of attribute: Attribute) -> BoundValue? {
        guard case .choice(let choices) = attribute.shape else { return nil }
        let text = tree.text(word)
        for (index, choice) in choices.enumerated() where choice == text { return .choice(UInt8(clamping: index)) }
        report(.wrongChoice(spelled(word), of: attribute.word, among: choices))
        return nil
    }

    /// Binds a colour name.
    mutating func bindColour(named name: TokenID) -> BoundValue? {
        if let symbol = tree.symbol(of: name), let colour = words.colour(symbol, tree.symbols) {
            return .colour(colour)
        }
        report(.unknownColour(spelled(name)))
        return nil
    }

    /// Binds a hexadecimal colour.
    mutating func bindColour(_ digits: TokenID) -> BoundValue? {
        guard let (value, count) = tree.hexadecimal(digits), count == 6 || count == 8 else {
            report(.wrongHexadecimal(spelled(digits)))
            return nil
        }
        return .colour(count == 6 ? value << 8 | 0xFF : value)
    }
}
