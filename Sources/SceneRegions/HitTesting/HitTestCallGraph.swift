import SceneRuntime

/// Which hit tests call which: a view asks its subviews, and the views that its rules `ask`, `delegate`
/// and `forward` name.
///
/// The graph is split into strongly connected components: within one, any view can be asked while any other is being
/// asked. They are found with Tarjan's algorithm ("Depth-First Search and Linear Graph Algorithms", 1972) on an
/// explicit stack, so that deep trees don't overflow the call stack.
public struct HitTestCallGraph: Sendable {
    /// The component of each view, by the view's index.
    private var components: [Int32]
    /// The views, component after component. A component comes after those that it asks.
    public private(set) var order: [ViewID] = []
    /// The first index of each component in ``order``.
    private var starts: [Int] = []
    /// The views that each view's rules ask.
    let callees: [ViewID: [ViewID]]
    private var asksItself: Set<ViewID> = []

    /// The index of a missing component.
    private static let none: Int32 = -1

    /// Builds the graph of `tree`.
    ///
    /// - Parameter counts: Returns whether `view` asking `other` counts.
    /// - Parameter isDead: Returns whether `view` answers without asking its subviews.
    public init(
        _ tree: ViewTree, counting counts: (_ view: ViewID, _ other: ViewID) -> Bool = { _, _ in true },
        isDead: (_ view: ViewID) -> Bool = { _ in false }
    ) {
        var callees: [ViewID: [ViewID]] = [:]
        for view in tree.identities where !tree[view].rules.isEmpty {
            let others = tree.rules(of: view).compactMap { $0.askedView }
                .filter { tree.contains($0) && counts(view, $0) }
            if !others.isEmpty { callees[view] = others }
            if others.contains(view) { asksItself.insert(view) }
        }
        self.callees = callees
        if callees.isEmpty {
            // Without rules that ask, every view is its own component, and comes after its superview in the tree.
            let count = Int32(tree.views.count)
            components = (0..<count).map { count - 1 - $0 }
            order = (0..<count).map { ViewID(index: Int(count - 1 - $0)) }
            starts = Array(0..<Int(count))
            return
        }
        components = Array(repeating: Self.none, count: tree.views.count)
        order.reserveCapacity(tree.views.count)
        var search = Search(tree, isDead: tree.identities.map(isDead))
        for view in tree.identities where search.times[Int(view.index)] == Self.none { visit(view, &search) }
    }

    /// Returns whether `view` can be asked while it is being asked.
    public func isCyclic(_ view: ViewID) -> Bool {
        guard hasCycles else { return false }
        let component = Int(components[Int(view.index)])
        return asksItself.contains(view) || size(of: component) > 1
    }

    /// Whether any view can be asked while it is being asked.
    var hasCycles: Bool { !asksItself.isEmpty || starts.count < order.count }

    /// Returns whether each of the views can be asked while the other is being asked.
    public func areInSameComponent(_ one: ViewID, _ other: ViewID) -> Bool {
        components[Int(one.index)] == components[Int(other.index)]
    }

    /// Returns the index of the component of `view`. A component comes after those that it asks.
    public func component(of view: ViewID) -> Int { Int(components[Int(view.index)]) }

    private func size(of component: Int) -> Int {
        (component + 1 < starts.count ? starts[component + 1] : order.count) - starts[component]
    }

    /// The state of the search.
    private struct Search {
        let tree: ViewTree
        /// Whether each view answers without asking its subviews.
        let isDead: [Bool]
        /// When each view was discovered.
        var times: [Int32]
        /// The earliest open view that each view leads to.
        var lowest: [Int32]
        /// The discovered views without a component, in the order of discovery.
        var open: [ViewID] = []
        /// The number of discovered views.
        var count: Int32 = 0
        /// The current search path, each view with what it has yet to ask.
        var path: [(view: ViewID, subview: ViewID?, rule: Int)] = []

        init(_ tree: ViewTree, isDead: [Bool]) {
            self.tree = tree
            self.isDead = isDead
            times = Array(repeating: HitTestCallGraph.none, count: tree.views.count)
            lowest = times
        }

        /// Adds a newly discovered view.
        mutating func enter(_ view: ViewID) {
            times[Int(view.index)] = count
            lowest[Int(view.index)] = count
            count += 1
            open.append(view)
            path.append((view, isDead[Int(view.index)] ? nil : tree[view].firstSubview, 0))
        }
    }

    /// Follows everything that `first` asks.
    private mutating func visit(_ first: ViewID, _ search: inout Search) {
        search.enter(first)
        while let (view, subview, rule) = search.path.last {
            let top = search.path.count - 1
            let index = Int(view.index)
            let others = callees[view] ?? []
            if let subview {
                search.path[top].subview = search.tree[subview].nextSibling
                follow(subview, from: index, &search)
            } else if rule < others.count {
                search.path[top].rule += 1
                follow(others[rule], from: index, &search)
            } else {
                search.path.removeLast()
                if let above = search.path.last.map({ Int($0.view.index) }) {
                    search.lowest[above] = min(search.lowest[above], search.lowest[index])
                }
                if search.lowest[index] == search.times[index] { close(view, &search) }
            }
        }
    }

    private func follow(_ other: ViewID, from index: Int, _ search: inout Search) {
        let time = search.times[Int(other.index)]
        if time == Self.none {
            search.enter(other)
        } else if components[Int(other.index)] == Self.none {
            search.lowest[index] = min(search.lowest[index], time)
        }
    }

    /// Makes a component of the open views from `first` on.
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
