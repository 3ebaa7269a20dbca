/// Relations between rectangles.
extension Rectangle {
    /// A rectangle without points.
    public static let empty = Rectangle(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// Creates the rectangle with these opposite corners, whichever they are.
    @inlinable public init(_ one: Point, _ other: Point) {
        self.init(
            minX: min(one.x, other.x), minY: min(one.y, other.y), maxX: max(one.x, other.x), maxY: max(one.y, other.y))
    }

    /// Creates the smallest rectangle with all of `points`.
    public init(around points: [Point]) {
        self = points.dropFirst().reduce(points.first.map { Rectangle($0, $0) } ?? .empty) {
            $0.united(with: Rectangle($1, $1))
        }
    }

    /// The corners, clockwise from the top left one.
    public var corners: [Point] {
        [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
    }

    /// The rectangle itself, or an empty one with ordered edges if it contains no point.
    @inlinable public var orEmpty: Rectangle { isEmpty ? .empty : self }

    /// Whether all edges are finite.
    @inlinable public var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// Returns whether it contains all points of `other`.
    @inlinable public func contains(_ other: Rectangle) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY || other.isEmpty
    }

    /// Returns the smallest rectangle with the edges of both.
    @inlinable public func united(with other: Rectangle) -> Rectangle {
        Rectangle(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// Returns the rectangle with all edges moved outwards by `distance`.
    @inlinable public func grown(by distance: Double) -> Rectangle {
        Rectangle(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }
    /// Returns the rectangle with each edge moved outwards by its own distance.
    @inlinable public func grown(by distances: Edges) -> Rectangle {
        Rectangle(
            minX: minX - distances.left, minY: minY - distances.top, maxX: maxX + distances.right,
            maxY: maxY + distances.bottom)
    }
}
