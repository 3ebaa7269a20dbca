import SceneRuntime
import SceneSyntax
import SceneText

/// Binds the kinds of recognizers, and checks their settings.
struct RecognizerBinder {
    let tree: SyntaxTree

    /// Returns the gesture that `values` name, or reports an error and returns `nil`.
    func bindRecognizer(_ values: [ValueSyntax], _ syntax: ItemSyntax, _ context: inout BindingContext)
        -> GestureRecognizer.Kind?
    {
        let words = Schema.recognizers.map { $0.word }
        guard let first = values.first else {
            reportMissingKind(syntax, words, &context)
            return nil
        }
        guard case .caseWord(let word) = first.form else {
            context.report(.recognizerWithoutKind(syntax, words))
            return nil
        }
        let text = word.text
        guard let kind = Schema.recognizers.first(where: { $0.word == text })?.kind else {
            if let name = syntax.name, RecognizerWord.kind(ofClass: name.text) != nil {
                context.report(.recognizerWithoutKind(syntax, words))
            } else if let meant = RecognizerWord.meaning(of: text) {
                context.report(.otherRecognizerKind(word, meant: meant, first.range))
            } else {
                context.report(.wrongChoice(word, of: "recognizer", among: words))
            }
            return nil
        }
        let further = values.dropFirst()
        switch kind {
        case .swipe: return further.isEmpty ? kind : bindDirections(further, &context).map { .swipe($0) }
        case .screenEdgePan: return bindEdge(further, syntax, &context)
        case .tap, .pan, .longPress, .pinch, .rotation:
            guard let second = further.first else { return kind }
            context.report(.recognizerDirection(second, of: kind))
            return nil
        }
    }

    /// Reports a recognizer without a kind, whose kind may be written without its dot.
    private func reportMissingKind(_ syntax: ItemSyntax, _ words: [String], _ context: inout BindingContext) {
        guard let word = syntax.attributes.first?.word else {
            context.report(.recognizerWithoutKind(syntax, words))
            return
        }
        if context.isSuspect(word.range) { return }
        if words.contains(word.text) {
            context.report(.bareRecognizerKind(word, meant: ".\(word.text)"))
        } else if let meant = RecognizerWord.meaning(of: word.text) {
            context.report(.bareRecognizerKind(word, meant: meant))
        } else {
            context.report(.recognizerWithoutKind(syntax, words))
        }
    }

    /// Returns whether the first attribute at `node` is a recognizer's kind without its dot, which was reported.
    func isBareRecognizerKind(_ word: TokenID, of id: ItemID, _ context: borrowing BindingContext) -> Bool {
        guard context.scene.items[id].kind == .recognizer, context.scene.items[id].recognizer == nil else {
            return false
        }
        let text = tree.text(word)
        return Schema.recognizers.contains { $0.word == text } || RecognizerWord.meaning(of: text) != nil
    }

    private func bindDirections(_ values: ArraySlice<ValueSyntax>, _ context: inout BindingContext) -> GestureRecognizer
        .SwipeDirections?
    {
        var directions: GestureRecognizer.SwipeDirections = []
        for value in values {
            guard case .caseWord(let word) = value.form else {
                context.report(.unexpectedValue(value, of: .recognizer))
                return nil
            }
            guard let direction = Schema.swipeDirections.first(where: { $0.word == word.text })?.directions else {
                context.report(
                    .wrongChoice(word, of: "recognizer .swipe", among: Schema.swipeDirections.map { $0.word }))
                return nil
            }
            if directions.isSuperset(of: direction) {
                context.report(.repeatedDirection(word))
                return nil
            }
            directions.formUnion(direction)
        }
        return directions
    }

    private func bindEdge(
        _ values: ArraySlice<ValueSyntax>, _ syntax: ItemSyntax, _ context: inout BindingContext
    ) -> GestureRecognizer.Kind? {
        guard let value = values.first else {
            // The edge without its dot is reported among the attributes.
            if let word = syntax.attributes.first?.word, RecognizerWord.isDirection(word) { return nil }
            context.report(.screenEdgeMissing(syntax.values.first?.range ?? syntax.head))
            return nil
        }
        guard case .caseWord(let word) = value.form else {
            context.report(.unexpectedValue(value, of: .recognizer))
            return nil
        }
        guard let edge = GestureRecognizer.ScreenEdge(rawValue: word.text) else {
            let words = GestureRecognizer.ScreenEdge.allCases.map { $0.rawValue }
            context.report(.wrongChoice(word, of: "recognizer .screenEdgePan", among: words))
            return nil
        }
        if let extra = values.dropFirst().first {
            context.report(.recognizerDirection(extra, of: .screenEdgePan(edge)))
            return nil
        }
        return .screenEdgePan(edge)
    }

    /// Reports settings of the recognizer `id` that its kind doesn't have.
    func checkSettings(of id: ItemID, _ context: inout BindingContext) {
        guard let kind = context.scene.items[id].recognizer else { return }
        for index in context.scene.items[id].attributes {
            let bound = context.scene.attributes[index]
            if Schema.takes(bound.attribute, kind) { continue }
            context.report(.settingOfOtherRecognizer(bound.attribute, kind, at: bound.range(in: tree)))
        }
    }
}
