import SceneRuntime

/// The properties of a class of views that lead to other views.
struct LinkProperties {
    /// The properties in the order of their use.
    private(set) var links: [(name: String, view: ViewID)] = []

    /// Adds a property for `view`, called `word`, with a number if there is one of that name, and returns its name. A view
    /// that has one of that name keeps it.
    mutating func add(_ word: String, _ view: ViewID) -> String {
        var number = 1
        for link in links where link.name.hasPrefix(word) {
            if link.view == view { return link.name }
            number += 1
        }
        let name = number == 1 ? word : "\(word)\(number)"
        links.append((name, view))
        return name
    }
}
