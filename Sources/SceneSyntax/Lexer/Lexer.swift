import SceneText

/// Splits the bytes of a source into tokens. Accepts any bytes: what doesn't begin a token becomes an `unknown` token.
struct Lexer: ~Copyable {
    /// Payloads too large for their tokens.
    private var overflow: [(token: UInt32, payload: UInt32)] = []
    private var symbols = SymbolTable.keywords
    /// The errors within tokens, in source order.
    private(set) var problems: [SyntaxProblem] = []
    /// The balance of the braces read so far.
    private(set) var braces = BraceBalance()

    let file: FileID
    /// The offset to read the next token from.
    private var offset: Int
    /// The end of the last token; -1 before the first one.
    private var endOfLast = -1
    /// The flags for the next token.
    private var lineFlags = Token.Flags.firstOfLine
    private var isFinished = false
    private var hasReportedOnLine = false
    /// Whether the source is valid UTF-8. If not, that is reported once instead of every odd letter.
    private var isUTF8 = true
    /// The number of open parentheses in the current interpolation; `nil` outside of one.
    private var interpolationDepth: Int?

    /// The number of tokens to make at once, because every mutation of an array pays for a uniqueness check.
    private static let portion = 1024

    /// Returns the tokens of `source`, up to the 32-bit limit. The last one is the end of the file.
    static func tokens(of source: Source) -> (tokens: TokenList, problems: [SyntaxProblem], braces: BraceBalance) {
        let bytes = source.bytes.span.extracting(first: Int(clamping: UInt32.max))
        var lexer = Lexer(source.file, from: source.byteOrderMarkLength)
        var tokens: [Token] = []
        // Reserved space that stays unused costs nothing, while growing would hold all tokens twice.
        tokens.reserveCapacity(bytes.count / 3 + portion)
        if lexer.takesAsText(bytes) {
            while !lexer.isFinished {
                let count = tokens.count
                tokens.append(addingCapacity: portion) { lexer.lex(bytes, behind: count, into: &$0) }
            }
        } else {
            // This isn't text, so errors in its tokens would bury the one that matters.
            tokens.append(addingCapacity: 2) { lexer.takeWhole(bytes, into: &$0) }
        }
        let list = TokenList(tokens, overflow: lexer.overflow, symbols: lexer.symbols, file: source.file)
        return (list, lexer.problems, lexer.braces)
    }

    private init(_ file: FileID, from offset: Int) {
        self.file = file
        self.offset = offset
    }

    /// Whether `bytes` can be read as text. Reports the reason if not.
    private mutating func takesAsText(_ bytes: Span<UInt8>) -> Bool {
        let flaws = TextFlaws(of: bytes)
        if let zero = flaws.zero {
            report(.binaryFile, SourceRange(start: zero, end: zero + 1, in: file))
            return false
        }
        if let invalid = flaws.invalidUTF8 {
            problems.append(
                SyntaxProblem(
                    .invalidUTF8, at: SourceRange(start: invalid.lowerBound, end: invalid.upperBound, in: file)))
            isUTF8 = false
        }
        return true
    }

    /// Makes a single token of all `bytes`.
    private mutating func takeWhole(_ bytes: Span<UInt8>, into tokens: inout OutputSpan<Token>) {
        let end = bytes.count
        append(.unknown, lineFlags, from: offset, upTo: end, payload: end - offset, behind: 0, &tokens)
        append(.endOfFile, .endsStatement, from: end, upTo: end, payload: 0, behind: 0, &tokens)
    }

    /// Reads the next tokens until `tokens` is full.
    private mutating func lex(_ bytes: Span<UInt8>, behind count: Int, into tokens: inout OutputSpan<Token>) {
        while tokens.count < tokens.capacity {
            // Most tokens follow one blank or directly the last token.
            let start = bytes.byte(at: offset) == UInt8(ascii: " ") ? offset &+ 1 : offset
            let ahead = SWARWord(bytes, at: start)
            let kind: TokenKind
            var end = start &+ 1
            // The length of the token, or the symbol of a word or name.
            var payload = 1
            var flags = lineFlags
            switch ahead.firstByte {
            case let byte where byte.isLetter:
                if byte == UInt8(ascii: "x"), bytes.isTimesSign(at: start) {
                    kind = .times
                } else {
                    kind = byte & 0x20 == 0 ? .name : .word
                    (payload, end) = readWord(bytes, at: start, ahead)
                }
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                kind = .number
                end = bytes.endOfNumber(at: start, ahead)
                payload = end &- start
            case UInt8(ascii: "\n"):
                offset = bytes.endOfBlanks(from: end)
                lineFlags = .firstOfLine
                hasReportedOnLine = false
                interpolationDepth = nil  // a string ends with its line
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                offset = bytes.endOfBlanks(from: end)
                continue
            case UInt8(ascii: "/") where ahead.secondByte == UInt8(ascii: "/"):
                offset = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
                continue
            case UInt8(ascii: "{"):
                kind = .leftBrace
                braces.open()
            case UInt8(ascii: "}"):
                kind = .rightBrace
                flags.insert(.endsStatement)
                braces.close()
            case UInt8(ascii: ","):
                kind = .comma
            default:
                if start >= bytes.count {
                    flags.insert(.endsStatement)
                    append(.endOfFile, flags, from: start, upTo: start, payload: 0, behind: count, &tokens)
                    isFinished = true
                    return
                }
                (kind, end) = readOther(bytes, at: start, ahead)
                payload = end &- start
                if kind == .semicolon { flags.insert(.endsStatement) }
                if kind == .arrow { flags.remove(.endsStatement) }
            }
            append(kind, flags, from: start, upTo: end, payload: payload, behind: count, &tokens)
        }
    }

    /// Adds a token for the bytes from `start` up to `end`, after the first `count` tokens.
    @inline(__always)
    private mutating func append(
        _ kind: TokenKind, _ flags: Token.Flags, from start: Int, upTo end: Int, payload: Int, behind count: Int,
        _ tokens: inout OutputSpan<Token>
    ) {
        let payload = payload < Token.payloadLimit ? payload : noteOverflow(payload, of: count + tokens.count)
        tokens.append(
            Token(kind, at: start, payload: payload, start == endOfLast ? flags.union(.glued) : flags))
        lineFlags = []
        offset = end
        endOfLast = end
    }

    /// Returns the symbol and the end of the word or name at `offset`.
    @inline(__always)
    private mutating func readWord(_ bytes: Span<UInt8>, at offset: Int, _ ahead: SWARWord) -> (Int, Int) {
        let word = symbols.readWord(at: offset, in: bytes, ahead)
        if word.isFlawed { reportFlaw(ofWordAt: offset, word.length) }
        return (Int(word.symbol.index), offset &+ word.length)
    }

    @inline(never)
    private mutating func reportFlaw(ofWordAt offset: Int, _ length: Int) {
        let range = SourceRange(start: offset, end: offset + length, in: file)
        if length > SymbolTable.maximumWordLength {
            report(.wordTooLong, range)
        } else if isUTF8 {
            report(.lettersBeyondASCII, range)
        }
    }

    /// Reads a token of one of the rarer kinds at `offset`, and returns its kind and end.
    @inline(never)
    private mutating func readOther(_ bytes: Span<UInt8>, at offset: Int, _ ahead: SWARWord) -> (TokenKind, Int) {
        switch ahead.firstByte {
        case UInt8(ascii: "("):
            interpolationDepth = interpolationDepth.map { $0 + 1 }
            return (.leftParenthesis, offset + 1)
        case UInt8(ascii: ")"):
            if interpolationDepth == 0 { return readStringPart(bytes, at: offset, continuing: true) }
            interpolationDepth = interpolationDepth.map { $0 - 1 }
            return (.rightParenthesis, offset + 1)
        case UInt8(ascii: "\""):
            if interpolationDepth == nil { return readStringPart(bytes, at: offset, continuing: false) }
            // The parenthesis is missing: this quote ends the string.
            interpolationDepth = nil
            report(.unclosedInterpolation, SourceRange(at: offset, in: file))
            return (.stringTail, offset + 1)
        case UInt8(ascii: "#"):
            return (.color, bytes.endOfIdentifier(at: offset + 1))
        case UInt8(ascii: ".") where ahead.secondByte.isDigit:
            return (.number, bytes.endOfNumber(at: offset))
        default:
            if let (kind, length) = TokenKind.sign(ahead.firstByte, ahead.secondByte) { return (kind, offset + length) }
            return (.unknown, bytes.endOfUnknown(at: offset + 1))
        }
    }

    /// Reads a piece of a string: from a quote, or the `)` that ends an interpolation, to a quote or `\(`.
    private mutating func readStringPart(
        _ bytes: Span<UInt8>, at offset: Int, continuing: Bool
    ) -> (TokenKind, Int) {
        let part = scanStringPart(bytes, at: offset)
        if part.end == .interpolation {
            interpolationDepth = 0
            return (continuing ? .stringMiddle : .stringHead, part.offset)
        }
        interpolationDepth = nil
        if part.end == .lineEnd { report(.unterminatedString, SourceRange(start: offset, end: part.offset, in: file)) }
        return (continuing ? .stringTail : .string, part.offset)
    }

    /// Stores a payload that doesn't fit its token, and returns the payload for the token.
    @inline(never)
    private mutating func noteOverflow(_ payload: Int, of token: Int) -> Int {
        overflow.append((UInt32(clamping: token), UInt32(clamping: payload)))
        return Token.payloadLimit
    }

    /// Reports an error within a token, unless another error on the same line may be the cause.
    mutating func report(_ reason: SyntaxProblem.Reason, _ range: SourceRange) {
        if hasReportedOnLine { return }
        hasReportedOnLine = true
        problems.append(SyntaxProblem(reason, at: range))
    }
}
