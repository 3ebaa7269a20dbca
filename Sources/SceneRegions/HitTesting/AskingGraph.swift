import SceneRuntime

/// Which views ask which for their hit tests: a view its subviews, and the views that its rules `ask`, `delegate` and
/// `forward` name.
///
/// The views fall into components: within one, every view can come to be asked while any other is being asked. They are
/// found with Tarjan's algorithm ("Depth-First Search and Linear Graph Algorithms", 1972) on a stack of its own, so that the
/// depth of a tree does not matter.
public struct AskingGraph: Sendable {
    /// The component of each view, by the view's index.
    private var components: [Int32]
    /// The views, component after component; whom a component asks comes before it.
    public private(set) var order: [ViewID] = []
    /// Where the views of each component begin in ``order``.
    private var starts: [Int] = []
    /// Whom each view's rules ask.
    let asked: [ViewID: [ViewID]]
    /// The views whose rules ask themselves.
    private var asksItself: Set<ViewID> = []

    /// The number of what has none.
    private static let none: Int32 = -1

    /// Finds out who asks whom in `tree`.
    ///
    /// - Parameter counts: Which of the questions that rules ask count: who asks, and who is asked.
    public init(_ tree: ViewTree, counting counts: (_ view: ViewID, _ other: ViewID) -> Bool = { _, _ in true }) {
        var asked: [ViewID: [ViewID]] = [:]
        for view in tree.identities where !tree[view].rules.isEmpty {
            let others = tree.rules(of: view).compactMap { $0.askedView }
                .filter { tree.contains($0) && counts(view, $0) }
            if !others.isEmpty { asked[view] = others }
            if others.contains(view) { asksItself.insert(view) }
        }
        self.asked = asked
        if asked.isEmpty {
            // Without rules that ask, every view is a component; it comes behind its superview in the tree.
            let count = Int32(tree.views.count)
            components = (0..<count).map { count - 1 - $0 }
            order = (0..<count).map { ViewID(index: Int(count - 1 - $0)) }
            starts = Array(0..<Int(count))
            return
        }
        components = Array(repeating: Self.none, count: tree.views.count)
        order.reserveCapacity(tree.views.count)
        var search = Search(tree)
        for view in tree.identities where search.times[Int(view.index)] == Self.none { visit(view, &search) }
    }

    /// Whether `view` can come to be asked while it is being asked.
    public func isCyclic(_ view: ViewID) -> Bool {
        let component = Int(components[Int(view.index)])
        return asksItself.contains(view) || size(of: component) > 1
    }

    /// Whether any view can come to be asked while it is being asked.
    var hasCircles: Bool { !asksItself.isEmpty || starts.count < order.count }

    /// Whether each of the views can come to be asked while the other is being asked.
    public func areInOneComponent(_ one: ViewID, _ other: ViewID) -> Bool {
        components[Int(one.index)] == components[Int(other.index)]
    }

    /// The number of the component of `view`; a component comes behind those that it asks.
    public func component(of view: ViewID) -> Int { Int(components[Int(view.index)]) }

    private func size(of component: Int) -> Int {
        (component + 1 < starts.count ? starts[component + 1] : order.count) - starts[component]
    }

    /// What the search knows of the views.
    private struct Search {
        let tree: ViewTree
        /// When each view was come upon.
        var times: [Int32]
        /// The earliest of the open views that each view leads to.
        var lowest: [Int32]
        /// The views whose component is not known yet, in the order in which they were come upon.
        var open: [ViewID] = []
        /// How many views were come upon.
        var count: Int32 = 0
        /// The views on the way to where the search is, each with what it has yet to ask.
        var path: [(view: ViewID, subview: ViewID?, rule: Int)] = []

        init(_ tree: ViewTree) {
            self.tree = tree
            times = Array(repeating: AskingGraph.none, count: tree.views.count)
            lowest = times
        }

        /// Takes up a view that is come upon.
        mutating func enter(_ view: ViewID) {
            times[Int(view.index)] = count
            lowest[Int(view.index)] = count
            count += 1
            open.append(view)
            path.append((view, tree[view].firstSubview, 0))
        }
    }

    /// Follows all that `first` asks.
    private mutating func visit(_ first: ViewID, _ search: inout Search) {
        search.enter(first)
        while let (view, subview, rule) = search.path.last {
            let top = search.path.count - 1
            let place = Int(view.index)
            let others = asked[view] ?? []
            if let subview {
                search.path[top].subview = search.tree[subview].nextSibling
                look(at: subview, from: place, &search)
            } else if rule < others.count {
                search.path[top].rule += 1
                look(at: others[rule], from: place, &search)
            } else {
                search.path.removeLast()
                if let above = search.path.last.map({ Int($0.view.index) }) {
                    search.lowest[above] = min(search.lowest[above], search.lowest[place])
                }
                if search.lowest[place] == search.times[place] { close(view, &search) }
            }
        }
    }

    private func look(at other: ViewID, from place: Int, _ search: inout Search) {
        let time = search.times[Int(other.index)]
        if time == Self.none {
            search.enter(other)
        } else if components[Int(other.index)] == Self.none {
            search.lowest[place] = min(search.lowest[place], time)
        }
    }

    /// Makes the open views from `first` on a component.
    private mutating func close(_ first: ViewID, _ search: inout Search) {
        let component = Int32(starts.count)
        starts.append(order.count)
        while let view = search.open.popLast() {
            components[Int(view.index)] = component
            order.append(view)
            if view == first { break }
        }
    }
}
