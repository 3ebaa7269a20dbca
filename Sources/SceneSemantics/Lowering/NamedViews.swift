import SceneRuntime
import SceneText

/// The views with Names: those outside of all copies by their Names, the others by copy and Name.
struct NamedViews {
    /// A view that bears a Name in a copy.
    private struct Entry {
        var copy: InstanceID
        var name: NameID
        var view: ViewID
    }

    /// The indices of the views outside of copies; -1 where there is none. (An array of optionals would have to be made
    /// known to the runtime first, which costs more than most scenes.)
    private var single: [Int32]
    /// The views in copies, in order, as far as they are known: in most scenes nothing ever asks for one.
    private var copied: [Entry] = []
    /// How many of the views are known.
    private var knownCount = 0

    /// No views for so many Names.
    init(count: Int) {
        single = Array(repeating: -1, count: count)
    }

    /// Adds the view outside of copies that bears `name`.
    mutating func add(_ view: ViewID, _ name: NameID) { single[name] = view.index }

    /// The view that bears `name` in `copy`, where `origins` are those of all views.
    mutating func find(_ name: NameID, in copy: InstanceID, _ origins: [ViewOrigin]) -> ViewID? {
        if copy == 0 { return single[name] < 0 ? nil : ViewID(index: Int(single[name])) }
        if knownCount < origins.count { addCopied(origins) }
        let place = copied.partitioningIndex { ($0.copy, $0.name) >= (copy, name) }
        guard place < copied.count, copied[place].copy == copy, copied[place].name == name else { return nil }
        return copied[place].view
    }

    /// Adds the views in copies that are not known yet.
    private mutating func addCopied(_ origins: [ViewOrigin]) {
        for index in knownCount..<origins.count where origins[index].copy != 0 {
            guard let name = origins[index].name else { continue }
            copied.append(Entry(copy: origins[index].copy, name: name, view: ViewID(index: index)))
        }
        copied.sort { ($0.copy, $0.name) < ($1.copy, $1.name) }
        knownCount = origins.count
    }
}
