import SceneRuntime
import SceneSyntax
import SceneText

/// Attributes, on the line of an item and on lines of their own.
extension SceneChecker {
    /// Where attributes are being gathered.
    struct AttributeRun {
        /// The item that they belong to.
        var item: ItemID
        /// Which of them the item takes; `nil` where its kind itself is a guess, so that nothing should be said of them.
        var allowed: AttributeSet?
        /// Where they begin in ``SceneTemplate/attributes``.
        var start: Int
        /// Which they are.
        var written = AttributeSet()
    }

    /// Binds the attributes among `nodes`, which stand on the line of the item `id`, behind its first word.
    mutating func bindAttributes(
        _ nodes: Range<NodeID>, of id: ItemID, _ allowed: AttributeSet, isBehindKind: Bool
    ) -> AttributeRun {
        var run = AttributeRun(
            item: id, allowed: template.items[id].isBroken ? nil : allowed, start: template.attributes.count)
        bindAttributes(nodes, to: &run, isBehindKind: isBehindKind)
        return run
    }

    /// Binds a line of attributes for the block of the item `id`; `nil` where all of it was reported.
    mutating func bindAttributeLine(_ node: NodeID, in id: ItemID) -> Range<Int>? {
        let syntax = ItemSyntax(tree: tree, node: node)
        guard let word = syntax.word else { return nil }
        if let name = syntax.name, !isSuspect(syntax.head) {
            report(.nameOnAttribute(name, word))
            return nil
        }
        if let block = syntax.block, !isSuspect(syntax.head) {
            report(.blockOnAttribute(word, at: block.range))
            return nil
        }
        // The height of `rows` is the same for all of them, so that it cannot depend on `row`.
        let owner = template.items[id]
        if owner.kind.makesCells || owner.kind == .repeat { scope.forbiddenSlot = indexSlot }
        defer { scope.forbiddenSlot = nil }
        var run = AttributeRun(
            item: id, allowed: owner.isBroken ? nil : attributesTaken(by: id), start: template.attributes.count)
        let end = tree.nodeBehind(node)
        let values = values(from: node.next, upTo: end)
        var next = values.end
        if bind(word, node, values, following: child(.attribute, from: next, upTo: end), isFirst: false, to: &run) {
            next = child(.attribute, from: next, upTo: end).map { tree.nodeBehind($0) } ?? end
        }
        bindAttributes(next..<end, to: &run, isBehindKind: false)
        return run.start..<template.attributes.count
    }

    private mutating func bindAttributes(_ nodes: Range<NodeID>, to run: inout AttributeRun, isBehindKind: Bool) {
        var next = nodes.lowerBound
        var isFirst = isBehindKind
        while next < nodes.upperBound {
            let node = next
            next = tree.nodeBehind(node)
            guard tree.kind(node) == .attribute else { continue }
            let values = values(from: node.next, upTo: next)
            let following = values.count == 0 ? child(.attribute, from: next, upTo: nodes.upperBound) : nil
            let word = SpelledToken(tree: tree, token: tree.firstToken(node))
            if bind(word, node, values, following: following, isFirst: isFirst, to: &run), let following {
                next = tree.nodeBehind(following)
            }
            isFirst = false
        }
    }

    /// Binds one attribute, which stands at `node`, before `following`; whether the word behind it was its value after all.
    private mutating func bind(
        _ word: SpelledToken, _ node: NodeID, _ values: ValueNodes, following: NodeID?, isFirst: Bool,
        to run: inout AttributeRun
    ) -> Bool {
        guard let attribute = word.symbol.flatMap({ words.attribute($0) }) else {
            if isSuspectAttribute(node) || run.allowed == nil { return false }
            reportUnknownAttribute(word, node, values, following, isFirst: isFirst, run.item)
            return false
        }
        if hasProblems, isSuspectAttribute(node) {
            // Its values cannot be trusted, but the Names in them can.
            bindQuietly(values, in: run.item)
            return false
        }
        if let allowed = run.allowed, !allowed.contains(attribute) {
            report(.misplacedAttribute(word, attribute, on: template.items[run.item].kind))
            return false
        }
        if values.count == 0, let following, let instinct = instinctiveValue(following, of: attribute) {
            report(instinct)
            return true
        }
        if let value = bind(values, to: attribute, at: node, in: run.item) {
            add(BoundAttribute(attribute: attribute, node: node, value: value), to: &run)
        }
        return false
    }

    private mutating func add(_ bound: BoundAttribute, to run: inout AttributeRun) {
        let attribute = bound.attribute
        if attribute.isTransform || run.written.contains(attribute), let other = conflict(with: bound, in: run) {
            let (range, first) = (bound.range(in: tree), other.range(in: tree))
            report(
                other.attribute == attribute
                    ? .repeatedAttribute(attribute, at: range, first: first, in: tree.source)
                    : .transformNotAlone(range, first: first))
            return
        }
        run.written.insert(attribute)
        template.attributes.append(bound)
    }

    /// The attribute beside which `bound` cannot stand.
    private func conflict(with bound: BoundAttribute, in run: AttributeRun) -> BoundAttribute? {
        let before = template.attributes[run.start...]
        let attribute = bound.attribute
        if !attribute.isRepeatable, let same = before.first(where: { $0.attribute == attribute }) { return same }
        if attribute == .transform {
            // Of several the one whose word comes first in the table is told.
            let others: [Attribute] = [.rotate, .scale, .translate]
            for other in others {
                if let found = before.first(where: { $0.attribute == other }) { return found }
            }
        }
        return attribute.isRepeatable ? before.first { $0.attribute == .transform } : nil
    }

    /// Binds the paths of an attribute that is not to be looked at.
    private mutating func bindQuietly(_ values: ValueNodes, in id: ItemID) {
        guard let node = values.firstLink, case .link(let paths) = ValueSyntax(tree: tree, node: node).form else {
            return
        }
        for path in paths where !isSuspect(path.range) { _ = bind(path, in: id) }
    }

    /// Whether something is wrong with the line of the attribute at `node`.
    private func isSuspectAttribute(_ node: NodeID) -> Bool {
        hasProblems && isSuspect(attributeRange(node))
    }

    /// Where the attribute stands that was written at `node`: it may be the first of its line.
    func attributeRange(_ node: NodeID) -> SourceRange {
        tree.kind(node) == .item ? ItemSyntax(tree: tree, node: node).head : tree.range(node)
    }

    /// The message for a word behind `attribute` that was written by instinct: `hidden true`, `backgroundColor red`.
    private mutating func instinctiveValue(_ following: NodeID, of attribute: Attribute) -> Diagnostic? {
        let word = SpelledToken(tree: tree, token: tree.firstToken(following))
        if word.symbol.flatMap({ words.attribute($0) }) != nil || isSuspect(tree.range(following)) { return nil }
        let text = word.text
        switch attribute.shape {
        case .flag:
            if ["true", "yes", "on"].contains(text) { return .bareWord(word, of: attribute, meant: ".on") }
            if ["false", "no", "off"].contains(text) { return .bareWord(word, of: attribute, meant: ".off") }
        case .colour:
            if Vocabulary.colours.contains(where: { $0.name == text }) {
                return .bareWord(word, of: attribute, meant: ".\(text)")
            }
        case .choice(let words):
            if words.contains(text) { return .bareWord(word, of: attribute, meant: ".\(text)") }
        default: break
        }
        if scope.use(word.symbol) != nil { return .bareWord(word, of: attribute, meant: "(\(text))") }
        return nil
    }

    private mutating func reportUnknownAttribute(
        _ word: SpelledToken, _ node: NodeID, _ values: ValueNodes, _ following: NodeID?, isFirst: Bool, _ id: ItemID
    ) {
        let kind = template.items[id].kind
        let text = word.text
        if let entry = Vocabulary.kind(text) {
            report(.kindAmongAttributes(word, entry))
            return
        }
        if tree.kind(node) == .item {
            if Vocabulary.rules.contains(where: { $0.word == text }) || text == "set" {
                report(.ruleOutsideHitTest(word))
                return
            }
            report(.unknownLine(word, in: kind, isEmpty: values.count == 0 && following == nil))
            return
        }
        let hasName = ItemSyntax(tree: tree, node: template.items[id].node).name != nil
        let mayBeName = isFirst && values.count == 0 && kind.viewKind != nil && !hasName
        if mayBeName { likelyNames.insert(text.prefix(1).uppercased() + text.dropFirst()) }
        report(.unknownAttribute(word, on: kind, mayBeName: mayBeName))
    }
}
