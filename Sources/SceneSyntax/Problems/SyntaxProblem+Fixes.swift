import SceneText

/// Fixes for syntax errors with a single plausible meaning.
extension SyntaxProblem {
    /// Returns the fix of the problem, or `nil` if you have to decide; `text` is the source at its range.
    func fix(_ text: String, in source: Source) -> Diagnostic.Fix? {
        if isAmbiguous { return nil }
        let around = Surroundings(range, in: source)
        return signFix(text, around, source) ?? blockFix(text, around, source) ?? wordFix(text, around, source)
            ?? bracketFix(text, around, source) ?? characterFix(text, around, source) ?? importFix(text, around, source)
    }

    /// Returns fixes for missing and extra signs.
    private func signFix(_ text: String, _ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        switch reason {
        case .equalsSign, .colonSign:
            truthFix(around) ?? distanceFix(around)
                ?? (edgeWording(around.textAfter, around.wordBefore) == nil
                    ? fix("remove the `\(text)`", withoutSign(around)) : nil)
        case .missingPlace:
            around.atBeforePlace.map { fix("remove the `at`", Diagnostic.Edit(range.atEnd.union($0), "")) }
        case .caseAsDefault:
            around.truthOfCaseAfter(text).map {
                fix("write `\($0)`", Diagnostic.Edit(range.union(around.wordAfter), $0))
            }
        case .strayComma:
            if let glued = around.numberGluedToWord {
                // Written together with a word, a number may also be a slip.
                Diagnostic.Fix("write the space", safe: false, edits: [Diagnostic.Edit(glued.gap, " ")])
            } else {
                fix("remove the `\(text)`", withoutSign(around))
            }
        case .blankBeforeUnit: fix("remove the space", Diagnostic.Edit(around.blanksBefore, ""))
        case .blankInSize: sizeFix(text, around)
        case .arithmeticNeedsParentheses: arithmeticFix(text, around)
        case .pointWithoutComma: fix("write the comma", Diagnostic.Edit(around.blanksBefore, ","))
        case .deviceWithoutDot: deviceFix(around)
        case .missingLetEquals where around.byteAfter.beginsValue: appending("write the `=`", " =")
        case .missingOutcomeComma: appending("write the comma", ",")
        // You may be about to type another outcome.
        case .trailingOutcomeComma:
            Diagnostic.Fix("remove the comma", safe: false, edits: [Diagnostic.Edit(range, "")])
        case .strayInExpression where text == "=" || text == "&" || text == "|":
            replacing("write `\(text)\(text)`", with: text + text)
        case .strayInExpression where text.isLengthUnit && around.wordBefore.isNumber:
            fix("remove the unit", Diagnostic.Edit(around.blanksBefore.union(range), ""))
        case .missingExpression where text == "%" && around.wordBefore.isNumber: percentFix(around)
        case .strayInExpression where text.lowercased() == "and": replacing("write `&&`", with: "&&")
        case .strayInExpression where text.lowercased() == "or": replacing("write `||`", with: "||")
        // Before a comparison, `!` would only apply to its left side.
        case .strayInExpression
        where around.wordBefore.lowercased() == "not" && (text == "(" || ")&|".utf8.contains(around.byteAfter)):
            fix(
                "write `!`",
                Diagnostic.Edit(
                    SourceRange(start: around.blanksBefore.start - 3, end: range.start, in: range.file), "!"))
        case .bareHitResult where ["none", "recursion", "orderDependent"].contains(text):
            replacing("write `.\(text)`", with: ".\(text)")
        case .bareHitResult where text == "nil": replacing("write `.none`", with: ".none")
        case .bareHitResult
        where ["is", "equals", "hits", "returns", "gets"].contains(text) && around.nameAfter != nil:
            replacing("write `->`", with: "->")
        case .resultWithoutArrow: replacing("write `-> \(text)`", with: "-> \(text)")
        case .nameWithoutArrow: nameFix(text, around)
        default: nil
        }
    }

    /// Writes the dots of the devices from the range on, and the commas between them.
    private func deviceFix(_ around: Surroundings) -> Diagnostic.Fix? {
        let devices = around.devicesToCorrect
        if devices.isEmpty { return nil }
        return Diagnostic.Fix(
            "write \(devices.map { "`.\($0.name)`" }.joined(separator: ", "))", safe: true,
            edits: devices.map { $0.edit })
    }

    /// Rewrites `size 120*44` as `size 120x44`, and `!hidden` as `hidden .off`.
    private func arithmeticFix(_ text: String, _ around: Surroundings) -> Diagnostic.Fix? {
        switch text {
        case "-":
            guard let (word, range) = around.hyphenated, let meant = StyleSheetWord.called(word)?.spelling else {
                return nil
            }
            return fix("write `\(meant)`", Diagnostic.Edit(range, meant))
        case "*":
            let numbers = around.wordBefore + around.textAfter
            guard ["size", "contentSize"].contains(around.secondWordBefore), numbers.utf8.allSatisfy({ $0.isDigit }),
                around.byteAfter.isDigit
            else { return nil }
            return fix("write `x`", Diagnostic.Edit(around.blanksBefore.union(around.blanksAfter), "x"))
        case "!":
            let word = around.textAfter
            guard word.utf8.first?.isLowercaseLetter == true, word.utf8.allSatisfy({ $0.isIdentifierByte }) else {
                return nil
            }
            return fix("write `\(word) .off`", Diagnostic.Edit(range.union(around.wordAfter), "\(word) .off"))
        default: return nil
        }
    }

    /// Rewrites `(index * 20%)` as `(index * 20)%`.
    private func percentFix(_ around: Surroundings) -> Diagnostic.Fix? {
        guard around.byteAfter == UInt8(ascii: ")"), around.isInOneParenthesis else { return nil }
        return fix(
            "write `%` after the parentheses", Diagnostic.Edit(range, ""),
            Diagnostic.Edit(SourceRange(at: around.blanksAfter.end + 1, in: range.file), "%"))
    }

    /// Rewrites `enabled=false` as `enabled .off`, and `isHidden: true` as `hidden .on`.
    private func truthFix(_ around: Surroundings) -> Diagnostic.Fix? {
        guard let value = around.truthAfter else { return nil }
        let edit = Diagnostic.Edit(around.blanksBefore.union(around.wordAfter), " " + value)
        let word = around.wordBefore
        let attribute = word.withoutIs
        if attribute == word { return fix("write `\(value)`", edit) }
        let start = edit.range.start - word.utf8.count
        return fix(
            "write `\(attribute) \(value)`", Diagnostic.Edit(edit.range.with(start: start), "\(attribute) \(value)"))
    }

    /// Rewrites `leading = Title.leading` as `leading (Title.minX)`.
    private func distanceFix(_ around: Surroundings) -> Diagnostic.Fix? {
        distanceAfterSign(around).map { word, value in
            let end = around.blanksAfter.end + around.textAfter.utf8.count
            return fix(
                "write `\(word) \(value)`",
                Diagnostic.Edit(around.blanksBefore.union(range).with(end: end), " " + value))
        }
    }

    /// Returns the edit that removes the sign and the blanks on one of its sides.
    private func withoutSign(_ around: Surroundings) -> Diagnostic.Edit {
        if around.blanksBefore.length > 0 {
            return Diagnostic.Edit(range.union(around.blanksAfter), "")
        }
        return Diagnostic.Edit(range, around.blanksAfter.length > 0 || around.byteAfter == 0 ? "" : " ")
    }

    /// Rewrites `120 x 44`, `120 x44` and `120x 44` as `120x44`.
    private func sizeFix(_ text: String, _ around: Surroundings) -> Diagnostic.Fix? {
        let isSignAlone = text == "x"
        if isSignAlone, !around.byteAfter.beginsValue { return nil }
        let place = isSignAlone ? around.blanksBefore.union(around.blanksAfter) : around.blanksBefore
        return fix("remove the spaces", Diagnostic.Edit(place, isSignAlone ? "x" : ""))
    }

    /// Returns the fix for a name among attributes: another language's true or false, or a link without its arrow.
    private func nameFix(_ text: String, _ around: Surroundings) -> Diagnostic.Fix? {
        switch text {
        case _ where text.isHeightAfterCapital && around.isAfterNumber:
            replacing("write `\(text.withSmallX)`", with: text.withSmallX)
        case "YES", "TRUE", "True":
            fix("remove it", Diagnostic.Edit(around.blanksBefore.union(range), ""))
        case "NO", "FALSE", "False": replacing("write `.off`", with: ".off")
        case _ where around.isBehindDevice:
            // The device before the space may be the one that is meant.
            Diagnostic.Fix("remove the space", safe: false, edits: [Diagnostic.Edit(around.blanksBefore, "")])
        case _ where around.headBeforeName != nil: headFix(text, around)
        case _
        where text.beginsLikeClass || around.followsPositionWord || around.wordBefore == "on"
            || around.wordBefore.hasSuffix("Anchor"):
            nil
        // Only an attribute takes a link, and nothing beside it; elsewhere the name is out of place.
        default:
            around.wordBefore.utf8.first?.isLowercaseLetter == true && !around.byteAfter.beginsOtherValue
                ? replacing("write `-> \(text)`", with: "-> \(text)") : nil
        }
    }

    /// Moves a Name to its place: `recognizer .pan MapPan` becomes `recognizer MapPan .pan`.
    private func headFix(_ text: String, _ around: Surroundings) -> Diagnostic.Fix? {
        around.headBeforeName.map { head in
            let written = "\(text) \(head.text)"
            return fix("write `\(written)`", Diagnostic.Edit(head.values.union(range), written))
        }
    }

    /// Returns fixes for braces and line ends.
    private func blockFix(_ text: String, _ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        switch reason {
        case .missingClosingBrace, .missingLastBrace:
            guard let related else { return nil }
            let indentation = Surroundings(related, in: source).indentation
            return fix(
                "write the `}`",
                Diagnostic.Edit(
                    SourceRange(at: around.endOfComments(inBlockIndented: indentation), in: range.file),
                    around.lineEnd + indentation + "}"))
        case .missingOpeningBrace: return appending("write the `{`", " {")
        case .braceOnNewLine, .continuedOnNewLine:
            guard let gap = around.gapBefore, gap.start > 0 else { return nil }
            let last = source.bytes[gap.start - 1]
            let followsBlock = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(last)
            let first = Surroundings(gap.atStart, in: source)
            // A line without deeper indentation may be its own statement, after one that is still being typed.
            let isContinuation =
                reason == .braceOnNewLine || around.indentation.utf8.count > first.indentation.utf8.count
            return followsBlock || !isContinuation ? nil : fix("join the lines", Diagnostic.Edit(gap, " "))
        default: return nil
        }
    }

    /// Returns fixes for missing or wrong keywords.
    private func wordFix(_ text: String, _ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        switch reason {
        case .missingSceneWord: return replacing("write `scene`", with: "scene \(text)")
        // A lone Name may be that of a recognizer, and `expect` doesn't complete the line.
        case .missingExpectWord where around.isRecognizerWithName(text): return nil
        case .missingExpectWord: return replacing("write `expect`", with: "expect \(text)")
        // Another word may negate what follows.
        case .misspelledExpect where text == "assert" || Misspelling.word(text, among: ["expect"]) != nil:
            return replacing("write `expect`", with: "expect")
        case .foreignStatement where text == "var": return replacing("write `let`", with: "let")
        case .missingIfWord where text == "(": return replacing("write `if`", with: "if (")
        case .missingIfWord where ["if", "iff", "fi"].contains(text.lowercased()):
            return replacing("write `if`", with: "if")
        case .missingElseWord
        where ["else", "els", "esle", "lese", "elese", "elsee", "otherwise"].contains(text.lowercased()):
            return replacing("write `else`", with: "else")
        case .capitalLetName, .capitalComponentName:
            let word = text.prefix(1).lowercased() + text.dropFirst()
            return replacing("write `\(word)`", with: word)
        case .unknownOutcome: return nearest(text, among: Keyword.outcomes + [.not, .nothing, .sends])
        case .unknownStep: return nearest(text, among: Keyword.gestures + Keyword.stepsOfFingers)
        case .unknownExpectation
        where ["reachable", "unreachable"].contains(around.textAfter)
            && text.utf8.first?.isUppercaseLetter == true && text.utf8.allSatisfy { $0.isIdentifierByte }:
            let written = "\(around.textAfter) -> \(text)"
            return fix("write `\(written)`", Diagnostic.Edit(range.union(around.wordAfter), written))
        case .unknownExpectation where text != "expect":
            return nearest(text, among: Keyword.gestures + [.hit, .reachable, .unreachable])
        case .lowercaseLinkTarget where text == "none" || text == "nil":
            let arrow = Surroundings(around.blanksBefore, in: source).blanksBefore
            guard around.lineStarts(with: "expect hit"), around.byteBefore == UInt8(ascii: ">")
            else {
                return nil
            }
            return fix("write `.none`", Diagnostic.Edit(range.with(start: arrow.start - 2), ".none"))
        default: return nil
        }
    }

    /// Returns fixes for parentheses and brackets.
    private func bracketFix(_ text: String, _ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        switch reason {
        case .missingClosingParenthesis:
            // Line ends don't count inside brackets: the next line may have been read as part of them.
            guard let related, !source.hasLineEnd(from: related.start, to: range.end) else { return nil }
            return appending("write the `)`", ")")
        case .missingClosingBracket:
            let line = range.with(start: around.lineBefore.start)
            return source.bytes[line.start..<line.end].lastIndex(of: UInt8(ascii: "[")) != nil
                ? appending("write the `]`", "]") : nil
        case .unclosedInterpolation: return fix("write the `)`", Diagnostic.Edit(range.atStart, ")"))
        case .pointInParentheses, .indexInParentheses:
            guard text == "(", let closing = around.closingParenthesis else { return nil }
            let isIndex = reason == .indexInParentheses
            if !isIndex {
                // A variable or a sum needs parentheses of its own.
                return around.numbersInParentheses.map { meant, _ in
                    fix("remove the parentheses", Diagnostic.Edit(source.range(range.start, closing + 1), meant))
                }
            }
            return fix(
                "write brackets", Diagnostic.Edit(range, "["), Diagnostic.Edit(source.range(closing, closing + 1), "]"))
        case .conditionNeedsParentheses where text != "and" && text != "or": return conditionFix(around, source)
        case .letNeedsParentheses: return letFix(around, source)
        default: return nil
        }
    }

    /// Returns the fix that puts the condition between `if` and its block in parentheses.
    private func conditionFix(_ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        // A brace behind another of these signs may belong to another statement.
        let signs = Surroundings.endsOfStatements + [UInt8(ascii: "\"")]
        guard let brace = around.first(of: signs), source.bytes[brace] == UInt8(ascii: "{"),
            let start = source.bytes[around.lineBefore.start..<brace].endOfLastIf
        else { return nil }
        let end = Surroundings(SourceRange(at: brace, in: range.file), in: source).blanksBefore.start
        guard start < end, range.start < end else { return nil }
        let others = signs.filter { $0 != UInt8(ascii: "{") }
        if source.bytes[start..<end].contains(where: others.contains) { return nil }
        return fix(
            "write parentheses", Diagnostic.Edit(SourceRange(at: start, in: range.file), "("),
            Diagnostic.Edit(SourceRange(at: end, in: range.file), ")"))
    }

    /// Returns the fix that puts the value of a `let` in parentheses.
    private func letFix(_ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        let rest = source.bytes[range.end..<around.lineAfter.end]
        let end =
            around.first(of: [UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "/")])
            ?? rest.endIndex
        if end < rest.endIndex, rest[end] == UInt8(ascii: "\"") { return nil }
        let isComment = end + 1 < rest.endIndex && rest[end] == UInt8(ascii: "/") && rest[end + 1] == UInt8(ascii: "/")
        if end < rest.endIndex, rest[end] == UInt8(ascii: "/"), !isComment { return nil }
        let last = Surroundings(SourceRange(at: end, in: range.file), in: source).blanksBefore.start
        return fix(
            "write parentheses", Diagnostic.Edit(range.atStart, "("),
            Diagnostic.Edit(SourceRange(at: max(range.end, last), in: range.file), ")"))
    }

    /// Returns fixes for characters with an ASCII equivalent, and for comments of other languages.
    private func characterFix(_ text: String, _ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        switch reason {
        case .percentInSize:
            let word = around.wordBefore
            let start = around.blanksBefore.start - word.utf8.count
            return word != "size"
                ? nil
                : text.sidesInPercent.map { sides in
                    fix("write `width` and `height`", Diagnostic.Edit(range.with(start: start), sides))
                }
        case .wrongSceneSize where around.textAfter.isHeightAfterCapital && text.utf8.allSatisfy({ $0.isDigit }):
            let size = text + around.textAfter.withSmallX
            // The text after the problem goes with it.
            return Diagnostic.Fix(
                "write `\(size)`", safe: false, edits: [Diagnostic.Edit(range.union(around.wordAfter), size)])
        case .wrongSceneSize: return text.sizeOfTwoNumbers.map { replacing("write `\($0)`", with: $0) }
        case .unknownCharacters where text.hasPrefix("×"):
            let rest = String(text.dropFirst())
            guard rest.utf8.allSatisfy({ $0.isDigit }), around.byteBefore.isDigit,
                !rest.isEmpty || around.byteAfter.isDigit
            else { return nil }
            let place = around.blanksBefore.union(rest.isEmpty ? around.blanksAfter : range)
            return fix("write `x`", Diagnostic.Edit(place, "x" + rest))
        case .unknownCharacters:
            if let first = text.unicodeScalars.first, Self.quotationMarks.contains(first) {
                return quotesFix(around, source)
            }
            if text == "°" { return replacing("write `deg`", with: "deg") }
            if text == "&" || text == "|" { return replacing("write `\(text)\(text)`", with: text + text) }
            if text.hasPrefix("_"), text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "_") }) {
                return replacing("remove the `_`", with: text.filter { $0 != "_" })
            }
            return blankFix(text)
        case .lettersBeyondASCII: return blankFix(text)
        case .statementBeginsWithValue where text == "#": return replacing("write `//`", with: "//")
        case .statementBeginsWithValue where text == "/": return commentFix(around, source)
        default: return nil
        }
    }

    /// Replaces non-breaking spaces with spaces.
    private func blankFix(_ text: String) -> Diagnostic.Fix? {
        guard text.unicodeScalars.contains("\u{A0}") else { return nil }
        var blanks = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { blanks.append(scalar == "\u{A0}" ? " " : scalar) }
        return replacing("write an ordinary space", with: String(blanks))
    }

    /// The quotation marks that people and word processors use.
    static let quotationMarks: [Unicode.Scalar] = ["“", "”", "„", "«", "»", "‘", "’", "'", "`"]

    /// Replaces typographic quotes with straight ones.
    private func quotesFix(_ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        let end = around.lineAfter.end
        let spellings = Self.quotationMarks.map { Array(String($0).utf8) }
        var offset = range.start
        var marks: [SourceRange] = []
        while offset < end, marks.count < 2 {
            let rest = source.bytes[offset..<end]
            if rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "\\") { return nil }
            let length = spellings.first(where: { rest.starts(with: $0) })?.count
            if let length { marks.append(source.range(offset, offset + length)) }
            offset += length ?? 1
        }
        guard marks.count == 2 else { return nil }
        return Diagnostic.Fix("write straight quotes", safe: true, edits: marks.map { Diagnostic.Edit($0, "\"") })
    }

    /// Rewrites a C comment alone on its line as a comment of this language.
    private func commentFix(_ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        let line = source.bytes[range.start..<around.lineAfter.end]
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard line.starts(with: "/*".utf8), let last = line.lastIndex(where: { !isBlank($0) }), last >= range.start + 3,
            line[(last - 1)...last].elementsEqual("*/".utf8)
        else { return nil }
        // The text between them stays as it is, however long.
        let text = line[(range.start + 2)..<(last - 1)]
        let end = text.lastIndex(where: { !isBlank($0) }).map { $0 + 1 } ?? text.startIndex
        return fix(
            "write `//`", Diagnostic.Edit(source.range(range.start, text.startIndex), "//"),
            Diagnostic.Edit(source.range(end, last + 1), ""))
    }

    /// Returns the fix that writes the keyword in `words` that is clearly meant.
    private func nearest(_ text: String, among words: [Keyword]) -> Diagnostic.Fix? {
        Misspelling.word(text, among: words.lazy.map { $0.text }).map { replacing("write `\($0)`", with: $0) }
    }

    private func fix(_ title: String, _ edits: Diagnostic.Edit...) -> Diagnostic.Fix {
        Diagnostic.Fix(title, safe: true, edits: edits)
    }

    /// Returns the fix that replaces the problem with `replacement`.
    private func replacing(_ title: String, with replacement: String) -> Diagnostic.Fix {
        fix(title, Diagnostic.Edit(range, replacement))
    }

    /// Returns the fix that inserts `addition` after the problem.
    private func appending(_ title: String, _ addition: String) -> Diagnostic.Fix {
        fix(title, Diagnostic.Edit(range.atEnd, addition))
    }
}

extension Source {
    /// Whether there is a line end between two offsets.
    fileprivate func hasLineEnd(from start: Int, to end: Int) -> Bool {
        nextLineStart(after: start).map { $0 <= end } ?? false
    }
}

extension String {
    /// Whether this is the name of a class of UIKit or of a framework below it.
    var beginsLikeClass: Bool { hasPrefix("UI") || hasPrefix("CG") || hasPrefix("NS") }
}

extension UInt8 {
    /// Whether a number or a parenthesized expression can begin with this byte.
    fileprivate var beginsValue: Bool {
        isDigit || self == UInt8(ascii: "(") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }

    /// Whether a value other than a link, or call arguments, can begin with this byte.
    fileprivate var beginsOtherValue: Bool {
        isDigit || [UInt8(ascii: "("), UInt8(ascii: "-"), UInt8(ascii: "\""), UInt8(ascii: "#")].contains(self)
    }
}

extension ArraySlice<UInt8> {
    /// The end of the last word `if` and the blanks after it.
    fileprivate var endOfLastIf: Int? {
        let word = Array("if".utf8)
        var start = endIndex - word.count
        while start >= startIndex {
            let end = start + word.count
            let isWhole =
                (start == startIndex || !self[start - 1].isIdentifierByte) && end < endIndex
                && !self[end].isIdentifierByte
            if isWhole, self[start..<end].elementsEqual(word) {
                return self[end...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            }
            start -= 1
        }
        return nil
    }
}
