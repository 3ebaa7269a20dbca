/// The views through whose rules answers came, as lists that share their ends: an answer that was kept is handed on by
/// many views, and each of them adds itself in front without a copy.
struct ResponderTrail: Sendable {
    /// The list of no views.
    static let empty = -1

    /// The views, each with the number of the list behind it.
    private var links: [(view: ViewID, rest: Int)] = []

    /// The number of the list that has `view` before those of `rest`.
    mutating func adding(_ view: ViewID, before rest: Int) -> Int {
        links.append((view, rest))
        return links.count - 1
    }

    /// The views of the list of this number.
    func views(_ list: Int) -> [ViewID] {
        var views: [ViewID] = []
        var next = list
        while links.indices.contains(next) {
            views.append(links[next].view)
            next = links[next].rest
        }
        return views
    }

    /// Forgets all lists.
    mutating func removeAll() {
        links.removeAll(keepingCapacity: true)
    }
}
