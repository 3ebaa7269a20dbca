import SceneText

/// The tokens of a source in flat arrays. What stands between two tokens — blanks, line ends, comments — is in none, and
/// is found between the end of the one and the start of the other.
public struct TokenList: Sendable {
    /// The kinds, with the highest bit set where the token is the first of its line.
    private var kinds: [UInt8] = []
    private var starts: [UInt32] = []
    private var ends: [UInt32] = []

    private static let firstOfLine: UInt8 = 0b1000_0000

    /// Creates an empty list.
    init() {}

    /// How many tokens there are, the end of the file included.
    public var count: Int { kinds.count }

    /// The last token, which stands for the end of the file.
    public var last: TokenID { TokenID(index: kinds.count - 1) }

    /// Appends a token that covers the bytes from `start` up to `end`.
    mutating func append(_ kind: TokenKind, from start: Int, to end: Int, startsLine: Bool) {
        kinds.append(kind.rawValue | (startsLine ? Self.firstOfLine : 0))
        starts.append(UInt32(clamping: start))
        ends.append(UInt32(clamping: end))
    }

    /// What the token is; the end of the file where there is no such token.
    public func kind(_ token: TokenID) -> TokenKind {
        guard token.index < kinds.count else { return .endOfFile }
        return TokenKind(rawValue: kinds[Int(token.index)] & ~Self.firstOfLine) ?? .endOfFile
    }

    /// Which bytes the token covers.
    public func range(_ token: TokenID) -> SourceRange {
        guard !kinds.isEmpty else { return SourceRange(at: 0) }
        let index = min(Int(token.index), kinds.count - 1)
        return SourceRange(start: Int(starts[index]), end: Int(ends[index]))
    }

    /// Whether a line end stands somewhere between the token before and this one; so for the first token, too.
    public func startsLine(_ token: TokenID) -> Bool {
        token.index < kinds.count && kinds[Int(token.index)] & Self.firstOfLine != 0
    }

    /// Whether nothing stands between the token before and this one.
    public func isGlued(_ token: TokenID) -> Bool {
        token.index > 0 && token.index < kinds.count && ends[Int(token.index) - 1] == starts[Int(token.index)]
    }
}
