import SceneRuntime
import SceneSyntax
import SceneText

/// Attributes, on the line of an item and on lines of their own.
extension SceneChecker {
    /// Binds the attributes that stand on the line of the item `id`, behind `leading`.
    mutating func bind(_ attributes: [AttributeSyntax], on id: ItemID, leading: SpelledToken?) -> [BoundAttribute] {
        var bound = AttributeList()
        var previous: Attribute?
        var index = 0
        while index < attributes.count {
            let syntax = attributes[index]
            index += 1
            let context = AttributeContext(
                item: id, previous: previous, isFirst: index == 1 && leading != nil,
                next: index < attributes.count ? attributes[index] : nil)
            previous = Attribute(word: syntax.word.text)
            guard let attribute = bind(syntax.word, syntax.values, range: syntax.range, context) else { continue }
            if let attribute = attribute.value { add(attribute, to: &bound) }
            if attribute.usesNext { index += 1 }
        }
        return bound.attributes
    }

    /// Binds a line of attributes for the block of the item `id`.
    mutating func bindAttributeLine(_ syntax: ItemSyntax, _ word: SpelledToken, in id: ItemID) -> [BoundAttribute]? {
        let owner = template.items[id]
        if let name = syntax.name, !isSuspect(syntax.head) {
            report(.nameOnAttribute(name, word))
            return nil
        }
        if let block = syntax.block, !isSuspect(syntax.head) {
            report(.blockOnAttribute(word, at: block.range))
            return nil
        }
        // The height of `rows` is the same for all of them, so that it cannot depend on `row`.
        if owner.kind.makesCells || owner.kind == .repeat { scope.forbiddenSlot = owner.indexSlot }
        defer { scope.forbiddenSlot = nil }
        var bound = AttributeList()
        let first = syntax.attributes.first
        let context = AttributeContext(item: id, previous: nil, isFirst: false, next: first, isLine: true)
        let range = syntax.head
        var rest = syntax.attributes
        if let attribute = bind(word, syntax.values, range: range, context) {
            if let value = attribute.value { add(value, to: &bound) }
            if attribute.usesNext { rest.removeFirst() }
        }
        var previous = Attribute(word: word.text)
        for (index, syntax) in rest.enumerated() {
            let next = index + 1 < rest.count ? rest[index + 1] : nil
            let context = AttributeContext(item: id, previous: previous, isFirst: false, next: next)
            previous = Attribute(word: syntax.word.text)
            guard let attribute = bind(syntax.word, syntax.values, range: syntax.range, context)?.value else {
                continue
            }
            add(attribute, to: &bound)
        }
        return bound.attributes
    }

    /// Where an attribute stands, for telling what was meant by a word that is none.
    struct AttributeContext {
        /// The item that it belongs to.
        var item: ItemID
        /// The attribute before it on the line.
        var previous: Attribute?
        /// Whether it stands right behind the kind of a view, where a Name would.
        var isFirst: Bool
        /// The attribute behind it on the line.
        var next: AttributeSyntax?
        /// Whether it begins its line.
        var isLine = false
    }

    private mutating func add(_ attribute: BoundAttribute, to bound: inout AttributeList) {
        let word = attribute.attribute
        let others =
            word == .transform ? [Attribute.rotate, .scale, .translate] : word.isRepeatable ? [.transform] : []
        if let first = bound.range(of: word), !word.isRepeatable {
            report(.repeatedAttribute(attribute, first: first, in: tree.source))
        } else if let other = others.compactMap({ bound.range(of: $0) }).first {
            report(.transformNotAlone(attribute, first: other))
        } else {
            bound.append(attribute)
        }
    }

    /// Binds one attribute; `nil` where it was reported. `usesNext` says that the word behind it was its value after all.
    private mutating func bind(
        _ word: SpelledToken, _ values: [ValueSyntax], range: SourceRange, _ context: AttributeContext
    ) -> (value: BoundAttribute?, usesNext: Bool)? {
        let kind = template.items[context.item].kind
        guard let attribute = Attribute(word: word.text) else {
            if isSuspect(range) || isQuiet(context.item) { return nil }
            reportUnknownAttribute(word, values, context)
            return nil
        }
        if isSuspect(range) {
            // Its values cannot be trusted, but the Names in them can.
            _ = values.contains {
                if case .link(let paths) = $0.form { bindQuietly(paths, in: context.item) } else { false }
            }
            return nil
        }
        if !isQuiet(context.item), let entry = Vocabulary.entry(of: kind), !entry.takes(attribute) {
            report(.misplacedAttribute(word, attribute, on: kind))
            return nil
        }
        if let next = context.next, let instinct = instinctiveValue(next, of: attribute, values) {
            report(instinct)
            return (nil, true)
        }
        let value = bind(values, to: attribute, word: word, range: range, in: context.item)
        return (value.map { BoundAttribute(attribute: attribute, range: range, value: $0) }, false)
    }

    /// Binds paths of an attribute that is not to be looked at; always false.
    private mutating func bindQuietly(_ paths: [PathSyntax], in id: ItemID) -> Bool {
        for path in paths where !isSuspect(path.range) { _ = bind(path, in: id) }
        return false
    }

    /// Whether nothing should be said of the attributes of `id`, since its kind itself is a guess.
    private func isQuiet(_ id: ItemID) -> Bool { template.items[id].isBroken }

    /// The message for a word behind `attribute` that was written by instinct: `hidden true`, `backgroundColor red`.
    private mutating func instinctiveValue(
        _ next: AttributeSyntax, of attribute: Attribute, _ values: [ValueSyntax]
    ) -> Diagnostic? {
        let word = next.word
        guard values.isEmpty, Attribute(word: word.text) == nil, !isSuspect(next.range) else { return nil }
        switch attribute.shape {
        case .flag:
            if ["true", "yes", "on"].contains(word.text) { return .bareWord(word, of: attribute, meant: ".on") }
            if ["false", "no", "off"].contains(word.text) { return .bareWord(word, of: attribute, meant: ".off") }
        case .colour:
            if Vocabulary.colours.contains(where: { $0.name == word.text }) {
                return .bareWord(word, of: attribute, meant: ".\(word.text)")
            }
        case .choice(let words):
            if words.contains(word.text) { return .bareWord(word, of: attribute, meant: ".\(word.text)") }
        default: break
        }
        if scope.use(word.text) != nil { return .bareWord(word, of: attribute, meant: "(\(word.text))") }
        return nil
    }

    private func hasName(_ item: ItemID) -> Bool {
        ItemSyntax(tree: tree, node: template.items[item].node).name != nil
    }

    private mutating func reportUnknownAttribute(
        _ word: SpelledToken, _ values: [ValueSyntax], _ context: AttributeContext
    ) {
        let kind = template.items[context.item].kind
        if let entry = Vocabulary.kind(word.text) {
            report(.kindAmongAttributes(word, entry))
            return
        }
        if context.isLine {
            if Vocabulary.rules.contains(where: { $0.word == word.text }) || word.text == "set" {
                report(.ruleOutsideHitTest(word))
                return
            }
            report(.unknownLine(word, in: kind, isEmpty: values.isEmpty && context.next == nil))
            return
        }
        let mayBeName = context.isFirst && values.isEmpty && kind.viewKind != nil && !hasName(context.item)
        if mayBeName { likelyNames.insert(word.text.prefix(1).uppercased() + word.text.dropFirst()) }
        report(.unknownAttribute(word, on: kind, mayBeName: mayBeName))
    }
}
