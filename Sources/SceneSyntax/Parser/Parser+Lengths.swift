import SceneText

extension Parser {
    /// A length, several lengths joined by commas, or a size.
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

    /// A size, or a length where one should be. Returns whether it is a size.
    mutating func parseSize() -> Bool {
        let node = builder.count
        parseLength()
        guard kind == .times else { return false }
        parseRestOfSize(behind: node)
        return true
    }

    /// Parses the rest of a size after its first side, the node `first`.
    private mutating func parseRestOfSize(behind first: Int) {
        let node = builder.openAround(first, .size)
        advance()
        parseLength()
        close(node)
    }

    /// Parses more lengths after the node `first`.
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

    /// `Length = ( Number | "(" expression ")" ) [ unit ]`, with the number's sign.
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

    /// Parses the rest of a length that begins at `first`: from its number, or after it.
    @inline(never)
    private mutating func parseRestOfLength(from first: TokenID) {
        let node = builder.open(.length, at: first)
        if position == first { parseMagnitude() }
        if isAtUnit {
            advance()
            if isGlued, isSizeRest { passRestOfPercentSize(from: first) }
        } else if isAtStrayUnit {
            passStrayUnit()
        }
        close(node)
    }

    /// Reports the `x44` of `50%x44`, where `first` is the first token, and skips it.
    @inline(never)
    private mutating func passRestOfPercentSize(from first: TokenID) {
        report(.percentInSize, at: tokens.range(first).union(tokens.range(position)))
        let node = open(.unexpected)
        advance()
        close(node)
    }

    /// Parses the part of a length before its unit.
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

    /// Whether a unit directly follows the number.
    @inline(__always)
    private var isAtUnit: Bool {
        isGlued && (kind == .percent || kind == .word && !isSizeRest)
    }

    /// Whether the current token was meant as the unit or the second side of the previous length.
    @inline(__always)
    private var isAtStrayUnit: Bool {
        switch kind {
        case .word: !isAtStatementEnd && (token.isUnit || isSizeRest) || isGlued && isSizeRest
        case .percent: !isAtStatementEnd && nextKind != .number && nextKind != .leftParenthesis
        default: false
        }
    }

    /// Reports a unit or side after a blank, and skips it.
    private mutating func passStrayUnit() {
        let isSide = kind == .word && isSizeRest
        reportHere(isSide ? .blankInSize : .blankBeforeUnit)
        let followsBlank = !isGlued
        let node = open(.unexpected)
        advance()
        // `120x x44`: the second `x` is no attribute.
        while isSide, isSizeRest, !isAtStatementEnd { advance() }
        if isSide, followsBlank, kind == .number, !isAtStatementEnd { advance() }
        close(node)
    }

    /// Whether the current word is the `x` of `120 x 44`, or looks like the `x44` of `120 x44`.
    @inline(__always)
    private var isSizeRest: Bool {
        kind == .word && source.bytes[Int(token.start)] == UInt8(ascii: "x")
            && source.isSizeRest(tokens.range(position))
    }
}

extension Source {
    /// Whether only digits follow the first byte of `range`.
    fileprivate func isSizeRest(_ range: SourceRange) -> Bool {
        bytes[range.start + 1..<range.end].allSatisfy { $0.isDigit }
    }
}
