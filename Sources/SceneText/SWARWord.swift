/// Eight bytes that stand side by side, looked at in one step: what a loop over single bytes would do takes several times as
/// long, most of all where nobody can foresee when the loop ends.
@frozen
public struct SWARWord: Sendable {
    /// The bytes, the first one lowest.
    public let bits: UInt64

    /// The bytes of `bytes` from `offset` on; those behind the end are 0.
    @inlinable @inline(__always)
    public init(_ bytes: Span<UInt8>, at offset: Int) {
        let end = offset &+ 8
        guard offset >= 0, end <= bytes.count else {
            self.init(lastOf: bytes, at: offset)
            return
        }
        // The compiler makes one load of this.
        let part = bytes.extracting(Range(uncheckedBounds: (offset, end)))
        self.init(
            bits: UInt64(part[0]) | UInt64(part[1]) << 8 | UInt64(part[2]) << 16 | UInt64(part[3]) << 24
                | UInt64(part[4]) << 32 | UInt64(part[5]) << 40 | UInt64(part[6]) << 48 | UInt64(part[7]) << 56)
    }

    @usableFromInline
    init(lastOf bytes: Span<UInt8>, at offset: Int) {
        var bits: UInt64 = 0
        var position = max(offset, 0)
        var shift: UInt64 = 0
        while position < bytes.count, shift < 64 {
            bits |= UInt64(bytes[position]) << shift
            position += 1
            shift += 8
        }
        self.bits = bits
    }

    /// The first `count` bytes, of at most eight, with zeros for the others.
    @inlinable @inline(__always)
    public func prefix(_ count: Int) -> UInt64 {
        count >= 8 ? bits : bits & ((1 << UInt64(truncatingIfNeeded: 8 &* count)) &- 1)
    }

    /// Where `byte` stands.
    @inlinable @inline(__always)
    public func places(of byte: UInt8) -> Places {
        let differences = bits ^ Self.repeated(byte)
        return Places(bits: ~(((differences & Self.low7) &+ Self.low7) | differences) & Self.high1)
    }

    /// Where bytes from `first` to `last` stand, both of them ASCII.
    @inlinable @inline(__always)
    public func places(from first: UInt8, to last: UInt8) -> Places {
        let letters = bits & Self.low7
        let reachFirst = letters &+ Self.repeated(0x80 &- first)
        let exceedLast = letters &+ Self.repeated(0x7F &- last)
        return Places(bits: reachFirst & ~exceedLast & ~bits & Self.high1)
    }

    /// Where bytes stand that are no ASCII.
    @inlinable @inline(__always)
    public var placesBeyondASCII: Places { Places(bits: bits & Self.high1) }

    /// Where bytes stand that are no characters of ASCII that can be printed, from the blank to the tilde.
    @inlinable @inline(__always)
    public var placesBeyondPrintableASCII: Places { ~places(from: UInt8(ascii: " "), to: UInt8(ascii: "~")) }

    /// The same bytes with capital letters as small ones; some other bytes change as well, but none to a letter.
    @inlinable @inline(__always)
    public var lowercased: SWARWord { SWARWord(bits: bits | Self.repeated(0x20)) }

    /// The bytes in `bits`, the first one lowest.
    @inlinable @inline(__always)
    public init(bits: UInt64) { self.bits = bits }

    @usableFromInline static let low7: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    @usableFromInline static let high1: UInt64 = 0x8080_8080_8080_8080

    @inlinable @inline(__always)
    static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// Some of eight places.
    @frozen
    public struct Places: Sendable {
        /// The highest bit of every byte that is meant.
        @usableFromInline let bits: UInt64

        @inlinable @inline(__always)
        init(bits: UInt64) { self.bits = bits }

        /// Whether there is none.
        @inlinable @inline(__always)
        public var isEmpty: Bool { bits == 0 }

        /// How many bytes stand before the first place; 8 where there is none.
        @inlinable @inline(__always)
        public var first: Int { bits.trailingZeroBitCount >> 3 }

        /// The places of both.
        @inlinable @inline(__always)
        public static func | (left: Places, right: Places) -> Places { Places(bits: left.bits | right.bits) }

        /// All other places.
        @inlinable @inline(__always)
        public static prefix func ~ (places: Places) -> Places { Places(bits: ~places.bits & SWARWord.high1) }
    }
}
