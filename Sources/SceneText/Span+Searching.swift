extension Span<UInt8> {
    /// Where the first byte stands, at `offset` or behind it, that is among the `places` of its eight bytes; `nil` where there
    /// is none.
    @inlinable @inline(__always)
    public func firstOffset(from offset: Int, where places: (SWARWord) -> SWARWord.Places) -> Int? {
        var place = offset
        while place < count {
            let distance = places(SWARWord(self, at: place)).first
            place += distance
            if distance < 8 { return place < count ? place : nil }
        }
        return nil
    }

    /// Where `byte` stands for the first time at `offset` or behind it; `nil` where it does not.
    @inlinable @inline(__always)
    public func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        firstOffset(from: offset) { $0.places(of: byte) }
    }

    /// Whether both hold the same bytes.
    @inlinable
    public func isEqual(to other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for place in 0..<count where self[place] != other[place] { return false }
        return true
    }

    /// Whether every byte is a character of ASCII that can be printed, from the blank to the tilde.
    @inlinable
    public var isPrintableASCII: Bool { firstOffset(from: 0) { $0.placesBeyondPrintableASCII } == nil }
}
