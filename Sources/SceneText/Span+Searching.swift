extension Span<UInt8> {
    /// Where `byte` stands for the first time at `offset` or behind it; `nil` where it does not.
    @inlinable @inline(__always)
    public func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        var place = offset
        while place < count {
            let distance = EightBytes(self, at: place).places(of: byte).first
            place += distance
            if distance < 8 { return place < count ? place : nil }
        }
        return nil
    }

    /// Whether every byte is a character of ASCII that can be printed, from the blank to the tilde.
    @inlinable
    public var isPrintableASCII: Bool {
        var place = 0
        while place < count {
            let others = ~EightBytes(self, at: place).places(from: UInt8(ascii: " "), to: UInt8(ascii: "~"))
            if others.first < Swift.min(8, count - place) { return false }
            place += 8
        }
        return true
    }
}
