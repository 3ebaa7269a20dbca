import SceneRuntime
import SceneSyntax
import SceneText

extension LoweredScene {
    /// How many bytes parameters may insert into a title. Components that pass a text on several times multiply it.
    private static let mostInsertedBytes = 4_000

    /// Returns the title of `view` as it is displayed, or `nil` if none is written. A title into which parameters insert
    /// very much ends with `…`.
    public func title(of view: ViewID) -> String? {
        guard let item = origins[Int(view.index)].item, item != 0, case let bound = boundScene.items[item],
            let value = ItemSyntax(tree: boundScene.tree(bound.source), node: bound.node).values.first
        else { return nil }
        let place = TextPlace(use: bound.owner.value, range: value.range)
        var room = Self.mostInsertedBytes
        guard case .string(let string) = value.form else {
            return value.parameter.flatMap { text(ofParameter: $0, at: place, &room) }
        }
        guard let expressions = boundScene.interpolations[item] else { return string.text(inserting: []) }
        let words = string.interpolations.map { $0.parameter }
        let frame = instances.records.titleFrames[view] ?? 0
        var values: [String] = []
        for (index, (expression, type)) in expressions.enumerated() {
            let value = expression.value(instances.evaluation.environment, in: frame)
            switch type {
            case .condition: values.append(value != 0 ? "true" : "false")
            case .number: values.append(numberText(value + 0))
            case .string:
                let word = index < words.count ? words[index] : nil
                values.append(word.flatMap { text(ofParameter: $0, at: place, &room) } ?? "…")
            }
        }
        return string.text(inserting: values)
    }

    /// Where a text is written.
    private struct TextPlace {
        /// The use whose component contains it.
        let use: Int?
        let range: SourceRange
        /// How many parameters led here.
        var depth = 0
    }

    /// Returns the text that a use gives for a parameter of the component that contains `place`, or its default. Numbers in
    /// such a text aren't evaluated. Subtracts its length from `room`, and cuts it off if there is less.
    private func text(ofParameter word: String, at place: TextPlace, _ room: inout Int) -> String? {
        // Also counts empty texts, each of which takes time.
        room -= 1
        if room < 0 { return room == -1 ? "…" : "" }
        guard let use = place.use, place.depth < BoundComponent.deepestNesting else { return nil }
        let layers = boundScene.uses[use].layers
        guard let number = layers.firstIndex(where: { $0.component.contains(place.range) }) else { return nil }
        let component = layers[number].component
        guard case .string? = component.parametersByName[word].map({ component.parameters[$0].kind }) else {
            return nil
        }
        let item: ItemSyntax
        var origin: TextPlace
        if number == 0 {
            let bound = boundScene.items[boundScene.uses[use].item]
            item = ItemSyntax(tree: boundScene.tree(bound.source), node: bound.node)
            origin = TextPlace(use: bound.owner.value, range: item.range)
        } else {
            let outer = layers[number - 1].component
            item = ItemSyntax(tree: outer.scene.syntax, node: outer.view.node)
            origin = TextPlace(use: use, range: item.range)
        }
        origin.depth = place.depth + 1
        if let value = item.value(of: word) {
            if case .string(let string) = value.form { return text(of: string, at: origin, &room) }
            return value.parameter.flatMap { text(ofParameter: $0, at: origin, &room) }
        }
        return component.defaultText(of: word).map { Self.cut($0, &room) }
    }

    private func text(of string: StringSyntax, at place: TextPlace, _ room: inout Int) -> String {
        let expressions = string.interpolations
        if expressions.isEmpty { return Self.cut(string.text(inserting: []), &room) }
        var values: [String] = []
        for expression in expressions {
            values.append(expression.parameter.flatMap { text(ofParameter: $0, at: place, &room) } ?? "…")
        }
        let inserted = values.reduce(0) { $0 + $1.utf8.count }
        // What the parameters insert is counted already.
        room += inserted
        return Self.cut(string.text(inserting: values), &room)
    }

    /// Returns `text`, cut off before the scalar that exceeds `room` bytes, and subtracts its length.
    private static func cut(_ text: String, _ room: inout Int) -> String {
        if text.utf8.count <= room {
            room -= text.utf8.count
            return text
        }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            room -= scalar.utf8.count
            if room < 0 { break }
            result.append(scalar)
        }
        room = min(room, -1)
        return String(result) + "…"
    }
}

extension BoundComponent {
    fileprivate var syntax: ComponentSyntax { ComponentSyntax(tree: scene.syntax, node: scene.node) }

    /// Returns whether the component contains `range`.
    fileprivate func contains(_ range: SourceRange) -> Bool {
        let own = syntax.range
        return own.file == range.file && own.start <= range.start && range.end <= own.end
    }

    /// Returns the default of a parameter that is a text.
    fileprivate func defaultText(of word: String) -> String? {
        syntax.parameters.first { $0.name.text == word }?.string?.text(inserting: [])
    }
}

extension ItemSyntax {
    /// Returns the value of an attribute on the line of the item, or on a line of its block.
    fileprivate func value(of word: String) -> ValueSyntax? {
        for attribute in attributes where attribute.word.text == word { return attribute.values.first }
        let lines = (block?.statements ?? []).filter { tree.kind($0) == .item }
        for line in lines {
            let item = ItemSyntax(tree: tree, node: line)
            if item.word?.text == word { return item.values.first }
        }
        return nil
    }
}

extension ValueSyntax {
    /// The word in parentheses, if that is all.
    fileprivate var parameter: String? {
        guard case .lengths(let lengths) = form, lengths.count == 1, let length = lengths.first, length.unit == nil,
            !length.isNegated
        else { return nil }
        return length.expression?.parameter
    }
}

extension ExpressionSyntax {
    /// The word of which the expression consists, if that is all.
    fileprivate var parameter: String? {
        if tree.kind(node) == .variable { return tree.text(tree.firstToken(node)) }
        guard let inner = tree.firstChild(node), tree.kind(inner) == .variable, tree.kind(node) == .parenthesized else {
            return nil
        }
        return tree.text(tree.firstToken(inner))
    }
}
