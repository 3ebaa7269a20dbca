import SceneRuntime

/// Some views of an outline, from back to front, that can be looked up by where they lie.
///
/// Where they are many they stand along a curve that keeps neighbours together, in groups of groups, each of which knows a
/// box around all that is in it. Where they are few, going through them takes less.
struct OutlinedPlaces {
    /// The places of the views.
    var places: [Int] = []
    /// The groups, each followed by what is in it; none where the views are few.
    private var groups: [Group] = []

    /// Some of the views, or a single one.
    private struct Group {
        /// A box around them.
        var box: Rectangle
        /// The view in it that is farthest back.
        var first: Int32
        /// The view in it that is farthest in front.
        var last: Int32
        /// Behind what is in the group.
        var end: Int32

        /// The group of what is in both, of which `other` is the second.
        func united(with other: Group) -> Group {
            Group(
                box: box.united(with: other.box), first: min(first, other.first), last: max(last, other.last),
                end: other.end)
        }
    }

    /// Whether `isSought` holds of a view in `range` that lies as `relation` says. It may be asked of others, too, and is asked
    /// in no order.
    @inline(__always)
    func contains(in range: Range<Int>, _ relation: PlaceRelation, where isSought: (Int) -> Bool) -> Bool {
        if groups.isEmpty {
            for place in places.reversed() where place < range.upperBound {
                if place < range.lowerBound { return false }
                if isSought(place) { return true }
            }
            return false
        }
        var next = 0
        while next < groups.count {
            let group = groups[next]
            guard group.last >= range.lowerBound, group.first < range.upperBound, relation.isPossible(in: group.box)
            else {
                next = Int(group.end)
                continue
            }
            next += 1
            if group.end == next, isSought(Int(group.first)) { return true }
        }
        return false
    }

    /// Puts the views, now that they are all there, into groups, where that pays; `box` says where each of them lies.
    mutating func group(by box: (Int) -> Rectangle) {
        guard places.count > Self.mostInRow else { return }
        let boxes = places.map(box)
        let area = boxes.reduce(boxes[0]) { $0.united(with: $1) }
        var order = boxes.indices.map { Self.position(of: boxes[$0].middle, in: area) << 32 | UInt64($0) }
        order.sort()
        groups.reserveCapacity(places.count * 2)
        addGroup(of: order.indices, in: order, boxes)
    }

    /// So many views are gone through one by one.
    private static let mostInRow = 96
    /// So many views make up the smallest groups.
    private static let mostInGroup = 4

    /// Adds the group of those of `boxes` that the lower halves of `order` name in `range`.
    private mutating func addGroup(of range: Range<Int>, in order: [UInt64], _ boxes: [Rectangle]) {
        let start = groups.count
        // What is in it is put in its place.
        groups.append(Group(box: boxes[0], first: .max, last: .min, end: 0))
        if range.count > Self.mostInGroup {
            let middle = range.lowerBound + range.count / 2
            addGroup(of: range.lowerBound..<middle, in: order, boxes)
            let second = groups.count
            addGroup(of: middle..<range.upperBound, in: order, boxes)
            groups[start] = groups[start + 1].united(with: groups[second])
        } else {
            var whole: Group?
            for entry in range {
                let index = Int(order[entry] & 0xFFFF_FFFF)
                let place = Int32(clamping: places[index])
                let single = Group(box: boxes[index], first: place, last: place, end: Int32(groups.count + 1))
                groups.append(single)
                whole = whole?.united(with: single) ?? single
            }
            if let whole { groups[start] = whole }
        }
    }

    /// How far along Morton's curve through the squares of `area` `point` lies.
    private static func position(of point: Point, in area: Rectangle) -> UInt64 {
        let side = max(area.width, area.height)
        return spread((point.x - area.minX) / side) | spread((point.y - area.minY) / side) << 1
    }

    /// The first sixteen binary digits of `fraction`, with a zero before each.
    private static func spread(_ fraction: Double) -> UInt64 {
        // No number where an area has no size.
        var digits = fraction > 0 ? UInt64(min(fraction * 65_536, 65_535)) : 0
        digits = (digits | digits << 8) & 0x00FF_00FF
        digits = (digits | digits << 4) & 0x0F0F_0F0F
        digits = (digits | digits << 2) & 0x3333_3333
        return (digits | digits << 1) & 0x5555_5555
    }
}
