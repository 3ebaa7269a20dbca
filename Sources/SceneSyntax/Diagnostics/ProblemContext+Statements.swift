import SceneText

/// Errors in `let`, `if` and other statements.
extension ProblemContext {
    var statementBeginsWithValue: Diagnostic {
        if kind(0) == .number, text.isNumber, let count = countBeforeWord { return count }
        let isComment = text.hasPrefix("#") || text.hasPrefix("/") || text == "-"
        return error(
            "a line can't start with `\(text)`",
            isComment
                ? "comments start with `//`"
                : "start it with a word: a kind of view such as `button`, an attribute, `let`, `if` or `expect`",
            fix: text == "#"
                ? Diagnostic.hashInsteadOfSlashes(range, in: source).fixes.first : text == "/" ? commentFix : nil)
    }

    /// Reports `10 rows height 44` and `3 button …`, where a number comes before what it counts.
    private var countBeforeWord: Diagnostic? {
        let word = word(1)
        guard kind(1) == .word, schema.isKind(word) else { return nil }
        let message = "a line can't start with `\(text)`"
        if ["rows", "items", "repeat"].contains(word) {
            let isNumbered = kind(2).beginsLength
            return error(
                message, "the number comes after `\(word)`: `\(word) \(text)`",
                fix: isNumbered ? nil : writing("\(word) \(text)", for: range.union(range(1))))
        }
        return error(message, "to repeat a view, write `repeat \(text) { \(word) … }`")
    }

    /// Rewrites a C comment alone on its line as a comment of this language.
    private var commentFix: Diagnostic.Fix? {
        let line = source.restOfLine(after: range.start)
        let comment = line[..<source.startOfBlanks(before: line.endIndex)]
        guard comment.count >= 4, comment.starts(with: "/*".utf8), comment.suffix(2).elementsEqual("*/".utf8) else {
            return nil
        }
        // The text between them stays as it is, however long.
        let start = range.start + 2
        let end = max(start, source.startOfBlanks(before: comment.endIndex - 2))
        return fix(
            "write `//`", Diagnostic.Edit(range.with(end: start), "//"),
            Diagnostic.Edit(source.range(end, comment.endIndex), ""))
    }

    var foreignStatement: Diagnostic {
        let remark =
            switch text {
            case "for", "while":
                "to repeat views, write `repeat \(countAfterIn ?? "3") { … }`, with `index` as the variable"
            case "struct" where kind(1) == .name && isOutsideBlocks:
                "write a screen as a scene, `scene \(word(1).nonEmpty ?? "Main") 390x844 { … }`, and a view of your own as a "
                    + "component: `component badge(count = 0) view size 60x24 { … }`"
            case "var": "write constants as `let gap = 8`"
            case "func", "override": "describe a `hitTest(_:with:)` override rule by rule: `hitTest { super; pass }`"
            case "struct", "class", "final", "extension":
                "write a view of your own as a component: `component badge(count = 0) view size 60x24 { … }`"
            default: "a scene contains views, `let`, `if`, `repeat` and `expect`"
            }
        return error(
            "`\(text)` is Swift, not part of this language", remark, fix: text == "var" ? writing("let") : nil)
    }

    /// Whether the problem starts a line without indentation, where scenes are.
    private var isOutsideBlocks: Bool { source.indentation(at: range.start).isEmpty }

    /// The largest end of a range whose numbers are counted.
    private static let maximumCount = 1_000_000

    /// How many numbers the range behind `in` has, as in `for i in 0..<5`; `nil` if that isn't plain.
    private var countAfterIn: String? {
        guard kind(1) == .word, word(2) == "in", kind(3) == .number, let lower = Int(word(3)) else { return nil }
        let (sign, end) = (word(4) + word(5) + word(6), token(7))
        let isHalfOpen = sign == "..<"
        // The last dot of `0...3` belongs to the number.
        let written =
            isHalfOpen ? end.map { word($0) } : word(4) + word(5) == ".." ? String(word(6).drop { $0 == "." }) : nil
        guard let written, let upper = Int(written), lower >= 0, lower < upper, upper <= Self.maximumCount else {
            return nil
        }
        return "\(upper - lower + (isHalfOpen ? 0 : 1))"
    }

    /// How many numbers a range has whose dots the problem is or touches, such as `0..<3`; `nil` if that isn't plain.
    var countOfRange: String? {
        var start = first
        while let before = tokenBefore(start), tree.kind(start) == .dot { start = before }
        var end = first
        for _ in 0..<3 {
            guard let next = tokenAfter(end), tree.kind(end) != .number || end == start else { break }
            end = next
        }
        // The last dot of `0...3` belongs to the number.
        let last = tree.text(end).drop { $0 == "." }
        guard tree.kind(start) == .number, tree.kind(end) == .number, let lower = Int(tree.text(start)),
            let upper = Int(last), lower < upper, upper <= Self.maximumCount, lower >= 0
        else { return nil }
        let isClosed = tree.kind(end.previous) == .dot
        return "\(upper - lower + (isClosed ? 1 : 0))"
    }

    // MARK: Constants

    var capitalLetName: Diagnostic {
        error(
            "the name of a `let` starts with a lower-case letter, but `\(text)` doesn't",
            "write `let \(text.isQuotable ? lowercaseText : "gap") = 8`",
            fix: writing(lowercaseText))
    }

    var missingLetEquals: Diagnostic {
        if kind(1) == .colon, kind(2).beginsLength, let value = phrase(from: token(2)), let name = word(last).nonEmpty {
            return error(
                "this `let` has no `=`", "write `let \(name) = \(value.text)`",
                fix: writing(" =", for: range.atEnd.union(range(1)), title: "write the `=`"))
        }
        // A type comes before the sign in Swift.
        if kind(1) == .colon, kind(2) == .name || kind(2) == .word, kind(3) == .equals,
            let value = phrase(from: token(4)),
            let name = word(last).nonEmpty
        {
            return error(
                "a `let` has no type", "write `let \(name) = \(value.text)`",
                fix: writing("", for: range.atEnd.with(end: range(2).end), title: "remove the type"))
        }
        return error(
            "this `let` has no `=`", "write `let \(word(last).nonEmpty ?? "gap") = 8`",
            fix: kind(1).beginsLength || kind(1) == .dot ? appending("write the `=`", " =") : nil)
    }

    var missingLetValue: Diagnostic {
        if kind(2) == .leftParenthesis, isGlued(2), let kind = schema.kind(word(1)) {
            let name = word(-1).prefix(1).uppercased() + word(-1).dropFirst()
            return error(
                "a view has no `let`",
                "write its kind and its Name: `\(kind) \(name.nonEmpty ?? "Save") frame 0,0 44x44`")
        }
        if kind(1) == .leftBracket {
            return error(
                "a `let` is a number or a condition, not a list", "write each value where it is used")
        }
        return error(
            "this `let` has no value", "write a number, or an expression in parentheses: `let gap = (2 * 4)`")
    }

    /// `let gap = w + 5`.
    var letNeedsParentheses: Diagnostic {
        let message = "put variables and conditions in parentheses"
        let fix = endOfValue.map { parenthesizing(range, through: tree.range($0)) }
        let isAlone = endOfValue == last && !word(last).isEmpty
        return isAlone ? error(message, "write `(\(text))`", fix: fix) : error(message, fix: fix)
    }

    /// The last token of the value that begins with the problem; `nil` if there is a string in it, parentheses are
    /// missing, or it is very long.
    private var endOfValue: TokenID? {
        var token = last
        var depth = 0
        for _ in 0..<Self.maximumLookahead {
            guard let next = tokenAfter(token), !tree.kind(next).endsStatement else { return depth == 0 ? token : nil }
            switch tree.kind(next) {
            case .string, .stringHead: return nil
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            default: break
            }
            token = next
        }
        return nil
    }

    // MARK: Conditions

    var missingIfWord: Diagnostic {
        let isMisspelled = ["if", "iff", "fi"].contains(text.lowercased())
        return error(
            "missing condition after `if`", "write `if (row == 0) { … } else if (row == 1) { … } else { … }`",
            fix: text == "("
                ? writing("if (", title: "write `if`") : isMisspelled ? writing("if") : nil)
    }

    var missingElseWord: Diagnostic {
        let isMisspelled = ["else", "els", "esle", "lese", "elese", "elsee", "otherwise"].contains(text.lowercased())
        return error(
            "after the block of an `if` write `else` or a new line, not `\(text)`",
            "write `if (row == 0) { … } else if (row == 1) { … } else { … }`", fix: isMisspelled ? writing("else") : nil
        )
    }

    /// `if row == 0 {`.
    var conditionNeedsParentheses: Diagnostic {
        if text == "and" || text == "or" {
            return error(
                "put the condition of an `if` in parentheses",
                "combine conditions inside them: `if (row > 2 \(text == "and" ? "&&" : "||") row < 9) { … }`")
        }
        if text == "super" || text == "self" || word(1) == "self" || word(2) == "self" {
            return error(
                "put the condition of an `if` in parentheses",
                "to pass on a touch that hits only the view itself, write rules: `hitTest { super; pass }`")
        }
        if kind(1) == .leftBrace, Self.wordsForTablets.contains(text.lowercased()), let scene = nameOfScene {
            let condition = "(\(scene).width > 500)"
            return error(
                "put the condition of an `if` in parentheses",
                "ask for the size of the scene: `if \(condition) { … }`", fix: writing(condition, safe: false))
        }
        let range = conditionFix.flatMap { fix in
            fix.edits.first.flatMap { start in fix.edits.last.map { start.range.union($0.range) } }
        }
        let condition = range.map { $0.isQuotable ? source.text(in: $0) : "…" } ?? "row == 0"
        return error(
            "put the condition of an `if` in parentheses", "write `if (\(condition)) { … }`", fix: conditionFix)
    }

    /// What people write for devices that are wider than phones.
    private static let wordsForTablets = ["ipad", "isipad", "ispad", "pad", "tablet", "istablet"]

    /// Puts what is between `if` and its block in parentheses.
    private var conditionFix: Diagnostic.Fix? {
        // A brace after another of these may belong to another statement.
        guard let brace = next(after: last, where: { $0.endsStatement || $0 == .string || $0 == .stringHead }),
            tree.kind(brace) == .leftBrace,
            let word = last(before: brace, where: { tree.tokens[$0].isWord(.if) || tree.kind($0).endsStatement }),
            tree.tokens[word].isWord(.if), word.next < brace, first < brace
        else { return nil }
        return parenthesizing(tree.range(word.next), through: tree.range(brace.previous))
    }
}
