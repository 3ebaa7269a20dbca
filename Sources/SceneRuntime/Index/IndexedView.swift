/// Where a view may answer, in the form an index needs.
struct IndexedView: Sendable {
    /// The effect of the view on a point in its rectangle that no view in front has taken.
    enum Kind: UInt8, Sendable {
        /// The view is hit.
        case plain
        /// The view's rules change a hit on the view itself, and never to nil.
        case overridden
        /// The view's rules change a hit on the view itself, perhaps to nil.
        case overriddenMaybeNil
        /// The view has to be asked: it isn't a rectangle, or its override does more than change a hit on the view
        /// itself.
        case asked
    }

    /// The view's bounds with slop, clipped to all its superviews. A view that has to be asked may answer at fewer
    /// points.
    var rectangle: Rectangle
    var view: ViewID
    /// The effect of the view on a point.
    var kind: Kind
}

extension HitTestGeometry {
    /// Returns the views inside `top`, front to back, that a hit test of `top` can reach in the state as written.
    ///
    /// Skips the descendants of a view that has to be asked.
    func indexedViews(from top: ViewID, _ tester: HitTester) -> [IndexedView] {
        var views: [IndexedView] = []
        views.reserveCapacity(top == .root ? tree.views.count : 0)
        // The views whose subviews are being visited; each comes after its subviews.
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

    /// Returns the view in the form an index needs, or `nil` if it takes no touches.
    private func indexedView(_ view: ViewID, within clip: Rectangle, _ tester: HitTester) -> IndexedView? {
        if isDegenerate(view) { return nil }
        var kind = IndexedView.Kind.plain
        let rules = tree[view].rules
        if !rules.isEmpty {
            guard tester.startsWithPlainWalk(rules) else {
                return IndexedView(rectangle: clip.intersection(answerBox(of: view)), view: view, kind: .asked)
            }
            let isFinal = tree.rules[rules].allSatisfy { !$0.traits.contains(.mayGiveNil) }
            kind = isFinal ? .overridden : .overriddenMaybeNil
        }
        guard tester.state.takesTouches(view) else { return nil }
        guard tree[view].hitShape != .subviews, let rectangle = hitRectangle(of: view) else {
            return IndexedView(rectangle: clip.intersection(hitAreaBox(of: view)), view: view, kind: .asked)
        }
        // A NaN edge contains nothing, but clipping would lose it.
        if rectangle.isEmpty { return nil }
        let own = clip.intersection(rectangle)
        return own.isEmpty ? nil : IndexedView(rectangle: own, view: view, kind: kind)
    }

    /// Returns a rectangle that contains all points the view's `point(inside:)` accepts.
    private func hitAreaBox(of view: ViewID) -> Rectangle {
        guard tree.contains(view), tree[view].hitShape != .subviews else { return .everything }
        if let rectangle = hitRectangle(of: view) { return rectangle }
        // Rounding can move converted coordinates slightly out of the box.
        let box = hitBoundingBox(of: view)
        return box.isFinite ? box.grown(by: 1) : .everything
    }

    /// Returns a rectangle outside which the view's override returns nil and asks no view.
    private func answerBox(of view: ViewID) -> Rectangle {
        var box = hitAreaBox(of: view)
        for rule in tree.rules(of: view) where rule.traits.contains(.answersBesideWalk) {
            // The view is asked wherever the point is.
            if rule.traits.contains(.asksView) { return .everything }
            for claimed in rule.views { box = box.united(with: hitAreaBox(of: claimed)) }
        }
        return box
    }
}

extension Rectangle {
    /// All points with finite coordinates.
    static let everything = Rectangle(
        minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
}
