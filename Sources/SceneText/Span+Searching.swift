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
}
