import SceneSyntax
import SceneText

/// Binds values that are words or colors.
extension ValueBinder {
    /// Binds `.on` or `.off`.
    func bindSwitch(_ word: TokenID, of attribute: Attribute, _ context: inout BindingContext) -> BoundValue? {
        if let symbol = tree.symbol(of: word), symbol == context.words.on || symbol == context.words.off {
            return .flag(.known(symbol == context.words.on))
        }
        return context.fail(.wrongChoice(context.spelled(word), of: attribute.word, among: ["on", "off"]))
    }

    func bindChoice(_ word: TokenID, of attribute: Attribute, _ context: inout BindingContext) -> BoundValue? {
        guard case .choice(let choices) = attribute.shape else { return nil }
        let text = tree.text(word)
        for (index, choice) in choices.enumerated() where choice == text { return .choice(UInt8(clamping: index)) }
        return context.fail(.wrongChoice(context.spelled(word), of: attribute.word, among: choices))
    }

    func bindColor(named name: TokenID, _ context: inout BindingContext) -> BoundValue? {
        if let symbol = tree.symbol(of: name), let color = context.words.color(symbol, tree.symbols) {
            return .color(color)
        }
        return context.fail(.unknownColor(context.spelled(name)))
    }

    /// Binds a hexadecimal color.
    func bindColor(_ digits: TokenID, _ context: inout BindingContext) -> BoundValue? {
        guard let (value, count) = tree.hexadecimal(digits), count == 6 || count == 8 else {
            return context.fail(.wrongHexadecimal(context.spelled(digits)))
        }
        return .color(count == 6 ? value << 8 | 0xFF : value)
    }
}
