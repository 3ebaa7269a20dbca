/// One token in eight bytes.
@usableFromInline
struct Token: Sendable {
    /// Where it begins.
    @usableFromInline let start: UInt32
    /// What it is.
    @usableFromInline let kind: TokenKind
    /// The flags, and the highest bits of the payload.
    @usableFromInline let high: UInt8
    @usableFromInline let low: UInt16

    /// What is known of the place of a token.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        /// A line end stands somewhere between the token before and this one; so for the first token, too.
        static let startsLine = Flags(rawValue: 1 << 7)
        /// Nothing stands between the token before and this one.
        static let glued = Flags(rawValue: 1 << 6)
        /// The statement before it ends there.
        static let endsStatement = Flags(rawValue: 1 << 5)

        /// The flags of the first token of a line, unless it goes on with the statement of the line before.
        static let firstOfLine: Flags = [.startsLine, .endsStatement]
    }

    @inlinable @inline(__always)
    static var payloadMask: UInt8 { 1 << 5 - 1 }

    /// The smallest payload for which there is no room.
    @inlinable @inline(__always)
    static var payloadLimit: Int { 1 << 21 - 1 }

    /// Creates a token; `payload` is the symbol of a word or Name, or the length of any other, at most ``payloadLimit``.
    @inline(__always)
    init(_ kind: TokenKind, at start: Int, payload: Int, _ flags: Flags) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.kind = kind
        low = UInt16(truncatingIfNeeded: payload)
        high = flags.rawValue | UInt8(truncatingIfNeeded: payload >> 16)
    }

    /// The symbol of a word or Name, or the length of any other; ``payloadLimit`` where there is no room for it.
    @inlinable @inline(__always)
    var payload: Int { Int(low) | Int(high & Self.payloadMask) << 16 }

    /// Whether a line end stands somewhere between the token before and this one; so for the first token, too.
    @usableFromInline var startsLine: Bool { high & Flags.startsLine.rawValue != 0 }

    /// Whether nothing stands between the token before and this one.
    var isGlued: Bool { high & Flags.glued.rawValue != 0 }

    /// Whether the statement before it ends there.
    var endsStatement: Bool { high & Flags.endsStatement.rawValue != 0 }

    /// Which of the parser's words it is, if it is one.
    @inline(__always)
    var keyword: Keyword? {
        kind == .word && payload < Keyword.count ? Keyword(rawValue: UInt8(truncatingIfNeeded: payload)) : nil
    }

    /// Whether it is the word of a unit.
    @inline(__always)
    var isUnit: Bool { kind == .word && Keyword.units.contains(payload) }

    /// Whether it is the word `keyword`.
    @inline(__always)
    func isWord(_ keyword: Keyword) -> Bool { kind == .word && payload == Int(keyword.rawValue) }
}
