/// An index over a tree that answers many touches in a few steps each.
///
/// The answers equal the answers of ``HitTester`` for touches from the state as written. The index looks up
/// axis-aligned rectangular views, including those whose override only changes a hit on the view itself. It asks all
/// other views, but only where they may answer, and only those in front of the view it looked up. If overrides have
/// effects, it asks all views.
public struct HitIndex: Sendable {
    /// Runs the hit tests that the index can't answer.
    private(set) var tester: HitTester
    /// Whether the index can look up anything.
    private let isUsable: Bool
    /// Finds the frontmost views.
    private let lookup: FrontLookup
    /// The front-to-back order of views.
    private(set) var order = ViewOrder()
    /// The memory budget of a partition, in bytes per view.
    private let bytesPerView: Int
    /// The lookups of views that several overrides ask.
    var delegates: DelegateLookups
    /// The steps in searches for views behind others.
    private var searchSteps = 0

    /// Creates the index of `tree`.
    ///
    /// - Parameter bytesPerView: The memory budget of a partition of the plane. If it is exceeded, a ``RectangleIndex``
    ///   is created instead, which is slower if few views overlap.
    public init(_ tree: ViewTree, bytesPerView: Int = 112) {
        self.init(HitTester(tree), bytesPerView: bytesPerView)
    }

    /// Creates the index of the tester's tree, which must be as written.
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

    /// The tree that contains the views.
    public var tree: ViewTree { tester.tree }

    /// The number of steps in hit tests that the index couldn't answer, and in searches for views behind others.
    public var stepCount: Int { tester.stepCount + searchSteps }

    /// The memory size of the index in bytes, without the tree.
    public var byteCount: Int {
        lookup.byteCount + order.byteCount + delegates.byteCount
    }

    /// Returns the same result as ``HitTester/touch(at:)``, and how many steps it took, without copying the index to
    /// read ``stepCount``.
    public mutating func countedTouch(at point: Point) -> (result: HitTestResult, steps: Int) {
        let before = stepCount
        let result = touch(at: point)
        return (result, stepCount - before)
    }

    /// Returns the same result as ``HitTester/touch(at:)``.
    public mutating func touch(at point: Point) -> HitTestResult {
        guard isUsable, point.x.isFinite, point.y.isFinite else { return tester.touch(at: point) }
        let found = lookup.front(at: point, order)
        if !lookup.isOnePartition { searchSteps += lookup.boxedCount / Self.viewsPerStepOfFirstSearch }
        guard let found else { return HitTestResult(outcome: .none) }
        if found.kind == .plain { return HitTestResult(outcome: .hit(found.view)) }
        if found.kind == .overridden, let result = resultOfDelegate(of: found.view, at: point) { return result }
        guard let result = result(of: found, at: point, lookup, depth: 0) else { return tester.touch(at: point) }
        return result
    }

    /// The number of views at one point to look up if each takes a new search. Beyond it, testing all views is faster.
    private static let maximumTries = 64
    /// The number of rectangles that these searches may visit. A search visits all that meet the point.
    private static let maximumRectangles = 16_384
    /// How many rectangles can be visited in one step of a hit test.
    private static let rectanglesPerStep = 16
    /// For how many views the search for the frontmost one takes a step. It skips boxes without a closer view.
    private static let viewsPerStepOfFirstSearch = 256

    /// Returns the result of a hit test with `found` in front, or `nil` if it recurses, might, or takes long.
    mutating func result(
        of found: FrontLookup.Found, at point: Point, _ lookup: FrontLookup, depth: Int
    ) -> HitTestResult? {
        var found = found
        var triesLeft = min(Self.maximumTries, max(2, Self.maximumRectangles / max(1, lookup.boxedCount)))
        while true {
            let result: HitTestResult?
            switch found.kind {
            case .plain: result = HitTestResult(outcome: .hit(found.view))
            case .overridden, .overriddenMaybeNil: result = resultOfRules(of: found.view, at: point, depth: depth)
            case .asked: result = hitTest(at: point, from: found.view)
            }
            guard let result else { return nil }
            switch result.outcome {
            case .hit(let view): return mayChange(view, by: found.view) ? nil : result
            case .recursion: return nil
            case .none: break
            }
            // Continues with the view behind.
            if !lookup.isOnePartition {
                triesLeft -= 1
                if triesLeft == 0 { return nil }
                searchSteps += 1 + lookup.boxedCount / Self.rectanglesPerStep
            }
            guard let next = lookup.next(behind: found, at: point, order) else {
                return HitTestResult(outcome: .none)
            }
            found = next
        }
    }

    /// Returns whether a superview's rules have to run because its subview `answering` returned `view`, which has these
    /// rules.
    private func mayChange(_ view: ViewID, by answering: ViewID) -> Bool {
        view != answering && tree.contains(view) && !tree[view].rules.isEmpty
            && tree.isInSuperviewChain(view, of: answering)
    }

    /// Returns the tester's result, or `nil` for a recursion, because its cycle may start with a view asked earlier.
    mutating func hitTest(at point: Point, from view: ViewID) -> HitTestResult? {
        tester.reset()
        let result = tester.hitTest(at: point, from: view)
        if case .recursion = result.outcome { return nil }
        return result
    }

    /// Returns the lookup of `view`, which several overrides ask, or `nil` if the view itself has to be asked.
    mutating func delegateLookup(of view: ViewID) -> FrontLookup? {
        if let lookup = delegates.lookup(of: view) { return lookup }
        guard delegates.isShared(view) else { return nil }
        let views = tester.geometry.indexedViews(from: view, tester)
        guard delegates.hasRoom(for: views.count) else { return nil }
        let lookup = FrontLookup(views, bytesPerView: bytesPerView)
        if lookup.needsNumbers, !order.isNumbered { order = ViewOrder(tree) }
        delegates.add(lookup, of: view, count: views.count)
        return lookup
    }
}
