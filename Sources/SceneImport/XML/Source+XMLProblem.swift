import SceneSyntax
import SceneText

extension Source {
    /// Returns the first place at which the text can't be XML because of its characters.
    func firstXMLProblem() -> XMLProblem? {
        if isWide { return XMLProblem(reason: .wideCharacters, range: range(0, 0)) }
        if bytes.count > Int(clamping: UInt32.max) { return XMLProblem(reason: .tooLarge, range: range(0, 0)) }
        let flaws = TextFlaws(of: bytes.span)
        var first: XMLProblem?
        if let invalid = flaws.invalidUTF8 {
            first = XMLProblem(reason: .notUTF8, range: range(invalid.lowerBound, invalid.upperBound))
        }
        if let (start, end) = bytes.span.extracting(first: first?.range.start ?? bytes.count).firstNonXMLCharacter() {
            first = XMLProblem(reason: .invalidCharacter, range: range(start, end))
        }
        return first
    }

    /// Whether the text starts as UTF-16 or UTF-32 does, with a byte order mark or a `<` of several bytes.
    private var isWide: Bool {
        let less = UInt8(ascii: "<")
        return bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0, less])
            || bytes.starts(with: [less, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
            || bytes.starts(with: [0, 0, 0, less])
    }
}

extension Span<UInt8> {
    /// Returns the range of the first control character that XML doesn't allow, or of U+FFFE or U+FFFF.
    fileprivate func firstNonXMLCharacter() -> (start: Int, end: Int)? {
        let control = firstOffset(from: 0) { word in
            word.mask(from: 0, to: 0x08) | word.mask(from: 0x0B, to: 0x0C) | word.mask(from: 0x0E, to: 0x1F)
        }
        let limit = control ?? count
        var offset = 0
        while let start = firstOffset(of: 0xEF, from: offset), start < limit {
            if start + 2 < count, self[start + 1] == 0xBF, self[start + 2] >= 0xBE { return (start, start + 3) }
            offset = start + 1
        }
        return control.map { ($0, $0 + 1) }
    }
}
