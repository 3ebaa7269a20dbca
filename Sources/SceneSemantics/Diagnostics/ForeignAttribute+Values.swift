import SceneRuntime
import SceneSyntax
import SceneText

extension ForeignAttribute {
    /// Returns the attribute that is on where `word` is off, if views of `kind` have it: `enabled` for `disabled`.
    static func opposite(of word: String, on kind: ItemKind) -> Attribute? {
        guard case .view(let view) = kind else { return nil }
        switch word.lowercased() {
        case "visible", "isvisible", "visibility": return .hidden
        case "disabled", "isdisabled", "notenabled": return view.isControl ? .enabled : .userInteractionEnabled
        case "userinteractiondisabled", "interactiondisabled", "noninteractive", "isnoninteractive", "notinteractive",
            "ignorestouches", "ignoretouches":
            return .userInteractionEnabled
        default: return nil
        }
    }

    /// Returns the opposite of a `condition` in parentheses.
    static func negated(_ condition: String) -> String {
        let inside = condition.dropFirst().dropLast()
        let isNegated = inside.utf8.first == UInt8(ascii: "!")
        let word = isNegated ? inside.dropFirst() : inside
        guard word.utf8.allSatisfy({ $0.isIdentifierByte }) else { return "(!\(condition))" }
        return isNegated ? "(\(word))" : "(!\(word))"
    }

    /// Returns the remark on `word` with your values in its examples: `alpha 0.3` for `opacity 0.3`.
    func remark(on word: String, with values: [ValueSyntax]) -> String {
        guard values.count == 1, let value = values.first, value.text.isQuotableNumber else { return remark }
        let parts = remark.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            index % 2 == 1 ? Self.example(String(part), of: word.lowercased(), with: value) : String(part)
        }.joined(separator: "`")
    }

    /// Returns the fix that replaces `word` by the attribute it means, and converts the value as the remark says.
    func fix(for word: SpelledToken, with values: [ValueSyntax]) -> Diagnostic.Fix? {
        guard let spelling else { return nil }
        let written = remark(on: word.text, with: values).split(separator: "`").dropFirst().first.map(String.init) ?? ""
        guard values.count == 1, let value = values.first, case .lengths(let lengths) = value.form, lengths.count == 1,
            lengths[0].unit?.text == "%" || spelling == Attribute.minimumPressDuration.word,
            written.hasPrefix(spelling + " "), written != "\(spelling) \(value.text)"
        else { return .replace(word.range, by: spelling) }
        return .replace(word.range.union(value.range), by: written)
    }

    /// Returns `example` with its number replaced by `value`, or unchanged if `value` doesn't fit.
    private static func example(_ example: String, of word: String, with value: ValueSyntax) -> String {
        var words = example.split(separator: " ").map(String.init)
        var index: Int?
        if word.hasPrefix("numberof") || word.hasSuffix("count") {
            index = words.firstIndex { ["rows", "items"].contains($0) }.map { $0 + 1 }
        } else if word.hasSuffix("height") {
            index = words.firstIndex(of: Attribute.height.word).map { $0 + 1 }
        } else if word == "itemsize" {
            index = words.firstIndex(of: Attribute.size.word).map { $0 + 1 }
        } else if words.count == 2 {
            index = 1
        }
        guard let index, words.indices.contains(index) else { return example }
        switch value.form {
        case .size where words[index].beginsWithDigit && words[index].utf8.contains(UInt8(ascii: "x")):
            words[index] = value.text
        case .lengths(let lengths) where lengths.count == 4 && words[0] == Attribute.hitSlop.word:
            // Other tools enlarge the area of touches with negative insets.
            let distances = lengths.map { $0.text.hasPrefix("-") ? String($0.text.dropFirst()) : $0.text }
            let isNegative = words[index].hasPrefix("-")
            guard distances.allSatisfy({ $0.beginsWithDigit }) else { break }
            words[index] = distances.map { isNegative ? "-" + $0 : $0 }.joined(separator: ",")
        case .lengths(let lengths) where lengths.count == 1:
            // Other tools enlarge the area of touches with negative insets.
            let isSlop = words[0] == Attribute.hitSlop.word && value.text.hasPrefix("-")
            let text = isSlop ? String(value.text.dropFirst()) : value.text
            guard let written = number(text, unit: lengths[0].unit?.text, like: words[index]) else { break }
            words[index] = written
        default: break
        }
        return words.joined(separator: " ")
    }

    /// Returns the number `text` with the sign and unit of `example`, or `nil` if its own unit doesn't fit.
    private static func number(_ text: String, unit: String?, like example: String) -> String? {
        let isNegative = example.utf8.first == UInt8(ascii: "-")
        let digits = isNegative ? String(example.dropFirst()) : example
        if digits.hasSuffix("s"), Double(digits.dropLast()) != nil {
            return unit == "s" || unit == "ms" ? text : unit == nil && Double(text) != nil ? text + "s" : nil
        }
        let plain = digits.hasSuffix("deg") ? String(digits.dropLast(3)) : digits
        guard Double(plain) != nil, !isNegative || text.beginsWithDigit else { return nil }
        switch unit {
        case nil: return (isNegative ? "-" : "") + text + (plain == digits ? "" : "deg")
        case "%" where example == "0.5": return Double(text.dropLast()).map { numberText($0 / 100) }
        case "deg", "rad": return plain == digits ? nil : text
        default: return nil
        }
    }
}

extension String {
    fileprivate var beginsWithDigit: Bool { utf8.first?.isDigit == true }
}
