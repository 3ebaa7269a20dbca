/// A point in UIKit points, in the coordinates its owner states; y grows downwards.
public struct Point: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// Creates the point `(x, y)`.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point `(0, 0)`.
    public static let zero = Point(x: 0, y: 0)

    /// Returns the point at the vector `right` from `left`.
    @inlinable
    public static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }

    /// Returns the vector from `right` to `left`.
    @inlinable
    public static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }

    /// The distance from `(0, 0)`: the length of a vector.
    @inlinable
    public var length: Double { (x * x + y * y).squareRoot() }

    /// Returns the nearest point whose coordinates are within the coordinates of `limits`.
    public func clamped(to limits: (lowest: Point, highest: Point)) -> Point {
        Point(
            x: min(max(x, limits.lowest.x), limits.highest.x), y: min(max(y, limits.lowest.y), limits.highest.y))
    }
}

/// A width and a height in UIKit points.
public struct Size: Hashable, Sendable {
    /// The length along x.
    public var width: Double
    /// The length along y.
    public var height: Double
    /// The smaller of width and height.
    public var shorterSide: Double { min(width, height) }

    /// Creates the size `width` × `height`.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size 0 × 0.
    public static let zero = Size(width: 0, height: 0)
}

/// A rectangle given by its four edges, so that adjacent rectangles share an edge to the last bit.
public struct Rectangle: Hashable, Sendable {
    /// The left edge.
    public var minX: Double
    /// The top edge.
    public var minY: Double
    /// The right edge.
    public var maxX: Double
    /// The bottom edge.
    public var maxY: Double

    /// Creates the rectangle between the edges.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Creates the rectangle of `size` whose top left corner is `origin`.
    public init(origin: Point, size: Size) {
        self.init(minX: origin.x, minY: origin.y, maxX: origin.x + size.width, maxY: origin.y + size.height)
    }

    /// The length along x.
    public var width: Double { maxX - minX }
    /// The length along y.
    public var height: Double { maxY - minY }
    /// The smaller of width and height.
    public var shorterSide: Double { min(width, height) }
    /// Whether it contains no point.
    public var isEmpty: Bool { !(minX < maxX && minY < maxY) }
    /// The top left corner.
    public var origin: Point { Point(x: minX, y: minY) }
    /// The point halfway between the edges.
    public var middle: Point { Point(x: minX + (maxX - minX) / 2, y: minY + (maxY - minY) / 2) }

    /// Returns whether the rectangle contains the point. Half-open: the minimum edges belong to it, the maximum edges
    /// don't.
    public func contains(_ point: Point) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Returns whether the rectangles share a point.
    public func meets(_ other: Rectangle) -> Bool {
        !intersection(other).isEmpty
    }

    /// Returns the part that both rectangles share; empty if there is none.
    public func intersection(_ other: Rectangle) -> Rectangle {
        Rectangle(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }
}

/// Distances from the four edges of a rectangle, in UIKit points.
public struct Edges: Hashable, Sendable {
    /// The distance from the edge at the smallest y.
    public var top: Double
    /// The distance from the edge at the smallest x.
    public var left: Double
    /// The distance from the edge at the largest y.
    public var bottom: Double
    /// The distance from the edge at the largest x.
    public var right: Double

    /// Creates four distances, in the order of UIEdgeInsets.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates the same distance for all edges.
    public init(all distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// Returns the sums of the distances from each edge.
    public static func + (left: Edges, right: Edges) -> Edges {
        Edges(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }

    /// Zero distance from every edge.
    public static let zero = Edges(all: 0)
}
