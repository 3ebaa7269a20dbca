/// The views of a tree put in order once, so that touches of which there are many are answered in a few steps each.
///
/// The answers are those of ``HitTester``, for touches from the state as written. Views that are rectangles along the axes are
/// looked up, and so are those whose override does no more than change a hit on the view itself; the others are asked, but
/// only where they may answer, and only those in front of what was looked up. Where overrides have effects, all views are
/// asked.
public struct HitIndex: Sendable {
    /// Makes the hit tests that have to be made.
    private(set) var tester: HitTester
    /// Whether looking up is of any use.
    private let isUsable: Bool
    /// Finds what is in front.
    private let lookup: FrontLookup
    /// Which views lie in front of others.
    private(set) var order = ViewOrder()
    /// How much memory a partition may take for a view.
    private let bytesPerView: Int
    /// What is in front in the views that overrides ask, for those that several ask.
    var delegates: DelegateLookups

    /// Puts the views of `tree` in order.
    ///
    /// - Parameter bytesPerView: How much memory a partition of the plane may take; where that is not enough, a hierarchy of
    ///   boxes is made, which is slower where few views lie over each other.
    public init(_ tree: ViewTree, bytesPerView: Int = 112) {
        self.init(HitTester(tree), bytesPerView: bytesPerView)
    }

    /// Puts the views of the tree in order that `tester` makes hit tests in; they are as written.
    public init(_ tester: HitTester, bytesPerView: Int = 112) {
        self.tester = tester
        self.tester.reset()
        self.bytesPerView = bytesPerView
        let tree = tester.tree
        delegates = DelegateLookups(tree)
        isUsable =
            tree.views.count < PartitionWord.limit && tree[.root].rules.isEmpty
            && !tree.rules.contains { !$0.effects.isEmpty }
        lookup =
            isUsable
            ? FrontLookup(tester.geometry.indexedViews(from: .root, self.tester), bytesPerView: bytesPerView)
            : FrontLookup()
        if lookup.needsNumbers { order = ViewOrder(tree) }
    }

    /// The views.
    public var tree: ViewTree { tester.tree }

    /// How many steps the hit tests have taken that looking up did not answer.
    public var stepCount: Int { tester.stepCount }

    /// How many bytes the index takes beside the tree.
    public var byteCount: Int {
        lookup.byteCount + order.byteCount + delegates.byteCount
    }

    /// What ``HitTester/touch(at:)`` answers.
    public mutating func touch(at point: Point) -> HitTestResult {
        guard isUsable, point.x.isFinite, point.y.isFinite else { return tester.touch(at: point) }
        guard let found = lookup.front(at: point, order) else { return HitTestResult(outcome: .none) }
        if found.kind == .plain { return HitTestResult(outcome: .hit(found.view)) }
        if found.kind == .ruled, let result = resultOfDelegate(of: found.view, at: point) { return result }
        guard let result = result(of: found, at: point, lookup, depth: 0) else { return tester.touch(at: point) }
        return result
    }

    /// What a hit test comes to in which `found` is in front; `nil` where it recurses, or might.
    mutating func result(
        of found: FrontLookup.Found, at point: Point, _ lookup: FrontLookup, depth: Int
    ) -> HitTestResult? {
        var found = found
        while true {
            let result: HitTestResult?
            switch found.kind {
            case .plain: result = HitTestResult(outcome: .hit(found.view))
            case .ruled, .maybeRuled: result = resultOfRules(of: found.view, at: point, depth: depth)
            case .asked: result = hitTest(at: point, from: found.view)
            }
            guard let result else { return nil }
            switch result.outcome {
            case .hit(let view): return mayChange(view, by: found.view) ? nil : result
            case .recursion: return nil
            case .none: break
            }
            // What is behind is asked next.
            guard let next = lookup.next(behind: found, at: point, order) else {
                return HitTestResult(outcome: .none)
            }
            found = next
        }
    }

    /// Whether the rules of a superview have to run because `view`, which they belong to, is what its subview `answering`
    /// gave.
    private func mayChange(_ view: ViewID, by answering: ViewID) -> Bool {
        view != answering && tree.contains(view) && !tree[view].rules.isEmpty
            && tree.isInSuperviewChain(view, of: answering)
    }

    /// What the tester answers; `nil` for a recursion, whose chain may begin with a view that is asked before this one.
    mutating func hitTest(at point: Point, from view: ViewID) -> HitTestResult? {
        tester.reset()
        let result = tester.hitTest(at: point, from: view)
        if case .recursion = result.outcome { return nil }
        return result
    }

    /// What is in front in `view`, which several overrides ask; `nil` where it is to be asked itself.
    mutating func delegateLookup(of view: ViewID) -> FrontLookup? {
        if let known = delegates.lookup(of: view) { return known }
        guard delegates.isShared(view) else { return nil }
        let views = tester.geometry.indexedViews(from: view, tester)
        guard delegates.hasRoom(for: views.count) else { return nil }
        let lookup = FrontLookup(views, bytesPerView: bytesPerView)
        if lookup.needsNumbers, !order.isNumbered { order = ViewOrder(tree) }
        delegates.add(lookup, of: view, count: views.count)
        return lookup
    }
}
