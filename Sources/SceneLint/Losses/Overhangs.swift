import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// The part of a touch target outside superviews that keep touches from it.
struct OverhangPart {
    /// The superviews that it extends outside: first the one that rejects ``point``, searching up from the target, then
    /// the others.
    var rejectingSuperviews: [ViewID]
    /// The visible part of the target.
    var visible: Region
    /// The part that is visible and dead.
    var dead: Region
    /// Whether no visible point is hit, even if strips of rotated and round shapes don't add up to the whole target.
    var isWhole: Bool
    /// A point that is visible and dead.
    var point: Point
    /// The view that is hit there instead.
    var hitView: ViewID?
    /// Whether the regions are exact.
    var isExact: Bool

    /// The fraction of the visible part that is dead.
    var fraction: Double { isWhole ? 1 : min(1, dead.area / visible.area) }
}

/// Finds the parts of touch targets that are dead outside superviews.
final class Overhangs: ContextQueries {
    let context: LintContext
    /// The parts that have been queried.
    private var cachedParts: [ViewID: OverhangPart?] = [:]
    /// Whether some target of a line has a part, as far as it has been queried.
    private var cachedLines: [SourceRange: Bool] = [:]

    init(_ context: LintContext) { self.context = context }

    /// Returns the part of `target` that is visible outside superviews and dead for that reason.
    func overhang(of target: ViewID) -> OverhangPart? {
        if let part = cachedParts[target] { return part }
        guard work.requireBudget(orDropResult: true) else { return nil }
        let overhang = findOverhang(of: target)
        cachedParts[target] = .some(overhang)
        return overhang
    }

    /// Returns whether a target of the same line as `target` has such a part.
    func hasOverhang(inLineOf target: ViewID) -> Bool {
        let line = scene.range(of: target)
        if let cachedLine = cachedLines[line] { return cachedLine }
        // The other targets of the line ask, too.
        let hasOverhang = views.targetsByLine[line]?.contains { overhang(of: $0) != nil } ?? false
        if !work.budget.isUsedUp { cachedLines[line] = hasOverhang }
        return hasOverhang
    }

    private func findOverhang(of target: ViewID) -> OverhangPart? {
        guard tree.isTouchable(target), !geometry.isDegenerate(target) else { return nil }
        let box = geometry.boundingBox(of: target)
        let suspects = views.superviewsLimiting(target).filter { superview in
            canRefuse(superview, box) && !geometry.contains(superview, box)
        }
        if suspects.isEmpty { return nil }
        let visible = visibleRegion(of: target, box)
        work.charge(.pieces(8, visible.rectangles.count, 1 + suspects.count))
        let touchable = visible.intersection(views.hitArea(of: target))
        let inside = suspects.reduce(touchable) { $0.intersection(heldArea(of: $1, for: box)) }
        let outside = touchable.subtracting(inside)
        let isExact = maps.isExact(in: outside.boundingBox)
        let dead = deadPart(of: outside, target, isExact)
        // Anything smaller is a rounding error.
        guard dead.area > Tolerance.fraction(isExact: isExact) * visible.area else { return nil }
        // Points are converted through all views around each of them.
        let depth = tree.superviews(of: target).reduce(0) { count, _ in count + 1 }
        work.charge(.pieces(dead.rectangles.count, suspects.count, 1 + depth / WorkBudget.conversionsPerUnit))
        for point in dead.witnesses {
            guard let first = suspects.first(where: { !touches.tester.contains(point, in: $0) }) else { continue }
            var hitView: ViewID?
            if case .hit(let hit) = touches.touch(at: point).outcome { hitView = hit }
            let others = suspects.filter { $0 != first && rejects($0, partOf: dead) }
            let isWhole =
                !isExact && dead.area > (1 - Tolerance.fractionInCombinedStrips) * visible.area
                && visible.intersection(maps.region(hittingIn: target, near: visible.boundingBox)).isEmpty
            return OverhangPart(
                rejectingSuperviews: [first] + others, visible: visible, dead: dead, isWhole: isWhole, point: point,
                hitView: hitView,
                isExact: isExact)
        }
        return nil
    }

    /// Returns whether the view's `point(inside:)` rejects more of `region` than strips of rotated and round shapes
    /// lose at their edges.
    private func rejects(_ view: ViewID, partOf region: Region) -> Bool {
        let rest = region.subtracting(views.hitArea(of: view))
        return rest.rectangles.contains { !touches.tester.contains($0.middle, in: view) }
    }

    /// Returns whether the scroll view lets neighboring pages show beside it. No offset brings all visible pages into
    /// its bounds.
    func letsPagesPeek(_ view: ViewID) -> Bool {
        !tree[view].clipsToBounds && tree.scrollViews[view]?.isPagingEnabled == true
    }

    /// Returns whether parts of `box`, the box of a touch target, that are outside `view` are dead because of it, and
    /// that isn't its purpose.
    private func canRefuse(_ view: ViewID, _ box: Rectangle) -> Bool {
        guard view != .root, tree[view].kind != .window, !geometry.isDegenerate(view) else { return false }
        if !tree[view].kind.isScrollView || letsPagesPeek(view) || tree[view].isShrunk { return true }
        return reach(of: view, for: box).map { !$0.contains(box) } ?? false
    }

    /// Returns the part of the scene in which `view`, a scroll view that doesn't clip, has all that it can scroll to
    /// where it is touched. What is drawn outside never is. Returns `nil` if it clips, isn't upright, or can zoom, or
    /// if another finding says that its content is too small for `box`.
    private func reach(of view: ViewID, for box: Rectangle) -> Rectangle? {
        guard !tree[view].clipsToBounds, geometry.isAxisAligned(view), let properties = tree.scrollViews[view],
            properties.viewForZooming == nil
        else { return nil }
        let reach = geometry.reachableContent(of: view, properties)
        let isAllBeyond = box.minX >= reach.maxX || box.minY >= reach.maxY
        return isAllBeyond && tree.hasContentAsLargeAsItself(view) ? nil : reach
    }

    /// Returns the points that `view`, outside which a target with `box` is, contains now or at another offset, unless
    /// pages are meant to show beside it.
    private func heldArea(of view: ViewID, for box: Rectangle) -> Region {
        let area = views.hitArea(of: view)
        if letsPagesPeek(view) { return area }
        return reach(of: view, for: box).map { area.union(Region($0)) } ?? area
    }

    /// Returns the visible part of `target`, whose box is `box`. Scroll views cut off what is outside their bounds even
    /// if they don't clip, because it can be scrolled to, unless pages are meant to show there, or a part of it can't
    /// be scrolled to.
    private func visibleRegion(of target: ViewID, _ box: Rectangle) -> Region {
        let visible = maps.visibleRegion(of: target)
        return tree.superviews(of: target).reduce(visible) { region, superview in
            if !tree[superview].kind.isScrollView || letsPagesPeek(superview) { return region }
            if let reach = reach(of: superview, for: box), !region.subtracting(Region(reach)).isEmpty { return region }
            return region.intersection(geometry.boundingBox(of: superview))
        }
    }

    /// Returns the points of `outside`, a part of `target`, that lose their touches because of the bounds of
    /// superviews.
    private func deadPart(of outside: Region, _ target: ViewID, _ isExact: Bool) -> Region {
        if outside.isEmpty { return .empty }
        var dead: [Rectangle] = []
        var losing: [ViewID: Bool] = [:]
        let indices = maps.hitPieces.indices(meeting: outside.boundingBox).sorted()
        work.charge(.pieces(indices.count))
        let pieces = maps.hitMap.pieces
        for piece in indices.map({ pieces[$0] }) {
            switch piece.outcome {
            case .none: break
            case .recursion, .orderDependent: continue
            case .hit(let hit):
                let isLost = losing[hit] ?? isLost(target, where: hit)
                losing[hit] = isLost
                if !isLost { continue }
            }
            let part = outside.intersection(piece.rectangle)
            work.charge(.pieces(part.rectangles.count))
            if !outside.isRectangle { work.charge(.pieces(outside.rectangles.count / WorkBudget.rectanglesPerUnit)) }
            dead += part.rectangles
        }
        if isExact { return Region(disjoint: dead) }
        // Slivers that strips leave at slanting edges don't exist.
        return Region(
            disjoint: dead.filter { rectangle in
                if rectangle.shorterSide < Tolerance.conversion { return false }
                guard touches.tester.contains(rectangle.middle, in: target) else { return false }
                switch touches.touch(at: rectangle.middle).outcome {
                case .none: return true
                case .recursion: return false
                case .hit(let hit): return isLost(target, where: hit)
                }
            })
    }

    /// Returns the views in front of `target` that take what is outside the superviews that reject it, in tree order,
    /// and where. They would take it even if the superviews contained it.
    func coveredPart(of target: ViewID, _ overhang: OverhangPart) -> (hitViews: [ViewID], region: Region) {
        let contained = overhang.rejectingSuperviews.reduce(overhang.visible) {
            $0.intersection(views.hitArea(of: $1))
        }
        let rejected = overhang.visible.subtracting(contained).intersection(views.hitArea(of: target))
            .subtracting(overhang.dead)
        if rejected.isEmpty { return ([], .empty) }
        let indices = maps.hitPieces.indices(meeting: rejected.boundingBox).sorted()
        work.charge(.pieces(indices.count, 1 + rejected.rectangles.count / WorkBudget.rectanglesPerUnit))
        var hitViews: Set<ViewID> = []
        var parts: [Rectangle] = []
        let pieces = maps.hitMap.pieces
        for piece in indices.map({ pieces[$0] }) {
            guard case .hit(let hit) = piece.outcome, !tree.isInSuperviewChain(target, of: hit),
                !tree.isInSuperviewChain(hit, of: target), views.isPainted(hit, inFrontOf: target),
                !tree.chain(from: hit).contains(where: { views.isToggled($0) }),
                case let part = rejected.intersection(piece.rectangle), !part.isEmpty
            else { continue }
            hitViews.insert(hit)
            parts += part.rectangles
        }
        return (hitViews.sorted(), Region(disjoint: parts))
    }

    /// Returns whether `target` would be hit instead of `hit` if its superviews didn't prevent it.
    private func isLost(_ target: ViewID, where hit: ViewID) -> Bool {
        if tree.isInSuperviewChain(target, of: hit) { return false }
        if tree.isInSuperviewChain(hit, of: target) || !views.isPainted(hit, inFrontOf: target) { return true }
        // Views drawn in front of the target would be hit in any case. But which of two cells is in front isn't fixed.
        guard let cell = self.tree.cell(around: target), let other = self.tree.cell(around: hit) else { return false }
        return cell != other && tree[cell].superview == tree[other].superview && views.owner(of: hit) == nil
    }
}
