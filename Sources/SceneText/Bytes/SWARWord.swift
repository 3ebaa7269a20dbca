/// Eight neighboring bytes processed at once (SIMD within a register). Several times as fast as a loop over bytes,
/// mostly where the end of the loop is unpredictable.
@frozen
public struct SWARWord: Sendable {
    /// The bytes, the first one lowest.
    public let bits: UInt64

    /// Loads eight bytes at `offset`; bytes past the end are 0.
    @inlinable @inline(__always)
    public init(_ bytes: Span<UInt8>, at offset: Int) {
        let end = offset &+ 8
        guard offset >= 0, end <= bytes.count else {
            self.init(lastOf: bytes, at: offset)
            return
        }
        // Compiles to a single load.
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

    /// Returns the first `count` bytes, at most eight, and zeros for the rest.
    @inlinable @inline(__always)
    public func prefix(_ count: Int) -> UInt64 {
        count >= 8 ? bits : bits & ((1 << UInt64(truncatingIfNeeded: 8 &* count)) &- 1)
    }

    /// Returns the positions of `byte`.
    @inlinable @inline(__always)
    public func mask(of byte: UInt8) -> ByteMask {
        let differences = bits ^ Self.repeated(byte)
        return ByteMask(bits: ~(((differences & Self.low7) &+ Self.low7) | differences) & Self.high1)
    }

    /// Returns the positions of bytes from `first` to `last`, both ASCII.
    @inlinable @inline(__always)
    public func mask(from first: UInt8, to last: UInt8) -> ByteMask {
        let letters = bits & Self.low7
        let reachFirst = letters &+ Self.repeated(0x80 &- first)
        let exceedLast = letters &+ Self.repeated(0x7F &- last)
        return ByteMask(bits: reachFirst & ~exceedLast & ~bits & Self.high1)
    }

    /// The positions of bytes that aren't ASCII.
    @inlinable @inline(__always)
    public var maskBeyondASCII: ByteMask { ByteMask(bits: bits & Self.high1) }

    /// The positions of bytes that aren't printable ASCII (space to tilde).
    @inlinable @inline(__always)
    public var maskBeyondPrintableASCII: ByteMask { ~mask(from: UInt8(ascii: " "), to: UInt8(ascii: "~")) }

    /// The bytes with ASCII capitals in lowercase. Some other bytes change as well, but never into a letter.
    @inlinable @inline(__always)
    public var lowercased: SWARWord { SWARWord(bits: bits | Self.repeated(0x20)) }

    /// Creates a word from `bits`, the first byte lowest.
    @inlinable @inline(__always)
    public init(bits: UInt64) { self.bits = bits }

    @usableFromInline static let low7: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    @usableFromInline static let high1: UInt64 = 0x8080_8080_8080_8080

    @inlinable @inline(__always)
    static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// A set of positions in a word.
    @frozen
    public struct ByteMask: Sendable {
        /// The highest bit of each byte in the set.
        @usableFromInline let bits: UInt64

        @inlinable @inline(__always)
        init(bits: UInt64) { self.bits = bits }

        /// Whether the set is empty.
        @inlinable @inline(__always)
        public var isEmpty: Bool { bits == 0 }

        /// The number of bytes before the first position; 8 if the set is empty.
        @inlinable @inline(__always)
        public var first: Int { bits.trailingZeroBitCount >> 3 }

        /// Returns the union of both sets.
        @inlinable @inline(__always)
        public static func | (left: ByteMask, right: ByteMask) -> ByteMask { ByteMask(bits: left.bits | right.bits) }

        /// Returns the complement.
        @inlinable @inline(__always)
        public static prefix func ~ (mask: ByteMask) -> ByteMask { ByteMask(bits: ~mask.bits & SWARWord.high1) }
    }
}
