import SceneRuntime
import SceneSyntax
import SceneText

/// Binds `hitTest` blocks.
extension SceneBinder {
    /// Binds a `hitTest` block of the item `id`.
    mutating func bindHitTest(_ syntax: ItemSyntax, in id: ItemID) {
        let item = context.scene.items[id]
        if item.kind.viewKind == nil, !item.isBroken {
            context.report(.hitTestOutsideView(syntax.head))
            return
        }
        if context.isSuspect(syntax.head) { return }
        if let stray = syntax.name?.range ?? syntax.values.first?.range ?? syntax.attributes.first?.range {
            context.report(.strayAfterHitTest(stray))
            return
        }
        guard let block = syntax.block else {
            context.report(.hitTestWithoutBlock(syntax.head))
            return
        }
        var rules: [BoundRule] = []
        for statement in block.statements {
            switch statement {
            case .item(let rule):
                if let rule = bindRule(rule, in: id) { rules.append(rule) }
            case .constant(let constant): context.report(.statementInHitTest(constant.range))
            case .condition(let condition): context.report(.statementInHitTest(condition.range))
            case .expectation(let expectation): context.report(.statementInHitTest(expectation.range))
            }
        }
        context.scene.overrides.append(BoundOverride(rules: rules, node: syntax.node))
        context.scene.statements.append(.hitTest(context.scene.overrides.count - 1))
        context.scene.items[id].contents.insert(.overrides)
    }

    private mutating func bindRule(_ syntax: ItemSyntax, in id: ItemID) -> BoundRule? {
        if context.isSuspect(syntax.header) { return nil }
        guard let word = syntax.word else { return nil }
        let text = word.text
        guard Schema.rules.contains(where: { $0.word == text }) else {
            context.report(text == "set" ? .effectOutsideClaim(word) : .unknownRule(word))
            return nil
        }
        let takesViews = !["none", "super", "pass"].contains(text)
        let (name, values, attributes) = (syntax.name, syntax.values, syntax.attributes)
        if let stray = name?.range ?? attributes.first?.range {
            let lacksArrow = takesViews && values.isEmpty && attributes.isEmpty
            context.report(.strayAfterRule(stray, word, view: lacksArrow ? name : nil))
            return nil
        }
        let takesMany = ["claim", "yield", "when", "unless"].contains(text)
        let takesEffects = ["claim", "when", "unless"].contains(text)
        guard let paths = bindRulePaths(values, syntax, word, takesViews: takesViews, takesMany: takesMany, in: id)
        else {
            return nil
        }
        let block = syntax.block
        if let block, !takesEffects {
            context.report(.blockAfterRule(block.range, word))
            return nil
        }
        if block == nil, text == "when" || text == "unless" {
            context.report(.ruleWithoutEffects(syntax.header, word))
            return nil
        }
        if context.scene.items[id].kind == .view(.cell), ["delegate", "forward", "pass", "return"].contains(text) {
            context.report(.ruleOnCell(word))
            return nil
        }
        let effects = block.map { bindEffects($0, in: id) } ?? []
        guard let form = ruleForm(text, paths) else { return nil }
        return BoundRule(form: form, effects: effects, range: syntax.header)
    }

    private func ruleForm(_ word: String, _ paths: [BoundPath]) -> BoundRule.Form? {
        switch (word, paths.first) {
        case ("claim", _): .claim(paths)
        case ("ask", let path?): .ask(path)
        case ("yield", _): .yield(paths)
        case ("none", _): BoundRule.Form.none
        case ("super", _): .super
        case ("delegate", let path?): .delegate(path)
        case ("forward", let path?): .forward(path)
        case ("return", let path?): .return(path)
        case ("pass", _): .pass
        case ("when", _): .when(paths)
        case ("unless", _): .unless(paths)
        default: nil
        }
    }

    private mutating func bindRulePaths(
        _ values: [ValueSyntax], _ syntax: ItemSyntax, _ word: SpelledToken, takesViews: Bool, takesMany: Bool,
        in id: ItemID
    ) -> [BoundPath]? {
        guard takesViews else {
            if let stray = values.first {
                context.report(.strayAfterRule(stray.range, word))
                return nil
            }
            return []
        }
        if let second = values.dropFirst().first {
            context.report(.strayAfterRule(second.range, word))
            return nil
        }
        guard values.count == 1, case .link(let paths) = values[0].form else {
            context.report(.ruleWithoutView(syntax.header, word))
            return nil
        }
        if paths.count > 1, !takesMany {
            context.report(.tooManyViewsAfterRule(paths[1].range, word))
            return nil
        }
        var bound: [BoundPath] = []
        for path in paths {
            guard let path = bind(path, in: id) else { return nil }
            bound.append(path)
        }
        return bound
    }

    private mutating func bindEffects(_ block: BlockSyntax, in id: ItemID) -> [BoundEffect] {
        var effects: [BoundEffect] = []
        for statement in block.statements {
            guard case .item(let syntax) = statement, syntax.word?.text == "set" else {
                if let range = statementRange(statement), !context.isSuspect(range) { context.report(.noEffect(range)) }
                continue
            }
            if let effect = bindEffect(syntax, in: id) { effects.append(effect) }
        }
        return effects
    }

    private mutating func bindEffect(_ syntax: ItemSyntax, in id: ItemID) -> BoundEffect? {
        if context.isSuspect(syntax.header) { return nil }
        var view: BoundPath?
        if let value = syntax.values.first {
            guard syntax.values.count == 1, case .link(let paths) = value.form, paths.count == 1 else {
                context.report(.wrongEffectTarget(value.range))
                return nil
            }
            guard let path = bind(paths[0], in: id) else { return nil }
            view = path
        }
        if syntax.attributes.isEmpty {
            context.report(.effectWithoutAttribute(syntax.header))
            return nil
        }
        let settable: [Attribute] = [.hidden, .alpha, .userInteractionEnabled]
        for attribute in syntax.attributes {
            guard let known = attribute.word.symbol.flatMap({ context.words.attribute($0) }), !settable.contains(known)
            else { continue }
            context.report(.notSettable(attribute.word))
            return nil
        }
        let run = bindAttributes(tree.siblings(in: syntax.node), of: 0, Schema.sceneAttributes, isBehindKind: false)
        return BoundEffect(view: view, attributes: run.start..<context.scene.attributes.count)
    }

    private func statementRange(_ statement: StatementSyntax) -> SourceRange? {
        switch statement {
        case .item(let item): item.range
        case .constant(let constant): constant.range
        case .condition(let condition): condition.range
        case .expectation(let expectation): expectation.range
        }
    }
}
