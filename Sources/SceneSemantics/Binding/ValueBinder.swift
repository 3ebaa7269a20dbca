import SceneSyntax
import SceneText

/// Binds the values of attributes.
struct ValueBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }
    var paths: PathBinder { PathBinder(tree: tree) }

    /// Binds `values` to the shape of `attribute` at `node`. Returns `nil` if it reported an error.
    @inline(__always)
    func bind(
        _ values: ValueNodes, to attribute: Attribute, at node: NodeID, in item: ItemID,
        _ context: inout BindingContext
    ) -> BoundValue? {
        let facts = context.words.facts(of: attribute)
        if attribute == .safeArea, item == 0 { return bindSafeArea(values, node, &context) }
        if facts.form == .frame { return bindFrame(values, node, &context) }
        if facts.form == .nothing, values.count > 0 { return reportWrongValue(of: attribute, node, &context) }
        if values.count > 1 {
            return context.fail(.tooManyValues(attribute, self.values(of: node), word: attributeWord(node, context)))
        }
        guard let value = values.first else { return bindMissingValue(of: attribute, facts.form, node, &context) }
        switch (facts.form, tree.kind(value)) {
        case (.flag, .caseValue), (.flagOrCompetitors, .caseValue):
            return bindSwitch(tree.caseWord(value), of: attribute, &context)
        case (.flag, .length), (.flag, .lengths), (.flag, .size), (.flagOrCompetitors, .length),
            (.flagOrCompetitors, .lengths), (.flagOrCompetitors, .size):
            return bindFlag(value, of: attribute, node, &context)
        case (.choice, .caseValue): return bindChoice(tree.caseWord(value), of: attribute, &context)
        case (.color, .caseValue): return bindColor(named: tree.caseWord(value), &context)
        case (.color, .color): return bindColor(tree.firstToken(value), &context)
        case (.link, .link): return bindLink(value, of: attribute, in: item, &context)
        case (.links, .link): return bindLinks(value, in: item, to: .view, &context)
        case (.competitors, .link), (.flagOrCompetitors, .link):
            return bindLinks(value, in: item, to: .competitor, &context)
        case (.size, .size), (.size, .lengths):
            guard let sides = tree.sides(of: value) else { return reportWrongValue(of: attribute, node, &context) }
            return bindSize(sides, &context)
        case (_, .length), (_, .lengths), (_, .size):
            return bindNumbers(value, to: attribute, facts.numbers, node, &context)
        default: return reportWrongValue(of: attribute, node, &context)
        }
    }

    private func bindMissingValue(
        of attribute: Attribute, _ form: AttributeFacts.Form, _ node: NodeID, _ context: inout BindingContext
    ) -> BoundValue? {
        switch form {
        case .flag, .flagOrCompetitors: .flag(.known(true))
        case .nothing, .optionalNumbers: .numbers(from: 0, count: 0)
        default: reportWrongValue(of: attribute, node, &context)
        }
    }

    /// Reports that the values of the attribute at `node` don't match its shape.
    func reportWrongValue(of attribute: Attribute, _ node: NodeID, _ context: inout BindingContext) -> BoundValue? {
        let word = attributeWord(node, context)
        // In `top safeArea 8`, the pin before it reports that.
        if attribute == .safeArea, let pin = Attribute(word: tree.text(word.token.previous)),
            [.leading, .top, .trailing, .bottom].contains(pin), !tree.startsLine(word.token)
        {
            return nil
        }
        return context.fail(.wrongValue(attribute, values: values(of: node), word: word))
    }

    /// Returns the values of the attribute at `node`.
    private func values(of node: NodeID) -> [ValueSyntax] {
        tree.kind(node) == .item
            ? ItemSyntax(tree: tree, node: node).values : AttributeSyntax(tree: tree, node: node).values
    }

    private func attributeWord(_ node: NodeID, _ context: borrowing BindingContext) -> SpelledToken {
        if tree.kind(node) == .item, let word = ItemSyntax(tree: tree, node: node).word { return word }
        return context.spelled(tree.firstToken(node))
    }

    private func bindFlag(_ value: NodeID, of attribute: Attribute, _ node: NodeID, _ context: inout BindingContext)
        -> BoundValue?
    {
        guard let length = tree.singleLength(of: value).map({ LengthSyntax(tree: tree, node: $0) }),
            let expression = length.expression, length.unit == nil
        else { return reportWrongValue(of: attribute, node, &context) }
        if length.isNegated { return nil }
        return expressions.bindCondition(expression.node, &context).map { .flag($0) }
    }

    /// Binds a list of paths, each to what `role` allows.
    private func bindLinks(
        _ value: NodeID, in item: ItemID, to role: PathRole, _ context: inout BindingContext
    ) -> BoundValue? {
        guard case .link(let paths) = ValueSyntax(tree: tree, node: value).form else { return nil }
        var bound: [BoundPath] = []
        for path in paths where !context.isSuspect(path.range) {
            // The other paths are still uses of their Names.
            if let path = self.paths.bind(path, in: item, to: role, &context) { bound.append(path) }
        }
        guard bound.count == paths.count, !paths.isEmpty, paths.count <= UInt16.max else { return nil }
        context.scene.paths += bound
        return .links(
            from: UInt32(clamping: context.scene.paths.count - bound.count), count: UInt16(clamping: bound.count))
    }

    private func bindLink(_ value: NodeID, of attribute: Attribute, in item: ItemID, _ context: inout BindingContext)
        -> BoundValue?
    {
        guard case .link(let paths) = ValueSyntax(tree: tree, node: value).form else { return nil }
        if paths.count > 1 { return context.fail(.tooManyLinks(paths[1].range, attribute)) }
        guard let path = paths.first, !context.isSuspect(path.range),
            let bound = self.paths.bind(path, in: item, &context)
        else { return nil }
        context.scene.paths.append(bound)
        return .link(UInt32(clamping: context.scene.paths.count - 1))
    }

    /// Binds the safe area of a scene.
    func bindSafeArea(_ values: ValueNodes, _ node: NodeID, _ context: inout BindingContext) -> BoundValue? {
        let rule = NumberRule(count: 1, otherCount: 4, range: Schema.notNegative)
        guard values.count == 1, let value = values.first, SyntaxKinds.numbers.contains(tree.kind(value)) else {
            let numbers = AttributeSyntax(tree: tree, node: node).values.map { $0.text }
            let areNumbers = numbers.allSatisfy { Double($0) != nil }
            context.report(.wrongSafeAreaOfScene(context.attributeRange(node), areNumbers ? numbers : []))
            return nil
        }
        return bindNumbers(value, to: .safeArea, rule, node, &context)
    }
}
