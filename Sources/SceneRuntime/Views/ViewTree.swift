/// The views of a scene in one flat array, with their `hitTest` overrides.
///
/// Build a tree by adding views, superviews first. A view is in front of the siblings added before it.
public struct ViewTree: Sendable {
    /// The views: the root first, every view after its superview.
    public internal(set) var views: [View]
    /// The rules of all overrides; each view has a range of them.
    public private(set) var rules: [HitTestRule] = []
    /// The overhanging views, by the table or collection whose cells claim them.
    public private(set) var overhangs: ViewTable<[Overhang]> = [:]
    /// The scroll view properties.
    public var scrollViews: ViewTable<ScrollViewProperties> = [:]
    /// The slider properties; a slider without an entry has UIKit's defaults.
    public var sliders: ViewTable<SliderProperties> = [:]
    /// The gesture recognizers, by the view they are attached to.
    public var recognizers: ViewTable<[GestureRecognizer]> = [:]
    /// The number of hit tests UIKit runs per touch; the last one counts.
    public var hitTestsPerTouch = 1

    /// A view that its cell claims even outside the cell's bounds.
    public struct Overhang: Hashable, Sendable {
        /// The cell that claims it.
        public var cell: ViewID
        /// The view that is claimed.
        public var view: ViewID

        /// Creates the claim of `view` by `cell`.
        public init(cell: ViewID, view: ViewID) {
            self.cell = cell
            self.view = view
        }
    }

    /// The number of views that fit before the storage is reallocated.
    public var capacity: Int { views.capacity }

    /// Creates a tree that only contains `root`.
    public init(root: View) {
        views = [root]
    }

    /// The view with the identity `view`.
    public subscript(view: ViewID) -> View {
        // Inlined, so that reading one property doesn't copy the whole view.
        @inlinable get { views[Int(view.index)] }
        // Changes the view in place; setting it would copy all of it for each property.
        _modify { yield &views[Int(view.index)] }
    }

    /// The recognizer with the identity `recognizer`, or `nil` if there is none. Setting one that doesn't exist changes
    /// nothing, and so does setting `nil`.
    public subscript(recognizer: RecognizerID) -> GestureRecognizer? {
        get {
            guard let all = recognizers[recognizer.view], all.indices.contains(recognizer.index) else { return nil }
            return all[recognizer.index]
        }
        set {
            guard let newValue else { return }
            recognizers.update(recognizer.view) { all in
                if all.indices.contains(recognizer.index) { all[recognizer.index] = newValue }
            }
        }
    }

    /// The recognizers of `view` that are on.
    public func enabledRecognizers(of view: ViewID) -> [GestureRecognizer] {
        recognizers[view]?.filter { $0.isEnabled } ?? []
    }

    /// Reserves space for `count` further views, if you know roughly how many you will add.
    public mutating func makeRoom(for count: Int) {
        let wanted = views.count + count
        // At least doubles the capacity, so that repeated calls stay amortized.
        if wanted > views.capacity { views.reserveCapacity(max(wanted, views.capacity * 2)) }
    }

    /// Returns whether the tree has a view of this identity.
    public func contains(_ view: ViewID) -> Bool {
        // Without `&&`, whose right side would copy the tree in an unoptimized build.
        if view.index < 0 { return false }
        return Int(view.index) < views.count
    }

    /// All views, superviews before their subviews, back to front.
    public var identities: some Sequence<ViewID> {
        views.indices.lazy.map { ViewID(index: $0) }
    }

    /// Adds `view` in front of the other subviews of `superview`.
    @discardableResult
    public mutating func add(_ view: View, to superview: ViewID) -> ViewID {
        let index = views.count
        let identity = ViewID(index: index)
        let front = views[Int(superview.index)].lastSubview
        views.append(view)
        views[index].superview = superview
        views[index].previousSibling = front
        if let front {
            views[Int(front.index)].nextSibling = identity
        } else {
            views[Int(superview.index)].firstSubview = identity
        }
        views[Int(superview.index)].lastSubview = identity
        return identity
    }

    /// Removes `view`, with its subviews, from its superview. It keeps its identity, and you can insert it again.
    public mutating func remove(_ view: ViewID) {
        guard let superview = self[view].superview else { return }
        let before = self[view].previousSibling
        let behind = self[view].nextSibling
        if let before { self[before].nextSibling = behind } else { self[superview].firstSubview = behind }
        if let behind { self[behind].previousSibling = before } else { self[superview].lastSubview = before }
        self[view].superview = nil
        self[view].previousSibling = nil
        self[view].nextSibling = nil
    }

    /// Inserts `view`, which must have no superview, into `superview`: directly in front of `sibling`, or behind all
    /// others if that is `nil`.
    public mutating func insert(_ view: ViewID, into superview: ViewID, inFrontOf sibling: ViewID?) {
        let next = sibling.map { self[$0].nextSibling } ?? self[superview].firstSubview
        self[view].superview = superview
        self[view].previousSibling = sibling
        self[view].nextSibling = next
        if let sibling { self[sibling].nextSibling = view } else { self[superview].firstSubview = view }
        if let next { self[next].previousSibling = view } else { self[superview].lastSubview = view }
    }

    /// Removes all overrides and all claims of overhanging views.
    public mutating func removeAllRules() {
        for index in views.indices { views[index].rules = 0..<0 }
        rules.removeAll()
        overhangs.removeAll()
    }

    /// Replaces the override of `view` by `rules`.
    ///
    /// If the rules read the result of `super` without calling it, inserts `super` before the first that does. If they
    /// neither read nor call it, appends it.
    public mutating func setRules(_ rules: [HitTestRule], of view: ViewID) {
        let start = self.rules.count
        var hasSuper = rules.contains { $0.traits.contains(.walks) }
        for rule in rules {
            if !hasSuper, rule.readsResult {
                self.rules.append(.super)
                hasSuper = true
            }
            self.rules.append(rule)
        }
        if !hasSuper { self.rules.append(.super) }
        self[view].rules = start..<self.rules.count
    }

    /// Records that `overhang.cell`, a cell of `container`, claims `overhang.view`.
    public mutating func add(_ overhang: Overhang, in container: ViewID) {
        overhangs[container, default: []].append(overhang)
    }

    /// A copy of some views and of all overrides.
    struct Snapshot {
        fileprivate let views: [(view: ViewID, properties: View)]
        fileprivate let ruleCount: Int
        fileprivate let overhangs: ViewTable<[Overhang]>

        /// Copies `views` and all overrides of `tree`.
        init(of views: [ViewID], in tree: ViewTree) {
            self.views = views.map { ($0, tree[$0]) }
            ruleCount = tree.rules.count
            overhangs = tree.overhangs
        }
    }

    /// Restores the views and all overrides. Only views in the snapshot may have a new override since.
    mutating func restore(_ snapshot: Snapshot) {
        for (view, properties) in snapshot.views { self[view] = properties }
        rules.removeLast(rules.count - snapshot.ruleCount)
        overhangs = snapshot.overhangs
    }

    /// Returns the rules of the override of `view`; empty if it has none.
    public func rules(of view: ViewID) -> ArraySlice<HitTestRule> {
        rules[self[view].rules]
    }

    /// Returns the subviews of `view`, back to front.
    public func subviews(of view: ViewID) -> [ViewID] {
        var result: [ViewID] = []
        var next = self[view].firstSubview
        while let current = next {
            result.append(current)
            next = self[current].nextSibling
        }
        return result
    }
}
