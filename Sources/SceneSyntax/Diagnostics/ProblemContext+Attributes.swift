import SceneText

/// Errors in attributes.
extension ProblemContext {
    /// `width = 50`, `width: 50`.
    var assignment: Diagnostic {
        let (word, phrase) = (word(-1), phraseAfter)
        // A comma separates it from the next one.
        let value = phrase.utf8.last == UInt8(ascii: ",") ? String(phrase.dropLast()) : phrase
        if kind(1) == .leftBrace, !word.isEmpty {
            return needlessSign("write the block after the word: `\(word) { … }`")
        }
        if kind(-1) == .name, isWritten(value) {
            let item = kind(-2) == .word ? self.word(-2).nonEmpty.map { $0 + " " } ?? "" : ""
            return needlessSign("attributes follow the Name, separated by spaces: `\(item)\(word) \(value) …`")
        }
        if word == "frame", let rectangle = source.printedRectangle(after: range.end) {
            return error(
                "a rectangle isn't written as a debugger prints it",
                "write a position and a size: `frame \(rectangle.text)`",
                fix: writing(
                    " \(rectangle.text)", for: blanksBefore.with(end: rectangle.range.end),
                    title: "write `\(rectangle.text)`"))
        }
        if let frame = frameFromCoordinates {
            return error(
                messageOnAssignment, "write `\(frame.text)`", fix: writing(frame.text, for: frame.range))
        }
        guard kind(-1) == .word, !word.isEmpty, isWritten(value) else {
            return needlessSign("write the value after the word: `width 50`")
        }
        if let constant = assignment(toConstant: word, of: value) { return constant }
        if let truth = Self.truth(value) { return assignment(of: truth, messageOnAssignment) }
        if let edge = assignment(ofEdge: value, to: word) { return edge }
        let isLink = kind(1) == .name && token(-2) != nil
        if isLink { return needlessSign("a link to a view has an arrow: `\(word) -> \(value)`") }
        return assignment(ofLength: value, to: word)
    }

    private var messageOnAssignment: String { "write attributes without `\(text)`" }

    /// Reports the sign of an assignment, with the fix that removes it.
    private func needlessSign(_ note: String) -> Diagnostic {
        error(messageOnAssignment, note, fix: fix("remove the `\(text)`", withoutSign))
    }

    /// Reports `const gap = 8`. Returns `nil` if no word for a constant begins the statement.
    private func assignment(toConstant word: String, of value: String) -> Diagnostic? {
        guard ["const", "val", "var"].contains(self.word(-2)), token(-3).map({ tree.kind($0).endsStatement }) ?? true
        else { return nil }
        var diagnostic = error(
            "a constant begins with `let`", "write `let \(word) = \(value)`",
            fix: text == "=" ? writing("let", for: range(-2)) : nil)
        diagnostic.range = range(-2)
        return diagnostic
    }

    /// Reports `top = A.bottom + 8`. Returns `nil` if `value` isn't the edge of a view.
    private func assignment(ofEdge value: String, to word: String) -> Diagnostic? {
        let edge = self.phrase(from: token(1))?.last
        let gap = edge.flatMap { distance(afterEdge: $0, hasSign: true) }
        if word.hasSuffix("Anchor"),
            let (_, note, _) = edgeAdvice(value, for: word.withoutAnchor, distance: gap?.text)
        {
            return error("a scene has no anchors", note)
        }
        let assigned = blanksBefore.union(blanksAfter).with(end: gap?.end ?? blanksAfter.end + value.utf8.count)
        func writing(_ distance: String, _ message: String) -> Diagnostic {
            let title = "write `\(word) \(distance)`"
            return error(message, title, fix: self.writing(" " + distance, for: assigned, title: title))
        }
        if let distance = distanceFromSuperview(value, for: word, gap?.text) {
            return writing(distance, "a pin is a distance to the superview's edge")
        }
        guard let (_, note, distance) = edgeAdvice(value, for: word, distance: gap?.text) else { return nil }
        guard let distance else { return error(messageOnAssignment, note) }
        // What is equal has no gap.
        return writing(gap.map { "\(distance.dropLast())\($0.text))" } ?? distance, messageOnAssignment)
    }

    /// Reports `width = 50`, and `rotation = 5`, whose word is another one in a scene.
    private func assignment(ofLength value: String, to word: String) -> Diagnostic {
        guard let foreign = schema.attribute(word), foreign.spelling != word else {
            return needlessSign("write the value after the word: `\(word) \(value)`")
        }
        // Which edge `left` is depends on the direction of the scene.
        let depends = ["x", "left", "right"].contains(word.lowercased())
        guard let spelling = foreign.spelling, !depends else { return needlessSign(foreign.remark) }
        // A scene has no angles without a unit.
        let written = "\(spelling) \(value)\(spelling == "rotate" && value.isNumber ? "deg" : "")"
        let assigned = range(-1).with(end: blanksAfter.end + value.utf8.count)
        return error(
            messageOnAssignment, "write `\(written)`",
            fix: writing(written, for: assigned, safe: written.hasSuffix(value)))
    }

    /// The frame that `x: 10, y: 20, width: 120, height: 44` means, if the problem is the first of these signs.
    private var frameFromCoordinates: (text: String, range: SourceRange)? {
        var numbers: [String] = []
        guard var token = token(-1) else { return nil }
        let start = token
        for name in ["x", "y", "width", "height"] {
            guard tree.text(token) == name, let sign = tokenAfter(token), tree.text(sign) == text,
                let digit = tokenAfter(sign), let number = tree.kind(digit) == .minus ? tokenAfter(digit) : digit,
                tree.kind(number) == .number
            else { return nil }
            numbers.append(source.text(in: tree.range(digit).union(tree.range(number))))
            if name == "height" { token = number; break }
            guard let next = tokenAfter(number), let word = tree.kind(next) == .comma ? tokenAfter(next) : next else {
                return nil
            }
            token = word
        }
        if let next = tokenAfter(token), tree.tokens.isGlued(next), !tree.kind(next).endsStatement { return nil }
        return (
            "frame \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])", tree.range(start).union(tree.range(token))
        )
    }

    /// `enabled=false`, `isHidden: true`.
    private func assignment(of truth: String, _ message: String) -> Diagnostic {
        let attribute = word(-1).withoutIs
        let note = "write the value after the word: `\(attribute) \(truth)`"
        if attribute == word(-1) {
            let value = blanksBefore.union(range(1))
            return error(message, note, fix: writing(" " + truth, for: value, title: "write `\(truth)`"))
        }
        return error(message, note, fix: writing("\(attribute) \(truth)", for: range(-1).union(range(1))))
    }

    /// Returns `.on` or `.off` for another language's true or false.
    private static func truth(_ word: String) -> String? {
        switch word.lowercased() {
        case "true", "yes", "on": ".on"
        case "false", "no", "off": ".off"
        default: nil
        }
    }

    /// Whether `text` is a value without calls, strings and signs at its end, and not one of UIKit's types.
    private func isWritten(_ text: String) -> Bool {
        let signs = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "%")]
        return !text.isEmpty && text.utf8.allSatisfy { $0.isIdentifierByte || signs.contains($0) }
            && text.utf8.last != UInt8(ascii: ",") && !text.beginsLikeClass
    }

    var strayComma: Diagnostic {
        if let landscape = landscapeBeforeComma { return landscape }
        // `frame100,100`: written together with a word, a number may also be a mistake.
        let glued = word(-1)
        let letters = glued.utf8.prefix { !$0.isDigit }.count
        if kind(-1) == .word || kind(-1) == .name, isGlued(0), letters < glued.utf8.count,
            kind(1) == .number || kind(1) == .minus,
            glued.utf8.dropFirst(letters).allSatisfy({ $0.isDigit })
        {
            let gap = SourceRange(at: range(-1).start + letters, in: range.file)
            let rest = phrase(from: first).map { point in
                let size = tokenAfter(point.last).flatMap { tree.kind($0) == .number ? phrase(from: $0) : nil }
                return point.text + (size.map { " " + $0.text } ?? "")
            }
            return error(
                "unexpected comma",
                "a space goes between an attribute and its value: "
                    + "`\(glued.prefix(letters)) \(glued.dropFirst(letters))\(rest ?? ",…")`",
                fix: writing(" ", for: gap, title: "write the space", safe: false))
        }
        if let (written, range, isCertain) = constantsInList {
            return error(
                "put constants and variables in parentheses", "write `\(written)`",
                fix: writing(written, for: range, safe: isCertain))
        }
        if let arithmetic = arithmetic(from: token(1)) { return arithmetic }
        if kind(1) == .word, schema.isKind(word(1)), [.name, .string, .stringHead].contains(kind(2)) {
            return error(
                "unexpected comma", "a `;` separates statements on one line: `; \(word(1)) …`", fix: writing(";"))
        }
        return error(
            "unexpected comma",
            "separate attributes with spaces; only the numbers of points and edges take commas: `frame 0,0 44x44`",
            fix: fix("remove the `\(text)`", withoutSign))
    }

    /// The values with commas that the problem is among, with each bare word in parentheses: `(pad),(pad)`. `nil` if
    /// there is no word in them, or they aren't the values of an attribute. They are certain if the words are
    /// constants.
    private var constantsInList: (written: String, range: SourceRange, isCertain: Bool)? {
        let isValue = { (token: TokenID) in tree.kind(token) == .word || tree.kind(token) == .number }
        guard var start = token(-1), isValue(start) else { return nil }
        for _ in 0..<6 {
            guard let comma = tokenBefore(start), tree.kind(comma) == .comma, let value = tokenBefore(comma),
                isValue(value)
            else { break }
            start = value
        }
        guard let attribute = tokenBefore(start), let name = word(attribute).nonEmpty,
            schema.attribute(name)?.spelling == name
        else { return nil }
        var values = [start]
        while values.count < 7, let last = values.last, let comma = tokenAfter(last), tree.kind(comma) == .comma {
            guard let value = tokenAfter(comma), isValue(value) else { return nil }
            values.append(value)
        }
        let words = Set(values.filter { tree.kind($0) == .word }.map { word($0) })
        guard [2, 4, 6].contains(values.count), !words.isEmpty, let end = values.last,
            // A constant can have a word that other tools have for an attribute, such as `gap`.
            words.allSatisfy({
                !$0.isEmpty && (schema.attribute($0) == nil && !schema.isKind($0) || isConstant($0))
            })
        else { return nil }
        let written = values.map { tree.kind($0) == .word ? "(\(word($0)))" : word($0) }.joined(separator: ",")
        return (written, tree.range(start).union(tree.range(end)), words.allSatisfy { isConstant($0) })
    }

    // MARK: Calls

    /// `frame(0,0,44,44)`.
    var callSyntax: Diagnostic {
        let message = "a scene has no calls"
        switch text {
        case "rgb", "rgba", "RGB", "RGBA", "hsl", "hsla", "Color":
            return error(message, "write colors as `#rrggbb` or `#rrggbbaa`: `#00000066` is black at 40%")
        case "ForEach": return error(message, "to repeat views, write `repeat 3 { … }`")
        case "require" where statementBegins(with: "recognizer") && word(2) == "toFail" && kind(4) == .name:
            let relation = "requireToFail -> \(word(4))"
            return error(
                message, "write `\(relation)`",
                fix: kind(5) == .rightParenthesis ? writing(relation, for: range.union(range(5))) : nil)
        default: break
        }
        if let assertion = assertionOfTest {
            return error(message, "a scene's tests are expectations: write `\(assertion)`")
        }
        if schema.isFunction(text), kind(-1) == .word, let attribute = word(-1).nonEmpty,
            schema.attribute(attribute)?.spelling == attribute, let opening = token(1),
            let closing = closingParenthesis(of: opening)
        {
            let call = source.text(in: range.union(tree.range(closing)))
            let isShort = call.isQuotable
            return error(
                "an expression is in parentheses", "write `\(attribute) (\(isShort ? call : "\(text)(…)"))`",
                fix: parenthesizing(range, through: tree.range(closing)))
        }
        if text == "hitTest" || text == "pointInside" || text == "point" {
            return error(
                message,
                text == "hitTest"
                    ? "describe the override rule by rule: `hitTest { super; pass }`"
                    : "write what the override accepts: `hitSlop 10` or `hitShape .circle`")
        }
        if let remark = schema.remark(text), let spacing = spacingOfCall {
            return error(message, remark.replacingNumber(after: "spacing", with: spacing))
        }
        if let view = viewOfCall { return error(message, "write the values after the word: `\(view)`") }
        return error(
            message,
            schema.remark(text)
                ?? "write the values after the word, separated by spaces: `button Save \"Save\" frame 0,0 120x44`, "
                + "`touchDelegate -> Back`")
    }

    /// The number after `spacing:` in the call, as in `VStack(spacing: 12)`.
    private var spacingOfCall: String? {
        var token = last
        for _ in 0..<12 {
            guard let next = tokenAfter(token), tree.kind(next) != .rightParenthesis else { return nil }
            if word(next) == "spacing", let colon = tokenAfter(next), tree.kind(colon) == .colon,
                let number = tokenAfter(colon), tree.kind(number) == .number, word(number).isNumber
            {
                return word(number)
            }
            token = next
        }
        return nil
    }

    /// The view that a call makes of its title, as SwiftUI has it: `Button("Save")`.
    private var viewOfCall: String? {
        let kinds = [
            "Button": "button", "Text": "label", "Label": "label", "TextField": "textField", "SecureField": "textField",
            "Toggle": "switch", "Image": "image",
        ]
        guard let kind = kinds[text], self.kind(2) == .string, isGlued(2) else { return nil }
        let title = word(2)
        guard title.utf8.count > 2, title.utf8.last == UInt8(ascii: "\""), !title.utf8.contains(UInt8(ascii: "\\"))
        else {
            return nil
        }
        let words = title.split { character in !character.utf8.allSatisfy { $0.isIdentifierByte } }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let isName = name.utf8.first?.isUppercaseLetter == true
        return "\(kind) \(isName ? name : "Save") \(title) size 120x44"
    }

    /// The view that `app.buttons["Save"]` may be, which the problem is the first dot of.
    private var viewOfQuery: String {
        let title = kind(2) == .leftBracket && kind(3) == .string ? word(3).filter { $0 != "\"" } : ""
        return title.utf8.first?.isUppercaseLetter == true && title.utf8.allSatisfy { $0.isIdentifierByte }
            ? title : "Save"
    }

    /// `8 safeArea` of `top safeArea.top + 8`, which the problem is the dot of.
    private var distanceFromSafeArea: String? {
        guard let edge = token(1) else { return nil }
        let added = distance(afterEdge: edge, hasSign: true)?.text
        return distanceFromSuperview("safeArea.\(word(1))", for: word(-2), added)
    }

    /// The expectation that a test of user interfaces means with `Play.tap()`, which the problem is the dot of.
    private var actionOfTest: String? {
        guard kind(-1) == .name, kind(2) == .leftParenthesis, isGlued(1), isGlued(2), let view = word(-1).nonEmpty,
            statement == token(-1)
        else { return nil }
        switch word(1) {
        case "tap", "click": return "expect tap \(view) fires -> \(view)"
        case "press": return "expect press \(view) 1s fires -> \(view)"
        case "doubleTap", "swipeUp", "swipeDown", "swipeLeft", "swipeRight":
            return "expect tap \(view) fires -> \(view)"
        default: return nil
        }
    }

    /// The expectation that a test means with `XCTAssertTrue(Play.isHittable)`, which the problem begins.
    private var assertionOfTest: String? {
        guard text.hasPrefix("XCTAssert") || text == "precondition" || text == "assert",
            let path = phrase(from: token(2)), path.isPath
        else { return text.hasPrefix("XCTAssert") ? "expect reachable -> Play" : nil }
        let view = path.text.split { ".,)!".contains($0) }.first.map(String.init) ?? "Play"
        return "expect \(text.hasSuffix("False") ? "unreachable" : "reachable") -> \(view)"
    }

    /// What to write instead of a modifier such as `.onTapGesture`, which the problem is the dot of.
    private var gestureOfModifier: String? {
        guard isGlued(1), word(1).hasPrefix("on"), word(1).hasSuffix("Gesture") else { return nil }
        return schema.attribute(word(1))?.remark ?? schema.remark(word(1))
    }

    /// What constraints of other languages equate, as in `Save.top == Card.top + 8`.
    private static let edgesInConstraints: Set = [
        "top", "leading", "bottom", "trailing", "left", "right", "centerX", "centerY", "width", "height",
    ]

    /// `view A.frame(width: 44)`.
    var chainedCall: Diagnostic {
        switch word(-1) {
        case "super":
            error(
                "a `hitTest` block lists rules, without dots",
                "write `super` alone to ask the subviews as UIKit does; `pass`, `claim -> V` and other rules go before or after it"
            )
        case "layer":
            error(
                "a scene has no layers",
                "write the property without `layer.`: `\(isGlued(1) ? word(1).nonEmpty ?? "cornerRadius" : "cornerRadius")`"
            )
        case "app":
            error(
                "a scene has no calls",
                "write what a tap should do: `expect tap \(viewOfQuery) fires -> \(viewOfQuery)`")
        case "safeArea" where distanceFromSafeArea != nil:
            error(
                "`safeArea` is a flag of the view: its pins then count from there",
                "write `\(word(-2)) \(distanceFromSafeArea ?? "8 safeArea")`")
        case "NSLayoutConstraint":
            error("a scene has no objects for constraints", schema.remark("constraints") ?? "")
        case _ where word(-1).hasSuffix("Anchor") || isGlued(1) && word(1).hasSuffix("Anchor"):
            error("a scene has no anchors", schema.remark("constraints") ?? "")
        case _ where isGlued(1) && Self.edgesInConstraints.contains(word(1)) && word(2).hasPrefix("="):
            error("a scene has no constraints between views", schema.remark("constraints") ?? "")
        case _ where actionOfTest != nil:
            error("a scene has no calls", actionOfTest.map { "write what it should do: `\($0)`" } ?? "")
        case _ where gestureOfModifier != nil:
            error("attributes aren't chained with dots", gestureOfModifier ?? "")
        default:
            error(
                "attributes aren't chained with dots",
                "write them after the view, separated by spaces: `view Panel frame 0,0 120x44 hidden`")
        }
    }
}

extension String {
    /// Returns the text with another number behind the first `word`.
    fileprivate func replacingNumber(after word: String, with number: String) -> String {
        var words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        if let index = words.firstIndex(of: word), words.indices.contains(index + 1), words[index + 1].isNumber {
            words[index + 1] = number
        }
        return words.joined(separator: " ")
    }

    /// Whether this is the name of a class of UIKit or of a framework below it.
    var beginsLikeClass: Bool { hasPrefix("UI") || hasPrefix("CG") || hasPrefix("NS") }

    /// This word without the prefix `is` of UIKit's properties: `hidden` for `isHidden`.
    fileprivate var withoutIs: String {
        let property = dropFirst(2)
        guard hasPrefix("is"), let first = property.utf8.first, first.isUppercaseLetter else { return self }
        return property.prefix(1).lowercased() + property.dropFirst()
    }
}
