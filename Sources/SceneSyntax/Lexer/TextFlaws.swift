/// The reasons why bytes aren't text.
public struct TextFlaws {
    /// The offset of the first NUL byte.
    public private(set) var zero: Int?
    /// The first ill-formed UTF-8 sequence (Unicode 16, table 3-7). Not searched after a NUL byte.
    public private(set) var invalidUTF8: Range<Int>?

    /// Searches `bytes`.
    public init(of bytes: Span<UInt8>) {
        var offset = 0
        while offset < bytes.count {
            if offset <= bytes.count - Self.portion,
                Self.isASCIIWithoutNUL(bytes.extracting(offset..<offset + Self.portion))
            {
                offset += Self.portion
                continue
            }
            let end = min(offset + Self.portion, bytes.count)
            while offset < end {
                if bytes[offset] == 0 {
                    zero = offset
                    return
                }
                offset = bytes[offset] < 0x80 || invalidUTF8 != nil ? offset + 1 : checkSequence(at: offset, in: bytes)
            }
        }
    }

    /// The number of bytes to test at once.
    private static let portion = 64

    /// Whether all `bytes` are ASCII without NUL.
    @inline(__always)
    private static func isASCIIWithoutNUL(_ bytes: Span<UInt8>) -> Bool {
        var strange: UInt8 = 0
        for index in 0..<bytes.count { strange |= bytes[index] | (bytes[index] &- 1) }
        return strange < 0x80
    }

    /// Checks the non-ASCII sequence at `start` and returns its end.
    private mutating func checkSequence(at start: Int, in bytes: Span<UInt8>) -> Int {
        guard let (length, second) = Self.expectation(after: bytes[start]) else {
            invalidUTF8 = start..<start + 1
            return start + 1
        }
        for position in start + 1..<start + length {
            let allowed = position == start + 1 ? second : 0x80...0xBF
            guard position < bytes.count, allowed.contains(bytes[position]) else {
                invalidUTF8 = start..<position
                return position
            }
        }
        return start + length
    }

    /// Returns the length of a sequence that begins with `lead`, and the valid second bytes.
    private static func expectation(after lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
        switch lead {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }
}
