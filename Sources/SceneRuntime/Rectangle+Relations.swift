/// How rectangles lie to each other.
extension Rectangle {
    /// One without points.
    public static let empty = Rectangle(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// The rectangle, or where it holds no point, one without a size, so that its edges are in order.
    @inlinable public var orEmpty: Rectangle { isEmpty ? .empty : self }

    /// Whether all edges are finite numbers.
    @inlinable public var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// Whether all points of `other` lie in it.
    @inlinable public func contains(_ other: Rectangle) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY || other.isEmpty
    }

    /// The smallest rectangle that holds the edges of both.
    @inlinable public func united(with other: Rectangle) -> Rectangle {
        Rectangle(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// The rectangle with its edges moved outwards.
    @inlinable public func grown(by distance: Double) -> Rectangle {
        Rectangle(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }
    /// The rectangle with each of its edges moved outwards by a distance of its own.
    @inlinable public func grown(by distances: Edges) -> Rectangle {
        Rectangle(
            minX: minX - distances.left, minY: minY - distances.top, maxX: maxX + distances.right,
            maxY: maxY + distances.bottom)
    }
}
