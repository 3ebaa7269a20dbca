/// A token in eight bytes.
@usableFromInline
struct Token: Sendable {
    /// The offset of its first byte.
    @usableFromInline let start: UInt32
    @usableFromInline let kind: TokenKind
    /// The flags, and the highest bits of the payload.
    @usableFromInline let high: UInt8
    @usableFromInline let low: UInt16

    /// What is known about the surroundings of a token.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        /// Whether a line end precedes the token. Set for the first token, too.
        static let startsLine = Flags(rawValue: 1 << 7)
        /// Whether the token directly follows the previous one.
        static let glued = Flags(rawValue: 1 << 6)
        /// Whether the previous statement ends before this token.
        static let endsStatement = Flags(rawValue: 1 << 5)

        /// The flags of the first token on a line, unless it continues the statement of the previous line.
        static let firstOfLine: Flags = [.startsLine, .endsStatement]
    }

    @inlinable @inline(__always)
    static var payloadMask: UInt8 { 1 << 5 - 1 }

    /// The smallest payload that doesn't fit.
    @inlinable @inline(__always)
    static var payloadLimit: Int { 1 << 21 - 1 }

    /// Creates a token. `payload` is the symbol of a word or name, or the length of any other token; at most
    /// ``payloadLimit``.
    @inline(__always)
    init(_ kind: TokenKind, at start: Int, payload: Int, _ flags: Flags) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.kind = kind
        low = UInt16(truncatingIfNeeded: payload)
        high = flags.rawValue | UInt8(truncatingIfNeeded: payload >> 16)
    }

    /// The symbol of a word or name, or the length of any other token; ``payloadLimit`` if that doesn't fit.
    @inlinable @inline(__always)
    var payload: Int { Int(low) | Int(high & Self.payloadMask) << 16 }

    /// Whether a line end precedes the token. True for the first token, too.
    @usableFromInline var startsLine: Bool { high & Flags.startsLine.rawValue != 0 }

    /// Whether the token directly follows the previous one.
    var isGlued: Bool { high & Flags.glued.rawValue != 0 }

    /// Whether the previous statement ends before this token.
    var endsStatement: Bool { high & Flags.endsStatement.rawValue != 0 }

    /// The keyword that the token is, if any.
    @inline(__always)
    var keyword: Keyword? {
        kind == .word && payload < Keyword.count ? Keyword(rawValue: UInt8(truncatingIfNeeded: payload)) : nil
    }

    /// Whether the token is a unit.
    @inline(__always)
    var isUnit: Bool { kind == .word && Keyword.units.contains(payload) }

    /// Whether the token is `keyword`.
    @inline(__always)
    func isWord(_ keyword: Keyword) -> Bool { kind == .word && payload == Int(keyword.rawValue) }
}
