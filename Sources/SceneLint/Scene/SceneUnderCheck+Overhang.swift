import SceneRuntime
import SceneSemantics

/// The part of a touch target that lies outside superviews which keep touches from it.
struct OverhangPart {
    /// The superviews outside of which it lies, the nearest to the target first.
    var refusing: [ViewID]
    /// What is drawn of the target.
    var visible: Rectangle
    /// A point that is seen and dead.
    var point: Point
    /// The view that is hit there in its place.
    var taker: ViewID?
    /// A point for each cell that is seen and dead.
    var deadPoints: [Point]
    /// How much is dead, in square points.
    var area: Double
    /// Which share of what is drawn is dead.
    var share: Double
}

extension SceneUnderCheck {
    /// The part of `target` that is drawn outside superviews and cannot be touched for that reason; rectangle against
    /// rectangle.
    mutating func overhang(of target: ViewID) -> OverhangPart? {
        guard isSeen(target), takesTouches(target), geometry.isAxisAligned(target), !geometry.isDegenerate(target)
        else {
            return nil
        }
        let visible = visibleBox(target)
        let refusing = superviewsThatMatter(to: target).filter { canRefuse($0) && !hitBox($0).holds(visible) }
        guard !visible.isEmpty, !refusing.isEmpty, let samples = samples(of: visible) else { return nil }
        var area = 0.0
        var largest: Rectangle?
        var deadPoints: [Point] = []
        for cell in samples.cells
        where isDead(target, at: cell.point, refusing) && !isCovered(cell.extent, of: target) {
            deadPoints.append(cell.point)
            area += cell.extent.area
            if cell.extent.area > largest?.area ?? 0 { largest = cell.extent }
        }
        let share = area / visible.area
        // Less than that is a rounding off.
        guard let largest, share > 1e-6 else { return nil }
        let point = largest.clearPoints.first ?? largest.origin
        var taker: ViewID?
        if case .hit(let hit) = tester.touch(at: point).outcome { taker = hit }
        return OverhangPart(
            refusing: refusing, visible: visible, point: point, taker: taker, deadPoints: deadPoints, area: area,
            share: min(1, share))
    }

    /// The superviews that must hold a point for `target` to be hit there: of a view with `overhang`, those of the view that
    /// claims it. Which of two cells answers for such a view is not a matter of bounds.
    private func superviewsThatMatter(to target: ViewID) -> [ViewID] {
        let claim = scene.links.first { $0.kind == .overhang && $0.targets.contains(target) }
        return superviews(of: claim?.view ?? target)
    }

    /// Whether views that stick out of `view` are dead because of it, and that is not what it is for.
    private func canRefuse(_ view: ViewID) -> Bool {
        view != .root && tree[view].kind != .window && !tree[view].kind.isScrollView
            && tree[view].hitShape != .subviews && geometry.isAxisAligned(view) && !geometry.isDegenerate(view)
    }

    /// Whether a touch at `point`, where `target` is drawn, goes elsewhere because one of `refusing` does not hold it.
    private mutating func isDead(_ target: ViewID, at point: Point, _ refusing: [ViewID]) -> Bool {
        guard refusing.contains(where: { !hitBox($0).contains(point) }), tester.contains(point, in: target) else {
            return false
        }
        switch tester.touch(at: point).outcome {
        case .recursion: return false
        case .none: return true
        case .hit(let hit):
            // What is drawn in front of the target would be hit in any case.
            return !tree.isInSuperviewChain(target, of: hit)
                && (tree.isInSuperviewChain(hit, of: target) || !isDrawn(hit, inFrontOf: target))
        }
    }
}

extension Rectangle {
    /// Whether all points of `other` lie in this rectangle.
    fileprivate func holds(_ other: Rectangle) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
    }
}
