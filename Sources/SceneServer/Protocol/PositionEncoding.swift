/// What the characters of a position are.
enum PositionEncoding: String {
    /// Bytes of UTF-8.
    case utf8 = "utf-8"
    /// Code units of UTF-16, which every client knows.
    case utf16 = "utf-16"

    /// Returns how many characters the text with these bytes has. For invalid UTF-8 the number is arbitrary, but always
    /// the same.
    func length(of bytes: Span<UInt8>) -> Int {
        switch self {
        case .utf8: return bytes.count
        case .utf16:
            var count = 0
            for index in 0..<bytes.count {
                // Bytes that continue a character count nothing, and one of four bytes is a pair of surrogates.
                let byte = bytes[index]
                count &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
            }
            return count
        }
    }

    /// Returns the number of bytes of the first `character` characters of `bytes`: all of them if there are fewer. A
    /// position inside a character counts as before it.
    func offset(of character: Int, in bytes: Span<UInt8>) -> Int {
        var offset = 0
        var rest = character
        while offset < bytes.count, rest > 0 {
            var end = offset + 1
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            let length = self == .utf8 ? end - offset : bytes[offset] >= 0xF0 ? 2 : 1
            if length > rest { break }
            rest -= length
            offset = end
        }
        return offset
    }
}
