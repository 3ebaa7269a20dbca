import SceneText

/// Cuts the bytes of a source into tokens. Any bytes will do: what begins no token becomes one of kind `unknown`.
struct Lexer {
    let bytes: [UInt8]
    /// Where the next token is looked for.
    var offset: Int
    /// Where the last token ends.
    private var endOfLast = 0
    private var startsLine = true
    private var hasReportedOnLine = false
    /// Whether the source is UTF-8; if not, strange letters have one cause, which is reported.
    private var isUTF8 = true
    private var tokens = TokenList()
    /// What is wrong inside tokens, in the order of the source.
    private var problems: [SyntaxProblem] = []
    /// How many parentheses are open inside the interpolation that is being read; `nil` outside of one.
    private var interpolationDepth: Int?

    /// The tokens of `source`, the end of the file last, and what is wrong inside them.
    static func tokens(of source: Source) -> (tokens: TokenList, problems: [SyntaxProblem]) {
        var lexer = Lexer(source)
        lexer.run()
        return (lexer.tokens, lexer.problems)
    }

    private init(_ source: Source) {
        bytes = source.bytes
        offset = source.byteOrderMarkLength
    }

    private mutating func run() {
        if let zero = bytes.firstIndex(of: 0) {
            // Whatever this is, cutting it up would bury the one thing worth saying.
            report(.binaryFile, SourceRange(start: zero, end: zero + 1))
            take(.unknown, upTo: bytes.count)
        } else if let invalid = UTF8Validation.firstInvalidRange(in: bytes) {
            problems.append(SyntaxProblem(.invalidUTF8, at: invalid))
            isUTF8 = false
        }
        skipTrivia()
        while offset < bytes.count {
            lexToken()
            skipTrivia()
        }
        take(.endOfFile, upTo: bytes.count)
    }

    /// The byte that stands `distance` bytes behind the offset; 0, which no text holds, behind the end.
    func byte(ahead distance: Int = 0) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    /// Makes a token of the bytes from the offset up to `end`.
    mutating func take(_ kind: TokenKind, upTo end: Int) {
        append(kind, upTo: end, payload: end - offset)
    }

    private mutating func append(_ kind: TokenKind, upTo end: Int, payload: Int) {
        tokens.append(
            kind, at: offset, payload: payload, startsLine: startsLine,
            isGlued: tokens.count > 0 && offset == endOfLast)
        offset = end
        endOfLast = end
        startsLine = false
    }

    /// Records that something is wrong inside a token, unless that may follow from something on the same line.
    mutating func report(_ reason: SyntaxProblem.Reason, _ range: SourceRange) {
        if hasReportedOnLine { return }
        hasReportedOnLine = true
        problems.append(SyntaxProblem(reason, at: range))
    }

    private mutating func skipTrivia() {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                offset += 1
            case UInt8(ascii: "\n"):
                offset += 1
                startsLine = true
                hasReportedOnLine = false
                interpolationDepth = nil  // a string stands on one line
            case UInt8(ascii: "/") where byte(ahead: 1) == UInt8(ascii: "/"):
                offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            default:
                return
            }
        }
    }

    private mutating func lexToken() {
        let first = bytes[offset]
        if first.isLowercaseLetter {
            if isTimesSign { take(.times, upTo: offset + 1) } else { takeIdentifier(.word) }
        } else if first.isUppercaseLetter {
            takeIdentifier(.name)
        } else if first.isDigit || (first == UInt8(ascii: ".") && byte(ahead: 1).isDigit) {
            take(.number, upTo: endOfNumber())
        } else {
            lexPunctuation(first)
        }
    }

    private mutating func lexPunctuation(_ first: UInt8) {
        switch first {
        case UInt8(ascii: "("):
            if let depth = interpolationDepth { interpolationDepth = depth + 1 }
            take(.leftParenthesis, upTo: offset + 1)
        case UInt8(ascii: ")"):
            switch interpolationDepth {
            case 0?: lexStringPart(continuing: true)
            case let depth?:
                interpolationDepth = depth - 1
                take(.rightParenthesis, upTo: offset + 1)
            case nil: take(.rightParenthesis, upTo: offset + 1)
            }
        case UInt8(ascii: "\""):
            if interpolationDepth != nil {
                // The parenthesis was forgotten: this is the quote that ends the string.
                interpolationDepth = nil
                report(.unclosedInterpolation, SourceRange(at: offset))
                take(.stringTail, upTo: offset + 1)
            } else {
                lexStringPart(continuing: false)
            }
        case UInt8(ascii: "#"):
            var end = offset + 1
            while end < bytes.count, bytes[end].isIdentifierByte { end += 1 }
            take(.colour, upTo: end)
        default:
            if let (kind, length) = Self.sign(first, byte(ahead: 1)) {
                take(kind, upTo: offset + length)
            } else {
                var end = offset + 1
                while end < bytes.count, bytes[end].isIdentifierByte || bytes[end] >= 0x80 { end += 1 }
                take(.unknown, upTo: end)
            }
        }
    }

    /// Reads a piece of a string: from a quote, or from the `)` that ends an interpolation, to a quote or a `\(`.
    private mutating func lexStringPart(continuing: Bool) {
        let part = scanStringPart()
        switch part.end {
        case .interpolation:
            interpolationDepth = 0
            take(continuing ? .stringMiddle : .stringHead, upTo: part.offset)
        case .quote, .lineEnd:
            interpolationDepth = nil
            if part.end == .lineEnd { report(.unterminatedString, SourceRange(start: offset, end: part.offset)) }
            take(continuing ? .stringTail : .string, upTo: part.offset)
        }
    }

    private mutating func takeIdentifier(_ kind: TokenKind) {
        let bytes = bytes
        var fingerprint = WordFingerprint(seed: tokens.symbols.seed)
        var end = offset
        var allBits: UInt8 = 0
        while end < bytes.count, bytes[end].isIdentifierByte || bytes[end] >= 0x80 {
            allBits |= bytes[end]
            fingerprint.add(bytes[end])
            end += 1
        }
        fingerprint.finish()
        if isUTF8, allBits >= 0x80 { report(.lettersBeyondASCII, SourceRange(start: offset, end: end)) }
        let symbol = tokens.symbols.enter(fingerprint, at: offset, in: bytes.span)
        append(kind, upTo: end, payload: Int(symbol.index))
    }

    /// Whether the `x` at the offset joins two lengths: directly behind a digit or `)`, directly before a length.
    private var isTimesSign: Bool {
        guard bytes[offset] == UInt8(ascii: "x"), offset > 0 else { return false }
        let before = bytes[offset - 1]
        guard before.isDigit || before == UInt8(ascii: ")") else { return false }
        let after = byte(ahead: 1)
        return after.isDigit || after == UInt8(ascii: ".") || after == UInt8(ascii: "-") || after == UInt8(ascii: "(")
    }
}
