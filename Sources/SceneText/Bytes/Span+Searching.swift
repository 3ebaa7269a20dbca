extension Span<UInt8> {
    /// Returns the first offset, from `offset`, that `mask` selects in its eight bytes, or `nil` if there is none.
    @inlinable @inline(__always)
    public func firstOffset(from offset: Int, where mask: (SWARWord) -> SWARWord.ByteMask) -> Int? {
        var index = offset
        while index < count {
            let distance = mask(SWARWord(self, at: index)).first
            index += distance
            if distance < 8 { return index < count ? index : nil }
        }
        return nil
    }

    /// Returns the first offset of `byte`, from `offset`, or `nil` if there is none.
    @inlinable @inline(__always)
    public func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        firstOffset(from: offset) { $0.mask(of: byte) }
    }

    /// Whether both spans have the same bytes.
    @inlinable
    public func isEqual(to other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }

    /// Whether every byte is printable ASCII (space to tilde).
    @inlinable
    public var isPrintableASCII: Bool { firstOffset(from: 0) { $0.maskBeyondPrintableASCII } == nil }
}
