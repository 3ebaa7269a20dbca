import SceneText

/// Errors in expressions.
extension ProblemContext {
    var missingExpression: Diagnostic {
        if kind(1) == .string || kind(1) == .stringHead {
            let isChoice = text == "?" || text == ":"
            return error(
                "an expression can't compute a text",
                isChoice
                    ? "write the view in two branches, each with its own text: `if (index == 0) { … } else { … }`"
                    : "only a number or condition is computed; a text can contain one: `\"Row \\(row)\"`")
        }
        guard text == "%", number(-1) != nil, kind(1) == .rightParenthesis else {
            return error(
                "missing value after `\(text)`", "write a number, a `let` constant, `row`, `index` or an expression")
        }
        return error(
            "`%` is a unit, and not allowed here in an expression", "write it after the parentheses: `(index * 20)%`",
            fix: openParentheses == 1
                ? fix(
                    "write `%` after the parentheses", Diagnostic.Edit(range, ""),
                    Diagnostic.Edit(range(1).atEnd, "%")) : nil)
    }

    var missingClosingParenthesis: Diagnostic {
        if let (range, rectangle) = printedRectangle {
            return error(
                "a rectangle isn't written as a debugger prints it",
                "write a position and a size: `frame \(rectangle)`",
                fix: writing(rectangle, for: range))
        }
        // Line ends don't count inside brackets: the next line may have been read as part of them.
        let isOneLine = problem.related.map { !source.hasLineEnd(from: $0.start, to: range.end) } ?? false
        // Two numbers have no meaning in parentheses, so the first of them alone is hardly what you mean.
        let isCertain = isOneLine && kind(1) != .number
        return unclosed("(", "missing `)`", fix: isCertain ? appending("write the `)`", ")") : nil)
    }

    /// The rectangle `(16 740; 358 50)` after `frame`, if the problem is in it.
    private var printedRectangle: (range: SourceRange, text: String)? {
        guard let opening = problem.related else { return nil }
        let before = String(decoding: source.bytes[..<opening.start].suffix(16), as: UTF8.self)
        guard before.split(separator: " ").last == "frame" else { return nil }
        return source.printedRectangle(after: opening.start)
    }

    /// A token that no expression has: `(w = 3)`, `(10 px)`, `(not isOpen)`.
    var strayInExpression: Diagnostic {
        let message = "`\(text)` isn't allowed here in an expression"
        if word(-1).lowercased() == "not" {
            // Before a comparison, `!` would only apply to its left side.
            let isWhole = text == "(" || [.rightParenthesis, .and, .or].contains(kind(1))
            return error(
                "`\(word(-1))` isn't allowed here in an expression", "for the opposite write `(!isOpen)`",
                fix: isWhole
                    ? writing("!", for: range(-1).union(range.atStart)) : nil)
        }
        if let number = number(-1) {
            if ["pt", "pts", "px", "dp"].contains(text) {
                return error(
                    message, "lengths are in points and have no unit: write `\(number)`",
                    fix: writing("", for: blanksBefore.union(range), title: "remove the unit"))
            }
            if ["deg", "rad"].contains(text), let rotation = rotationInParentheses(number) { return rotation }
            if ["deg", "rad", "ms", "s"].contains(text) {
                return error(message, "write the unit after the parentheses: `(angle + 45)\(text)`")
            }
        }
        if text == ".", let (edge, range) = edgeOfRectangle {
            return error(
                "an edge comes right after the view's Name", "write `\(edge)`, without `\(word(-1)).`",
                fix: writing(edge, for: range))
        }
        if text == ".", word(-1).hasPrefix("safeArea") {
            return error(
                "an expression has no edges of the safe area",
                "write `safeArea` on the view, so that its pins count from there: `bottom 8 safeArea`")
        }
        switch text.lowercased() {
        case "=": return error(message, "write `==` to compare", fix: writing("=="))
        case "&", "and": return error(message, "join conditions with `&&` and `||`", fix: writing("&&"))
        case "|", "or": return error(message, "join conditions with `&&` and `||`", fix: writing("||"))
        default: return error(message, "write an operator between two values: `(row * 60)`")
        }
    }

    /// Returns the error about `rotate(45deg)`, also after `transform`, where the problem is the unit behind `number`.
    private func rotationInParentheses(_ number: String) -> Diagnostic? {
        let isNegative = kind(-2) == .minus
        let opening = isNegative ? -3 : -2
        guard kind(opening) == .leftParenthesis, word(opening - 1) == "rotate", kind(1) == .rightParenthesis
        else { return nil }
        let start = word(opening - 2) == "transform" ? opening - 2 : opening - 1
        let written = "rotate \(isNegative ? "-" : "")\(number)\(text)"
        return error(
            "an angle has no parentheses", "write `\(written)`",
            fix: writing(written, for: range(start).union(range(1))))
    }

    /// The edge that is meant by UIKit's properties in `Title.frame.maxX`, `Title.center.x` or
    /// `Title.frame.size.width`, and the range of these properties.
    private var edgeOfRectangle: (edge: String, range: SourceRange)? {
        let property = word(-1)
        guard ["frame", "bounds", "center"].contains(property), kind(-2) == .dot else { return nil }
        let isNested = ["origin", "size"].contains(word(1)) && kind(2) == .dot
        let last = isNested ? 3 : 1
        let edge: String? =
            switch (property, word(last)) {
            case ("center", "x"): "midX"
            case ("center", "y"): "midY"
            case ("frame", "x"): "minX"
            case ("frame", "y"): "minY"
            case ("frame", "minX"), ("frame", "midX"), ("frame", "maxX"): word(last)
            case ("frame", "minY"), ("frame", "midY"), ("frame", "maxY"): word(last)
            case (_, "width"), (_, "height"): property == "center" ? nil : word(last)
            default: nil
            }
        return edge.map { ($0, range(-1).union(range(last))) }
    }

    var nameInExpression: Diagnostic {
        if kind(-1) == .leftParenthesis, kind(1) == .rightParenthesis, statementBegins(with: "expect"),
            let gesture = Keyword(word(-2)), Keyword.gestures.contains(gesture) || gesture == .hit
        {
            return error(
                "a place isn't in parentheses", "write `\(gesture.text) \(text)`",
                fix: writing(" \(text)", for: range(-1).union(range(1)), title: "remove the parentheses"))
        }
        return error(
            "`\(text)` is a Name; views can't be used in arithmetic",
            "write an edge of the view: `(\(text).maxY + 8)`\n"
                + "or a word with a value, which starts with a lower-case letter: `let gap = 8`, then `(gap + 4)`")
    }
}
