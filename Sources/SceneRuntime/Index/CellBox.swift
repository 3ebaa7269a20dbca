/// Where in a cell of a partition a view lies, in four bytes: how far its left, top, right and bottom edges are from those of
/// the cell.
///
/// Distances are counted in steps of which 128 make up the cell, and from 1, so that 0 is left for a side on which the view
/// reaches beyond the cell. They are rounded, so nothing is certain of points in the same step as an edge.
struct CellBox: Equatable, Sendable {
    /// The left, top, right and bottom distance, from the lowest byte up, each below 128.
    let bits: UInt32

    /// A view that covers the cell.
    static let full = CellBox(bits: 0)
    /// A view of which nothing is known, for ``CellPoint/unknown``.
    static let unknown = CellBox(bits: 0x0101_0101)

    init(bits: UInt32) { self.bits = bits }

    /// The part of a cell between two steps along each axis, `nil` where there is no edge.
    init(_ x: (first: UInt32?, last: UInt32?), _ y: (first: UInt32?, last: UInt32?)) {
        bits =
            (x.first ?? 0) | (y.first ?? 0) << 8 | (CellPoint.steps - (x.last ?? CellPoint.steps)) << 16
            | (CellPoint.steps - (y.last ?? CellPoint.steps)) << 24
    }

    /// The box with no edge on those sides on which `edges` has none.
    func keeping(_ edges: Rectangle) -> CellBox {
        var kept: UInt32 = 0
        if edges.minX.isFinite { kept |= 0x7F }
        if edges.minY.isFinite { kept |= 0x7F << 8 }
        if edges.maxX.isFinite { kept |= 0x7F << 16 }
        if edges.maxY.isFinite { kept |= 0x7F << 24 }
        return CellBox(bits: bits & kept)
    }

    /// The smallest box that holds both.
    func united(with other: CellBox) -> CellBox {
        var united: UInt32 = 0
        for shift in stride(from: 0 as UInt32, to: 32, by: 8) {
            united |= min(bits >> shift & 0x7F, other.bits >> shift & 0x7F) << shift
        }
        return CellBox(bits: united)
    }

    /// The sides of `rectangle` that are edges in the cell, and no edge where it reaches beyond.
    func edges(of rectangle: Rectangle) -> Rectangle {
        Rectangle(
            minX: bits & 0x7F == 0 ? -.infinity : rectangle.minX,
            minY: bits >> 8 & 0x7F == 0 ? -.infinity : rectangle.minY,
            maxX: bits >> 16 & 0x7F == 0 ? .infinity : rectangle.maxX,
            maxY: bits >> 24 & 0x7F == 0 ? .infinity : rectangle.maxY)
    }
}

/// Where in a cell a point lies: its distances from the left, top, right and bottom, in the steps of ``CellBox``.
struct CellPoint: Sendable {
    /// The distances with the highest bit of each byte set.
    private let bits: UInt32

    /// The distance from the first step of a cell to the last one and beyond it.
    static let steps: UInt32 = 127
    /// A point of which nothing is known.
    static let unknown = CellPoint(bits: CellBox.unknown.bits)

    private init(bits: UInt32) { self.bits = bits | 0x8080_8080 }

    /// The point at two steps, from 1 to 126.
    init(x: UInt32, y: UInt32) {
        self.init(bits: x | y << 8 | (Self.steps - x) << 16 | (Self.steps - y) << 24)
    }

    /// Whether the point may lie in `box`: it is as far from all sides as the edges are.
    func mayLie(in box: CellBox) -> Bool { (bits &- box.bits) & 0x8080_8080 == 0x8080_8080 }

    /// Whether a point that may lie in `box` certainly does: it is farther from all sides than the edges are.
    func certainlyLies(in box: CellBox) -> Bool { (bits &- box.bits &- 0x0101_0101) & 0x8080_8080 == 0x8080_8080 }
}
