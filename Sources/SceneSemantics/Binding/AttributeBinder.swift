import SceneSyntax
import SceneText

/// Binds attributes, both on an item's line and on lines of their own.
struct AttributeBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }
    var paths: PathBinder { PathBinder(tree: tree) }
    var attributeValues: ValueBinder { ValueBinder(tree: tree) }
    var uses: UseBinder { UseBinder(tree: tree) }
    var recognizers: RecognizerBinder { RecognizerBinder(tree: tree) }

    /// Binds the attributes among `nodes`, which follow the first word on the line of the item `id`. With `isCertain`,
    /// it takes the attributes `allowed` even if the word of its kind is wrong.
    func bindAttributes(
        _ nodes: Siblings, of id: ItemID, _ allowed: AttributeSet, isBehindKind: Bool, isCertain: Bool = false,
        _ context: inout BindingContext
    ) -> AttributeRun {
        var run = AttributeRun(
            item: id, allowed: context.scene.items[id].isBroken && !isCertain ? nil : allowed,
            start: context.scene.attributes.count)
        if isBehindKind { run.use = context.scene.items[id].use }
        bindAttributes(nodes, to: &run, isBehindKind: isBehindKind, &context)
        return run
    }

    /// Binds a line of attributes that starts with `head` in the block of the item `id`, where `indexSlot` is the slot
    /// of `row`, `item` or `index`. Returns `nil` if all of it was reported.
    func bindAttributeLine(
        _ node: NodeID, _ head: ItemHead, in id: ItemID, indexSlot: Slot?, _ context: inout BindingContext
    ) -> Range<Int>? {
        guard tree.symbol(of: head.word) != nil else { return nil }
        if let name = head.name, !context.isSuspect(context.headRange(node)) {
            return context.fail(.nameOnAttribute(context.spelled(name), context.spelled(head.word)))
        }
        if let block = head.block, !context.isSuspect(context.headRange(node)) {
            return context.fail(.blockOnAttribute(context.spelled(head.word), at: tree.range(block)))
        }
        // The height of `rows` is the same for all of them, so it can't depend on `row`.
        let owner = context.scene.items[id]
        if owner.kind.makesCells || owner.kind == .repeat { context.scope.forbiddenSlot = indexSlot }
        defer { context.scope.forbiddenSlot = nil }
        var run = AttributeRun(
            item: id, allowed: owner.isBroken ? nil : context.attributesTaken(by: id),
            start: context.scene.attributes.count)
        var rest = tree.siblings(in: node)
        let values = ValueNodes(&rest, in: tree)
        bind(head.word, node, values, before: &rest, isFirst: false, to: &run, &context)
        bindAttributes(rest, to: &run, isBehindKind: false, &context)
        return run.start..<context.scene.attributes.count
    }

    private func bindAttributes(
        _ nodes: Siblings, to run: inout AttributeRun, isBehindKind: Bool, _ context: inout BindingContext
    ) {
        var nodes = nodes
        var isFirst = isBehindKind
        while let node = nodes.next(in: tree) {
            switch tree.kind(node) {
            case .attribute:
                var children = tree.siblings(in: node)
                let values = ValueNodes(&children, in: tree)
                bind(tree.firstToken(node), node, values, before: &nodes, isFirst: isFirst, to: &run, &context)
                isFirst = false
            case .block: return
            default: break
            }
        }
    }

    /// Binds the attribute at `node`. If the word after it turns out to be its value, advances `rest` past it.
    private func bind(
        _ word: TokenID, _ node: NodeID, _ values: ValueNodes, before rest: inout Siblings, isFirst: Bool,
        to run: inout AttributeRun, _ context: inout BindingContext
    ) {
        if isFirst, values.count == 0, reportBareCount(word, of: run.item, &context) { return }
        if isFirst, recognizers.isBareRecognizerKind(word, of: run.item, context) { return }
        guard let symbol = tree.symbol(of: word), let attribute = context.words.attribute(symbol) else {
            return bindUnknown(word, node, values, before: &rest, isFirst: isFirst, to: &run, &context)
        }
        if context.hasProblems, isSuspectAttribute(node, &context) {
            // Its values aren't reliable, but the Names in them are.
            bindQuietly(node, in: run.item, &context)
            return
        }
        if let allowed = run.allowed, !allowed.contains(attribute) {
            report(attribute, word, node, values, misplacedIn: run, &context)
            return
        }
        if values.count == 0 {
            var behind = rest
            if attribute == .size || attribute == .contentSize, reportSizeOfWords(before: &rest, &context) { return }
            if let next = behind.next(.attribute, in: tree),
                let instinct = instinctiveValue(next, of: attribute, among: run.allowed, &context)
            {
                context.report(instinct)
                rest = behind
                return
            }
        }
        if attribute == .safeArea || attribute == .contentInsetAdjustment { context.scene.usesSafeArea = true }
        if attribute.isLayout, context.scene.items[run.item].kind.isLaidOutByAttributes {
            context.position = .layout(of: run.item, as: attribute)
        }
        defer { context.position = .scene }
        if let value = attributeValues.bind(values, to: attribute, at: node, in: run.item, &context) {
            let bound = BoundAttribute(attribute: attribute, node: node, value: value)
            if attribute == .alignment || attribute == .customSpacing, reportOutsideStack(bound, in: run.item, &context)
            {
                return
            }
            add(bound, to: &run, &context)
        }
    }

    /// Binds a parameter of a component, or reports that `word` is no attribute.
    private func bindUnknown(
        _ word: TokenID, _ node: NodeID, _ values: ValueNodes, before rest: inout Siblings, isFirst: Bool,
        to run: inout AttributeRun, _ context: inout BindingContext
    ) {
        if run.use != nil, values.count == 0, let next = uses.bareCondition(word, before: rest, in: run, &context) {
            rest = next
            return
        }
        if run.use != nil, uses.bindParameter(word, node, values, in: &run, &context) { return }
        if isSuspectAttribute(node, &context) || run.allowed == nil { return }
        var behind = rest
        let next = behind.next(.attribute, in: tree)
        if values.count == 0, let next,
            reportMisspelledAttribute(context.spelled(word), before: next, in: run, &context)
        {
            rest = behind
            return
        }
        if context.mayLackComponents, tree.kind(node) == .item {
            // The line may be the use of a component.
            context.diagnostics.excuse(tree.tokens.range(word))
            return
        }
        let isAlone = values.count == 0 && next == nil
        reportUnknownAttribute(
            context.spelled(word), node, isAlone: isAlone, values, isFirst: isFirst, run.item, &context)
    }

    /// Reports an attribute that an item doesn't have.
    private func report(
        _ attribute: Attribute, _ word: TokenID, _ node: NodeID, _ values: ValueNodes, misplacedIn run: AttributeRun,
        _ context: inout BindingContext
    ) {
        let kind = context.scene.items[run.item].kind
        if attribute == .inset, Schema.entry(of: kind)?.takes(.fill) ?? false {
            context.report(insetOfView(word, values, in: run, context))
        } else if attribute == .direction, kind == .recognizer {
            context.report(
                .directionOfRecognizer(context.attributeRange(node), context.scene.items[run.item].recognizer))
        } else {
            let misplaced = Diagnostic.misplacedAttribute(context.spelled(word), attribute, on: kind)
            if attribute == .on, run.item == 0, tree.isSpoiled(tree.tokens.range(word.previous)) {
                // The word belongs to the expectation above, which is incomplete.
                context.diagnostics.excuse(misplaced)
            } else {
                context.report(misplaced)
            }
        }
    }

    /// Reports a constant or variable used as a count without parentheses. Returns whether it did.
    private func reportBareCount(_ word: TokenID, of id: ItemID, _ context: inout BindingContext) -> Bool {
        let item = context.scene.items[id]
        guard item.kind.takesCount, !item.isBroken, let symbol = tree.symbol(of: word),
            tree.child(item.node, .values) == nil
        else { return false }
        let isVariable = expressions.use(word, &context) != nil
        if !isVariable, context.words.attribute(symbol) != nil || context.words.kind(symbol) != nil { return false }
        context.report(.bareCount(context.spelled(word), of: item.kind, isKnown: isVariable))
        return true
    }

    /// Returns the diagnostic for `inset` on a view, which should use `fill` with a distance.
    private func insetOfView(
        _ word: TokenID, _ values: ValueNodes, in run: AttributeRun, _ context: borrowing BindingContext
    ) -> Diagnostic {
        let range = tree.tokens.range(word)
        let value = values.count == 1 ? values.first.flatMap { tree.singleLength(of: $0) } : nil
        let text = value.map { tree.source.text(in: tree.range($0)) }
        var replaced: SourceRange? = range
        if context.scene.attributes.count > run.start, let last = context.scene.attributes.last {
            let isBare = last.attribute == .fill && tree.firstToken(last.node) == word.previous
            replaced = isBare ? last.range(in: tree).union(range) : nil
        }
        return .insetOfView(
            context.spelled(word), value: text, in: context.scene.items[run.item].kind,
            replacing: text == nil ? nil : replaced)
    }

    @inline(__always)
    private func add(_ bound: BoundAttribute, to run: inout AttributeRun, _ context: inout BindingContext) {
        let attribute = bound.attribute
        if attribute.isTransform || run.written.contains(attribute), reportConflict(with: bound, in: run, &context) {
            return
        }
        run.written.insert(attribute)
        context.scene.attributes.append(bound)
    }

    /// Reports `bound` if it conflicts with an attribute of `run`. Returns whether it does.
    private func reportConflict(with bound: BoundAttribute, in run: AttributeRun, _ context: inout BindingContext)
        -> Bool
    {
        guard let other = conflict(with: bound, in: run, context) else { return false }
        context.report(
            other.attribute == bound.attribute
                ? .repeatedAttribute(bound, first: other, in: tree)
                : .transformNotAlone(bound.range(in: tree), first: other.range(in: tree)))
        return true
    }

    private func conflict(with bound: BoundAttribute, in run: AttributeRun, _ context: borrowing BindingContext)
        -> BoundAttribute?
    {
        let before = context.scene.attributes[run.start...]
        let attribute = bound.attribute
        if !attribute.isRepeatable, let same = before.first(where: { $0.attribute == attribute }) { return same }
        if attribute == .transform {
            // If there are several, the message names the first in the schema.
            let others: [Attribute] = [.rotate, .scale, .translate]
            for other in others {
                if let found = before.first(where: { $0.attribute == other }) { return found }
            }
        }
        return attribute.isRepeatable ? before.first { $0.attribute == .transform } : nil
    }

    /// Binds the paths in an attribute that isn't checked itself.
    private func bindQuietly(_ node: NodeID, in id: ItemID, _ context: inout BindingContext) {
        var children = tree.siblings(in: node)
        guard let value = children.next(.link, in: tree),
            case .link(let paths) = ValueSyntax(tree: tree, node: value).form
        else { return }
        for path in paths where !context.isSuspect(path.range) {
            _ = self.paths.bind(path, in: id, to: .viewOrRecognizer, &context)
        }
    }

    /// Returns whether the line of the attribute at `node` has a syntax problem.
    private func isSuspectAttribute(_ node: NodeID, _ context: inout BindingContext) -> Bool {
        context.hasProblems && context.isSuspect(context.attributeRange(node))
    }
}
