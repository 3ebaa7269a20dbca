import SceneSyntax
import SceneText

/// Diagnostics about expressions and `let`.
extension Diagnostic {
    static func constantInScope(_ name: SpelledToken, first: SourceRange?, isReserved: Bool) -> Diagnostic {
        let finding = error(
            .duplicateName, "`\(name.text)` is already defined here", at: name.range,
            isReserved
                ? "it is a keyword of expressions; choose another name"
                : first == nil
                    ? "it is the variable of the enclosing block; choose another name"
                    : "a `let` can't be redefined; choose another name")
        return finding.with("first written here", at: first)
    }

    static func wrongLetValue(_ value: ValueSyntax) -> Diagnostic {
        error(
            .wrongValue, "a `let` is a number or a condition, not `\(value.text)`", at: value.range,
            value.tree.kind(value.node) == .string
                ? "write the text where you use it\nonly parameters of a component can be texts: "
                    + "`component heading(title = \(value.text)) view { … }`"
                : "write `let gap = 8` or `let isWide = (gap > 4)`\nwrite units where the number is used: `width (gap)%`"
        )
    }

    /// An expression, whose source is `text`, has the wrong type.
    /// An expression computes something with a text.
    static func computedText(_ range: SourceRange) -> Diagnostic {
        error(
            .wrongValue, "you can't compute with a text", at: range,
            "write a parameter that is a text as it is: `label Title (title)` or `\"\\(title)!\"`")
    }

    static func wrongType(_ range: SourceRange, _ text: String, wanted: Expression.ValueType) -> Diagnostic {
        // Parentheses around all of it stay outside.
        let isEnclosed = text.hasPrefix("(") && text.hasSuffix(")") && text.utf8.count { $0 == UInt8(ascii: "(") } == 1
        let inside = isEnclosed ? String(text.dropFirst().dropLast()) : text
        let isShort = inside.isQuotableNumber
        switch wanted {
        case .condition:
            return error(
                .wrongValue, "expected a condition, found a number", at: range,
                "compare it: `(\(isShort ? inside : "row") == 0)`")
        case .number, .string:
            return error(
                .wrongValue, "expected a number, found a condition", at: range,
                "choose between two numbers: `(\(isShort ? inside : "row == 0") ? 60 : 44)`")
        }
    }

    /// Reports a `word` without a value. `scene` is the Name of the scene that it is in, or `nil` in a component.
    static func unknownVariable(_ word: SpelledToken, known: [String], scene: String?) -> Diagnostic {
        let variable = Schema.variables.first { $0.name == word.text }
        let nearest = NearestWord.of(word.text, among: known)
        let attribute = Attribute(word: word.text).map { _ in
            "properties of views can't be read; use a constant: `let gap = 8`"
        }
        let remark =
            (word.text == "row" && isInHeadOfRows(word) ? rowHeightRemark : nil)
            ?? (word.text == "i" && known.contains("index") ? "the index of an instance is `index`" : nil)
            ?? variable.map {
                "`\($0.name)` is defined \($0.summary)" + (scene == nil ? remarkOnVariable($0.name) : "")
            }
            ?? suggestion(nearest) ?? attribute
            ?? deviceRemark(word.text, scene)
            ?? "write `let \(word.text) = \(isCondition(word) ? "(true)" : "8")` before it"
        let name = variable == nil ? Misspelling.name(word.text, among: known) : nil
        // The size says which devices are meant, as far as the scene knows them.
        let meansDevice = nearest == nil && scene != nil && isWholeCondition(word)
        let condition = meansDevice ? deviceCondition(word.text, scene) : nil
        return error(
            .unknownName, "`\(word.text)` has no value here", at: word.range, remark,
            fix: name.map { .replace(word.range, by: $0) }
                ?? condition.map { Fix("write `\($0)`", safe: false, edits: [Edit(word.range, $0)]) })
    }

    /// Returns whether `word` stands alone where a condition is needed: `hidden (word)`, `if (!word)`.
    private static func isCondition(_ word: SpelledToken) -> Bool {
        let tree = word.tree
        guard tree.kind(word.token.next) == .rightParenthesis else { return false }
        var before = word.token.previous
        if tree.kind(before) == .not { before = before.previous }
        guard tree.kind(before) == .leftParenthesis else { return false }
        let text = tree.text(before.previous)
        if case .flag? = Attribute(word: text)?.shape { return true }
        return text == "if"
    }

    /// Returns whether `word` is all between parentheses.
    private static func isWholeCondition(_ word: SpelledToken) -> Bool {
        isCondition(word) && word.tree.kind(word.token.previous) == .leftParenthesis
    }

    /// How a component learns the value that a variable has where it is used.
    private static func remarkOnVariable(_ name: String) -> String {
        "\na component doesn't know where it is used: add a parameter, `(number = 0)`, and write `number (\(name))` at each "
            + "use"
    }

    /// Reports a default that uses another parameter of its component.
    static func parameterInDefault(_ word: SpelledToken) -> Diagnostic {
        error(
            .unknownName, "the default of a parameter can't use another parameter, such as `\(word.text)`",
            at: word.range,
            "write a number here, or calculate with `\(word.text)` where the parameter is used in the component")
    }

    /// Returns how to ask for a kind of device or an orientation by the size of the scene; `nil` if `word` means
    /// neither.
    private static func deviceRemark(_ word: String, _ scene: String?) -> String? {
        deviceCondition(word, scene).map { condition in
            scene == nil
                ? "give the component a parameter, `(\(word) = false)`, and set it in each use: `\(word) (\(condition))`"
                : "ask for the size of the scene: `(\(condition))`"
        }
    }

    /// Returns the condition on the size of the scene that `word` means, or `nil`.
    private static func deviceCondition(_ word: String, _ scene: String?) -> String? {
        let name = scene ?? "Main"
        switch word.lowercased() {
        case "ipad", "isipad", "ispad", "pad", "tablet", "istablet", "regular", "isregular", "iswide", "wide":
            return "\(name).width > 500"
        case "iphone", "isiphone", "isphone", "phone", "compact", "iscompact", "isnarrow", "device", "idiom",
            "userinterfaceidiom", "horizontalsizeclass", "sizeclass":
            return "\(name).width < 500"
        case "landscape", "islandscape", "orientation", "verticalsizeclass":
            return "\(name).width > \(name).height"
        case "portrait", "isportrait": return "\(name).width < \(name).height"
        default: return nil
        }
    }

    /// How to write rows of different heights.
    private static let rowHeightRemark =
        "all `rows` have the same height; for different ones write `repeat 10 { row height (60 + index * 10) { … } }`"

    /// Returns whether `word` is on the line of `rows`, in front of its block.
    private static func isInHeadOfRows(_ word: SpelledToken) -> Bool {
        var token = word.token
        // A line is seldom longer.
        for _ in 0..<64 {
            let before = token.previous
            let isFirst =
                before == token || word.tree.tokens.startsLine(token)
                || [.leftBrace, .rightBrace, .semicolon].contains(word.tree.kind(before))
            if isFirst { return word.tree.text(token) == ItemKind.rows.word }
            token = before
        }
        return false
    }

    static func variableForAll(_ word: SpelledToken) -> Diagnostic {
        error(
            .wrongValue, "`\(word.text)` has no value here: this line applies to all instances", at: word.range,
            "write it on the `cell` or the view in it\nwrite rows of different heights as "
                + "`repeat 10 { row height (60 + index * 10) { … } }`")
    }

    static func unknownFunction(_ word: SpelledToken) -> Diagnostic {
        let names = Expression.Function.allCases.map { $0.rawValue }
        let nearest = NearestWord.of(word.text, among: names)
        return error(
            .unknownName, "unknown function `\(word.text)`", at: word.range,
            suggestion(nearest) ?? "the functions are \(names.joinedAsList())",
            fix: Misspelling.word(word.text, among: names).map { .replace(word.range, by: $0) })
    }

    static func wrongArgumentCount(_ range: SourceRange, _ function: Expression.Function, count: Int) -> Diagnostic {
        let wanted = function.argumentCount == 1...1 ? "one value" : "two values or more"
        return error(.wrongValue, "`\(function.rawValue)` takes \(wanted), not \(count)", at: range)
    }
}
