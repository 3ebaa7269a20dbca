/// Identifies a word or name in the ``SymbolTable`` of its file. Equal spelling means equal symbols, so comparing words
/// is comparing numbers.
///
/// Symbols are numbered from 0 in order of first appearance, so you can use them as array indices. Symbols of different
/// files are unrelated.
public struct Symbol: Hashable, Sendable {
    /// The index in the table.
    public let index: UInt32

    /// Creates the symbol at `index`.
    @inlinable @inline(__always)
    public init(index: Int) {
        self.index = UInt32(clamping: index)
    }
}
