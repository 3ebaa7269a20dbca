/// An index over a tree that answers many touches in a few steps each.
///
/// The answers equal those of ``HitTester`` for touches from the state as written. The index looks up axis-aligned
/// rectangular views, including those whose override only changes a hit on the view itself. It asks all other views,
/// but only where they may answer, and only those in front of the view it looked up. If overrides have effects, it asks
/// all views.
public struct HitIndex: Sendable {
    /// Runs the hit tests that the index can't answer.
    private(set) var tester: HitTester
    /// Whether the index can look up anything.
    private let isUsable: Bool
    /// Finds the frontmost views.
    private let lookup: FrontIndex
    /// The number of overrides that ask each view for its hit test.
    private var askers: [ViewID: Int] = [:]
    /// The lookups of views that several overrides ask, each created when its view is first asked.
    private var delegateLookups: [ViewID: FrontIndex] = [:]
    /// The number of views that those lookups may still contain, so that deeply nested views don't take more memory than
    /// the tree.
    private var room: Int

    /// Creates the index of `tree`.
    public init(_ tree: ViewTree) {
        self.init(HitTester(tree))
    }

    /// Creates the index of the tester's tree, which must be as written.
    public init(_ tester: HitTester) {
        self.tester = tester
        self.tester.reset()
        let tree = tester.tree
        room = tree.views.count
        for rule in tree.rules where rule.traits.contains(.replacesItself) {
            if let view = rule.askedView { askers[view, default: 0] += 1 }
        }
        isUsable = tree[.root].rules.isEmpty && !tree.rules.contains { !$0.effects.isEmpty }
        lookup = FrontIndex(isUsable ? tester.geometry.indexedViews(from: .root, self.tester) : [])
    }

    /// The tree that contains the views.
    public var tree: ViewTree { tester.tree }

    /// The number of steps in hit tests that the index couldn't answer.
    public var stepCount: Int { tester.stepCount }

    /// Returns the same result as ``HitTester/touch(at:)``.
    public mutating func touch(at point: Point) -> HitTestResult {
        guard isUsable, point.x.isFinite, point.y.isFinite else { return tester.touch(at: point) }
        guard let found = lookup.front(at: point) else { return HitTestResult(outcome: .none) }
        return result(of: found, at: point, lookup, depth: 0) ?? tester.touch(at: point)
    }

    /// The number of views at one point to look up. Beyond it, testing all views is faster.
    private static let mostTries = 64

    /// Returns the result of a hit test with `found` in front, or `nil` if it recurses, might, or takes long.
    mutating func result(
        of found: FrontIndex.Found, at point: Point, _ lookup: FrontIndex, depth: Int
    ) -> HitTestResult? {
        var found = found
        for _ in 0..<Self.mostTries {
            let result: HitTestResult?
            switch found.kind {
            case .plain: result = HitTestResult(outcome: .hit(found.view))
            case .ruled: result = resultOfRules(of: found.view, at: point, depth: depth)
            case .asked: result = hitTest(at: point, from: found.view)
            }
            guard let result else { return nil }
            switch result.outcome {
            case .hit(let view): return mayChange(view, by: found.view) ? nil : result
            case .recursion: return nil
            case .none: break
            }
            guard let next = lookup.front(at: point, behind: found) else { return HitTestResult(outcome: .none) }
            found = next
        }
        return nil
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

    /// Returns the lookup of `view`, or `nil` if the view itself has to be asked: only one override asks it, or the lookup
    /// would take too much memory.
    mutating func delegateLookup(of view: ViewID) -> FrontIndex? {
        if let known = delegateLookups[view] { return known }
        guard askers[view, default: 0] > 1 else { return nil }
        let views = tester.geometry.indexedViews(from: view, tester)
        guard views.count <= room else {
            askers[view] = nil
            return nil
        }
        room -= views.count
        let lookup = FrontIndex(views)
        delegateLookups[view] = lookup
        return lookup
    }
}
