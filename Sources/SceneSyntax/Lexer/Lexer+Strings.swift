import SceneText

extension Lexer {
    /// What ends a piece of a string.
    enum StringPartEnd {
        case quote
        case interpolation
        case lineEnd
    }

    /// Scans from a quote or `)` at `start` to the end of the piece, and reports invalid escapes.
    mutating func scanStringPart(_ bytes: Span<UInt8>, at start: Int) -> (end: StringPartEnd, offset: Int) {
        var position = start + 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                return (.quote, position + 1)
            case UInt8(ascii: "\n"):
                return (.lineEnd, bytes[position - 1] == UInt8(ascii: "\r") ? position - 1 : position)
            case UInt8(ascii: "\\"):
                if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "(") {
                    return (.interpolation, position + 2)
                }
                position = scanEscape(bytes, at: position)
            default:
                position += 1
            }
        }
        return (.lineEnd, position)
    }

    /// Scans the escape at `start`, a backslash, and returns its end.
    private mutating func scanEscape(_ bytes: Span<UInt8>, at start: Int) -> Int {
        guard start + 1 < bytes.count, bytes[start + 1] != UInt8(ascii: "\n") else { return start + 1 }
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"):
            return start + 2
        case UInt8(ascii: "u"):
            var end = start + 2
            while end < bytes.count, bytes[end].isIdentifierByte || bytes[end] == UInt8(ascii: "{") { end += 1 }
            if end < bytes.count, bytes[end] == UInt8(ascii: "}") { end += 1 }
            let range = SourceRange(start: start, end: end, in: file)
            if StringEscape.scalar(of: bytes.extracting(start..<end)) == nil { report(.invalidEscape, range) }
            return end
        default:
            var end = start + 2
            while end < bytes.count, bytes[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
            report(.invalidEscape, SourceRange(start: start, end: end, in: file))
            return end
        }
    }
}
