/// The box of a view in a cell of a partition, in four bytes: the distances of its left, top, right and bottom edges
/// from the edges of the cell.
///
/// Distances are in steps of 1/128 of the cell, counted from 1. A 0 means that the view extends beyond the cell on that
/// side. They are rounded, so points in the same step as an edge are uncertain.
struct CellBox: Equatable, Sendable {
    /// The left, top, right and bottom distances, from the lowest byte up, each below 128.
    let bits: UInt32

    /// A view that covers the cell.
    static let full = CellBox(bits: 0)
    /// The box of an unknown view, for ``CellPoint/unknown``.
    static let unknown = CellBox(bits: 0x0101_0101)

    init(bits: UInt32) { self.bits = bits }

    /// The part of a cell between two steps along each axis; `nil` means no edge.
    init(_ x: (first: UInt32?, last: UInt32?), _ y: (first: UInt32?, last: UInt32?)) {
        bits =
            (x.first ?? 0) | (y.first ?? 0) << 8 | (CellPoint.steps - (x.last ?? CellPoint.steps)) << 16
            | (CellPoint.steps - (y.last ?? CellPoint.steps)) << 24
    }

    /// Returns the box without the edges that `edges` doesn't have.
    func keeping(_ edges: Rectangle) -> CellBox {
        var kept: UInt32 = 0
        if edges.minX.isFinite { kept |= 0x7F }
        if edges.minY.isFinite { kept |= 0x7F << 8 }
        if edges.maxX.isFinite { kept |= 0x7F << 16 }
        if edges.maxY.isFinite { kept |= 0x7F << 24 }
        return CellBox(bits: bits & kept)
    }

    /// Returns the sides of `rectangle` that are edges in the cell, and infinity for sides beyond it.
    func edges(of rectangle: Rectangle) -> Rectangle {
        Rectangle(
            minX: bits & 0x7F == 0 ? -.infinity : rectangle.minX,
            minY: bits >> 8 & 0x7F == 0 ? -.infinity : rectangle.minY,
            maxX: bits >> 16 & 0x7F == 0 ? .infinity : rectangle.maxX,
            maxY: bits >> 24 & 0x7F == 0 ? .infinity : rectangle.maxY)
    }
}

/// A point in a cell: its distances from the left, top, right and bottom, in the steps of ``CellBox``.
struct CellPoint: Sendable {
    /// The distances, with the highest bit of each byte set.
    private let bits: UInt32

    /// The number of steps from the first step of a cell to just after the last one.
    static let steps: UInt32 = 127
    static let unknown = CellPoint(bits: CellBox.unknown.bits)

    private init(bits: UInt32) { self.bits = bits | 0x8080_8080 }

    /// Creates the point at two steps, each from 1 to 126.
    init(x: UInt32, y: UInt32) {
        self.init(bits: x | y << 8 | (Self.steps - x) << 16 | (Self.steps - y) << 24)
    }

    /// Returns whether the point may be in `box`: on every side it is at least as far in as the edge.
    func mayBeInside(in box: CellBox) -> Bool { (bits &- box.bits) & 0x8080_8080 == 0x8080_8080 }

    /// Returns whether a point that may be in `box` certainly is: on every side it is farther in than the edge.
    func isCertainlyInside(in box: CellBox) -> Bool { (bits &- box.bits &- 0x0101_0101) & 0x8080_8080 == 0x8080_8080 }
}
