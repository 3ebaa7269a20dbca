import SceneText

/// What is between two tokens: line ends and comments. Blanks and semicolons are ignored.
struct Gap {
    /// A comment without the blanks at its end.
    struct Comment {
        let range: SourceRange
        /// Whether code is before it on its line.
        let followsCode: Bool
        let isAfterBlankLine: Bool
    }

    private(set) var comments: [Comment] = []
    /// Whether an empty line is right before the next token.
    let endsWithBlankLine: Bool

    /// Reads the bytes of `range`; `isFirst` if no token comes before it.
    init(_ range: SourceRange, of source: Source, isFirst: Bool) {
        let bytes = source.bytes.span
        var lineEnds = 0
        var hasLineEnd = isFirst
        var offset = range.start
        while offset < range.end {
            switch bytes[offset] {
            case UInt8(ascii: "\n"):
                lineEnds += 1
                hasLineEnd = true
                offset += 1
            case UInt8(ascii: "/"):
                let end = min(bytes.firstOffset(of: UInt8(ascii: "\n"), from: offset) ?? range.end, range.end)
                comments.append(
                    Comment(
                        range: source.range(offset, source.endOfText(from: offset, upTo: end)),
                        followsCode: !hasLineEnd, isAfterBlankLine: lineEnds >= 2))
                lineEnds = 0
                offset = max(end, offset + 1)
            default:
                offset += 1
            }
        }
        endsWithBlankLine = lineEnds >= 2
    }
}

extension Source {
    /// The offset behind the last byte from `start` up to `end` that is no blank.
    fileprivate func endOfText(from start: Int, upTo end: Int) -> Int {
        var end = end
        while end > start {
            switch bytes[end - 1] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): end -= 1
            default: return end
            }
        }
        return end
    }
}
