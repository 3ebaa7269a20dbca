import SceneRegions
import SceneRuntime
import SceneSemantics

/// How far a small target can extend between its neighbors.
struct SharedSlop {
    /// The slop, in the target's own coordinates.
    var slop: Edges
    /// The target's size including the slop.
    var size: Size
    /// The small targets that share the space between them and the target.
    var neighbors: [ViewID]
    /// The neighbors to which the slop extends halfway.
    var halfway: [ViewID]
    /// The neighbors to which it extends further or less far, because one of the two has no room on its other side.
    var uneven: [ViewID]
    /// The largest possible slop on each side.
    var room: Edges
}

extension Edges {
    /// Returns whether no side extends further than in `other`.
    func fits(in other: Edges) -> Bool {
        max(top - other.top, left - other.left, bottom - other.bottom, right - other.right) <= Tolerance.nothing
    }
}

extension TargetRoom {
    /// Returns the slop that brings `target` as near to `side` as its neighbors and superviews allow. The target must
    /// be axis-aligned and unscaled in the root. Returns `nil` if it can't grow at all, or if it has no neighbors and
    /// still can't be large enough.
    ///
    /// The slop may extend all the way to a neighbor that is large enough. It shares the gap to one that is small, too,
    /// so that their slops don't overlap: each gets half, or more if it has too little room on its other side and the
    /// neighbor needs less. What is missing on one side is added on the other. All instances of the line share the
    /// slop, so it suits all of them.
    func sharedSlop(of target: ViewID, toSide side: Double) -> SharedSlop? {
        guard let own = boxInItsOwnSize(target), let near = room(around: target, own, toSide: side) else { return nil }
        var room = near.evenRoom
        var sharing = near.sharing
        if !hasSeveralInstances(target) {
            share(&sharing, around: target, own, near.evenRoom, toSide: side)
            room = near.room
            for share in sharing { room[share.side] = min(room[share.side], share.length) }
        }
        let (along, across) = (max(0, side - own.height) / 2, max(0, side - own.width) / 2)
        let even = Edges(top: along, left: across, bottom: along, right: across)
        for instance in instancesInView(of: target) where instance != target {
            // What an edge of the scene or a scroll view cuts off now has the room of the others once it is in view.
            if geometry.isCutOff(instance) || canBeScrolledWhole(instance, withSlop: even) { continue }
            let other = boxInItsOwnSize(instance).flatMap { self.room(around: instance, $0, toSide: side) }
            // What is behind a floating button doesn't limit the others.
            let isLimiting = other.map { !even.fits(in: $0.evenRoom) } ?? true
            if isLimiting, canBeScrolledClear(instance, withSlop: even) || isBehindOthers(instance) { continue }
            guard let other else { return nil }
            room = room.smaller(other.evenRoom)
        }
        let (left, right) = Self.shared(max(0, side - own.width), room.left, room.right)
        let (top, bottom) = Self.shared(max(0, side - own.height), room.top, room.bottom)
        let slop = Edges(top: top, left: left, bottom: bottom, right: right)
        let size = Size(width: own.width + left + right, height: own.height + top + bottom)
        guard near.hasNeighbors || size.shorterSide >= side - Tolerance.rounding,
            max(top, left, bottom, right) > 0
        else {
            return nil
        }
        // Something nearer, such as the edge of a superview, may end the slop before it is halfway to a neighbor.
        var (neighbors, halfway, uneven): ([ViewID], [ViewID], [ViewID]) = ([], [], [])
        for share in sharing where share.length <= slop[share.side] + Tolerance.writtenLength {
            if !neighbors.contains(share.view) { neighbors.append(share.view) }
            // Nothing is between the target and a neighbor that it touches.
            guard slop[share.side] > 0, !halfway.contains(share.view), !uneven.contains(share.view) else { continue }
            if abs(share.length - share.distance / 2) <= Tolerance.writtenLength {
                halfway.append(share.view)
            } else {
                uneven.append(share.view)
            }
        }
        return SharedSlop(
            slop: slop, size: size, neighbors: neighbors, halfway: halfway, uneven: uneven, room: room)
    }

    /// Changes the lengths of `sharing`, which are halves, so that `target` and its neighbors can become large enough.
    private func share(
        _ sharing: inout [SharedSide], around target: ViewID, _ box: Rectangle, _ room: Edges, toSide side: Double
    ) {
        // The boxes of the neighbors and the room around them, if a cheap test can tell.
        var neighbors: [ViewID: (box: Rectangle, room: Edges)] = [:]
        for view in Set(sharing.map { $0.view }) where !hasSeveralInstances(view) {
            guard let other = boxInItsOwnSize(view), let near = self.room(around: view, other, toSide: side) else {
                continue
            }
            neighbors[view] = (other, near.evenRoom)
        }
        for (index, share) in sharing.enumerated() {
            guard let neighbor = neighbors[share.view] else { continue }
            let own = Self.need(box, on: share.side, room, toSide: side)
            let other = Self.need(neighbor.box, on: share.side.opposite, neighbor.room, toSide: side)
            sharing[index].length = Self.part(of: share.distance, own, other)
        }
    }

    /// Returns how much of a gap belongs to a target that needs `own` of it beside a neighbor that needs `other`. The
    /// rest belongs to the neighbor.
    static func part(of gap: Double, _ own: Double, _ other: Double) -> Double {
        if own + other <= gap { return max(own, min(gap / 2, gap - other)) }
        // Whoever can't get enough leaves the other what it needs.
        if own > gap, other <= gap { return gap - other }
        if own <= gap, other > gap { return own }
        return gap / 2
    }

    /// Returns how much of the gap on `side` a target at `box` needs that has `room`.
    private static func need(_ box: Rectangle, on side: Side, _ room: Edges, toSide length: Double) -> Double {
        let missing = length - (side == .left || side == .right ? box.width : box.height)
        return max(0, missing - max(0, room[side.opposite]))
    }

    private func hasSeveralInstances(_ target: ViewID) -> Bool {
        (views.targetsByLine[scene.range(of: target)]?.count ?? 0) > 1
    }

    /// Returns a few touch targets from the line of `target` that are in the scene, so that a slop can be tried on
    /// them.
    func instancesInView(of target: ViewID) -> [ViewID] {
        let instances = views.targetsByLine[scene.range(of: target)] ?? []
        let rootBox = geometry.boundingBox(of: .root)
        return Array(
            instances.lazy.filter { rootBox.meets(self.geometry.hitBoundingBox(of: $0)) && self.tree.isSeen($0) }
                .prefix(
                    Self.maximumInstances))
    }

    /// The maximum number of instances of a line on which a slop is tried.
    private static let maximumInstances = 32

    /// Returns the box of a view that is axis-aligned and unscaled in the root, perhaps with a round hit area, or `nil`
    /// for other views. What a view in front takes along a side of it isn't in the box, unless that view is a target:
    /// no slop gives it back.
    private func boxInItsOwnSize(_ view: ViewID) -> Rectangle? {
        guard let box = geometry.boundsRectangle(of: view),
            tree[view].hitShape.isCurved || geometry.hitRectangle(of: view) != nil,
            box.isUnscaled(view, in: geometry)
        else { return nil }
        // What the edge of the scene or of a scroll view cuts off can be in view elsewhere.
        guard geometry.hitRectangle(of: view) == box, geometry.drawnBox(of: view) == box,
            tree.scrollingView(around: view) == nil, !views.hasReceivers(in: view),
            let hit = maps.targetReach(of: view)?.hit.withoutSlivers,
            !hit.isEmpty, hit.isRectangle, hit.boundingBox != box, box.contains(hit.boundingBox),
            // A slop beside a target in front would extend under it.
            viewsInFront(of: view, withSlop: tree[view].hitSlop).allSatisfy({ views.owner(of: $0) == nil })
        else { return box }
        return hit.boundingBox
    }

    /// Returns how far `target`, which is `box`, can extend on each side, up to `length`. Returns `nil` if a cheap test
    /// can't tell.
    private func room(around target: ViewID, _ box: Rectangle, toSide length: Double) -> AvailableRoom? {
        targets.rooms.room(around: target) { findRoom(around: target, box, toSide: length) }
    }

    private func findRoom(around target: ViewID, _ box: Rectangle, toSide length: Double) -> AvailableRoom? {
        guard let room = roomInSuperviews(of: target, box, upTo: length) else { return nil }
        var found = AvailableRoom(room: room, evenRoom: room)
        let across = max(0, length - box.width)
        let along = max(0, length - box.height)
        // Twice the distance, because a small neighbor may need as much.
        let near = Rectangle(
            minX: box.minX - 2 * across, minY: box.minY - 2 * along, maxX: box.maxX + 2 * across,
            maxY: box.maxY + 2 * along)
        let indices = maps.hitPieces.indices(meeting: geometry.seenPart(of: near))
        work.charge(.pieces(indices.count))
        // Reading the map in the loop would copy it for each piece.
        let pieces = maps.hitMap.pieces
        var rooms: [ViewID: Edges] = [:]
        for index in indices {
            let piece = pieces[index]
            guard case .hit(let hit) = piece.outcome else { continue }
            guard let other = views.owner(of: hit) else {
                // Slop is no use behind what stays in front.
                if views.order.isInFront(hit, of: target), !tree.isInSuperviewChain(target, of: hit),
                    let (side, distance) = Self.side(of: piece.rectangle, beside: box),
                    !scrollsFree(target, of: hit, at: side)
                {
                    found.room[side] = min(found.room[side], distance)
                    found.evenRoom[side] = min(found.evenRoom[side], distance)
                }
                continue
            }
            guard other != target, !tree.isInSuperviewChain(other, of: target),
                !tree.isInSuperviewChain(target, of: other), !overlaps.canSpareSlop(other, for: target)
            else { continue }
            found.hasNeighbors = true
            let otherBox = geometry.hitBoundingBox(of: other)
            let isSmall = otherBox.shorterSide < length && !tree[other].kind.hasUIKitSize
            guard let (side, distance) = Self.side(of: piece.rectangle, beside: box) else { return nil }
            if isSmall {
                // The neighbor leaves what its superviews keep from it.
                let otherRoom =
                    rooms[other] ?? roomInSuperviews(of: other, otherBox, upTo: length) ?? Edges(all: length)
                rooms[other] = otherRoom
                let share = max(distance / 2, distance - max(0, otherRoom[side.opposite]))
                found.sharing.append(SharedSide(view: other, side: side, distance: distance, length: share))
                found.evenRoom[side] = min(found.evenRoom[side], share)
            } else {
                found.room[side] = min(found.room[side], distance)
                found.evenRoom[side] = min(found.evenRoom[side], distance)
            }
        }
        return found
    }

    /// Returns how far `target`, which is `box`, can extend on each side inside its superviews, up to `length`. Returns
    /// `nil` if a cheap test can't tell.
    private func roomInSuperviews(of target: ViewID, _ box: Rectangle, upTo length: Double) -> Edges? {
        var room = Edges(all: length)
        let superviews = Array(tree.superviews(of: target))
        // One that claims the target finds it also outside its own bounds.
        let claiming = superviews.lastIndex { tree.rules(of: $0).first?.claims(target) ?? false }
        for superview in superviews.dropFirst(claiming.map { $0 + 1 } ?? 0) {
            guard let reach = geometry.hitRectangle(of: superview), reach.contains(box) else { return nil }
            room.top = min(room.top, box.minY - reach.minY)
            room.left = min(room.left, box.minX - reach.minX)
            room.bottom = min(room.bottom, reach.maxY - box.maxY)
            room.right = min(room.right, reach.maxX - box.maxX)
        }
        return room
    }

    /// Returns whether `target` can be scrolled away from `view`, which is on one side of it and doesn't scroll along.
    private func scrollsFree(_ target: ViewID, of view: ViewID, at side: Side) -> Bool {
        guard let (scrollView, properties) = tree.scrollingView(around: target),
            !tree.isInSuperviewChain(scrollView, of: view)
        else { return false }
        let axes = properties.axes(for: tree[scrollView].size)
        return side == .left || side == .right ? axes.horizontal : axes.vertical
    }

    /// Returns on which side of `box` a piece is, and how far away, or `nil` if they meet. A piece beyond a corner is
    /// on the side on which it is further away, where there is most room for both.
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
        func inThousandths(_ length: Double) -> Double { max(0, length.roundedDownToThousandth) }
        let one = min(length / 2, room)
        let other = min(length - one, otherRoom)
        return (inThousandths(min(length - other, room)), inThousandths(other))
    }
}
