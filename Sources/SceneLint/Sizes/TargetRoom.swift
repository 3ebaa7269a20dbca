import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Where touch targets can become larger: whether other views leave room for a slop.
struct TargetRoom: TargetQueries {
    let targets: TargetContext

    /// Returns whether with `slop` a square with sides of `side` fits where `target` is hit, or around that if it is
    /// round, without taking points from other targets. The slop must be at least the current one in every direction.
    func hasRoom(forSide side: Double, of target: ViewID, withSlop slop: Edges) -> Bool {
        let box = geometry.seenPart(of: geometry.hitBoundingBox(of: target, withSlop: slop))
        let indices = maps.hitPieces.indices(meeting: box)
        guard work.spend(.visits(Self.costOfLooking + indices.count)) else { return false }
        let allPieces = maps.hitMap.pieces
        let pieces = indices.map { allPieces[$0] }
        // Wherever the target is hit, it must not take anything from others, so the square must fit beside them.
        let neighbors = pieces.filter { isOfAnotherTarget($0, than: target) }
        // No square with upright sides as large as the target fits into it.
        let isRound = tree[target].hitShape.isCurved || geometry.boundsRectangle(of: target) == nil
        guard box.containsSquare(withSide: side, beside: isRound ? [] : neighbors.map { $0.rectangle }) else {
            return false
        }
        // Targets in it keep their touches, also in the part that the slop adds.
        let hasTargetsInside = views.hasTargets(in: target)
        if !hasTargetsInside, let reach = plainReach(of: target, within: box) {
            let inFront = pieces.filter { isInFront($0, of: target) }
            // Slop under a target in front takes nothing from it, but would be an overlap of its own.
            let current = geometry.hitBoundingBox(of: target)
            let isTakingNothing = neighbors.allSatisfy {
                !$0.rectangle.meets(reach)
                    || isInFront($0, of: target) && current.contains($0.rectangle.intersection(reach))
            }
            return isTakingNothing && reach.containsSquare(withSide: side, beside: inFront.map { $0.rectangle })
        }
        guard let map = maps.hitMap(changing: [target], within: box, { $0[target].hitSlop = slop }) else {
            return false
        }
        let hit = hasTargetsInside ? map.region(ownedBy: target, views) : map.region(hittingIn: target, tree)
        let hitBox = hit.boundingBox
        let isLargeEnough =
            isRound
            // Its strips extend a little beyond it.
            ? hit.largestSquare >= side / 2.0.squareRoot() - Tolerance.strips
                && hitBox.shorterSide >= side - Tolerance.strips
            : hit.largestSquare >= side
        return isLargeEnough && neighbors.allSatisfy { hit.intersection($0.rectangle).isEmpty }
    }

    /// The number of views that can be visited in the time it takes to find the pieces near a target.
    private static let costOfLooking = 8

    /// Returns whether touches in the piece belong to a target that is neither in `target` nor around it, and needs
    /// them.
    private func isOfAnotherTarget(_ piece: HitMap.Piece, than target: ViewID) -> Bool {
        guard case .hit(let view) = piece.outcome, let owner = views.owner(of: view) else { return false }
        return !tree.isInSuperviewChain(owner, of: target) && !tree.isInSuperviewChain(target, of: owner)
            && !overlaps.canSpareSlop(owner, for: target)
    }

    /// Returns whether a scroll view cuts off a part of `target` with `slop` that can be scrolled into view.
    func canBeScrolledWhole(_ target: ViewID, withSlop slop: Edges) -> Bool {
        guard let (scrollView, properties) = tree.scrollingView(around: target), geometry.isAxisAligned(scrollView)
        else { return false }
        let box = geometry.hitBoundingBox(of: target, withSlop: slop)
        let bounds = geometry.boundingBox(of: scrollView)
        let content = geometry.reachableContent(of: scrollView, properties)
        return box.minX < bounds.minX && box.minX >= content.minX || box.minY < bounds.minY && box.minY >= content.minY
            || box.maxX > bounds.maxX && box.maxX <= content.maxX || box.maxY > bounds.maxY && box.maxY <= content.maxY
    }

    /// Returns whether something that stays in front when `target` scrolls, such as a floating button, takes touches
    /// near it. It keeps them whatever slop `target` has, and elsewhere `target` has the room of the other views of its
    /// line.
    func canBeScrolledClear(_ target: ViewID, withSlop slop: Edges) -> Bool {
        guard let (scrollView, _) = tree.scrollingView(around: target) else { return false }
        return hasViewInFront(of: target, withSlop: slop) { view in
            !tree.isInSuperviewChain(scrollView, of: view) && !tree.isInSuperviewChain(view, of: scrollView)
        }
    }

    /// Returns whether something outside `target` takes touches in front of it, whatever slop it has.
    func isBehindOthers(_ target: ViewID) -> Bool {
        hasViewInFront(of: target, withSlop: tree[target].hitSlop) { _ in true }
    }

    /// Returns the views outside `target` that take touches in front of it if it has `slop`.
    func viewsInFront(of target: ViewID, withSlop slop: Edges) -> Set<ViewID> {
        var views: Set<ViewID> = []
        _ = hasViewInFront(of: target, withSlop: slop) { view in
            views.insert(view)
            return false
        }
        return views
    }

    /// Returns whether `isIncluded` accepts a view outside `target` that takes touches in front of it if it has `slop`.
    private func hasViewInFront(
        of target: ViewID, withSlop slop: Edges, where isIncluded: (ViewID) -> Bool
    ) -> Bool {
        let box = geometry.seenPart(of: geometry.hitBoundingBox(of: target, withSlop: slop))
        let indices = maps.hitPieces.indices(meeting: box)
        guard work.spend(.visits(Self.costOfLooking + indices.count)) else { return false }
        // Reading the map in the loop would copy it for each piece.
        let pieces = maps.hitMap.pieces
        return indices.contains { index in
            guard case .hit(let view) = pieces[index].outcome else { return false }
            return isInFront(pieces[index], of: target) && isIncluded(view)
        }
    }

    /// Returns whether the view hit in the piece is outside `target` and asked before it.
    private func isInFront(_ piece: HitMap.Piece, of target: ViewID) -> Bool {
        guard case .hit(let view) = piece.outcome else { return false }
        return views.order.isInFront(view, of: target) && !tree.isInSuperviewChain(target, of: view)
    }

    /// Returns the part of `box` in which `target` is hit unless something in front of it is, whatever it accepts.
    /// Returns `nil` if a cheap test can't tell.
    private func plainReach(of target: ViewID, within box: Rectangle) -> Rectangle? {
        let isUpright = geometry.hitRectangle(of: target) == geometry.hitBoundingBox(of: target)
        guard isUpright, tree.isTouchable(target), overridesLetThroughAtMost, tree.rules(of: target).isEmpty,
            maps.hitMap.isExact(in: box)
        else { return nil }
        var reach = box
        for superview in tree.superviews(of: target) {
            guard tree[superview].hitShape != .subviews, let rectangle = geometry.hitRectangle(of: superview) else {
                return nil
            }
            reach = reach.intersection(rectangle)
        }
        return reach
    }

    /// Whether overrides do no more than pass touches through, so that the frontmost view is hit.
    private var overridesLetThroughAtMost: Bool { tree.rules.allSatisfy { $0.traits.letsThroughAtMost } }
}
