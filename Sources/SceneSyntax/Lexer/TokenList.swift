import SceneText

/// The tokens of a source in one flat array. What stands between two tokens — blanks, line ends, comments — is in none, and
/// is found between the end of the one and the start of the other.
public struct TokenList: Sendable {
    /// The words and Names among the tokens.
    public internal(set) var symbols = SymbolTable()
    private var tokens: [Token] = []
    /// The lengths or symbols that a token has no room for, in the order of the tokens.
    private var overflow: [(token: UInt32, payload: UInt32)] = []

    /// One token in eight bytes.
    private struct Token: Sendable {
        var start: UInt32
        /// From the lowest bit: the kind, whether it is glued, whether it starts a line, and 24 bits of payload, which are the
        /// symbol of a word or Name, else the length.
        var bits: UInt32

        static let kindMask: UInt32 = 0b11_1111
        static let glued: UInt32 = 1 << 6
        static let firstOfLine: UInt32 = 1 << 7
        static let payloadShift: UInt32 = 8
        /// The payload that stands in `overflow`.
        static let isElsewhere: UInt32 = 0xFF_FFFF

        var kind: TokenKind { TokenKind(rawValue: UInt8(truncatingIfNeeded: bits & Self.kindMask)) ?? .endOfFile }
    }

    /// Creates an empty list.
    init() {}

    /// How many tokens there are, the end of the file included.
    public var count: Int { tokens.count }

    /// The last token, which stands for the end of the file.
    public var last: TokenID { TokenID(index: tokens.count - 1) }

    /// Appends a token that begins at `start`; `payload` is the symbol of a word or Name, or the length of any other.
    @inline(__always)
    mutating func append(_ kind: TokenKind, at start: Int, payload: Int, startsLine: Bool, isGlued: Bool) {
        var bits = UInt32(kind.rawValue)
        if isGlued { bits |= Token.glued }
        if startsLine { bits |= Token.firstOfLine }
        if payload >= Int(Token.isElsewhere) {
            overflow.append((UInt32(clamping: tokens.count), UInt32(clamping: payload)))
            bits |= Token.isElsewhere << Token.payloadShift
        } else {
            bits |= UInt32(truncatingIfNeeded: payload) << Token.payloadShift
        }
        tokens.append(Token(start: UInt32(clamping: start), bits: bits))
    }

    /// What the token is; the end of the file where there is no such token.
    public func kind(_ token: TokenID) -> TokenKind {
        token.index < tokens.count ? tokens[Int(token.index)].kind : .endOfFile
    }

    /// The symbol of a word or Name; `nil` for any other token.
    public func symbol(_ token: TokenID) -> Symbol? {
        switch kind(token) {
        case .word, .name: Symbol(index: payload(of: Int(token.index)))
        default: nil
        }
    }

    /// Which bytes the token covers.
    public func range(_ token: TokenID) -> SourceRange {
        guard !tokens.isEmpty else { return SourceRange(at: 0) }
        let index = min(Int(token.index), tokens.count - 1)
        let start = Int(tokens[index].start)
        let payload = payload(of: index)
        switch tokens[index].kind {
        case .word, .name: return SourceRange(start: start, end: start + symbols.length(Symbol(index: payload)))
        default: return SourceRange(start: start, end: start + payload)
        }
    }

    /// Whether a line end stands somewhere between the token before and this one; so for the first token, too.
    public func startsLine(_ token: TokenID) -> Bool {
        token.index < tokens.count && tokens[Int(token.index)].bits & Token.firstOfLine != 0
    }

    /// Whether nothing stands between the token before and this one.
    public func isGlued(_ token: TokenID) -> Bool {
        token.index < tokens.count && tokens[Int(token.index)].bits & Token.glued != 0
    }

    /// The length of the token at `index`, or its symbol.
    private func payload(of index: Int) -> Int {
        let payload = tokens[index].bits >> Token.payloadShift
        return payload == Token.isElsewhere ? overflowingPayload(of: index) : Int(payload)
    }

    private func overflowingPayload(of index: Int) -> Int {
        var low = 0
        var high = overflow.count
        while low < high {
            let middle = (low + high) / 2
            if Int(overflow[middle].token) < index { low = middle + 1 } else { high = middle }
        }
        return low < overflow.count ? Int(overflow[low].payload) : 0
    }
}
