import SceneRuntime
import SceneSyntax
import SceneText

/// Binds the values between an item's kind or Name and its first attribute.
struct HeadBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }
    var texts: TextBinder { TextBinder(tree: tree) }
    var recognizers: RecognizerBinder { RecognizerBinder(tree: tree) }

    /// Binds the `values` after the first word of the item `id`, which is at `node`.
    func bindCount(_ values: ValueNodes, _ node: NodeID, _ id: ItemID, _ context: inout BindingContext) {
        let kind = context.scene.items[id].kind
        if context.scene.items[id].isBroken { return }
        if kind == .recognizer {
            let syntax = ItemSyntax(tree: tree, node: node)
            context.scene.items[id].recognizer = recognizers.bindRecognizer(syntax.values, syntax, &context)
            return
        }
        guard let first = values.first else { return }
        if kind == .view(.stack) {
            let hasTitle = texts.bindTitle(first, of: id, &context) || texts.isConstantWithMistake(first, &context)
            let syntax = ItemSyntax(tree: tree, node: node)
            bindDirection(hasTitle ? Array(syntax.values.dropFirst()) : syntax.values, of: id, &context)
            return
        }
        let extra = values.second.map { ValueSyntax(tree: tree, node: $0) }
        switch kind {
        case .rows, .items, .repeat:
            if let extra {
                context.report(.unexpectedValue(extra, of: kind))
            } else if let length = tree.singleLength(of: first) {
                guard let count = expressions.bindCount(length, &context) else { return }
                context.scene.items[id].count = context.scene.quantities.count
                context.scene.quantities.append(count)
            } else {
                context.report(.wrongCount(ValueSyntax(tree: tree, node: first), of: kind))
            }
        case .view where texts.bindTitle(first, of: id, &context):
            if let extra { context.report(.unexpectedValue(extra, of: kind)) }
        case _ where texts.isConstantWithMistake(first, &context): context.diagnostics.excuse(tree.range(first))
        default:
            let value = ValueSyntax(tree: tree, node: first)
            if let use = context.scene.items[id].use, !context.scene.uses[use].component.parameters.isEmpty {
                return context.report(.argumentWithoutWord(value, of: context.scene.uses[use].component))
            }
            context.report(.unexpectedValue(value, of: kind))
        }
    }

    /// Binds the direction after the kind or Name of the stack `id`, which `values` may begin with a title.
    func bindDirection(_ values: [ValueSyntax], of id: ItemID, _ context: inout BindingContext) {
        var hasDirection = false
        for value in values {
            guard !hasDirection, case .caseWord(let word) = value.form else {
                context.report(.unexpectedValue(value, of: .view(.stack)))
                return
            }
            guard let axis = Axis(rawValue: word.text) else {
                context.report(.wrongChoice(word, of: "stack", among: Schema.stackDirections))
                return
            }
            context.scene.items[id].isVertical = axis == .vertical
            hasDirection = true
        }
    }
}
