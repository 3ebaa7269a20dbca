/// The views whose rules decided each answer, as linked lists that share their tails. Many views can pass on one cached
/// answer, and each adds itself at the head without a copy.
struct ResponderTrail: Sendable {
    /// The empty list.
    static let empty = -1

    /// The views, each with the index of the rest of its list.
    private var links: [(view: ViewID, rest: Int)] = []

    /// Returns the index of the list with `view` at the head, followed by `rest`.
    mutating func adding(_ view: ViewID, before rest: Int) -> Int {
        links.append((view, rest))
        return links.count - 1
    }

    /// Returns the views of the list at this index.
    func views(_ list: Int) -> [ViewID] {
        var views: [ViewID] = []
        var next = list
        while links.indices.contains(next) {
            views.append(links[next].view)
            next = links[next].rest
        }
        return views
    }

    /// Removes all lists.
    mutating func removeAll() {
        links.removeAll(keepingCapacity: true)
    }
}
