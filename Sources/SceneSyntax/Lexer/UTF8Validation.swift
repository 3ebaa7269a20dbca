import SceneText

/// Finds bytes that are not UTF-8.
enum UTF8Validation {
    /// The first sequence that is not well-formed (Unicode 16, table 3-7); `nil` where all of them are.
    static func firstInvalidRange(in bytes: [UInt8]) -> SourceRange? {
        var offset = 0
        while offset < bytes.count {
            let lead = bytes[offset]
            if lead < 0x80 {
                offset += 1
                continue
            }
            guard let (length, second) = expectation(after: lead) else {
                return SourceRange(start: offset, end: offset + 1)
            }
            for position in 1..<length {
                let allowed = position == 1 ? second : 0x80...0xBF
                guard offset + position < bytes.count, allowed.contains(bytes[offset + position]) else {
                    return SourceRange(start: offset, end: offset + position)
                }
            }
            offset += length
        }
        return nil
    }

    /// How long a sequence that begins with `lead` is, and which bytes may stand second in it.
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
