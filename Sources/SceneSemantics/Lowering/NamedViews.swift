import SceneRuntime

/// The views with Names: those outside of all copies by their Names, the others by copy and Name.
struct NamedViews {
    /// A Name in a copy.
    private struct Place: Hashable {
        var copy: CopyID
        var name: NameID
    }

    private var single: [ViewID?]
    private var copied: [Place: ViewID] = [:]
    /// Views of copies that are not in ``copied`` yet: in most scenes nothing ever asks for them.
    private var unsorted: [(place: Place, view: ViewID)] = []

    /// No views for so many Names.
    init(count: Int) {
        single = Array(repeating: nil, count: count)
    }

    /// Adds the view that bears `name` in `copy`.
    mutating func add(_ view: ViewID, _ name: NameID, in copy: CopyID) {
        if copy == 0 { single[name] = view } else { unsorted.append((Place(copy: copy, name: name), view)) }
    }

    /// The view that bears `name` in `copy`.
    mutating func find(_ name: NameID, in copy: CopyID) -> ViewID? {
        if copy == 0 { return single[name] }
        for (place, view) in unsorted { copied[place] = view }
        unsorted.removeAll()
        return copied[Place(copy: copy, name: name)]
    }
}
