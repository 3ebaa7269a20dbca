import SceneRuntime
import SceneSemantics

/// Queries about whether views can answer a hit test at any point.
extension SceneViews {
    /// Returns whether the hit test of `view` can return anything but nil.
    func canAnswer(_ view: ViewID) -> Bool { answering.views.contains(view) }

    /// Returns whether the hit test of any subview of `view` can return anything but nil.
    func hasAnsweringSubview(_ view: ViewID) -> Bool { answering.superviews.contains(view) }

    /// Returns whether something in `view` gets touches of its own, or should: a target there may be hidden for now, or
    /// dead for another reason, and would stay so if the interaction of `view` were off.
    func needsTouchesInside(_ view: ViewID) -> Bool {
        hasAnsweringSubview(view) || hasReceivers(in: view) || viewsAroundHiddenTargets.contains(view)
    }

    /// Finds the views whose hit test can return anything but nil, and the superviews of such views.
    func findAnsweringViews() -> (views: Set<ViewID>, superviews: Set<ViewID>) {
        var (answering, superviews): (Set<ViewID>, Set<ViewID>) = ([], [])
        // Subviews come after their superviews.
        for view in tree.views.indices.reversed().map(ViewID.init(index:))
        where canAnswer(view, hasAnsweringSubview: superviews.contains(view)) {
            answering.insert(view)
            if let superview = tree[view].superview { superviews.insert(superview) }
        }
        return (answering, superviews)
    }

    private func canAnswer(_ view: ViewID, hasAnsweringSubview: Bool) -> Bool {
        if tree.answersBesideWalk(view) || isToggled(view) { return true }
        if tree.untouchableReason(of: view) != nil || geometry.isDegenerate(view) { return false }
        if tree.forwardsTouches(view) { return true }
        let silent = tree.rules(of: view).filter { $0.traits.contains(.alwaysGivesNil) }
        return !silent.contains { $0.traits.contains(.decides) } && (silent.isEmpty || hasAnsweringSubview)
    }

    /// Returns whether touches can reach `view`: through the walk, or through a link that starts a hit test on it or
    /// around it.
    func isAsked(_ view: ViewID) -> Bool {
        if tree.untouchableReason(of: view) != nil { return false }
        if asked.contains(view) { return true }
        for superview in tree.superviews(of: view) {
            if !tree.isDrawn(superview) || !tree[superview].isUserInteractionEnabled { return false }
            if asked.contains(superview) { return true }
        }
        return !geometry.visiblePart(of: geometry.hitBoundingBox(of: view), in: view).isEmpty
    }

    /// Returns the superviews that must contain a point for `target` to be hit there, nearest first: its own, or for a
    /// view with `overhang` the superviews of the view that claims it. Bounds don't decide which of two cells answers
    /// for such a view.
    func superviewsLimiting(_ target: ViewID) -> SuperviewChain {
        tree.superviews(of: linksTo[target]?.first { $0.kind == .overhang }?.view ?? target)
    }

    /// Returns the superviews that limit `target` where the `hitTest` blocks of superviews don't lead around them,
    /// nearest first. A view that such a block claims, or that is in a view that such a block asks, is limited only by
    /// the superviews of the view with the block.
    func superviewsLimitingDespiteLinks(_ target: ViewID) -> [ViewID] {
        let claim = linksTo[target]?.first { $0.kind == .overhang || $0.kind == .claim }
        var (view, superviews) = (claim?.view ?? target, [ViewID]())
        while true {
            while let ask = linksTo[view]?.first(where: { link in
                link.kind == .ask && link.view != view && tree.isInSuperviewChain(link.view, of: view)
            }) {
                view = ask.view
            }
            guard let superview = tree[view].superview else { return superviews }
            superviews.append(superview)
            view = superview
        }
    }

    /// Returns the superviews that limit `target` and can reject a point, nearest first.
    func superviewsThatCanReject(for target: ViewID) -> [ViewID] {
        let root = tree[.root]
        return superviewsLimitingDespiteLinks(target).filter {
            // A scene without a shape or slop of its own contains all of its points.
            $0 != .root || root.hitShape != .rectangle || root.hitSlop != .zero
        }
    }

    /// Returns whether `view` belongs to a touch target or scroll view inside `target`.
    func belongsToReceiver(_ view: ViewID, inside target: ViewID) -> Bool {
        guard view != target, tree.isInSuperviewChain(target, of: view) else { return false }
        let inside = tree.chain(from: view).prefix { $0 != target }
        return inside.contains { scene.isTouchTarget($0) || tree[$0].kind.isScrollView }
    }
}
