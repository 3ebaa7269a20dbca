import SceneRuntime

/// Points of the plane, as half-open rectangles that have none in common.
public struct Region: Sendable {
    /// The smallest rectangle that holds all points; an empty one where there are none.
    public private(set) var boundingBox: Rectangle
    /// The rectangles, where there is more than one.
    private var parts: [Rectangle]

    /// No points.
    public static let empty = Region(Rectangle.empty)

    /// The points of `rectangle`.
    public init(_ rectangle: Rectangle) {
        boundingBox = rectangle
        parts = []
    }

    /// The points of `rectangles`, none of which may have points in common.
    public init(disjoint rectangles: [Rectangle]) {
        let parts = rectangles.filter { !$0.isEmpty }
        guard let first = parts.first else {
            self = .empty
            return
        }
        boundingBox = parts.dropFirst().reduce(first) { $0.united(with: $1) }
        self.parts = parts.count == 1 ? [] : parts
    }

    /// The rectangles that make it up.
    public var rectangles: [Rectangle] {
        if !parts.isEmpty { return parts }
        return boundingBox.isEmpty ? [] : [boundingBox]
    }

    /// How many rectangles those are, or 1 where there are none.
    var pieceCount: Int { max(1, parts.count) }

    /// Whether it is one rectangle, or empty.
    public var isRectangle: Bool { parts.isEmpty }

    /// Whether it holds no point.
    public var isEmpty: Bool { boundingBox.isEmpty }

    /// How large it is, in square points.
    public var area: Double { rectangles.reduce(0) { $0 + $1.width * $1.height } }

    /// The rectangle with the largest area; `nil` where there are no points.
    public var largestRectangle: Rectangle? {
        rectangles.max { $0.width * $0.height < $1.width * $1.height }
    }

    /// Whether it holds `point`.
    public func contains(_ point: Point) -> Bool {
        boundingBox.contains(point) && (parts.isEmpty || parts.contains { $0.contains(point) })
    }

    /// The points that lie in `rectangle`, too.
    public func intersection(_ rectangle: Rectangle) -> Region {
        if parts.isEmpty { return Region(boundingBox.intersection(rectangle).orEmpty) }
        if rectangle.contains(boundingBox) { return self }
        return Region(disjoint: parts.map { $0.intersection(rectangle) })
    }

    /// The points that lie in `other`, too.
    public func intersection(_ other: Region) -> Region {
        if !boundingBox.meets(other.boundingBox) { return .empty }
        if other.isRectangle { return intersection(other.boundingBox) }
        if isRectangle { return other.intersection(boundingBox) }
        return subtracting(subtracting(other))
    }

    /// The points that do not lie in `other`.
    public func subtracting(_ other: Region) -> Region {
        guard boundingBox.meets(other.boundingBox) else { return self }
        if other.isRectangle, other.boundingBox.contains(boundingBox) { return .empty }
        let others = other.intersection(boundingBox)
        if others.isEmpty { return self }
        let painted = (patches(label: 1) + others.patches(label: 0)).painted()
        return Region(disjoint: painted.filter { $0.label == 1 }.map { $0.rectangle })
    }

    /// The points of both.
    public func union(_ other: Region) -> Region {
        if isEmpty || other.isRectangle && other.boundingBox.contains(boundingBox) { return other }
        if other.isEmpty || isRectangle && boundingBox.contains(other.boundingBox) { return self }
        return Region(disjoint: (patches(label: 0) + other.patches(label: 0)).painted().map { $0.rectangle })
    }

    /// Its rectangles as patches that all have `label`.
    func patches(label: Int32) -> [Patch] { rectangles.map { Patch($0, label: label) } }
}
