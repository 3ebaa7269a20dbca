import SceneText

/// The tokens of a source in a flat array. Trivia isn't stored: it is the text between the end of one token and the
/// start of the next.
public struct TokenList: Sendable {
    /// The file of the tokens.
    let file: FileID
    /// The words and names among the tokens.
    public let symbols: SymbolTable
    @usableFromInline let tokens: [Token]
    /// Payloads too large for their tokens, in token order.
    private let overflow: [(token: UInt32, payload: UInt32)]

    /// Creates a list. Payloads that don't fit are in `overflow`.
    init(_ tokens: [Token], overflow: [(token: UInt32, payload: UInt32)], symbols: SymbolTable, file: FileID) {
        self.file = file
        self.tokens = tokens
        self.overflow = overflow
        self.symbols = symbols
    }

    /// The number of tokens, including the end of the file.
    public var count: Int { tokens.count }

    /// The last token, the end of the file.
    public var last: TokenID { TokenID(index: tokens.count - 1) }

    /// The token at `id`, or the last one if `id` is out of range.
    @inlinable @inline(__always)
    subscript(id: TokenID) -> Token {
        Int(id.index) < tokens.count ? tokens[Int(id.index)] : tokens[tokens.count - 1]
    }

    /// Returns the token after `id` and its ID, or `nil` after the last one.
    @inline(__always)
    func token(behind id: TokenID) -> (id: TokenID, token: Token)? {
        let index = id.index &+ 1
        return Int(index) < tokens.count ? (TokenID(index), tokens[Int(index)]) : nil
    }

    /// Returns the kind of the token, or `endOfFile` if it is out of range.
    @inlinable @inline(__always)
    public func kind(_ token: TokenID) -> TokenKind { self[token].kind }

    /// Returns the symbol of a word or name; `nil` for any other token.
    @inlinable @inline(__always)
    public func symbol(_ token: TokenID) -> Symbol? {
        switch kind(token) {
        case .word, .name: Symbol(index: payload(of: token))
        default: nil
        }
    }

    /// Returns the bytes of the token.
    public func range(_ token: TokenID) -> SourceRange {
        let stored = self[token]
        let payload = payload(of: token)
        let start = Int(stored.start)
        let length =
            stored.kind == .word || stored.kind == .name ? symbols.length(Symbol(index: payload)) : payload
        return SourceRange(start: start, end: start + length, in: file)
    }

    /// Whether a line end precedes the token. True for the first token, too.
    @inlinable @inline(__always)
    public func startsLine(_ token: TokenID) -> Bool { self[token].startsLine }

    /// Whether the token directly follows the previous one.
    public func isGlued(_ token: TokenID) -> Bool { self[token].isGlued }

    /// Returns the length of the token, or its symbol.
    @inlinable @inline(__always)
    func payload(of token: TokenID) -> Int {
        let payload = self[token].payload
        return payload == Token.payloadLimit ? overflowingPayload(of: token) : payload
    }

    @usableFromInline func overflowingPayload(of token: TokenID) -> Int {
        let index = overflow.partitioningIndex { $0.token >= token.index }
        return index < overflow.count ? Int(overflow[index].payload) : 0
    }
}
