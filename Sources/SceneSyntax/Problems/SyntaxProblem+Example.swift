/// Texts that show the words and numbers around the problem as they should be.
extension SyntaxProblem {
    /// Returns the text for a problem whose correction follows from what is `around` it, or else `nil`.
    func exampleWording(_ text: String, _ around: Surroundings) -> Wording? {
        switch reason {
        case .equalsSign, .colonSign: return signWording(text, around)
        case .arithmeticNeedsParentheses: return arithmeticWording(text, around)
        case .blankInSize:
            let size = text == "x" ? "\(around.wordBefore)x\(around.textAfter)" : "\(around.wordBefore)\(text)"
            return Wording(
                "write a size without spaces around `x`",
                size.isWrittenSize ? "write `\(size)`" : "write `120x44`, or with variables `(w)x(h)`")
        case .wrongSceneSize where text.sizeOfTwoNumbers != nil:
            return Wording("`\(text)` is not a size", "write `\(text.sizeOfTwoNumbers ?? "")`")
        case .unknownCharacters where text.hasPrefix("×"):
            let (width, rest) = (around.wordBefore, text == "×" ? around.textAfter : String(text.dropFirst()))
            let size = "\(width)x\(rest)"
            return Wording(
                "`×` is not a letter", "write a size with the letter `x`: `\(size.isWrittenSize ? size : "120x44")`")
        case .blankBeforeUnit:
            let number = around.wordBefore
            return Wording(
                "write the unit directly after the number",
                number.isNumber ? "write `\(number)\(text)`" : "write `50%`, `200ms`, `45deg`")
        case .pointWithoutComma:
            let (x, y) = (around.wordBefore, text)
            return Wording(
                "write a comma between the two numbers of a point",
                "write `\(x.isNumber && y.isNumber ? "\(x),\(y)" : "60,30")`")
        case .nameWithoutArrow where ["YES", "TRUE", "True"].contains(text):
            return Wording(
                "`\(text)` means nothing here",
                "write the word alone to turn an attribute on: `\(around.attributeBefore ?? "hidden")`")
        case .nameWithoutArrow where ["NO", "FALSE", "False"].contains(text):
            return Wording(
                "`\(text)` means nothing here",
                "write `.off` to turn an attribute off: `\(around.attributeBefore ?? "hidden") .off`")
        case .indexInParentheses:
            let (view, index) = (around.wordBefore, around.textInParentheses ?? "")
            return Wording(
                "use brackets to select a row or an instance",
                "write `\(!view.isEmpty && view.utf8.count <= 40 && index.isNumber ? "\(view)[\(index)]" : "List[3]")`")
        case .capitalLetName where text.utf8.count <= 40:
            return Wording(
                "the name of a `let` starts with a lower-case letter, but `\(text)` does not",
                "write `let \(text.prefix(1).lowercased() + text.dropFirst()) = 8`")
        case .missingLetEquals where text.utf8.count <= 40:
            return Wording("this `let` has no `=`", "write `let \(text.isEmpty ? "gap" : text) = 8`")
        default: return nil
        }
    }

    /// Returns the text for a sign of another language between a word and its value.
    private func signWording(_ text: String, _ around: Surroundings) -> Wording {
        let message = "write attributes without `\(text)`"
        let (word, value) = (around.wordBefore, around.textAfter)
        let general = Wording(message, "write the value after the word: `width 50`")
        guard !word.isEmpty, word.utf8.count <= 40 else { return general }
        if around.byteAfter == UInt8(ascii: "{") {
            return Wording(message, "write the block after the word: `\(word) { … }`")
        }
        guard value.isWrittenValue else { return general }
        if word.utf8.first?.isLowercaseLetter != true {
            return Wording(message, "attributes follow the Name, separated by spaces: `\(word) \(value)`")
        }
        if let truth = around.truthAfter {
            return Wording(message, "write the value after the word: `\(word.withoutIs) \(truth)`")
        }
        if value.utf8.first?.isUppercaseLetter == true, !around.startsLine(word) {
            return Wording(message, "a link to a view has an arrow: `\(word) -> \(value)`")
        }
        return Wording(message, "write the value after the word: `\(word) \(value)`")
    }

    /// Returns the text for a sign of arithmetic or of another language after a value.
    private func arithmeticWording(_ text: String, _ around: Surroundings) -> Wording? {
        let (left, right) = (around.wordBefore, around.textAfter)
        switch text {
        case "==", "<", "<=", ">", ">=", "!=": return signWording(text, around)
        case "!" where right.isWord:
            return Wording("a scene has no `!` before attributes", "write `.off` to turn one off: `\(right) .off`")
        case "*" where left.isNumber && right.isNumber:
            return Wording(
                "put arithmetic in parentheses",
                "write a size with `x`: `\(left)x\(right)`, and a product as `(\(left) * \(right))`")
        case "+", "-", "/", "%":
            guard left.isNumber, right.isNumber else { return nil }
            return Wording("put arithmetic in parentheses", "write `(\(left) \(text) \(right))`")
        default: return nil
        }
    }
}

extension String {
    /// Whether this is a short number that a message can repeat.
    fileprivate var isNumber: Bool {
        !isEmpty && utf8.count <= 20 && utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    }

    /// Whether this is a short word that a message can repeat.
    fileprivate var isWord: Bool {
        utf8.first?.isLowercaseLetter == true && utf8.count <= 40 && utf8.allSatisfy { $0.isIdentifierByte }
    }

    /// This word without the prefix `is` of UIKit's properties: `hidden` for `isHidden`.
    var withoutIs: String {
        let property = dropFirst(2)
        guard hasPrefix("is"), let first = property.first, first.isUppercase else { return self }
        return property.prefix(1).lowercased() + property.dropFirst()
    }

    /// The size whose sides are the two short numbers of this text, which blanks separate, or `nil` if it isn't that.
    var sizeOfTwoNumbers: String? {
        let sides = split { $0 == " " || $0 == "\t" }
        guard sides.count == 2, sides.allSatisfy({ String($0).isNumber }) else { return nil }
        return "\(sides[0])x\(sides[1])"
    }

    /// Whether this is a size of two short numbers.
    fileprivate var isWrittenSize: Bool {
        let sides = split(separator: "x", omittingEmptySubsequences: false)
        return sides.count == 2 && sides.allSatisfy { String($0).isNumber }
    }

    /// Whether this is a value without calls, strings and signs at its end, and not one of UIKit's types.
    fileprivate var isWrittenValue: Bool {
        let signs = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "%")]
        return !isEmpty && utf8.allSatisfy { $0.isIdentifierByte || signs.contains($0) }
            && utf8.last != UInt8(ascii: ",") && !beginsLikeClass
    }
}
