import SceneRuntime
import SceneText

/// The views with Names: those outside of all copies by their Names, the others by copy and Name.
struct NamedViews {
    /// A view that bears a Name in a copy.
    private struct Entry {
        var copy: CopyID
        var name: NameID
        var view: ViewID
    }

    /// The indices of the views outside of copies; -1 where there is none. (An array of optionals would have to be made
    /// known to the runtime first, which costs more than most scenes.)
    private var single: [Int32]
    private var copied: [Entry] = []
    /// Whether ``copied`` is in order: in most scenes nothing ever asks for a view of a copy.
    private var isSorted = true

    /// No views for so many Names.
    init(count: Int) {
        single = Array(repeating: -1, count: count)
    }

    /// Adds the view that bears `name` in `copy`.
    mutating func add(_ view: ViewID, _ name: NameID, in copy: CopyID) {
        if copy == 0 {
            single[name] = view.index
        } else {
            copied.append(Entry(copy: copy, name: name, view: view))
            isSorted = false
        }
    }

    /// The view that bears `name` in `copy`.
    mutating func find(_ name: NameID, in copy: CopyID) -> ViewID? {
        if copy == 0 { return single[name] < 0 ? nil : ViewID(index: Int(single[name])) }
        if !isSorted {
            copied.sort { ($0.copy, $0.name) < ($1.copy, $1.name) }
            isSorted = true
        }
        let place = copied.partitioningIndex { ($0.copy, $0.name) >= (copy, name) }
        guard place < copied.count, copied[place].copy == copy, copied[place].name == name else { return nil }
        return copied[place].view
    }
}
