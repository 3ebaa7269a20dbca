/// Lines that others take the place of.
struct LineChange: Equatable {
    /// The lines that go, by their indices from 0.
    var old: Range<Int>
    /// The lines that come, by their indices from 0.
    var new: Range<Int>

    /// Whether nothing changes.
    var isEmpty: Bool { old.isEmpty && new.isEmpty }
}
