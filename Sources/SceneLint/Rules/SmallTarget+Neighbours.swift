import SceneRegions
import SceneRuntime
import SceneSemantics

/// How far a small target can extend between its neighbours.
struct SharedSlop {
    /// The slop, in the target's own coordinates.
    var slop: Edges
    /// The target's size including the slop.
    var size: Size
    /// The small targets that share the space between them and the target.
    var neighbours: [ViewID]
    /// Those of them towards which the slop extends.
    var ends: [ViewID]
    /// The largest possible slop on each side.
    var room: Edges
}

/// A side of a target.
private enum Side {
    case top, left, bottom, right
}

extension Edges {
    fileprivate subscript(side: Side) -> Double {
        get {
            switch side {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch side {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }

    /// Returns the smaller value for each side.
    fileprivate func smaller(_ other: Edges) -> Edges {
        Edges(
            top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
            right: min(right, other.right))
    }

    /// Returns whether no side extends further than in `other`.
    func fits(in other: Edges) -> Bool {
        max(top - other.top, left - other.left, bottom - other.bottom, right - other.right) <= 1e-9
    }
}

extension TargetContext {
    /// Returns the slop that brings `target` as near to `side` as its neighbours and superviews allow. The target must
    /// be axis-aligned and unscaled in the root. Returns `nil` if it can't grow at all, or if it has no neighbours and
    /// still can't be large enough.
    ///
    /// The slop may extend all the way to a neighbour that is large enough, and halfway to one that is small, too, so
    /// that their slops don't overlap. What is missing on one side is added on the other. All instances of the line
    /// share the slop, so it suits all of them.
    func sharedSlop(of target: ViewID, toSide side: Double) -> SharedSlop? {
        guard let own = boxInItsOwnSize(target), let near = room(around: target, own, toSide: side) else { return nil }
        var room = near.room
        for instance in instancesInView(of: target) where instance != target {
            guard let box = boxInItsOwnSize(instance), let other = self.room(around: instance, box, toSide: side) else {
                return nil
            }
            room = room.smaller(other.room)
        }
        let (left, right) = Self.shared(max(0, side - own.width), room.left, room.right)
        let (top, bottom) = Self.shared(max(0, side - own.height), room.top, room.bottom)
        let slop = Edges(top: top, left: left, bottom: bottom, right: right)
        let size = Size(width: own.width + left + right, height: own.height + top + bottom)
        guard near.hasNeighbours || min(size.width, size.height) >= side - 1e-6, max(top, left, bottom, right) > 0
        else {
            return nil
        }
        // Something nearer, such as the edge of a superview, may end the slop before it is halfway to a neighbour.
        var (neighbours, ends): ([ViewID], [ViewID]) = ([], [])
        for share in near.sharing where share.length <= slop[share.side] + 0.001 {
            if !neighbours.contains(share.view) { neighbours.append(share.view) }
            // Nothing is between the target and a neighbour that it touches.
            if slop[share.side] > 0, !ends.contains(share.view) { ends.append(share.view) }
        }
        return SharedSlop(slop: slop, size: size, neighbours: neighbours, ends: ends, room: room)
    }

    /// A small neighbour on one side, and how long half the way to it is.
    private struct SharedSide {
        var view: ViewID
        var side: Side
        var length: Double
    }

    /// Returns a few touch targets from the line of `target` that are in the scene, so that a slop can be tried on
    /// them.
    func instancesInView(of target: ViewID) -> [ViewID] {
        let instances = views.targetsByLine[scene.range(of: target)] ?? []
        let rootBox = geometry.boundingBox(of: .root)
        return Array(
            instances.lazy.filter { rootBox.meets(self.geometry.hitBoundingBox(of: $0)) && self.tree.isSeen($0) }
                .prefix(
                    Self.mostCopies))
    }

    /// The maximum number of instances of a line on which a slop is tried.
    private static let mostCopies = 32

    /// Returns the box of a view that is axis-aligned and unscaled in the root, or `nil` for other views.
    private func boxInItsOwnSize(_ view: ViewID) -> Rectangle? {
        guard let box = geometry.boundsRectangle(of: view), geometry.hitRectangle(of: view) != nil,
            abs(box.width - tree[view].size.width) < 1e-9, abs(box.height - tree[view].size.height) < 1e-9,
            geometry.rootPoint(tree[view].bounds.origin, from: view) == box.origin
        else { return nil }
        return box
    }

    /// Returns how far `target`, which is `box`, can extend on each side, up to `side`, and the small targets with
    /// which it shares that space. Returns `nil` if a cheap test can't tell.
    private func room(
        around target: ViewID, _ box: Rectangle, toSide side: Double
    ) -> (room: Edges, sharing: [SharedSide], hasNeighbours: Bool)? {
        var room = Edges(top: side, left: side, bottom: side, right: side)
        for superview in tree.superviews(of: target) {
            guard let reach = geometry.hitRectangle(of: superview), reach.contains(box) else { return nil }
            room.top = min(room.top, box.minY - reach.minY)
            room.left = min(room.left, box.minX - reach.minX)
            room.bottom = min(room.bottom, reach.maxY - box.maxY)
            room.right = min(room.right, reach.maxX - box.maxX)
        }
        var sharing: [SharedSide] = []
        var hasNeighbours = false
        let across = max(0, side - box.width)
        let along = max(0, side - box.height)
        // Twice the distance, because a small neighbour may need as much.
        let near = Rectangle(
            minX: box.minX - 2 * across, minY: box.minY - 2 * along, maxX: box.maxX + 2 * across,
            maxY: box.maxY + 2 * along)
        let indices = maps.hitPieces.indices(meeting: geometry.seenPart(of: near))
        work.charge(pieces: indices.count)
        for index in indices {
            guard case .hit(let hit) = maps.hitMap.pieces[index].outcome, let other = views.owner(of: hit),
                other != target,
                !tree.isInSuperviewChain(other, of: target), !tree.isInSuperviewChain(target, of: other),
                !overlaps.canSpareSlop(other, for: target)
            else { continue }
            hasNeighbours = true
            let piece = maps.hitMap.pieces[index].rectangle
            let isSmall =
                min(geometry.hitBoundingBox(of: other).width, geometry.hitBoundingBox(of: other).height) < side
                && !tree[other].kind.hasUIKitSize
            guard let (side, distance) = Self.side(of: piece, beside: box) else { return nil }
            let length = isSmall ? distance / 2 : distance
            room[side] = min(room[side], length)
            if isSmall { sharing.append(SharedSide(view: other, side: side, length: length)) }
        }
        return (room, sharing, hasNeighbours)
    }

    /// Returns on which side of `box` a piece is, and how far away, or `nil` if they meet. A piece beyond a corner is on the
    /// side on which it is further away, where there is most room for both.
    private static func side(of piece: Rectangle, beside box: Rectangle) -> (side: Side, distance: Double)? {
        let across: (side: Side, distance: Double) =
            piece.maxX <= box.minX ? (.left, box.minX - piece.maxX) : (.right, piece.minX - box.maxX)
        let along: (side: Side, distance: Double) =
            piece.maxY <= box.minY ? (.top, box.minY - piece.maxY) : (.bottom, piece.minY - box.maxY)
        let furthest = along.distance > across.distance ? along : across
        return furthest.distance >= 0 ? furthest : nil
    }

    /// Divides `length` between two sides, evenly if there is room, in thousandths of a point.
    private static func shared(_ length: Double, _ room: Double, _ otherRoom: Double) -> (Double, Double) {
        func inThousandths(_ length: Double) -> Double { max(0, (length * 1000 + 1e-6).rounded(.down) / 1000) }
        let one = min(length / 2, room)
        let other = min(length - one, otherRoom)
        return (inThousandths(min(length - other, room)), inThousandths(other))
    }
}
