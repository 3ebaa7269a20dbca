/// Where a view may answer, as an index needs it.
struct IndexedView: Sendable {
    /// What becomes of a point in the rectangle that no view in front has taken.
    enum Kind: Sendable {
        /// The view is hit.
        case plain
        /// What the view's rules make of a hit on the view itself, which is never nil.
        case ruled
        /// The same, but they may make it nil.
        case maybeRuled
        /// The view has to be asked: it is no rectangle, or its override does more than change a hit on the view itself.
        case asked

        /// Whether no view behind is reached.
        var isFinal: Bool { self == .plain || self == .ruled }
    }

    /// The points: those of the view's bounds after the slop that all its superviews hold, too. A view that is asked may
    /// answer at fewer.
    var rectangle: Rectangle
    /// The view.
    var view: ViewID
    /// What becomes of them.
    var kind: Kind

    /// Whether the view answers at all points of `box` where none in front does.
    func closes(_ box: Rectangle) -> Bool { kind.isFinal && rectangle.contains(box) }
}

extension HitTestGeometry {
    /// The views in `top` that a hit test which starts there can come to in the state as written, those in front first.
    ///
    /// What is in a view that has to be asked is not among them.
    func indexedViews(from top: ViewID, _ tester: HitTester) -> [IndexedView] {
        var views: [IndexedView] = []
        views.reserveCapacity(top == .root ? tree.views.count : 0)
        // The views whose subviews are looked at, each of which comes behind them.
        var open: [IndexedView] = []
        var next: ViewID? = top
        while true {
            if let view = next {
                let clip = open.last?.rectangle ?? .everything
                if let entry = indexedView(view, within: clip, tester) {
                    if entry.kind != .asked {
                        open.append(entry)
                        next = tree[view].lastSubview
                        continue
                    }
                    views.append(entry)
                }
                if open.isEmpty { return views }
                next = tree[view].previousSibling
            } else {
                guard let done = open.popLast() else { return views }
                views.append(done)
                if open.isEmpty { return views }
                next = tree[done.view].previousSibling
            }
        }
    }

    /// The view as an index needs it; `nil` if it takes no touches.
    private func indexedView(_ view: ViewID, within clip: Rectangle, _ tester: HitTester) -> IndexedView? {
        if isDegenerate(view) { return nil }
        var kind = IndexedView.Kind.plain
        let rules = tree[view].rules
        if !rules.isEmpty {
            guard tester.startsWithPlainWalk(rules) else {
                return IndexedView(rectangle: clip.intersection(answerBox(of: view)), view: view, kind: .asked)
            }
            let isFinal = tree.rules[rules].allSatisfy { !$0.traits.contains(.mayGiveNil) }
            kind = isFinal ? .ruled : .maybeRuled
        }
        guard tester.state.takesTouches(view) else { return nil }
        guard tree[view].hitShape != .subviews, let rectangle = hitRectangle(of: view) else {
            return IndexedView(rectangle: clip.intersection(reachBox(of: view)), view: view, kind: .asked)
        }
        // An edge that is no number holds nothing, but would be lost in the clip.
        if rectangle.isEmpty { return nil }
        let own = clip.intersection(rectangle)
        return own.isEmpty ? nil : IndexedView(rectangle: own, view: view, kind: kind)
    }

    /// A rectangle outside of which the view's `point(inside:)` accepts nothing.
    private func reachBox(of view: ViewID) -> Rectangle {
        guard tree.contains(view), tree[view].hitShape != .subviews else { return .everything }
        if let rectangle = hitRectangle(of: view) { return rectangle }
        // Coordinates that are carried down may come out beside the box by what rounding takes.
        let box = hitBoundingBox(of: view)
        return box.isFinite ? box.grown(by: 1) : .everything
    }

    /// A rectangle outside of which the view's override answers nil, or asks nobody.
    private func answerBox(of view: ViewID) -> Rectangle {
        var box = reachBox(of: view)
        for rule in tree.rules(of: view) where rule.traits.contains(.answersBesideWalk) {
            // The view is asked before anybody looks where the point is.
            if rule.traits.contains(.asksView) { return .everything }
            for claimed in rule.views { box = box.united(with: reachBox(of: claimed)) }
        }
        return box
    }
}

extension Rectangle {
    /// All points with finite coordinates.
    static let everything = Rectangle(
        minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
}
