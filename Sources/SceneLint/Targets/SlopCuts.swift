import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What superviews leave of the slop of a touch target.
struct SlopCut {
    /// The superviews that are too small, nearest to the target first.
    var rejectingSuperviews: [ViewID]
    /// Where the target would take touches without them.
    var claimed: Region
    /// The part of it that they cut off.
    var lost: Region
    /// The part of it that remains.
    var remaining: Region
    /// A point that is cut off.
    var point: Point
}

/// Finds what superviews leave of slops, and what negative slops leave of controls.
struct SlopCuts: TargetQueries {
    let targets: TargetContext

    /// Returns whether the hit area of a control is smaller than its bounds because of a negative slop.
    func isShrunkBySlop(_ target: ViewID) -> Bool {
        let slop = tree[target].hitSlop
        return min(slop.top, slop.left, slop.bottom, slop.right) < 0 && tree[target].kind.isTouchTarget
            && !tree[target].bounds.isEmpty
    }

    /// Returns whether only what is drawn in front of a control keeps it from being seen.
    func isHiddenByOthers(_ target: ViewID) -> Bool {
        tree.isTouchable(target) && !geometry.drawnBox(of: target).isEmpty
            && !tree.chain(from: target).contains { views.isToggled($0) }
            && maps.targetReach(of: target)?.visible.isEmpty ?? true
    }

    /// Finds the controls whose negative slop leaves no point of them, and that something opaque hides, one for each
    /// line. The others are among ``TargetContext/unreachable``.
    func hiddenTargetsWithoutPoints() -> [ViewID] {
        var lines: Set<SourceRange> = []
        return views.touchTargets.filter { target in
            isShrunkBySlop(target) && geometry.acceptsNoPoint(target) && isHiddenByOthers(target)
                && !targets.isUnreachable(target) && lines.insert(scene.range(of: target)).inserted
        }
    }

    /// Returns the part of what the slop of `target` adds that superviews cut off at every offset of the scroll views
    /// among them.
    func slopCut(of target: ViewID) -> SlopCut? {
        guard tree[target].hasSlop, tree.isTouchable(target), tree[target].isEnabled,
            !geometry.isDegenerate(target)
        else { return nil }
        let suspects = limitingSuperviews(around: target).filter {
            $0.superview != .root && tree[$0.superview].kind != .window
                && !geometry.contains($0.superview, geometry.hitBoundingBox(of: target))
        }
        guard !suspects.isEmpty, let found = maps.targetReach(of: target), !found.visible.isEmpty else { return nil }
        let claimed = views.hitArea(of: target)
        let added = claimed.subtracting(geometry.boundsRegion(of: target))
        let outside = suspects.reduce(Region.empty) { $0.union(part(of: added, outside: $1)) }
        work.charge(.pieces(8, claimed.rectangles.count, suspects.count))
        let lost = outside.subtracting(maps.region(hittingIn: target, near: outside.boundingBox))
        guard lost.area > Tolerance.fraction(isExact: maps.isExact(in: claimed.boundingBox)) * claimed.area,
            let point = lost.clearPoint, overhangs.overhang(of: target) == nil
        else { return nil }
        let rejectingSuperviews = suspects.filter { !part(of: lost, outside: $0).isEmpty }.map { $0.superview }
        // What is out of view now can be scrolled to.
        let remaining = suspects.allSatisfy { $0.scrollSlack == .zero } ? found.hit : claimed.subtracting(lost)
        return SlopCut(
            rejectingSuperviews: rejectingSuperviews, claimed: claimed, lost: lost, remaining: remaining, point: point)
    }

    /// Returns the superviews that would cut off a part of `slop` if `target` had it, nearest first. The edge of the
    /// scene doesn't count.
    func superviewsCutting(_ slop: Edges, of target: ViewID) -> [ViewID] {
        let claimed = geometry.seenPart(of: geometry.hitBoundingBox(of: target, withSlop: slop))
        let added = Region(claimed).subtracting(geometry.boundsRegion(of: target))
        return limitingSuperviews(around: target).filter {
            $0.superview != .root && tree[$0.superview].kind != .window
                && part(of: added, outside: $0).area > Tolerance.rounding * claimed.area
        }.map { $0.superview }
    }

    /// How far scroll views can move a target to where a superview contains it.
    private struct LimitingSuperview {
        var superview: ViewID
        /// How much further than its own edges the superview reaches with the help of scroll views, in points of the
        /// scene.
        var scrollSlack: Edges
    }

    /// Returns the superviews that must contain `target`, nearest first.
    ///
    /// Where each of them contains a point at some offset, some offset has the point in all of them, because they are
    /// boxes that meet each other.
    private func limitingSuperviews(around target: ViewID) -> [LimitingSuperview] {
        var scrollSlack = Edges.zero
        return views.superviewsLimitingDespiteLinks(target).map { superview in
            if let more = self.scrollSlack(of: superview) { scrollSlack = scrollSlack + more }
            return LimitingSuperview(superview: superview, scrollSlack: scrollSlack)
        }
    }

    /// Returns how far `scrollView` can still move its content in each direction of the scene, as how much further it
    /// reaches on the opposite side. Returns `nil` if it doesn't scroll.
    private func scrollSlack(of scrollView: ViewID) -> Edges? {
        guard let ends = tree.scrollViews[scrollView]?.scrollableOffsets(for: tree[scrollView].size) else { return nil }
        let here = tree[scrollView].boundsOrigin
        let origin = geometry.rootPoint(here, from: scrollView)
        let offsets = Rectangle(
            minX: min(here.x, ends.lowest.x), minY: min(here.y, ends.lowest.y), maxX: max(here.x, ends.highest.x),
            maxY: max(here.y, ends.highest.y))
        let box = Rectangle(around: offsets.corners.map { geometry.rootPoint($0, from: scrollView) })
        return Edges(
            top: origin.y - box.minY, left: origin.x - box.minX, bottom: box.maxY - origin.y,
            right: box.maxX - origin.x)
    }

    /// Returns the part of `region` that the superview contains at no offset.
    private func part(of region: Region, outside limiting: LimitingSuperview) -> Region {
        if limiting.scrollSlack == .zero { return region.subtracting(views.hitArea(of: limiting.superview)) }
        let reach = geometry.hitBoundingBox(of: limiting.superview).grown(by: limiting.scrollSlack)
        return region.subtracting(Region(reach))
    }
}
