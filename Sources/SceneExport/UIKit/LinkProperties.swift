import SceneRuntime

/// The properties of a class of views that lead to other views.
struct LinkProperties {
    /// The properties in the order of their use.
    private(set) var links: [(name: String, view: ViewID)] = []
    /// For each word, the names of its properties by view.
    private var names: [String: [ViewID: String]] = [:]

    /// Adds a property for `view`, called `word`, with a number if there is one of that name, and returns its name. A
    /// view that has one of that name keeps it.
    mutating func add(_ word: String, _ view: ViewID) -> String {
        if let name = names[word]?[view] { return name }
        let count = names[word]?.count ?? 0
        let name = count == 0 ? word : "\(word)\(count + 1)"
        names[word, default: [:]][view] = name
        links.append((name, view))
        return name
    }
}
