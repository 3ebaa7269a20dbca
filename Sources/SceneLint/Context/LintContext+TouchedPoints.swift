import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Points that are tried to show what touches do.
extension LintContext {
    /// Returns the context of the scene scrolled to bring `view` into view, or this one if it is in view or nothing
    /// brings it there. Points in that scene are no evidence, because the source has other offsets.
    func displaying(_ view: ViewID) -> LintContext {
        guard isOutOfView(view) else { return self }
        if let known = displayed.first(where: { $0.scrolledTarget == view }) { return known }
        guard work.spendUpTo(.scrolling(views: tree.views.count)), let shown = scene.bringing(view, to: .middle),
            shown.tree.path(to: view).first == .root
        else { return self }
        let context = LintContext(shown, scrolledFor: view, work.budget)
        keepDisplayed(context, limit: max(1, Self.maximumDisplayedViews / tree.views.count))
        return context
    }

    /// About how many views in scenes that were scrolled are kept, because several rules look at them.
    private static let maximumDisplayedViews = 20_000

    /// Returns whether nothing of `view` is in view, and a scroll view may bring it there.
    func isOutOfView(_ view: ViewID) -> Bool {
        scrolledTarget == nil && tree.scrollingView(around: view) != nil && geometry.drawnBox(of: view).isEmpty
    }

    /// Returns the findings of `check` about `gestures`, one for each line. It gets a scene in which the view of the
    /// gesture is in view. Those out of view come last, one on each line, because each needs a scene of its own.
    ///
    /// - Parameter noun: What the gestures are, in the plural.
    func findings(
        about gestures: [DeclaredRecognizer], _ noun: String,
        _ check: (DeclaredRecognizer, LintContext) -> Diagnostic?
    ) -> [Diagnostic] {
        var (reported, tried): (Set<SourceRange>, Set<SourceRange>) = ([], [])
        let outOfView = gestures.filter { isOutOfView($0.id.view) }
        let inView = gestures.filter { !isOutOfView($0.id.view) }
        return work.results(of: inView + outOfView, noun) { gesture in
            let view = gesture.id.view
            if reported.contains(gesture.range) || isOutOfView(view) && !tried.insert(gesture.range).inserted {
                return nil
            }
            guard let finding = check(gesture, displaying(view)) else { return nil }
            reported.insert(gesture.range)
            return finding
        }
    }

    /// Returns `point` as evidence, or `nil` in a scene that was scrolled.
    func evidence(_ point: Point) -> (x: Double, y: Double)? { scrolledTarget == nil ? (point.x, point.y) : nil }

    /// Returns a point at which `view` is visible and gets the touch, or `nil` if none was found.
    func touchablePoint(of view: ViewID) -> Point? { touchedPoint(in: view) { $0 == view } }

    /// Returns a visible point of `view` whose touch hits it, or a descendant, and that `isIncluded` accepts, or `nil`
    /// if none was found.
    ///
    /// - Parameter area: Where the point must be.
    func touchedPoint(in view: ViewID, within area: Rectangle? = nil, where isIncluded: (ViewID) -> Bool) -> Point? {
        guard tree.isSeen(view) else { return nil }
        let landmark = touches.visibleLandmark(of: view) { point in
            guard area?.contains(point) ?? true, case .hit(let hit) = touches.touch(at: point).outcome else {
                return false
            }
            return tree.isInSuperviewChain(view, of: hit) && isIncluded(hit)
        }
        if let landmark { return landmark }
        // What is left of a view between others can be anywhere.
        let visible = geometry.drawnBox(of: view)
        let seen = area.map { visible.intersection($0).orEmpty } ?? visible
        guard !seen.isEmpty, maps.hitMap.isOfAllPoints, maps.isHitInside(view), work.spend(.visits(maps.hitViews.count))
        else {
            return nil
        }
        for hit in maps.hitViews where tree.isInSuperviewChain(view, of: hit) && isIncluded(hit) {
            let region = maps.hitMap.region(of: .hit(hit)).intersection(seen).withoutSlivers
            if let point = touchedPoint(of: region, hitting: hit) { return point }
        }
        return nil
    }

    /// Returns a point of `region`, in which the hit map has `hit`, that a touch confirms: near the edges of
    /// rotated and round views the map isn't exact.
    func touchedPoint(of region: Region, hitting hit: ViewID) -> Point? {
        work.charge(.pieces(region.rectangles.count))
        if let point = region.clearPoint, touches.touch(at: point).outcome == .hit(hit) { return point }
        return region.witnesses.first { touches.touch(at: $0).outcome == .hit(hit) }
    }
}
