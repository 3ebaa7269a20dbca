import SceneRuntime
import SceneText

/// The views with Names: by Name if they are outside all instances, else by instance and Name.
struct NamedViews {
    /// A view with a Name in an instance.
    private struct Entry {
        var instance: InstanceID
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

    /// Returns the view with `name` in `instance`; `origins` are the origins of all views.
    mutating func find(_ name: NameID, in instance: InstanceID, _ origins: [ViewOrigin]) -> ViewID? {
        if instance == 0 { return single[name] < 0 ? nil : ViewID(index: Int(single[name])) }
        if indexedCount < origins.count { addCopied(origins) }
        let index = copied.partitioningIndex { ($0.instance, $0.name) >= (instance, name) }
        guard index < copied.count, copied[index].instance == instance, copied[index].name == name else { return nil }
        return copied[index].view
    }

    /// Adds the views in instances that weren't visited yet.
    private mutating func addCopied(_ origins: [ViewOrigin]) {
        for index in indexedCount..<origins.count where origins[index].instance != 0 {
            guard let name = origins[index].name else { continue }
            copied.append(Entry(instance: origins[index].instance, name: name, view: ViewID(index: index)))
        }
        copied.sort { ($0.instance, $0.name) < ($1.instance, $1.name) }
        indexedCount = origins.count
    }
}
