/// One token in eight bytes.
struct Token: Sendable {
    /// Where it begins.
    let start: UInt32
    /// What it is.
    let kind: TokenKind
    /// The two flags, and the highest bits of the payload.
    private let high: UInt8
    private let low: UInt16

    private static let glued: UInt8 = 1 << 7
    private static let firstOfLine: UInt8 = 1 << 6
    private static let payloadMask: UInt8 = 1 << 6 - 1

    /// The smallest payload for which there is no room.
    static let payloadLimit = 1 << 22 - 1

    /// Creates a token; `payload` is the symbol of a word or Name, or the length of any other, at most ``payloadLimit``.
    @inline(__always)
    init(_ kind: TokenKind, at start: Int, payload: Int, startsLine: Bool, isGlued: Bool) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.kind = kind
        low = UInt16(truncatingIfNeeded: payload)
        high =
            (isGlued ? Self.glued : 0) | (startsLine ? Self.firstOfLine : 0)
            | UInt8(truncatingIfNeeded: payload >> 16)
    }

    /// The symbol of a word or Name, or the length of any other; ``payloadLimit`` where there is no room for it.
    var payload: Int { Int(low) | Int(high & Self.payloadMask) << 16 }

    /// Whether a line end stands somewhere between the token before and this one; so for the first token, too.
    var startsLine: Bool { high & Self.firstOfLine != 0 }

    /// Whether nothing stands between the token before and this one.
    var isGlued: Bool { high & Self.glued != 0 }

    /// Whether the statement before it ends there.
    var endsStatement: Bool {
        switch kind {
        case .endOfFile, .semicolon, .rightBrace: true
        case .arrow: false
        default: startsLine
        }
    }

    /// Which of the parser's words it is, if it is one.
    var keyword: Keyword? {
        kind == .word && payload < Keyword.count ? Keyword(rawValue: UInt8(truncatingIfNeeded: payload)) : nil
    }

    /// Whether it is the word of a unit.
    var isUnit: Bool { kind == .word && Keyword.units.contains(payload) }

    /// Whether it is the word `keyword`.
    func isWord(_ keyword: Keyword) -> Bool { kind == .word && payload == Int(keyword.rawValue) }
}
