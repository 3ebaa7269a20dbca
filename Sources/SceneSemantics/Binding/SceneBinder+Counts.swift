import SceneRuntime
import SceneSyntax
import SceneText

/// Binds the values between an item's kind or Name and its first attribute.
extension SceneBinder {
    /// Binds the `values` after the first word of the item `id`, which is at `node`.
    mutating func bindCount(_ values: ValueNodes, _ node: NodeID, _ id: ItemID) {
        let kind = context.scene.items[id].kind
        if context.scene.items[id].isBroken { return }
        if kind == .recognizer {
            let syntax = ItemSyntax(tree: tree, node: node)
            context.scene.items[id].recognizer = bindRecognizer(syntax.values, syntax)
            return
        }
        guard let first = values.first else { return }
        if kind == .view(.stack) {
            let hasTitle = bindTitle(first, of: id) || isConstantWithMistake(first)
            let syntax = ItemSyntax(tree: tree, node: node)
            bindDirection(hasTitle ? Array(syntax.values.dropFirst()) : syntax.values, of: id)
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
        case .view where bindTitle(first, of: id):
            if let extra { context.report(.unexpectedValue(extra, of: kind)) }
        case _ where isConstantWithMistake(first): context.diagnostics.excuse(tree.range(first))
        default: context.report(.unexpectedValue(ValueSyntax(tree: tree, node: first), of: kind))
        }
    }
}
