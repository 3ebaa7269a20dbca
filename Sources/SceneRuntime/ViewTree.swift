/// The views of a scene in one flat array, with what their `hitTest` overrides say.
///
/// A tree is built by adding views, superviews first; a subview lies in front of those added before it.
public struct ViewTree: Sendable {
    /// The views, the root first, every view behind its superview.
    public internal(set) var views: [View]
    /// The rules of all overrides; each view names its own range.
    public private(set) var rules: [HitTestRule] = []
    /// The views that hang over, by the table or collection whose cells claim them.
    public private(set) var overhangs: ViewTable<[Overhang]> = [:]
    /// What scroll views are like, beyond what any view is.
    public var scrollViews: ViewTable<ScrollViewProperties> = [:]
    /// What sliders are like; one that is not in the table has UIKit's defaults.
    public var sliders: ViewTable<SliderProperties> = [:]
    /// The gesture recognizers, by the views that they are attached to.
    public var recognizers: ViewTable<[GestureRecognizer]> = [:]
    /// How many hit tests UIKit makes for one touch; the last one counts.
    public var hitTestsPerTouch = 1

    /// A view that its cell claims even where it lies outside.
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

    /// For how many views there is room before they have to be moved.
    public var capacity: Int { views.capacity }

    /// Creates a tree that holds `root` alone.
    public init(root: View) {
        views = [root]
    }

    /// The view that `view` names.
    public subscript(view: ViewID) -> View {
        // Inlined, so that one property is read and not the whole view copied.
        @inlinable get { views[Int(view.index)] }
        set { views[Int(view.index)] = newValue }
    }

    /// Makes room for so many further views, where it is known about how many there will be.
    public mutating func makeRoom(for count: Int) {
        let wanted = views.count + count
        // At least twice the room, so that views are not moved again and again.
        if wanted > views.capacity { views.reserveCapacity(max(wanted, views.capacity * 2)) }
    }

    /// Whether the tree has a view of this identity.
    public func contains(_ view: ViewID) -> Bool {
        views.indices.contains(Int(view.index))
    }

    /// Every view, superviews before their subviews, back to front.
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

    /// Takes `view`, with all that is in it, out of its superview. It keeps its identity, and may be put back.
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

    /// Puts `view`, which must be in no superview, into `superview`, right in front of `sibling`; behind all others where
    /// that is `nil`.
    public mutating func insert(_ view: ViewID, into superview: ViewID, inFrontOf sibling: ViewID?) {
        let next = sibling.map { self[$0].nextSibling } ?? self[superview].firstSubview
        self[view].superview = superview
        self[view].previousSibling = sibling
        self[view].nextSibling = next
        if let sibling { self[sibling].nextSibling = view } else { self[superview].firstSubview = view }
        if let next { self[next].previousSibling = view } else { self[superview].lastSubview = view }
    }

    /// Takes away all overrides and all claims of overhanging views.
    public mutating func removeAllRules() {
        for index in views.indices { views[index].rules = 0..<0 }
        rules.removeAll()
        overhangs.removeAll()
    }

    /// Makes `rules` the override of `view`, in place of what it had.
    ///
    /// Where they read the result of `super` without having run it, `super` is put before the first that does; where
    /// they neither read nor run it, behind the last.
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

    /// What some views, and the overrides of all, are like.
    struct Snapshot {
        fileprivate let views: [(view: ViewID, properties: View)]
        fileprivate let ruleCount: Int
        fileprivate let overhangs: ViewTable<[Overhang]>

        /// Keeps in mind what `views` are like in `tree`.
        init(of views: [ViewID], in tree: ViewTree) {
            self.views = views.map { ($0, tree[$0]) }
            ruleCount = tree.rules.count
            overhangs = tree.overhangs
        }
    }

    /// Makes the views, and all overrides, what they were, where none but those views have got another one since.
    mutating func restore(_ memory: Snapshot) {
        for (view, properties) in memory.views { self[view] = properties }
        rules.removeLast(rules.count - memory.ruleCount)
        overhangs = memory.overhangs
    }

    /// The rules of the override of `view`; empty where it has none.
    public func rules(of view: ViewID) -> ArraySlice<HitTestRule> {
        rules[self[view].rules]
    }

    /// The subviews of `view`, back to front.
    public func subviews(of view: ViewID) -> [ViewID] {
        var result: [ViewID] = []
        var next = self[view].firstSubview
        while let current = next {
            result.append(current)
            next = self[current].nextSibling
        }
        return result
    }

    /// The views from the root down to `view`, both included.
    public func path(to view: ViewID) -> [ViewID] {
        var result: [ViewID] = []
        var next: ViewID? = view
        while let current = next {
            result.append(current)
            next = self[current].superview
        }
        return result.reversed()
    }

    /// Whether `ancestor` is `view` itself or one of its superviews.
    public func isInSuperviewChain(_ ancestor: ViewID, of view: ViewID) -> Bool {
        var next: ViewID? = view
        while let current = next {
            if current == ancestor { return true }
            next = self[current].superview
        }
        return false
    }
}
