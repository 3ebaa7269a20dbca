import SceneRegions
import SceneRuntime

/// Whether a touch target can be made larger by a slop where it is.
extension LintContext {
    /// Whether with that slop, which is no less than its own in any direction, a square with sides of `side` fits where
    /// `target` is hit, and none of that belongs to another target now.
    func hasRoom(forSide side: Double, of target: ViewID, withSlop slop: Edges) -> Bool {
        let box = seenPart(of: geometry.hitBoundingBox(of: target, withSlop: slop))
        let places = hitPieces.places(meeting: box)
        guard spend(Self.costOfLooking + places.count) else { return false }
        let pieces = places.map { hitMap.pieces[$0] }
        // Wherever it will be hit: what belongs to others it must not take, and so it must fit beside that.
        let neighbours = pieces.filter { isOfAnotherTarget($0, than: target) }
        guard box.containsSquare(withSide: side, beside: neighbours.map { $0.rectangle }) else { return false }
        if let reach = plainReach(of: target, within: box) {
            let inFront = pieces.filter { isInFront($0, of: target) }
            let isTakingNothing = neighbours.allSatisfy { isInFront($0, of: target) || !$0.rectangle.meets(reach) }
            return isTakingNothing && reach.containsSquare(withSide: side, beside: inFront.map { $0.rectangle })
        }
        guard let map = hitMap(changing: [target], within: box, { $0[target].hitSlop = slop }) else { return false }
        let hit = map.region(hittingIn: target, tree)
        return hit.largestSquare >= side && neighbours.allSatisfy { hit.intersection($0.rectangle).isEmpty }
    }

    /// As many views could be looked at in the time that it takes to find the pieces near a target.
    private static let costOfLooking = 8

    /// Whether touches in the piece belong to a target that is neither in `target` nor around it.
    private func isOfAnotherTarget(_ piece: HitMap.Piece, than target: ViewID) -> Bool {
        guard case .hit(let view) = piece.outcome, let owner = owner(of: view) else { return false }
        return !tree.isInSuperviewChain(owner, of: target) && !tree.isInSuperviewChain(target, of: owner)
    }

    /// Whether what is hit in the piece is asked before `target`, and not in it.
    private func isInFront(_ piece: HitMap.Piece, of target: ViewID) -> Bool {
        guard case .hit(let view) = piece.outcome else { return false }
        return order.isInFront(view, of: target) && !tree.isInSuperviewChain(target, of: view)
    }

    /// The part of `box` in which `target` would be hit, whatever it accepts, wherever nothing in front of it is hit; `nil`
    /// where it is not so plain.
    private func plainReach(of target: ViewID, within box: Rectangle) -> Rectangle? {
        let isUpright = geometry.hitRectangle(of: target) == geometry.hitBoundingBox(of: target)
        guard isUpright, takesTouches(target), overridesLetThroughAtMost, tree.rules(of: target).isEmpty,
            hitMap.isExact(in: box)
        else { return nil }
        var reach = box
        for superview in superviews(of: target) {
            guard tree[superview].hitShape != .subviews, let rectangle = geometry.hitRectangle(of: superview) else {
                return nil
            }
            reach = reach.intersection(rectangle)
        }
        return reach
    }

    /// Whether no override does more than let touches through: what is hit is then what lies in front.
    private var overridesLetThroughAtMost: Bool {
        tree.rules.allSatisfy { rule in
            switch rule {
            case .super, .pass: true
            default: false
            }
        }
    }
}
