/// A replacement of lines.
struct LineChange: Equatable {
    /// The indices of the removed lines, from 0.
    var old: Range<Int>
    /// The indices of the added lines, from 0.
    var new: Range<Int>

    var isEmpty: Bool { old.isEmpty && new.isEmpty }
}
