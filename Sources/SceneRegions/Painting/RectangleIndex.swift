import SceneRuntime

/// Rectangles in groups of neighbours, so that those near a place are found without a look at all of them.
///
/// From left to right they are cut into stripes, and each stripe from top to bottom into groups (Leutenegger, Lopez,
/// Edgington, "STR: A Simple and Efficient Algorithm for R-Tree Packing", 1997). It takes memory in proportion to the
/// rectangles, however large they are.
public struct RectangleIndex: Sendable {
    /// Neighbours, and what they reach.
    private struct Group: Sendable {
        /// The smallest rectangle that holds them.
        var box: Rectangle
        /// Where their list ends; it begins where that of the group before ends.
        var end: Int
    }

    /// The rectangles.
    private let rectangles: [Rectangle]
    /// The places of those that are not empty, group after group.
    private var places: [Int32] = []
    /// The groups; their lists are those of ``places``.
    private var groups: [Group] = []
    /// The stripes; their lists are those of ``groups``.
    private var stripes: [Group] = []

    /// How many rectangles a group has.
    private static let groupSize = 8

    /// Puts `rectangles` in groups.
    public init(_ rectangles: [Rectangle]) {
        self.rectangles = rectangles
        let ordered = rectangles.places(
            along: { $0.minX + $0.maxX }, of: rectangles.indices.filter { !rectangles[$0].isEmpty })
        var stripeSize = Self.groupSize
        while stripeSize * stripeSize < ordered.count * Self.groupSize { stripeSize += Self.groupSize }
        for start in stride(from: 0, to: ordered.count, by: stripeSize) {
            let stripe = ordered[start..<min(ordered.count, start + stripeSize)]
            add(rectangles.places(along: { $0.minY + $0.maxY }, of: Array(stripe)))
        }
    }

    /// Adds a stripe of the rectangles at `members`, which stand from top to bottom.
    private mutating func add(_ members: [Int]) {
        let first = groups.count
        for start in stride(from: 0, to: members.count, by: Self.groupSize) {
            let group = members[start..<min(members.count, start + Self.groupSize)]
            places += group.map { Int32($0) }
            groups.append(Group(box: group.map { rectangles[$0] }.box, end: places.count))
        }
        stripes.append(Group(box: groups[first...].map { $0.box }.box, end: groups.count))
    }

    /// The places of the rectangles that have points in common with `rectangle`, in no particular order.
    public func places(meeting rectangle: Rectangle) -> [Int] {
        var found: [Int] = []
        var group = 0
        for stripe in stripes {
            defer { group = stripe.end }
            guard stripe.box.meets(rectangle) else { continue }
            for group in group..<stripe.end where groups[group].box.meets(rectangle) {
                let start = group > 0 ? groups[group - 1].end : 0
                for place in places[start..<groups[group].end] where rectangles[Int(place)].meets(rectangle) {
                    found.append(Int(place))
                }
            }
        }
        return found
    }
}

extension [Rectangle] {
    /// Those of `places` whose rectangles have the smallest `key` first.
    fileprivate func places(along key: (Rectangle) -> Double, of places: [Int]) -> [Int] {
        places.map { key(self[$0]) }.ascendingOrder().map { places[Int($0)] }
    }

    /// The smallest rectangle that holds all of them, of which there must be one.
    fileprivate var box: Rectangle { dropFirst().reduce(self[0]) { $0.united(with: $1) } }
}
