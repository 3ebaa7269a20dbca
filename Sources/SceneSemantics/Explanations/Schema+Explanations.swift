import SceneRuntime
import SceneText

extension Schema {
    /// Returns what is known about `word`, in Markdown: each meaning that it has in scenes or, if it has none, what
    /// scenes have for it. Each text ends with a line end. Returns nothing for an unknown word.
    public static func explanations(of word: String) -> [String] {
        for spelling in [plain(word)] + UIKitSpelling.words(of: word) {
            let texts = meanings(of: spelling)
            if !texts.isEmpty { return texts }
            let others = substitutes(for: spelling)
            if !others.isEmpty { return others }
        }
        return []
    }

    /// The words that have an explanation, each once, to suggest one of them.
    public static var explainedWords: [String] {
        var seen: Set<String> = []
        let words =
            kinds.map { $0.word } + attributes.map { $0.word } + rules.map { $0.word } + [effect.word]
            + LanguageWord.all.map { $0.word } + variables.map { $0.name } + controlEvents
        return words.filter { seen.insert($0).inserted }
    }

    /// UIKit's own spellings that have an explanation, such as `isHidden` and `UIButton`, each once, to suggest one of
    /// them.
    public static var explainedSpellings: [String] {
        let classes = kinds.flatMap { $0.uiKitClass.split(separator: ",").map { String($0.drop { $0 == " " }) } }
        let properties = attributes.compactMap { entry -> String? in
            guard case .flag = entry.shape else { return nil }
            return "is\(entry.word.prefix(1).uppercased())\(entry.word.dropFirst())"
        }
        var seen: Set<String> = []
        return (classes + properties).filter { !explanations(of: $0).isEmpty && seen.insert($0).inserted }
    }

    /// The words of scenes, a line for each group.
    public static var wordList: String {
        var lines = [("Kinds", kinds.map { $0.word })]
        lines += AttributeGroup.allCases.map { group in
            ("Attributes (\(group.title))", attributes.filter { $0.group == group }.map { $0.word })
        }
        lines.append(("Rules in `hitTest { … }`", rules.map { $0.word } + [effect.word]))
        lines += LanguageWord.Role.allCases.map { role in (role.title, LanguageWord.words(role).map { $0.word }) }
        lines += attributes.compactMap { entry in
            guard case .choice(let choices) = entry.shape else { return nil }
            return ("Values of `\(entry.word)`", choices.map { "." + $0 })
        }
        lines.append(("Directions of stacks", stackDirections.map { "." + $0 }))
        lines.append(("Colors", colors.map { "." + $0.name }))
        lines.append(("Devices", devices.map { "." + $0.word }))
        lines.append(("Variables of expressions", variables.map { $0.name }))
        lines.append(("Control events", controlEvents))
        return lines.filter { !$0.1.isEmpty }
            .map { title, words in "\(title): \(words.map { "`\($0)`" }.joined(separator: ", "))\n" }
            .joined()
    }

    /// Returns a word as it is in the tables: without a dot before it, as `.circle` has.
    private static func plain(_ word: String) -> String {
        word.hasPrefix(".") ? String(word.dropFirst()) : word
    }

    // MARK: Words of scenes

    private static func meanings(of word: String) -> [String] {
        var texts: [String] = []
        if let entry = kind(word) {
            let name = entry.uiKitClass.isEmpty ? "" : ": \(entry.uiKitClass)"
            let role = entry.kind.viewKind == nil ? "a word that begins an item" : "a kind of view"
            texts.append(
                "# \(word) (\(role)\(name))\n\n\(entry.kind == .hitTest ? "Written `hitTest { … }`\n\n" : "")"
                    + "\(entry.summary)\n\nAllowed in \(entry.places.words)\n"
                    + (entry.kind == .hitTest ? ruleList : attributeList(of: entry)))
        }
        if let attribute = Attribute(word: word) {
            let entry = entry(of: attribute)
            let notation = entry.shape.notation
            texts.append(
                "# \(word) (an attribute)\n\n"
                    + (notation.isEmpty ? "" : "Values: `\(notation)`, as in `\(entry.shape.example(for: word))`\n\n")
                    + "\(entry.documentation)\n")
        }
        if let rule = rules.first(where: { $0.word == word }) {
            let text = rule.notation.isEmpty ? word : "\(word) \(rule.notation)"
            texts.append("# \(word) (a rule in `hitTest { … }`)\n\nWritten `\(text)`\n\n\(rule.summary)\n")
        }
        if effect.word == word {
            texts.append(
                "# \(word) (an effect, in the block of a rule in `hitTest { … }`)\n\nWritten `\(word) \(effect.notation)`\n\n"
                    + "changes \(settableAttributes.map { "`\($0.word)`" }.joined(separator: ", ")) for later hit tests of "
                    + "the same touches\n")
        }
        texts += valueMeanings(of: word)
        for entry in LanguageWord.all where entry.word == word && !(word == "scene" && entry.role == .statement) {
            let notation = entry.notation.isEmpty ? "" : "Written `\(entry.notation)`\n\n"
            texts.append(
                "# \(word) (\(entry.role.rawValue))\n\n\(notation)\(entry.role == .recognizer ? "it recognizes " : "")\(entry.summary)\n"
                    + (entry.word == "expect" ? expectationList : ""))
        }
        if let variable = variables.first(where: { $0.name == word }) {
            texts.append("# \(word) (a variable of expressions)\n\n\(variable.summary)\n")
        }
        if controlEvents.contains(word) {
            texts.append(
                "# \(word) (a control event)\n\nWritten `expect tap Save sends \(word) -> Save`\n\nUIControl.Event's `\(word)`\n"
            )
        }
        // One rule is enough to show the block around all of them.
        texts += overrides(of: kind(word)?.kind == .hitTest ? "claim" : word)
        return texts
    }

    /// Returns the attributes that `kind` takes, a line for each group, as in the reference.
    private static func attributeList(of kind: KindEntry) -> String {
        let lines = AttributeGroup.allCases.compactMap { group -> String? in
            let words = attributes.filter { $0.group == group && kind.takes($0.attribute) }.map { "`\($0.word)`" }
            return words.isEmpty ? nil : "- \(group.title): \(words.joined(separator: ", "))\n"
        }
        return lines.isEmpty ? "" : "\nAttributes:\n\(lines.joined())"
    }

    /// The rules of `hitTest { … }`, a line for each.
    private static var ruleList: String {
        let lines = rules.map { rule in
            "- `\(rule.notation.isEmpty ? rule.word : "\(rule.word) \(rule.notation)")`: \(rule.summary)\n"
        }
        return "\nRules:\n\(lines.joined())"
            + "- `\(effect.word) \(effect.notation)`: in the block of a rule, changes a view for later hit tests of the same "
            + "touches\n"
    }

    /// The forms of an expectation, and what each can say.
    private static var expectationList: String {
        func lines(_ words: [LanguageWord]) -> String {
            words.map { "- `\($0.notation)`: \($0.summary)\n" }.joined()
        }
        func list(_ role: LanguageWord.Role) -> String {
            "\n\(role.title):\n\(lines(LanguageWord.words(role)))"
        }
        return "\nForms:\n\(lines(LanguageWord.words(.expectation)))\(lines(LanguageWord.words(.result)))"
            + "- `expect GESTURE [on SCREENS] OUTCOME, …`: what a gesture does, and what it doesn't do\n"
            + list(.gesture) + list(.outcome)
            + "\nA PLACE is a point, `60,30`, or a path, `List[0].Play`: the middle of what is seen of the view. V is a path.\n"
    }

    /// Returns what `word` means after a dot.
    private static func valueMeanings(of word: String) -> [String] {
        var texts: [String] = []
        for entry in attributes {
            guard case .choice(let choices) = entry.shape, choices.contains(word) else { continue }
            texts.append(
                "# \(word) (a value of `\(entry.word)`)\n\nWritten `\(entry.word) .\(word)`\n\n`\(entry.word)`: \(entry.documentation)\n"
            )
        }
        if stackDirections.contains(word) {
            texts.append(
                "# \(word) (the direction of a stack)\n\nWritten `stack Page .\(word)`\n\nhow its views follow each other\n"
            )
        }
        if let color = colors.first(where: { $0.name == word }) {
            texts.append(
                "# \(word) (a color)\n\nWritten `backgroundColor .\(word)`\n\nUIColor's `\(word)`\n\(color.value & 0xFF == 0 ? "which lets what is behind it show\n" : "")"
            )
        }
        if let device = devices.first(where: { $0.word == word }) {
            let size = "\(numberText(device.size.width))x\(numberText(device.size.height))"
            texts.append(
                "# \(word) (a device)\n\nWritten `scene Main .\(word)`\n\n\(size) points, "
                    + "\(device.safeAreaText); also \(device.models)\n")
        }
        return texts
    }

    /// Returns the example of `word`, a word that overrides hit testing, and the Swift to write for it.
    private static func overrides(of word: String) -> [String] {
        OverrideInSwift.all.filter { $0.words.contains(word) }.map {
            "## Example\n```scene\n\($0.scene)```\n\n## In UIKit\n\($0.text)\n```swift\n\($0.swift)```\n"
        }
    }

    // MARK: Words of UIKit and other tools

    /// Returns what scenes have for `word`, which isn't a word of theirs.
    private static func substitutes(for word: String) -> [String] {
        func text(_ remark: String, _ spelling: String?) -> [String] {
            ["# \(word) (not a word of scenes)\n\n\(remark)\n"] + (spelling.map { meanings(of: $0) } ?? [])
        }
        func list(_ remark: String) -> String {
            let choices = remark.split(separator: "\n")
            return choices.count == 1 ? remark : choices.map { "- \($0)" }.joined(separator: "\n")
        }
        // An override of this has several words.
        if word.lowercased() == "pointinside", let foreign = ForeignAttribute.byWord["pointinside"] {
            return text(foreign.remark, "hitSlop") + meanings(of: "hitShape")
        }
        if let attribute = Diagnostic.attribute(ofProperty: word) {
            return text("scenes have UIKit's properties without `is`: write `\(attribute)`", attribute)
        }
        if let foreign = ForeignAttribute.byWord[word.lowercased()] {
            let outcome: String? =
                switch word.lowercased() {
                case "touchesbegan", "touchesended": "touches"
                case "touchescancelled", "touchescanceled": "cancels"
                case "touchesmoved": "draggable"
                default: nil
                }
            return text(list(foreign.remark), outcome ?? foreign.spelling)
        }
        if let entry = KindGuess(word).synonym {
            return text("write `\(entry.word)`", entry.word)
        }
        if let remark = KindGuess.remark(on: word) { return text(list(remark), nil) }
        let family = devices.filter { word.utf8.count >= 4 && $0.word.lowercased().hasPrefix(word.lowercased()) }
        if !family.isEmpty {
            let lines = family.map { device in
                "- `.\(device.word)`: \(numberText(device.size.width))x\(numberText(device.size.height)), \(device.models)"
            }
            let example = "as in `scene Main .\(family[0].word)`"
            return text("write one of these devices, \(example):\n\n\(lines.joined(separator: "\n"))", nil)
        }
        switch word.lowercased() {
        case "within", "during":
            return text(
                "the time that a drag or a move takes follows `over`; the time of a press follows its place", "over")
        case "order-dependent", "orderdependent":
            return text("write `expect hit 60,30 .orderDependent`", "orderDependent")
        default: break
        }
        if let advice = RecognizerWord.advice(on: word) { return text(advice.remark, advice.spelling) }
        if let meaning = RecognizerWord.meaning(of: word) { return text("write `recognizer \(meaning)`", "recognizer") }
        return []
    }
}
