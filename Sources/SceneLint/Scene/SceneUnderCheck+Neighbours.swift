import SceneRegions
import SceneRuntime

/// How far a small target can reach between its neighbours.
struct NeighbourlySlop {
    /// The slop, in the target's own coordinates.
    var slop: Edges
    /// How large the target is with it.
    var size: Size
    /// The small targets with which the room between the two is shared.
    var neighbours: [ViewID]
}

extension SceneUnderCheck {
    /// Returns the slop that brings `target`, which is upright and as large in the root as it is itself, as near to `side` as its
    /// neighbours and superviews let it; `nil` where it has no neighbours, or can be no larger than it is.
    ///
    /// Up to a neighbour that is large enough it may reach all the way, and half way up to one that is small, too: so the
    /// slops of both do not meet. What it lacks on one side it takes on the other.
    func neighbourlySlop(of target: ViewID, toSide side: Double) -> NeighbourlySlop? {
        guard let box = geometry.boundsRectangle(of: target), geometry.hitRectangle(of: target) != nil,
            abs(box.width - tree[target].size.width) < 1e-9, abs(box.height - tree[target].size.height) < 1e-9,
            geometry.rootPoint(tree[target].bounds.origin, from: target) == box.origin
        else { return nil }
        var room = Edges(top: side, left: side, bottom: side, right: side)
        for superview in superviews(of: target) {
            guard let reach = geometry.hitRectangle(of: superview), reach.holds(box) else { return nil }
            room.top = min(room.top, box.minY - reach.minY)
            room.left = min(room.left, box.minX - reach.minX)
            room.bottom = min(room.bottom, reach.maxY - box.maxY)
            room.right = min(room.right, reach.maxX - box.maxX)
        }
        var sharing: [ViewID] = []
        var hasNeighbours = false
        let across = max(0, side - box.width)
        let along = max(0, side - box.height)
        let near = Rectangle(
            minX: box.minX - across, minY: box.minY - along, maxX: box.maxX + across, maxY: box.maxY + along)
        for place in hitPieces.places(meeting: seenPart(of: near)) {
            guard case .hit(let hit) = hitMap.pieces[place].outcome, let other = owner(of: hit), other != target,
                !tree.isInSuperviewChain(other, of: target), !tree.isInSuperviewChain(target, of: other)
            else { continue }
            hasNeighbours = true
            let piece = hitMap.pieces[place].rectangle
            let isSmall = min(hitBox(other).width, hitBox(other).height) < side && !hasUIKitSize(other)
            let share = isSmall ? 0.5 : 1
            if piece.maxX <= box.minX {
                room.left = min(room.left, (box.minX - piece.maxX) * share)
            } else if piece.minX >= box.maxX {
                room.right = min(room.right, (piece.minX - box.maxX) * share)
            } else if piece.maxY <= box.minY {
                room.top = min(room.top, (box.minY - piece.maxY) * share)
            } else if piece.minY >= box.maxY {
                room.bottom = min(room.bottom, (piece.minY - box.maxY) * share)
            } else {
                return nil
            }
            if isSmall, !sharing.contains(other) { sharing.append(other) }
        }
        let (left, right) = Self.shared(across, room.left, room.right)
        let (top, bottom) = Self.shared(along, room.top, room.bottom)
        let slop = Edges(top: top, left: left, bottom: bottom, right: right)
        guard hasNeighbours, max(top, left, bottom, right) > 0 else { return nil }
        return NeighbourlySlop(
            slop: slop, size: Size(width: box.width + left + right, height: box.height + top + bottom),
            neighbours: sharing)
    }

    /// Divides `length` between two sides, evenly as far as there is room, in thousandths of a point.
    private static func shared(_ length: Double, _ room: Double, _ otherRoom: Double) -> (Double, Double) {
        func inThousandths(_ length: Double) -> Double { max(0, (length * 1000 + 1e-6).rounded(.down) / 1000) }
        let one = min(length / 2, room)
        let other = min(length - one, otherRoom)
        return (inThousandths(min(length - other, room)), inThousandths(other))
    }
}
