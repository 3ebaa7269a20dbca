import SceneRuntime
import SceneText

/// The views with Names: by Name if they are outside all instances, else by instance and Name.
struct NamedViews {
    /// A view with a Name in an instance.
    private struct Entry {
        var copy: InstanceID
        var name: NameID
        var view: ViewID
    }

    /// The indices of the views outside all instances; -1 if there is none. (An array of optionals would need its type
    /// metadata at run time, which costs more than most scenes.)
    private var single: [Int32] = []
    /// The known views in instances, sorted. Most scenes never need one.
    private var copied: [Entry] = []
    /// The number of views already visited.
    private var indexedCount = 0

    /// Prepares for `count` Names.
    mutating func makeRoom(for count: Int) { single = Array(repeating: -1, count: count) }

    /// Adds the view with `name` outside all instances.
    mutating func add(_ view: ViewID, _ name: NameID) { single[name] = view.index }

    /// Returns the view with `name` in the instance `copy`; `origins` are those of all views.
    mutating func find(_ name: NameID, in copy: InstanceID, _ origins: [ViewOrigin]) -> ViewID? {
        if copy == 0 { return single[name] < 0 ? nil : ViewID(index: Int(single[name])) }
        if indexedCount < origins.count { addCopied(origins) }
        let index = copied.partitioningIndex { ($0.copy, $0.name) >= (copy, name) }
        guard index < copied.count, copied[index].copy == copy, copied[index].name == name else { return nil }
        return copied[index].view
    }

    /// Adds the views in instances that weren't visited yet.
    private mutating func addCopied(_ origins: [ViewOrigin]) {
        for index in indexedCount..<origins.count where origins[index].copy != 0 {
            guard let name = origins[index].name else { continue }
            copied.append(Entry(copy: origins[index].copy, name: name, view: ViewID(index: index)))
        }
        copied.sort { ($0.copy, $0.name) < ($1.copy, $1.name) }
        indexedCount = origins.count
    }
}
