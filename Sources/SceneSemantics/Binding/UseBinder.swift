import SceneRuntime
import SceneSyntax
import SceneText

/// Binds uses of components.
struct UseBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }
    var paths: PathBinder { PathBinder(tree: tree) }
    var texts: TextBinder { TextBinder(tree: tree) }

    /// Starts the use of a component by the item with this head.
    func begin(_ use: Int, _ head: ItemHead, _ context: inout BindingContext) {
        let component = context.scene.uses[use].component
        context.scene.uses[use].depth = context.scope.depth
        if context.scene.tree(0) === component.scene.syntax {
            context.symbols.addUse(head.word, of: component.declaration)
        } else if let declaration = tree.symbol(of: head.word).flatMap({ context.importedComponents[$0] }) {
            context.symbols.addUse(head.word, of: declaration)
        }
        if component.hasErrors { context.diagnostics.excuse(tree.range(head.word)) }
        if context.isTooDeep(component, at: context.scene.uses[use].item) {
            context.report(.useTooDeep(context.spelled(head.word)))
        }
    }

    /// Binds the attribute at `node` to the parameter that `word` names. Returns whether there is one.
    func bindParameter(
        _ word: TokenID, _ node: NodeID, _ values: ValueNodes, in run: inout AttributeRun,
        _ context: inout BindingContext
    )
        -> Bool
    {
        guard let use = run.use else { return false }
        let component = context.scene.uses[use].component
        let text = tree.text(word)
        guard let number = component.parametersByName[text] else { return false }
        let parameter = component.parameters[number]
        if tree === component.scene.syntax {
            context.symbols.addArgument(word, of: parameter.declaration)
        } else {
            context.symbols.addUse(word, of: ImportedWord(text, parameter.range, .parameter, in: component.scene))
        }
        if context.hasProblems, context.isSuspect(tree.range(node)) {
            run.given[number] = word
            return true
        }
        if let first = run.given[number] {
            context.report(.parameterTwice(context.spelled(word), first: tree.range(first)))
            return true
        }
        run.given[number] = word
        if component.hasTooManyParameters { return true }
        guard values.count < 2 else {
            context.report(.wrongArgument(context.spelled(word), parameter.kind, at: tree.range(node)))
            return true
        }
        switch parameter.kind {
        case .broken: break
        case .string:
            if let value = values.first, let text = texts.boundText(value, &context) {
                if tree.kind(value) == .string, !text.isEmpty { context.scene.uses[use].layers[0].texts[number] = text }
                return true
            }
            context.report(.wrongArgument(context.spelled(word), parameter.kind, at: tree.range(node)))
        case .view(let index, let role):
            context.scene.uses[use].layers[0].views[index] = bindView(
                word, node, values.first, run.item, role, &context)
        case .value(let type, let index, _):
            guard let value = bindValue(word, node, values.first, type, parameter.kind, &context) else { return true }
            context.scene.uses[use].layers[0].values[index] = value
        }
        return true
    }

    /// Reports a condition given as in other languages, `open false`. Returns what follows it, or `nil` if it isn't
    /// one.
    func bareCondition(_ word: TokenID, before rest: Siblings, in run: AttributeRun, _ context: inout BindingContext)
        -> Siblings?
    {
        guard let use = run.use, let symbol = tree.symbol(of: word) else { return nil }
        let component = context.scene.uses[use].component
        guard let number = component.parametersByName[tree.symbols.text(symbol)],
            case .value(.condition, _, _) = component.parameters[number].kind
        else { return nil }
        var behind = rest
        guard let next = behind.next(.attribute, in: tree), case let value = context.spelled(tree.firstToken(next)),
            tree.firstChild(next) == nil, !context.isSuspect(value.range)
        else { return nil }
        switch value.text {
        case "true", "yes": context.report(.bareCondition(context.spelled(word), value, meant: ".on"))
        case "false", "no", "off": context.report(.bareCondition(context.spelled(word), value, meant: ".off"))
        default: return nil
        }
        return behind
    }

    private func bindView(
        _ word: TokenID, _ node: NodeID, _ value: NodeID?, _ item: ItemID, _ role: PathRole,
        _ context: inout BindingContext
    ) -> BoundPath? {
        guard let value, tree.kind(value) == .link,
            case .link(let paths) = ValueSyntax(tree: tree, node: value).form, paths.count == 1, let path = paths.first
        else {
            return context.fail(
                .wrongArgument(context.spelled(word), .view(index: 0, role: role), at: tree.range(node)))
        }
        // The path is resolved where the use is, not in its block.
        if context.isSuspect(path.range) { return nil }
        return self.paths.bind(path, in: context.scene.items[item].parent ?? 0, to: role, &context)
    }

    private func bindValue(
        _ word: TokenID, _ node: NodeID, _ value: NodeID?, _ type: Expression.ValueType,
        _ kind: ComponentParameter.Kind, _ context: inout BindingContext
    ) -> Expression? {
        if type == .condition {
            switch value.map({ tree.kind($0) }) {
            case nil: return .known(1)
            case .caseValue?:
                guard let value, let symbol = tree.symbol(of: tree.caseWord(value)),
                    symbol == context.words.on || symbol == context.words.off
                else { break }
                return .known(symbol == context.words.on ? 1 : 0)
            case .length?:
                guard let value, let length = tree.singleLength(of: value).map({ LengthSyntax(tree: tree, node: $0) }),
                    length.unit == nil, !length.isNegated, let expression = length.expression
                else { break }
                return expressions.bind(expression.node, as: .condition, &context)
            default: break
            }
        } else if let value, tree.kind(value) == .length, let length = tree.singleLength(of: value),
            LengthSyntax(tree: tree, node: length).unit == nil
        {
            guard let number = expressions.bind(length, units: .none, &context) else { return nil }
            return number.expression.map { context.scene.expressions[$0] } ?? .known(number.number)
        }
        return context.fail(.wrongArgument(context.spelled(word), kind, at: tree.range(node)))
    }

    /// Reports the views that the use needs and doesn't give.
    func finish(_ use: Int, _ run: AttributeRun, _ head: ItemHead, _ node: NodeID, _ context: inout BindingContext) {
        if context.scene.uses[use].component.hasTooManyParameters { return }
        let parameters = context.scene.uses[use].component.parameters
        for (number, parameter) in parameters.enumerated() {
            guard case .view = parameter.kind, run.given[number] == nil else { continue }
            if context.hasProblems, context.isSuspect(ItemSyntax(tree: tree, node: node).header) { continue }
            context.report(.missingView(parameter, of: context.spelled(head.word)))
        }
    }

    /// Reports a `hitTest` block, `touchDelegate` or `passthrough` of a use that doesn't go with the component's, and a
    /// second `content` of a cell.
    func checkUse(_ use: Int, of id: ItemID, _ context: inout BindingContext) {
        let component = context.scene.uses[use].component
        let (own, item) = (component.view, context.scene.items[id])
        if component.hasErrors { return }
        let header = context.headRange(item.node)
        if item.kind == .view(.cell), let own = context.child(of: id, where: { $0.kind == .view(.content) }),
            component.hasContent
        {
            return context.report(.contentInBoth(component, at: context.headRange(context.scene.items[own].node)))
        }
        if own.contents.contains(.overrides) {
            if item.contents.contains(.overrides) {
                return context.report(.hitTestInBoth(component, at: header))
            }
            if item.kind != .view(.cell),
                let word = context.scene.attributes(of: item).first(where: { $0.attribute.isForContent })
            {
                return context.report(
                    Diagnostic.shortWordBesideHitTest(word.attribute, at: word.range(in: tree))
                        .with("the block is in the component", at: component.range))
            }
        } else if item.contents.contains(.overrides), item.kind != .view(.cell),
            let word = component.shortWord
        {
            context.report(
                Diagnostic.shortWordBesideHitTest(word.attribute, at: header)
                    .with("it is written in the component", at: component.scene.range(of: word)))
        }
    }
}

extension BoundComponent {
    /// Whether its view is a cell with a `content`.
    fileprivate var hasContent: Bool {
        scene.items.prefix(itemCount).contains { $0.parent == Self.view && $0.kind == .view(.content) }
    }

    /// The `touchDelegate` or `passthrough` of its view, or else of the component that it is based on.
    fileprivate var shortWord: BoundAttribute? {
        var indices = Array(view.attributes)
        if let use = view.use { indices += scene.uses[use].layers.flatMap { Array($0.attributes) } }
        return indices.map { scene.attributes[$0] }.first { $0.attribute.isForContent }
    }
}
