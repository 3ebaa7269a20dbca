extension Span<UInt8> {
    /// Returns the first offset, from `offset`, that `places` selects in its eight bytes, or `nil` if there is none.
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

    /// Returns the first offset of `byte`, from `offset`, or `nil` if there is none.
    @inlinable @inline(__always)
    public func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        firstOffset(from: offset) { $0.places(of: byte) }
    }

    /// Whether both spans have the same bytes.
    @inlinable
    public func isEqual(to other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for place in 0..<count where self[place] != other[place] { return false }
        return true
    }

    /// Whether every byte is printable ASCII (space to tilde).
    @inlinable
    public var isPrintableASCII: Bool { firstOffset(from: 0) { $0.placesBeyondPrintableASCII } == nil }
}
