import SceneText

extension Parser {
    /// A length; several, joined by commas; or a size.
    @inline(__always)
    mutating func parseLengths() {
        let node = builder.count
        parseLength()
        if kind == .times {
            parseRestOfSize(behind: node)
        } else if kind == .comma, !isAtStatementEnd {
            parseMoreLengths(behind: node)
        }
    }

    /// Reads on behind the first side of a size, the node `first`.
    private mutating func parseRestOfSize(behind first: Int) {
        let node = builder.openAround(first, .size)
        advance()
        parseLength()
        close(node)
    }

    /// Reads on behind the first of several lengths, the node `first`.
    private mutating func parseMoreLengths(behind first: Int) {
        let node = builder.openAround(first, .lengths)
        while kind == .comma, !isAtStatementEnd {
            if nextKind == .word || nextKind == .name, !tokens.startsLine(position.next) {
                reportHere(.strayComma)
                skipUnexpected()
                break
            }
            advance()
            guard kind == .number || kind == .leftParenthesis || kind == .minus else {
                reportMissing(.missingValueAfterComma)
                break
            }
            parseLength()
        }
        close(node)
    }

    /// `Length = ( Number | "(" expression ")" ) [ unit ]`, the number with its sign.
    @inline(__always)
    mutating func parseLength() {
        let first = position
        if kind == .number {
            advance()
            if !isAtUnit, !isAtStrayUnit {
                builder.addLeaf(.length, at: first, tokenCount: 1)
                return
            }
        }
        parseRestOfLength(from: first)
    }

    /// Reads on in a length that begins at `first`, in front of or behind its number.
    @inline(never)
    private mutating func parseRestOfLength(from first: TokenID) {
        let node = builder.open(.length, at: first)
        if position == first { parseMagnitude() }
        if isAtUnit {
            advance()
        } else if isAtStrayUnit {
            passStrayUnit()
        }
        close(node)
    }

    /// What stands before the unit of a length.
    private mutating func parseMagnitude() {
        if kind == .minus {
            advance()
            let isAtMagnitude = kind == .number || kind == .leftParenthesis
            if !isAtMagnitude || !isGlued { reportMissing(.missingNumber) }
        }
        switch kind {
        case .number:
            advance()
        case .leftParenthesis where tokens.containsComma(at: position):
            reportHere(.pointInParentheses)
            skipBalanced()
        case .leftParenthesis:
            parseParenthesized()
        default:
            if !hasReported { reportMissing(.missingNumber) }
        }
    }

    /// Whether a unit stands at the position, right behind its number.
    @inline(__always)
    private var isAtUnit: Bool {
        isGlued && (kind == .percent || kind == .word && !isSizeRest)
    }

    /// Whether what stands at the position was meant to be the unit or the second side of the length before.
    @inline(__always)
    private var isAtStrayUnit: Bool {
        switch kind {
        case .word: !isAtStatementEnd && (token.isUnit || isSizeRest) || isGlued && isSizeRest
        case .percent: !isAtStatementEnd && nextKind != .number && nextKind != .leftParenthesis
        default: false
        }
    }

    /// Reports a unit or side behind a blank, and passes over it.
    private mutating func passStrayUnit() {
        let isSide = kind == .word && isSizeRest
        reportHere(isSide ? .blankInSize : .blankBeforeUnit)
        let followsBlank = !isGlued
        let node = open(.unexpected)
        advance()
        if isSide, followsBlank, kind == .number, !isAtStatementEnd { advance() }
        close(node)
    }

    /// Whether the word at the position is the `x` of `120 x 44`, or looks like the `x44` of `120 x44`.
    @inline(__always)
    private var isSizeRest: Bool {
        kind == .word && source.bytes[Int(token.start)] == UInt8(ascii: "x")
            && source.isSizeRest(tokens.range(position))
    }
}

extension Source {
    /// Whether nothing but digits stands behind the first byte of `range`.
    fileprivate func isSizeRest(_ range: SourceRange) -> Bool {
        bytes[range.start + 1..<range.end].allSatisfy { $0.isDigit }
    }
}
