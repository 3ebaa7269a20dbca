import SceneRuntime
import SceneSyntax
import SceneText

/// The values of an item or attribute: the first two, how many there are, and what comes behind them.
struct ValueNodes {
    var first: NodeID?
    var second: NodeID?
    var count = 0
    /// The node behind the last.
    var end: NodeID
}

/// The values of attributes.
extension SceneChecker {
    /// The values among the siblings from `first` on, up to the first attribute or block.
    func values(from first: NodeID, upTo end: NodeID) -> ValueNodes {
        var values = ValueNodes(end: end)
        var next = first
        while next < end {
            switch tree.kind(next) {
            case .length, .lengths, .size, .string, .caseValue, .colour, .link:
                if values.count == 0 { values.first = next } else if values.count == 1 { values.second = next }
                values.count += 1
            case .attribute, .block:
                values.end = next
                return values
            default: break
            }
            next = tree.nodeBehind(next)
        }
        return values
    }

    /// The first of kind `kind` among the siblings from `first` on.
    func child(_ kind: SyntaxKind, from first: NodeID, upTo end: NodeID) -> NodeID? {
        var next = first
        while next < end {
            if tree.kind(next) == kind { return next }
            next = tree.nodeBehind(next)
        }
        return nil
    }

    /// Binds `values` to the shape of `attribute`, which stands at `node`; `nil` where they do not fit, which is reported.
    mutating func bind(
        _ values: ValueNodes, to attribute: Attribute, at node: NodeID, in item: ItemID
    ) -> BoundValue? {
        let facts = Vocabulary.facts(of: attribute)
        if facts.form == .frame { return bindFrame(values, node) }
        if facts.form == .nothing, values.count > 0 { return reportWrongValue(of: attribute, node) }
        if values.count > 1, let second = values.second {
            report(.tooManyValues(attribute, ValueSyntax(tree: tree, node: second), word: attributeWord(node)))
            return nil
        }
        guard let value = values.first else { return bindMissingValue(of: attribute, facts.form, node) }
        switch (facts.form, tree.kind(value)) {
        case (.flag, .caseValue): return bindSwitch(caseWord(value), of: attribute)
        case (.flag, .length), (.flag, .lengths), (.flag, .size): return bindFlag(value, of: attribute, node)
        case (.choice, .caseValue): return bindChoice(caseWord(value), of: attribute)
        case (.colour, .caseValue): return bindColour(named: caseWord(value))
        case (.colour, .colour): return bindColour(SpelledToken(tree: tree, token: tree.firstToken(value)))
        case (.link, .link): return bindLink(value, of: attribute, in: item)
        case (.size, .size), (.size, .lengths):
            guard let (width, height) = sides(of: value) else { return reportWrongValue(of: attribute, node) }
            return bindSize(width, height)
        case (_, .length), (_, .lengths), (_, .size): return bindNumbers(value, to: attribute, facts.numbers, node)
        default: return reportWrongValue(of: attribute, node)
        }
    }

    private mutating func bindMissingValue(
        of attribute: Attribute, _ form: AttributeFacts.Form, _ node: NodeID
    ) -> BoundValue? {
        switch form {
        case .flag: .flag(.known(true))
        case .nothing, .optionalNumbers: .numbers(from: 0, count: 0)
        default: reportWrongValue(of: attribute, node)
        }
    }

    /// Reports that the values of the attribute at `node` do not fit.
    private mutating func reportWrongValue(of attribute: Attribute, _ node: NodeID) -> BoundValue? {
        let values =
            tree.kind(node) == .item
            ? ItemSyntax(tree: tree, node: node).values : AttributeSyntax(tree: tree, node: node).values
        report(.wrongValue(attribute, values: values, at: attributeRange(node), word: attributeWord(node)))
        return nil
    }

    /// The word of the attribute at `node`.
    private func attributeWord(_ node: NodeID) -> SpelledToken {
        if tree.kind(node) == .item, let word = ItemSyntax(tree: tree, node: node).word { return word }
        return SpelledToken(tree: tree, token: tree.firstToken(node))
    }

    /// The word behind the dot of a value.
    func caseWord(_ value: NodeID) -> SpelledToken {
        let first = tree.firstToken(value)
        return SpelledToken(tree: tree, token: first.next < tree.endToken(value) ? first.next : first)
    }

    /// The two lengths of a value that is a size; `nil` where it is something else.
    func sides(of value: NodeID) -> (width: NodeID, height: NodeID)? {
        guard tree.kind(value) == .size else { return nil }
        let end = tree.nodeBehind(value)
        guard let width = child(.length, from: value.next, upTo: end),
            let height = child(.length, from: tree.nodeBehind(width), upTo: end),
            child(.length, from: tree.nodeBehind(height), upTo: end) == nil
        else { return nil }
        return (width, height)
    }

    private mutating func bindSwitch(_ word: SpelledToken, of attribute: Attribute) -> BoundValue? {
        let symbol = word.symbol
        if symbol != nil, symbol == words.on || symbol == words.off { return .flag(.known(symbol == words.on)) }
        report(.wrongChoice(word, of: attribute.word, among: ["on", "off"]))
        return nil
    }

    private mutating func bindFlag(_ value: NodeID, of attribute: Attribute, _ node: NodeID) -> BoundValue? {
        guard case .lengths(let lengths) = ValueSyntax(tree: tree, node: value).form, lengths.count == 1,
            let expression = lengths[0].expression, lengths[0].unit == nil
        else { return reportWrongValue(of: attribute, node) }
        if lengths[0].isNegated { return nil }
        return bindCondition(expression.node).map { .flag($0) }
    }

    private mutating func bindChoice(_ word: SpelledToken, of attribute: Attribute) -> BoundValue? {
        guard case .choice(let choices) = attribute.shape else { return nil }
        let text = word.text
        for (index, choice) in choices.enumerated() where choice == text { return .choice(UInt8(clamping: index)) }
        report(.wrongChoice(word, of: attribute.word, among: choices))
        return nil
    }

    private mutating func bindColour(named name: SpelledToken) -> BoundValue? {
        let text = name.text
        for colour in Vocabulary.colours where colour.name == text { return .colour(colour.value) }
        report(.unknownColour(name))
        return nil
    }

    private mutating func bindColour(_ digits: SpelledToken) -> BoundValue? {
        let hexadecimal = digits.text.dropFirst()
        guard hexadecimal.count == 6 || hexadecimal.count == 8, let value = UInt32(hexadecimal, radix: 16) else {
            report(.wrongHexadecimal(digits))
            return nil
        }
        return .colour(hexadecimal.count == 6 ? value << 8 | 0xFF : value)
    }

    private mutating func bindLink(_ value: NodeID, of attribute: Attribute, in item: ItemID) -> BoundValue? {
        guard case .link(let paths) = ValueSyntax(tree: tree, node: value).form else { return nil }
        if paths.count > 1 {
            report(.tooManyLinks(paths[1].range, attribute))
            return nil
        }
        guard let path = paths.first, !isSuspect(path.range), let bound = bind(path, in: item) else { return nil }
        template.paths.append(bound)
        return .link(UInt32(clamping: template.paths.count - 1))
    }

    private mutating func bindSize(_ width: NodeID, _ height: NodeID) -> BoundValue? {
        let start = template.quantities.count
        guard let width = bindExtent(width), let height = bindExtent(height) else { return nil }
        template.quantities.append(width)
        template.quantities.append(height)
        return .numbers(from: UInt32(clamping: start), count: 2)
    }

    private mutating func bindFrame(_ values: ValueNodes, _ node: NodeID) -> BoundValue? {
        guard values.count == 2, let origin = values.first, let size = values.second,
            let origin = coordinates(of: origin), let size = sides(of: size)
        else { return reportWrongValue(of: .frame, node) }
        let start = template.quantities.count
        guard let x = bind(origin.x, units: .none), let y = bind(origin.y, units: .none) else { return nil }
        template.quantities.append(x)
        template.quantities.append(y)
        guard case .numbers? = bindSize(size.width, size.height) else { return nil }
        return .numbers(from: UInt32(clamping: start), count: 4)
    }

    /// The two lengths of a value that is a point; `nil` where it is something else.
    func coordinates(of value: NodeID) -> (x: NodeID, y: NodeID)? {
        guard lengthCount(of: value) == 2 else { return nil }
        let end = tree.nodeBehind(value)
        guard let x = child(.length, from: value.next, upTo: end),
            let y = child(.length, from: tree.nodeBehind(x), upTo: end)
        else { return nil }
        return (x, y)
    }

    /// The only length of a value; `nil` where it is something else.
    func singleLength(of value: NodeID) -> NodeID? {
        lengthCount(of: value) == 1 ? firstLength(of: value) : nil
    }

    /// The first length of a value that is no size.
    private func firstLength(of value: NodeID) -> NodeID? {
        tree.kind(value) == .length ? value : child(.length, from: value.next, upTo: tree.nodeBehind(value))
    }

    /// How many lengths the value has that is no size.
    private func lengthCount(of value: NodeID) -> Int {
        guard tree.kind(value) == .lengths else { return tree.kind(value) == .length ? 1 : 0 }
        var count = 0
        var next = value.next
        let end = tree.nodeBehind(value)
        while next < end {
            if tree.kind(next) == .length { count += 1 }
            next = tree.nodeBehind(next)
        }
        return count
    }

    /// Binds numbers to a shape that is made of them.
    private mutating func bindNumbers(
        _ value: NodeID, to attribute: Attribute, _ rule: NumberRule, _ node: NodeID
    ) -> BoundValue? {
        let count = lengthCount(of: value)
        guard count > 0, count == rule.count || count == rule.otherCount else {
            return reportWrongValue(of: attribute, node)
        }
        let start = template.quantities.count
        let end = tree.nodeBehind(value)
        var next = firstLength(of: value)
        while let node = next {
            guard let number = bind(node, units: rule.units, in: rule.range, isWhole: rule.isWhole) else { return nil }
            template.quantities.append(number)
            next = child(.length, from: tree.nodeBehind(node), upTo: end)
        }
        return .numbers(from: UInt32(clamping: start), count: UInt8(clamping: count))
    }
}
