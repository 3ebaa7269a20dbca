import SceneRuntime
import SceneText

/// A set of points of the plane, as disjoint half-open rectangles.
public struct Region: Sendable {
    /// The smallest rectangle that contains all points, or an empty one.
    public private(set) var boundingBox: Rectangle
    /// The rectangles, if there is more than one.
    private var parts: [Rectangle]
    /// Whether each rectangle is below the one before it, as the strips of a convex area are.
    private let isPile: Bool

    /// A region without points.
    public static let empty = Region(Rectangle.empty)

    /// Creates the region of `rectangle`.
    public init(_ rectangle: Rectangle) {
        boundingBox = rectangle
        parts = []
        isPile = true
    }

    /// Creates the region of `rectangles`, which must be disjoint.
    public init(disjoint rectangles: [Rectangle]) {
        let parts = rectangles.filter { !$0.isEmpty }
        guard let first = parts.first else {
            self = .empty
            return
        }
        var box = first
        var isPile = true
        var previousEnd = first.maxY
        for part in parts.dropFirst() {
            box = box.united(with: part)
            isPile = isPile && previousEnd <= part.minY
            previousEnd = part.maxY
        }
        boundingBox = box
        self.isPile = isPile
        self.parts = parts.count == 1 ? [] : parts
    }

    /// The disjoint rectangles of the region.
    public var rectangles: [Rectangle] {
        if !parts.isEmpty { return parts }
        return boundingBox.isEmpty ? [] : [boundingBox]
    }

    /// The number of rectangles, or 1 if there are none.
    public var pieceCount: Int { max(1, parts.count) }

    /// Whether the region is one rectangle, or empty.
    public var isRectangle: Bool { parts.isEmpty }

    /// Whether the region has no points.
    public var isEmpty: Bool { boundingBox.isEmpty }

    /// The area, in square points.
    public var area: Double { rectangles.reduce(0) { $0 + $1.width * $1.height } }

    /// The rectangle with the largest area, or `nil` if the region is empty.
    public var largestRectangle: Rectangle? {
        rectangles.max { $0.width * $0.height < $1.width * $1.height }
    }

    /// The region without rectangles that are thinner than the coordinates are precise, such as the line that is left
    /// beside a mirrored view, whose edges belong to it on the other sides.
    public var withoutSlivers: Region {
        if isRectangle { return Self.isSliver(boundingBox) ? .empty : self }
        return parts.contains(where: Self.isSliver) ? Region(disjoint: parts.filter { !Self.isSliver($0) }) : self
    }

    private static func isSliver(_ rectangle: Rectangle) -> Bool {
        rectangle.width < precision || rectangle.height < precision
    }

    /// The precision of coordinates, in points: a millionth, as in results.
    static let precision = 1e-6

    /// Returns whether the region contains `point`.
    public func contains(_ point: Point) -> Bool {
        boundingBox.contains(point) && (parts.isEmpty || parts.contains { $0.contains(point) })
    }

    /// Returns the points that are also in `rectangle`.
    public func intersection(_ rectangle: Rectangle) -> Region {
        if parts.isEmpty { return Region(boundingBox.intersection(rectangle).orEmpty) }
        if rectangle.contains(boundingBox) { return self }
        if isPile { return Region(disjoint: Self.intersection(ofPiles: near(rectangle), [rectangle])) }
        return Region(disjoint: parts.map { $0.intersection(rectangle) })
    }

    /// Returns the points that are also in `other`.
    public func intersection(_ other: Region) -> Region {
        if !boundingBox.meets(other.boundingBox) { return .empty }
        if other.isRectangle { return intersection(other.boundingBox) }
        if isRectangle { return other.intersection(boundingBox) }
        if isPile, other.isPile {
            return Region(
                disjoint: Self.intersection(ofPiles: near(other.boundingBox), other.near(boundingBox)))
        }
        // What is outside the other's box takes no part.
        let (near, others) = (intersection(other.boundingBox), other.intersection(boundingBox))
        if near.isRectangle || others.isRectangle { return near.intersection(others) }
        return near.subtracting(near.subtracting(others))
    }

    /// Returns how many rectangles ``intersection(_:)`` with `other` paints at most. It only compares rectangles with
    /// each other if this is 0.
    func paintedPieceCount(intersecting other: Region) -> Int {
        isRectangle || other.isRectangle || isPile && other.isPile ? 0 : pieceCount + other.pieceCount
    }

    /// Returns the rectangles of a pile that are neither above nor below `rectangle`.
    private func near(_ rectangle: Rectangle) -> ArraySlice<Rectangle> {
        let first = parts.partitioningIndex { $0.maxY > rectangle.minY }
        let end = parts.partitioningIndex { $0.minY >= rectangle.maxY }
        return first < end ? parts[first..<end] : []
    }

    /// Returns the rectangles in which the rectangles of two piles overlap.
    private static func intersection(
        ofPiles first: ArraySlice<Rectangle>, _ second: ArraySlice<Rectangle>
    ) -> [Rectangle] {
        var result: [Rectangle] = []
        var (index, other) = (first.startIndex, second.startIndex)
        while index < first.endIndex, other < second.endIndex {
            let both = first[index].intersection(second[other])
            if first[index].maxY < second[other].maxY { index += 1 } else { other += 1 }
            if both.isEmpty { continue }
            if let last = result.last, last.maxY == both.minY, last.minX == both.minX, last.maxX == both.maxX {
                result[result.count - 1].maxY = both.maxY
            } else {
                result.append(both)
            }
        }
        return result
    }

    /// Returns the points that aren't in `other`.
    public func subtracting(_ other: Region) -> Region {
        guard boundingBox.meets(other.boundingBox) else { return self }
        if other.isRectangle, other.boundingBox.contains(boundingBox) { return .empty }
        let others = other.intersection(boundingBox)
        if others.isEmpty { return self }
        let painted = (patches(label: 1) + others.patches(label: 0)).painted()
        return Region(disjoint: painted.filter { $0.label == 1 }.map { $0.rectangle })
    }

    /// Returns the points of either region.
    public func union(_ other: Region) -> Region {
        if isEmpty || other.isRectangle && other.boundingBox.contains(boundingBox) { return other }
        if other.isEmpty || isRectangle && boundingBox.contains(other.boundingBox) { return self }
        return Region(unionOf: [self, other])
    }

    /// Creates the region of the points of any of `regions`.
    public init(unionOf regions: [Region]) {
        self.init(disjoint: regions.flatMap { $0.patches(label: 0) }.painted().map { $0.rectangle })
    }

    func patches(label: Int32) -> [Patch] { rectangles.map { Patch($0, label: label) } }
}
