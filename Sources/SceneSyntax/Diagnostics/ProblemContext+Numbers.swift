import SceneText

/// Errors in numbers, points, sizes and arithmetic outside parentheses.
extension ProblemContext {
    /// Returns the size with these sides, if both are numbers.
    func size(_ width: String?, _ height: String?) -> String? {
        guard let width, let height, width.isNumber, height.isNumber else { return nil }
        return "\(width)x\(height)"
    }

    /// `120 x 44`, `120 x44`, `120x 44`.
    var blankInSize: Diagnostic {
        if let repeated = repeatedTap { return repeated }
        let isSignAlone = text == "x"
        let size = size(number(-1), isSignAlone ? number(1) : String(text.dropFirst()))
        let canJoin = !isSignAlone || kind(1).beginsLength
        return error(
            "write a size without spaces around `x`",
            size.map { "write `\($0)`" } ?? "write `120x44`, or with variables `(w)x(h)`",
            fix: !canJoin
                ? nil
                : writing(
                    isSignAlone ? "x" : "", for: isSignAlone ? blanksBefore.union(blanksAfter) : blanksBefore,
                    title: "remove the spaces"))
    }

    /// `expect tap 100,100 x2`.
    private var repeatedTap: Diagnostic? {
        guard statementBegins(with: "expect", "tap"), kind(-2) == .comma, let x = number(-3), let y = number(-1),
            text.first == "x", let count = Int(text.dropFirst())
        else { return nil }
        let taps = Array(repeating: "tap \(x),\(y)", count: min(max(count, 2), 3)).joined(separator: "; ")
        return error("a tap has no count here", "write each tap: `expect touch { \(taps) } fires -> Play`")
    }

    /// `size 50%x44`.
    var percentInSize: Diagnostic {
        if word(-1) == "contentSize" {
            let height = text.split(separator: "x").last.map(String.init).flatMap { $0.isNumber ? $0 : nil } ?? "1200"
            let scene = nameOfScene.map {
                ", or, if the scroll view is as wide as the scene, `contentSize (\($0).width)x\(height)`"
            }
            return error(
                "a size takes no percentages before its `x`",
                "write the width in points: `contentSize 390x\(height)`" + (scene ?? ""))
        }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
        let isPercentageByNumber =
            sides.count == 2 && sides[0].last == "%" && String(sides[0].dropLast()).isNumber && sides[1].isNumber
        let meant = isPercentageByNumber ? "width \(sides[0]) height \(sides[1])" : nil
        return error(
            "a size takes no percentages before its `x`",
            "write the sides one by one: `\(meant ?? "width 50% height 44")`",
            fix: word(-1) == "size"
                ? meant.map { writing($0, for: range(-1).union(range), title: "write `width` and `height`") } : nil)
    }

    /// `0,0 100x44` of `frame [0, 0, 100, 44]`, if the problem is its bracket.
    var frameInBrackets: String? {
        guard word(-1) == "frame", tree.kind(first) == .leftBracket else { return nil }
        let numbers = [1, 3, 5, 7].compactMap { number($0) }
        let areSeparated = [2, 4, 6].allSatisfy { kind($0) == .comma } && kind(8) == .rightBracket
        return numbers.count == 4 && areSeparated ? "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])" : nil
    }

    /// `10,10 44x44` of `frame 10,10,44x44`, if the problem is its `x`.
    var frameWithCommas: String? {
        guard kind(0) == .times, word(-6) == "frame", kind(-4) == .comma, kind(-2) == .comma, kind(-1) == .number,
            let x = number(-5), let y = number(-3), let size = size(word(-1), kind(1) == .number ? word(1) : nil)
        else { return nil }
        return "\(x),\(y) \(size)"
    }

    /// The Name of the scene that the problem is in, if that begins not far above it.
    var nameOfScene: String? {
        var token = first
        for _ in 0..<Self.maximumDistanceOfHead {
            guard token.index > 0 else { return nil }
            token = token.previous
            if tree.kind(token) == .word, tree.startsLine(token), tree.text(token) == "scene" {
                return tree.kind(token.next) == .name ? word(token.next).nonEmpty : nil
            }
        }
        return nil
    }

    /// The Name of the view in whose block the problem is, if that begins not far above it.
    var nameOfSuperview: String? {
        var depth = 0
        var token = first
        for _ in 0..<Self.maximumDistanceOfHead {
            guard token.index > 0 else { return nil }
            token = token.previous
            switch tree.kind(token) {
            case .rightBrace: depth += 1
            case .leftBrace where depth > 0: depth -= 1
            case .leftBrace:
                while let previous = tokenBefore(token), !tree.kind(previous).endsStatement { token = previous }
                // The views in these blocks are subviews of the view around them.
                if ["if", "else", "repeat"].contains(word(token)) { continue }
                return tree.kind(token.next) == .name ? word(token.next).nonEmpty : nil
            default: break
            }
        }
        return nil
    }

    /// The number of tokens in which to search for the head of a scene. The limit keeps long files linear.
    private static let maximumDistanceOfHead = 1000

    /// `50 %`.
    var blankBeforeUnit: Diagnostic {
        error(
            "write the unit directly after the number",
            number(-1).map { "write `\($0)\(text)`" } ?? "write `50%`, `200ms`, `45deg`",
            fix: writing("", for: blanksBefore, title: "remove the space"))
    }

    /// `hit 10 10`.
    var pointWithoutComma: Diagnostic {
        let point = number(-1).flatMap { x in text.isNumber ? "\(x),\(text)" : nil }
        return error(
            "write a comma between the two numbers of a point", "write `\(point ?? "60,30")`",
            fix: writing(",", for: blanksBefore, title: "write the comma"))
    }

    /// `hit (10,10)`, `frame (0,0,44,44)`.
    var pointInParentheses: Diagnostic {
        guard let (meant, isFrame, range) = numbersInParentheses else {
            return error(
                "write points and edges without parentheses", "write `10,20`; parentheses are for one number")
        }
        let numbers = meant.split(separator: ",")
        let isSizeOfScene = word(-1) == "scene" || word(-2) == "scene"
        let isSize = (word(-1) == "size" || isSizeOfScene) && numbers.count == 2
        let written = isSize ? numbers.joined(separator: "x") : meant
        var finding = error(
            "write \(isSize ? "a size" : isFrame ? "a frame" : "points and edges") without parentheses",
            "write `\(written)`; parentheses are for one number",
            fix: writing(written, for: range, title: isSize ? nil : "remove the parentheses"))
        finding.range = range
        return finding
    }

    /// The numbers in the parentheses that begin with the problem, as a point, edges or, for the four numbers of a
    /// frame, its place and size. `nil` if anything else is there: a variable or a sum needs parentheses of its own.
    private var numbersInParentheses: (meant: String, isFrame: Bool, range: SourceRange)? {
        var numbers: [String] = []
        var next = tokenAfter(first)
        while let start = next, numbers.count < 4 {
            let digits = tree.kind(start) == .minus ? start.next : start
            guard tree.kind(digits) == .number, let end = tokenAfter(digits) else { return nil }
            numbers.append((digits == start ? "" : "-") + word(digits))
            if tree.kind(end) == .rightParenthesis, numbers.count == 2, word(-1) == "frame",
                let (width, height, last) = pairInParentheses(after: end)
            {
                return ("\(numbers[0]),\(numbers[1]) \(width)x\(height)", true, range.union(tree.range(last)))
            }
            if tree.kind(end) == .rightParenthesis, numbers.count == 2 || numbers.count == 4 {
                let isFrame = numbers.count == 4 && word(-1) == "frame"
                return (
                    isFrame
                        ? "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])" : numbers.joined(separator: ","),
                    isFrame, range.union(tree.range(end))
                )
            }
            guard tree.kind(end) == .comma else { return nil }
            next = tokenAfter(end)
        }
        return nil
    }

    /// Returns the two numbers in the parentheses after `token`, and the token that closes them.
    private func pairInParentheses(after token: TokenID) -> (String, String, TokenID)? {
        guard let opening = tokenAfter(token), tree.kind(opening) == .leftParenthesis,
            let width = tokenAfter(opening), tree.kind(width) == .number,
            let comma = tokenAfter(width), tree.kind(comma) == .comma,
            let height = tokenAfter(comma), tree.kind(height) == .number,
            let closing = tokenAfter(height), tree.kind(closing) == .rightParenthesis
        else { return nil }
        return (word(width), word(height), closing)
    }

    /// Whether `word` stands for a condition here: a constant or a truth value.
    private func isCondition(_ word: String) -> Bool { word == "true" || word == "false" || isConstant(word) }

    /// Whether a `let` before the problem declares `word`. Searches near the problem only, which keeps files with many
    /// problems linear.
    func isConstant(_ word: String) -> Bool {
        guard let symbol = tree.symbols.symbol(for: word) else { return false }
        var token = first
        for _ in 0..<Self.maximumDistanceOfConstant where token.previous < token {
            token = token.previous
            if tree.symbol(of: token) == symbol, tree.tokens[token.previous].isWord(.let) { return true }
        }
        return false
    }

    /// The number of tokens to search for the declaration of a constant.
    private static let maximumDistanceOfConstant = 2000

    // MARK: Arithmetic

    /// `width w + 5`, and signs of other languages after a value.
    /// `0,-index*422`, or a sign and nothing behind it.
    var missingNumber: Diagnostic {
        let message = "missing number"
        guard tree.kind(first) == .minus else { return error(message) }
        return arithmetic(from: first) ?? error(message)
    }

    /// The error about the arithmetic without blanks that begins with `start`, among numbers with commas: `index*422`
    /// of `0,index*422`. Returns `nil` if there is none.
    func arithmetic(from start: TokenID?) -> Diagnostic? {
        guard let start else { return nil }
        let operators: [TokenKind] = [.plus, .minus, .star, .slash]
        var (last, wordCount, operatorCount) = (start, 0, 0)
        var token: TokenID? = start
        while let next = token, next == start || tree.tokens.isGlued(next),
            [.word, .number].contains(tree.kind(next)) || operators.contains(tree.kind(next))
        {
            if tree.kind(next) == .word { wordCount += 1 }
            if operators.contains(tree.kind(next)) { operatorCount += 1 }
            last = next
            token = tokenAfter(next)
        }
        let range = tree.range(start).union(tree.range(last))
        guard wordCount > 0, operatorCount > 0, !operators.contains(tree.kind(last)),
            range.isQuotable
        else { return nil }
        let written = "(\(source.text(in: range)))"
        if let missing = variableWithoutValue(from: start, to: last) {
            return error(messageOnArithmetic, "write `\(written)`", missing)
        }
        return error(messageOnArithmetic, "write `\(written)`", fix: writing(written, for: range))
    }

    var arithmeticNeedsParentheses: Diagnostic {
        if let value = valueInBraces { return value }
        let signs = text + word(1)
        if ["/*", "--"].contains(signs), isGlued(1), !isGlued(0) {
            return error("`\(signs)` doesn't begin a comment", "comments start with `//`")
        }
        switch text {
        case "==", "<", "<=", ">", ">=", "!=":
            var comparison = assignment
            comparison.fixes = []
            return comparison
        case "!":
            if let negation = negationWithoutParentheses { return negation }
        case "*":
            guard let size = size(number(-1), number(1)) else { break }
            let isSize = word(-2) == "size" || word(-2) == "contentSize"
            return error(
                messageOnArithmetic,
                "write a size with `x`: `\(size)`, and a product as `(\(word(-1)) * \(word(1)))`",
                fix: isSize ? writing("x", for: blanksBefore.union(blanksAfter)) : nil)
        case "-":
            if let (word, range) = hyphenatedWord { return wordWithHyphen(word, range) }
            if let difference { return error(messageOnArithmetic, difference) }
            return error(
                "names can't contain `-`; put arithmetic in parentheses", "write `cornerRadius 8`, or `width (w - 5)`")
        case "+", "/", "%":
            if let difference { return error(messageOnArithmetic, difference) }
        default: break
        }
        return operationWithoutParentheses
    }

    private var messageOnArithmetic: String { "put arithmetic in parentheses" }

    /// Reports `hidden !isOpen`, `disabled !isOpen` and `!enabled`. `nil` if no word follows the sign.
    private var negationWithoutParentheses: Diagnostic? {
        let message = "put conditions in parentheses"
        let condition = word(1)
        guard kind(1) == .word else { return nil }
        if !tree.startsLine(first) {
            if let (attribute, isCertain) = oppositeBefore {
                let written = "\(attribute) (\(condition))"
                return error(
                    message, "write the opposite: `\(written)`",
                    fix: isCertain && isCondition(condition) ? writing(written, for: range(-1).union(range(1))) : nil)
            }
            let written = "\(word(-1)) (!\(condition))"
            if !isCondition(condition), schema.attribute(condition) == nil,
                schema.attribute(word(-1))?.spelling == word(-1)
            {
                return error(message, "write `\(written)`")
            }
            if isCondition(condition), schema.attribute(word(-1)) != nil {
                return error(
                    message, "write `\(written)`",
                    fix: writing(
                        " (!\(condition))", for: blanksBefore.union(range(1)), title: "write `\(written)`"))
            }
        }
        if condition.isEmpty { return nil }
        return error(
            "a scene has no `!` before attributes", "write `.off` to turn one off: `\(condition) .off`",
            fix: writing("\(condition) .off", for: range.union(range(1))))
    }

    /// Reports `width w + 5`, and `width +5`.
    private var operationWithoutParentheses: Diagnostic {
        let (left, right) = (word(-1), word(1))
        if text == "+", schema.attribute(left)?.spelling == left, kind(-1) == .word, let number = number(1) {
            return error(
                "a number has no `+` before it", "write `\(left) \(number)`",
                fix: writing(" ", for: blanksBefore.union(blanksAfter), title: "remove the `+`"))
        }
        let written = "(\(left) \(text) \(right))"
        guard schema.attribute(word(-2))?.spelling == word(-2), kind(-1) == .word, isConstant(left),
            kind(1) == .number && number(1) != nil || kind(1) == .word
        else {
            let isOperand = { (kind: TokenKind) in kind == .word || kind == .number }
            guard isOperand(kind(-1)), isOperand(kind(1)), !left.isEmpty, !right.isEmpty else {
                return error(messageOnArithmetic, "write `width (w + 5)`")
            }
            return error(messageOnArithmetic, "write `\(written)`")
        }
        // What follows may belong to the sum.
        let isComplete = token(2).map { tree.kind($0) == .word && !isGlued(2) || tree.kind($0).endsStatement } ?? true
        return error(
            messageOnArithmetic, "write `\(word(-2)) \(written)`",
            fix: isComplete && (kind(1) == .number || isConstant(right))
                ? writing(written, for: range(-1).union(range(1))) : nil)
    }

    /// The attribute that is on where the word before the problem is off: `enabled` for `disabled !big`. A component
    /// can be based on a view that has another one.
    private var oppositeBefore: (attribute: String, isCertain: Bool)? {
        guard kind(-1) == .word, let statement else { return nil }
        if let attribute = schema.opposite(word(-1), word(statement)) { return (attribute, true) }
        return schema.opposite(word(-1), "button").map { ($0, false) }
    }

    /// Returns where a variable among the tokens from `start` to `last` has a value, if it has none here.
    private func variableWithoutValue(from start: TokenID, to last: TokenID) -> String? {
        var token = start
        while token <= last {
            if tree.kind(token) == .word, let kinds = schema.kinds(word(token)), !isInBlock(of: kinds) {
                let names = kinds.map { "`\($0)`" }.joinedAsList("or")
                return "`\(word(token))` only has a value in the block of \(names)"
            }
            if token == last { break }
            token = token.next
        }
        return nil
    }

    /// Returns whether the problem is in a block whose line begins with one of `words`. Searches near the problem only,
    /// which keeps files with many problems linear; farther away it may be.
    private func isInBlock(of words: [String]) -> Bool {
        var (token, depth) = (first, 0)
        for _ in 0..<Self.maximumDistanceOfConstant {
            guard token.previous < token else { return false }
            token = token.previous
            switch tree.kind(token) {
            case .rightBrace: depth += 1
            case .leftBrace: depth -= 1
            default: break
            }
            // A head that is further out than all blocks so far.
            if depth < 0, words.contains(word(token)) { return true }
            if depth < 0, tree.startsLine(token) { depth = 0 }
        }
        return true
    }

    /// Reports `leading {index * 390}`, whose braces are those of an interpolation or block elsewhere.
    private var valueInBraces: Diagnostic? {
        guard kind(-2) == .leftBrace, kind(-3) == .word, schema.attribute(word(-3))?.spelling == word(-3),
            let closing = next(after: last, where: { $0.endsStatement }), tree.kind(closing) == .rightBrace
        else { return nil }
        let (opening, end) = (range(-2), tree.range(closing))
        let value = source.text(in: opening.atEnd.with(end: end.start))
        guard value.isQuotable else { return nil }
        let trimmed = value.drop { $0 == " " }
        return error(
            "put arithmetic in parentheses, not in braces",
            "write `\(word(-3)) (\(trimmed.reversed().drop { $0 == " " }.reversed().map(String.init).joined()))`",
            fix: fix("write parentheses", Diagnostic.Edit(opening, "("), Diagnostic.Edit(end, ")")))
    }

    /// The sum or the like of the two numbers beside the problem.
    private var difference: String? {
        number(-1).flatMap { left in number(1).map { "write `(\(left) \(text) \($0))`" } }
    }

    /// The word with hyphens that the problem, a `-`, is in, as in style sheets: `border-radius`. `nil` if it isn't
    /// only small letters, or too long to repeat.
    private var hyphenatedWord: (parts: [String], range: SourceRange)? {
        guard let start = token(-1), isGlued(0), isPartOfWord(start) else { return nil }
        var parts = [word(start)]
        var sign = first
        while tree.kind(sign) == .minus, let part = tokenAfter(sign), tree.tokens.isGlued(part), isPartOfWord(part) {
            parts.append(word(part))
            sign = part.next
            if !tree.tokens.isGlued(sign) { break }
        }
        let range = tree.range(start).union(tree.range(sign.previous))
        let isWord =
            parts.count > 1 && parts.contains { $0.utf8.count > 1 } && range.isQuotable
        return isWord ? (parts, range) : nil
    }

    private func isPartOfWord(_ token: TokenID) -> Bool {
        tree.kind(token) == .word && word(token).utf8.allSatisfy { $0.isLowercaseLetter }
    }

    private func wordWithHyphen(_ parts: [String], _ range: SourceRange) -> Diagnostic {
        let word =
            parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let foreignWord = schema.attribute(word)
        let value = phrase(from: tokenAfter(tree.token(endingAfter: range.end - 1))).flatMap {
            tree.kind($0.last) == .number ? $0.text : nil
        }
        let written = foreignWord?.spelling.flatMap { spelling in value.map { "write `\(spelling) \($0)`" } }
        return error(
            "words can't contain `-`: `\(parts.joined(separator: "-"))`",
            written ?? foreignWord?.remark ?? "write words as UIKit does, `\(word)`, and arithmetic in parentheses",
            fix: foreignWord?.spelling.map { writing($0, for: range) })
    }
}

extension String {
    /// Whether this is a short number that a message can repeat.
    var isNumber: Bool { !isEmpty && isQuotableNumber && utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") } }

    /// The second side of a size after a capital `X`, if this is one.
    var heightAfterCapital: String? {
        let height = String(dropFirst())
        return hasPrefix("X") && height.isNumber ? height : nil
    }
}
