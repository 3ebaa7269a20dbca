import SceneText

extension String {
    /// The address as printouts have it, in lower case and without leading zeros, or `nil` if this isn't one.
    public var asAddress: String? {
        guard hasPrefix("0x") || hasPrefix("0X"), utf8.count > 2 else { return nil }
        let digits = utf8.dropFirst(2)
        guard digits.allSatisfy({ $0.hexadecimalValue != nil }) else { return nil }
        // Digits have the bit that makes a letter a lower-case one.
        return "0x" + String(decoding: digits.drop { $0 == UInt8(ascii: "0") }.map { $0 | 0x20 }, as: UTF8.self)
    }
}
