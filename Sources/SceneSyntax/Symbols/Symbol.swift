/// The identity of a word or Name in the ``SymbolTable`` of its file: two tokens with the same letters have the same symbol,
/// so that comparing them is comparing numbers.
///
/// Symbols are numbered from 0 in the order in which words first appear, so that what belongs to a symbol can stand in an
/// array. Those of different files have nothing to do with one another.
public struct Symbol: Hashable, Sendable {
    /// The number of the symbol in its table.
    public let index: UInt32

    /// Creates the symbol with the number `index`.
    @inlinable @inline(__always)
    public init(index: Int) {
        self.index = UInt32(clamping: index)
    }
}
