import SceneText

/// The tokens of a source in one flat array. What stands between two tokens — blanks, line ends, comments — is in none, and
/// is found between the end of the one and the start of the other.
public struct TokenList: Sendable {
    /// The file that the tokens are in.
    let file: FileID
    /// The words and Names among the tokens.
    public let symbols: SymbolTable
    @usableFromInline let tokens: [Token]
    /// The payloads for which tokens have no room, in the order of the tokens.
    private let overflow: [(token: UInt32, payload: UInt32)]

    /// Creates the list of `tokens`, some of whose payloads stand in `overflow`.
    init(_ tokens: [Token], overflow: [(token: UInt32, payload: UInt32)], symbols: SymbolTable, file: FileID) {
        self.file = file
        self.tokens = tokens
        self.overflow = overflow
        self.symbols = symbols
    }

    /// How many tokens there are, the end of the file included.
    public var count: Int { tokens.count }

    /// The last token, which stands for the end of the file.
    public var last: TokenID { TokenID(index: tokens.count - 1) }

    /// The token at `id`; where there is none, the last one.
    @inlinable @inline(__always)
    subscript(id: TokenID) -> Token {
        Int(id.index) < tokens.count ? tokens[Int(id.index)] : tokens[tokens.count - 1]
    }

    /// The token behind `id`, and its identity; `nil` where that is the last one.
    @inline(__always)
    func token(behind id: TokenID) -> (id: TokenID, token: Token)? {
        let index = id.index &+ 1
        return Int(index) < tokens.count ? (TokenID(index), tokens[Int(index)]) : nil
    }

    /// What the token is; the end of the file where there is no such token.
    @inlinable @inline(__always)
    public func kind(_ token: TokenID) -> TokenKind { self[token].kind }

    /// The symbol of a word or Name; `nil` for any other token.
    @inlinable @inline(__always)
    public func symbol(_ token: TokenID) -> Symbol? {
        switch kind(token) {
        case .word, .name: Symbol(index: payload(of: token))
        default: nil
        }
    }

    /// Which bytes the token covers.
    public func range(_ token: TokenID) -> SourceRange {
        let stored = self[token]
        let payload = payload(of: token)
        let start = Int(stored.start)
        let length =
            stored.kind == .word || stored.kind == .name ? symbols.length(Symbol(index: payload)) : payload
        return SourceRange(start: start, end: start + length, in: file)
    }

    /// Whether a line end stands somewhere between the token before and this one; so for the first token, too.
    @inlinable @inline(__always)
    public func startsLine(_ token: TokenID) -> Bool { self[token].startsLine }

    /// Whether nothing stands between the token before and this one.
    public func isGlued(_ token: TokenID) -> Bool { self[token].isGlued }

    /// The length of the token, or its symbol.
    @inlinable @inline(__always)
    func payload(of token: TokenID) -> Int {
        let payload = self[token].payload
        return payload == Token.payloadLimit ? overflowingPayload(of: token) : payload
    }

    @usableFromInline func overflowingPayload(of token: TokenID) -> Int {
        let place = overflow.partitioningIndex { $0.token >= token.index }
        return place < overflow.count ? Int(overflow[place].payload) : 0
    }
}
