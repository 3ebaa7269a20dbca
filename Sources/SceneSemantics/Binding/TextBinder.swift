import SceneSyntax
import SceneText

/// Binds titles and other texts.
struct TextBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }

    /// Binds the title of the item `id`. Returns whether it is a text.
    func bindTitle(_ value: NodeID, of id: ItemID, _ context: inout BindingContext) -> Bool {
        guard let text = boundText(value, &context) else { return false }
        if !text.isEmpty { context.scene.interpolations[id] = text }
        return true
    }

    /// Returns whether `value` is a constant in parentheses whose own value has a mistake. It may be meant as a text.
    func isConstantWithMistake(_ value: NodeID, _ context: inout BindingContext) -> Bool {
        guard let length = tree.singleLength(of: value).map({ LengthSyntax(tree: tree, node: $0) }),
            let expression = length.expression, let inner = tree.firstChild(expression.node),
            tree.kind(inner) == .variable, let meaning = expressions.use(tree.firstToken(inner), &context)
        else { return false }
        return meaning.value == nil && meaning.type == nil
    }

    /// Binds a String, or a parameter that is one. Returns what is inserted into it, or `nil` if it is no text.
    func boundText(_ value: NodeID, _ context: inout BindingContext) -> [TextInsertion]? {
        if tree.kind(value) == .string {
            if tree.firstChild(value) == nil { return [] }
            var insertions: [TextInsertion] = []
            for syntax in StringSyntax(tree: tree, node: value).interpolations {
                guard let (value, type) = expressions.bind(syntax.node, &context) else { continue }
                insertions.append(TextInsertion(value: value, type: type, range: syntax.range))
            }
            return insertions
        }
        guard let word = textParameter(value, &context) else { return nil }
        _ = expressions.use(word, &context)
        return [TextInsertion(value: .known(0), type: .string, range: tree.range(value))]
    }

    /// Returns the word in parentheses if it is a parameter with a text.
    private func textParameter(_ value: NodeID, _ context: inout BindingContext) -> TokenID? {
        guard let length = tree.singleLength(of: value).map({ LengthSyntax(tree: tree, node: $0) }),
            length.unit == nil, !length.isNegated, let expression = length.expression,
            let inner = tree.firstChild(expression.node), tree.kind(inner) == .variable,
            case let word = tree.firstToken(inner),
            context.scope.entry(tree.symbol(of: word))?.meaning.type == .string
        else { return nil }
        return word
    }
}
