import SceneText

extension String {
    /// The address as printouts have it, in lower case and without leading zeros, or `nil` if this isn't one.
    public var asAddress: String? {
        guard hasPrefix("0x") || hasPrefix("0X"), utf8.count > 2 else { return nil }
        let digits = utf8.dropFirst(2)
        guard digits.allSatisfy({ $0.hexadecimalValue != nil }) else { return nil }
        // The last digit stays, also if it is 0. Digits have the bit that makes a letter a lower-case one.
        let zeros = digits.dropLast().prefix { $0 == UInt8(ascii: "0") }
        return "0x" + String(decoding: digits.dropFirst(zeros.count).map { $0 | 0x20 }, as: UTF8.self)
    }
}
