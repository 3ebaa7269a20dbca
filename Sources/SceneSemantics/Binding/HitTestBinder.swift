import SceneRuntime
import SceneSyntax
import SceneText

/// Binds `hitTest` blocks.
struct HitTestBinder {
    let tree: SyntaxTree

    var paths: PathBinder { PathBinder(tree: tree) }
    var attributes: AttributeBinder { AttributeBinder(tree: tree) }

    /// Binds a `hitTest` block of the item `id`.
    func bindHitTest(_ syntax: ItemSyntax, in id: ItemID, _ context: inout BindingContext) {
        let item = context.scene.items[id]
        if item.kind.viewKind == nil, !item.isBroken { return context.report(.hitTestOutsideView(syntax.head)) }
        if context.isSuspect(syntax.head) { return }
        if let stray = syntax.name?.range ?? syntax.values.first?.range ?? syntax.attributes.first?.range {
            return context.report(.strayAfterHitTest(stray))
        }
        guard let block = syntax.block else { return context.report(.hitTestWithoutBlock(syntax.head)) }
        var rules: [BoundRule] = []
        for statement in block.statements {
            if tree.kind(statement) != .item {
                context.report(.statementInHitTest(tree.range(statement)))
            } else if let rule = bindRule(ItemSyntax(tree: tree, node: statement), in: id, &context) {
                rules.append(rule)
            }
        }
        context.scene.overrides.append(BoundOverride(rules: rules, node: syntax.node))
        context.scene.statements.append(.hitTest(context.scene.overrides.count - 1))
        context.scene.items[id].contents.insert(.overrides)
    }

    private func bindRule(_ syntax: ItemSyntax, in id: ItemID, _ context: inout BindingContext) -> BoundRule? {
        if context.isSuspect(syntax.header) { return nil }
        guard let word = syntax.word else { return nil }
        let text = word.text
        guard let entry = Schema.rule(text) else {
            return context.fail(text == Schema.effect.word ? .effectOutsideClaim(word) : .unknownRule(word))
        }
        let (name, values, attributes) = (syntax.name, syntax.values, syntax.attributes)
        if let stray = name?.range ?? attributes.first?.range {
            if entry.kind == .return, let only = attributes.first, attributes.count == 1, only.word.text == "nil" {
                return context.fail(.returnOfNil(word.range.union(only.range)))
            }
            let lacksArrow = entry.views != .none && values.isEmpty && attributes.isEmpty
            return context.fail(.strayAfterRule(stray, word, view: lacksArrow ? name : nil))
        }
        guard let paths = bindRulePaths(values, syntax, word, entry.views, in: id, &context) else { return nil }
        let block = syntax.block
        if let block, !entry.takesEffects { return context.fail(.blockAfterRule(block.range, word)) }
        if block == nil, entry.effects == .required {
            return context.fail(.ruleWithoutEffects(syntax.header, word))
        }
        if context.scene.items[id].kind == .view(.cell), entry.traits.contains(.appliesToOwnHit) {
            return context.fail(.ruleOnCell(word))
        }
        let effects = block.map { bindEffects($0, in: id, &context) } ?? []
        guard let form = BoundRule.Form(entry.kind, paths) else { return nil }
        return BoundRule(form: form, effects: effects, range: syntax.header)
    }

    private func bindRulePaths(
        _ values: [ValueSyntax], _ syntax: ItemSyntax, _ word: SpelledToken, _ views: RuleEntry.Views, in id: ItemID,
        _ context: inout BindingContext
    ) -> [BoundPath]? {
        guard views != .none else {
            if let stray = values.first { return context.fail(.strayAfterRule(stray.range, word)) }
            return []
        }
        if let second = values.dropFirst().first { return context.fail(.strayAfterRule(second.range, word)) }
        guard values.count == 1, case .link(let paths) = values[0].form else {
            return context.fail(.ruleWithoutView(syntax.header, word))
        }
        if paths.count > 1, views == .one { return context.fail(.tooManyViewsAfterRule(paths[1].range, word)) }
        var bound: [BoundPath] = []
        for path in paths {
            guard let path = self.paths.bind(path, in: id, &context) else { return nil }
            bound.append(path)
        }
        return bound
    }

    private func bindEffects(_ block: BlockSyntax, in id: ItemID, _ context: inout BindingContext) -> [BoundEffect] {
        var effects: [BoundEffect] = []
        for statement in block.statements {
            let syntax = ItemSyntax(tree: tree, node: statement)
            guard tree.kind(statement) == .item, syntax.word?.text == Schema.effect.word else {
                if !context.isSuspect(syntax.range) { context.report(.noEffect(syntax.range)) }
                continue
            }
            if let effect = bindEffect(syntax, in: id, &context) { effects.append(effect) }
        }
        return effects
    }

    private func bindEffect(_ syntax: ItemSyntax, in id: ItemID, _ context: inout BindingContext) -> BoundEffect? {
        if context.isSuspect(syntax.header) { return nil }
        var view: BoundPath?
        if let value = syntax.values.first {
            guard syntax.values.count == 1, case .link(let paths) = value.form, paths.count == 1 else {
                return context.fail(.wrongEffectTarget(value.range))
            }
            guard let path = self.paths.bind(paths[0], in: id, &context) else { return nil }
            view = path
        }
        if syntax.attributes.isEmpty { return context.fail(.effectWithoutAttribute(syntax.header)) }
        for attribute in syntax.attributes {
            let keyword = attribute.word.symbol.flatMap { context.words.attribute($0) }
            let isSettable =
                keyword.map { Schema.settableAttributes.contains($0) }
                ?? (Misspelling.word(attribute.word.text, among: Schema.settableAttributes.map { $0.word }) != nil)
            if isSettable { continue }
            return context.fail(.notSettable(attribute.word))
        }
        let run = attributes.bindAttributes(
            tree.siblings(in: syntax.node), of: BoundScene.root, Schema.sceneAttributes, isBehindKind: false, &context)
        return BoundEffect(view: view, attributes: run.start..<context.scene.attributes.count)
    }
}
