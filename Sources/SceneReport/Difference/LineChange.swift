/// A replacement of lines.
public struct LineChange: Equatable {
    /// The indices of the removed lines, from 0.
    public var old: Range<Int>
    /// The indices of the added lines, from 0.
    public var new: Range<Int>

    var isEmpty: Bool { old.isEmpty && new.isEmpty }
}
