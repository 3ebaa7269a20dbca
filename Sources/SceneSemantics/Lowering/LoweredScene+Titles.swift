import SceneRuntime
import SceneSyntax
import SceneText

extension LoweredScene {
    /// How many bytes parameters may insert into a title. Components that pass a text on several times multiply it.
    private static let maximumInsertedBytes = 4_000

    /// Finding the text of a parameter takes as long as inserting this many bytes.
    private static let bytesPerParameter = 32

    /// Returns the title of `view` as it is displayed, or `nil` if none is written. A title into which parameters
    /// insert very much ends with `…`.
    public func title(of view: ViewID) -> String? {
        guard let item = origins[Int(view.index)].item, item != 0, let (value, place) = writtenTitle(of: item) else {
            return nil
        }
        let insertions = boundScene.interpolations[item] ?? []
        var text = InsertedText(
            environment: instances.records.titleEnvironments[view] ?? 0, room: Self.maximumInsertedBytes)
        guard case .string(let string) = value.form else {
            return value.parameter.flatMap { self.text(ofParameter: $0, at: place, &text) }
        }
        return string.text(inserting: values(of: string, insertions, at: place, &text))
    }

    /// Returns the title of an item, its own or its component's, and where it is written.
    private func writtenTitle(of id: ItemID) -> (value: ValueSyntax, place: TextPlace)? {
        let item = boundScene.items[id]
        if let value = ItemSyntax(tree: boundScene.tree(item.treeIndex), node: item.node).values.first {
            return (value, TextPlace(use: item.owner.value, range: value.range))
        }
        guard let use = item.use else { return nil }
        for layer in boundScene.uses[use].layers {
            let component = layer.component
            guard let value = ItemSyntax(tree: component.scene.syntax, node: component.view.node).values.first else {
                continue
            }
            return (value, TextPlace(use: use, range: value.range))
        }
        return nil
    }

    /// Where a text is written.
    private struct TextPlace {
        /// The use whose component contains it.
        let use: Int?
        let range: SourceRange
        /// How many parameters led here.
        var depth = 0
    }

    /// The evaluation of one title.
    private struct InsertedText {
        /// The environment of the view, around which are the environments of the uses that pass texts on.
        let environment: EnvironmentID
        /// How many bytes may still be inserted.
        var room: Int
    }

    /// Returns what `insertions` insert into `string`, which is at `place`.
    private func values(
        of string: StringSyntax, _ insertions: [TextInsertion], at place: TextPlace, _ text: inout InsertedText
    ) -> [String] {
        if insertions.isEmpty { return [] }
        let words = string.interpolations.map { $0.parameter }
        return insertions.enumerated().map { index, insertion in
            if insertion.type == .string {
                let word = index < words.count ? words[index] : nil
                return word.flatMap { self.text(ofParameter: $0, at: place, &text) } ?? "…"
            }
            let value = insertion.value.value(instances.environments, in: text.environment)
            return insertion.type == .number ? numberText(value + 0) : value != 0 ? "true" : "false"
        }
    }

    /// Returns the text that a use gives for a parameter of the component that contains `place`, or its default.
    /// Subtracts its length from the room, and cuts it off if there is less.
    private func text(ofParameter word: String, at place: TextPlace, _ text: inout InsertedText) -> String? {
        if text.room < 0 { return "" }
        // Also counts empty texts, each of which takes time.
        text.room -= Self.bytesPerParameter
        if text.room < 0 { return "…" }
        guard let use = place.use, place.depth < BoundComponent.maximumNestingDepth else { return nil }
        let layers = boundScene.uses[use].layers
        guard let number = layers.firstIndex(where: { $0.component.contains(place.range) }) else { return nil }
        let component = layers[number].component
        guard let parameter = component.parametersByName[word], case .string = component.parameters[parameter].kind
        else { return nil }
        let item: ItemSyntax
        var origin: TextPlace
        if number == 0 {
            let bound = boundScene.items[boundScene.uses[use].item]
            item = ItemSyntax(tree: boundScene.tree(bound.treeIndex), node: bound.node)
            origin = TextPlace(use: bound.owner.value, range: item.range)
        } else {
            let outer = layers[number - 1].component
            item = ItemSyntax(tree: outer.scene.syntax, node: outer.view.node)
            origin = TextPlace(use: use, range: item.range)
        }
        origin.depth = place.depth + 1
        if let value = item.value(of: word) {
            if case .string(let string) = value.form {
                return self.text(of: string, layers[number].texts[parameter] ?? [], at: origin, &text)
            }
            return value.parameter.flatMap { self.text(ofParameter: $0, at: origin, &text) }
        }
        return component.defaultText(of: word).map { Self.cut($0, &text.room) }
    }

    private func text(
        of string: StringSyntax, _ insertions: [TextInsertion], at place: TextPlace, _ text: inout InsertedText
    ) -> String {
        if insertions.isEmpty { return Self.cut(string.text(inserting: []), &text.room) }
        // A text with long expressions that is passed on many times takes time, too.
        text.room -= string.interpolations.reduce(0) { $0 + $1.range.length } / Self.expressionBytesPerByte
        let inserted = values(of: string, insertions, at: place, &text)
        // What the parameters insert is counted already.
        for (insertion, value) in zip(insertions, inserted) where insertion.type == .string {
            text.room += value.utf8.count
        }
        return Self.cut(string.text(inserting: inserted), &text.room)
    }

    /// How many bytes of an expression take as long as a byte of a text.
    private static let expressionBytesPerByte = 64

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
    /// The word, if the expression is just that.
    fileprivate var parameter: String? {
        if tree.kind(node) == .variable { return tree.text(tree.firstToken(node)) }
        guard let inner = tree.firstChild(node), tree.kind(inner) == .variable, tree.kind(node) == .parenthesized else {
            return nil
        }
        return tree.text(tree.firstToken(inner))
    }
}
