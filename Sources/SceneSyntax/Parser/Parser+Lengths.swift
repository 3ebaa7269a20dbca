import SceneText

extension Parser {
    /// A length; several, joined by commas; or a size.
    mutating func parseLengths() {
        let node = builder.count
        parseLength()
        if kind == .times {
            _ = builder.openAround(node, .size)
            advance()
            parseLength()
            close(node)
        } else if kind == .comma, !isAtStatementEnd {
            parseMoreLengths(behind: node)
        }
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
    mutating func parseLength() {
        let first = position
        if kind == .number {
            advance()
            if !isAtUnit, !isAtStrayUnit {
                builder.addLeaf(.length, at: first, tokenCount: 1)
                return
            }
        }
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
        case .leftParenthesis where holdsComma(at: position):
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
        isGlued && position.index > 0 && (kind == .percent || kind == .word && !isSizeRest)
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
        let isBehindBlank = !isGlued
        let node = open(.unexpected)
        advance()
        if isSide, isBehindBlank, kind == .number, !isAtStatementEnd { advance() }
        close(node)
    }

    /// Whether the word at the position is the `x` of `120 x 44`, or looks like the `x44` of `120 x44`.
    @inline(__always)
    private var isSizeRest: Bool {
        guard kind == .word, source.bytes[Int(token.start)] == UInt8(ascii: "x") else { return false }
        let letters = tokens.range(position)
        return source.bytes[letters.start + 1..<letters.end].allSatisfy { $0.isDigit }
    }

    /// Whether the parenthesis at `token`, which is closed on its line, holds a comma of its own.
    func holdsComma(at token: TokenID) -> Bool {
        var level = 0
        var hasComma = false
        var next = token
        while Int(next.index - token.index) < Self.farthestLook, next == token || !tokens.startsLine(next) {
            switch tokens.kind(next) {
            case .leftParenthesis: level += 1
            case .rightParenthesis:
                level -= 1
                if level == 0 { return hasComma }
            case .comma: hasComma = hasComma || level == 1
            case .endOfFile, .leftBrace, .rightBrace: return false
            default: break
            }
            next = next.next
        }
        return false
    }
}
