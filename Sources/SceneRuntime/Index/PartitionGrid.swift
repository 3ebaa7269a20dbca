/// Equal cells over all of a partition, each with the smallest part of the partition that holds all points of the cell.
///
/// A point's cell is worked out by a formula that rounds, but never puts a larger coordinate into an earlier column or row.
/// That is all that is asked of it: which points belong to a cell is decided by the formula alone, here and there.
struct PartitionGrid: Sendable {
    /// What all views together reach.
    private let box: Rectangle
    private let columns: Axis
    private let rows: Axis
    /// Row after row.
    private var parts: [PartitionTree.Part]

    /// How coordinates along one axis become columns or rows.
    private struct Axis: Sendable {
        let start: Double
        let scale: Double
        let count: Int

        /// Divides the coordinates from `start` to `end` into `count`, or not at all where that cannot be.
        init(_ start: Double, _ end: Double, count: Int) {
            let scale = Double(count) / (end - start)
            let isPossible = (end - start).isFinite && scale.isFinite && scale > 0
            self.start = isPossible ? start : 0
            self.scale = isPossible ? scale : 0
            self.count = isPossible ? count : 1
        }

        /// The column or row of a coordinate in the box, which must be finite.
        func place(of coordinate: Double) -> Int { min(count - 1, Int((coordinate - start) * scale)) }
    }

    /// Lays cells over what `builder` has built.
    init(of builder: PartitionBuilder) {
        box = builder.box
        // A cell for every cut takes a quarter of the memory of the cuts, and leaves few of them to be followed.
        let cells = Double(max(1, builder.cuts.count))
        // As many cuts in a row of cells as in a column of them.
        let ratio = builder.lengths.height * box.width / (builder.lengths.width * box.height)
        let across = ratio.isNaN ? 1 : min(cells, max(1, (cells * ratio).squareRoot()))
        columns = Axis(box.minX, box.maxX, count: Int(across))
        rows = Axis(box.minY, box.maxY, count: Int(cells / across))
        parts = Array(repeating: .nothing, count: columns.count * rows.count)
        fill(builder)
    }

    /// How many bytes it takes.
    var byteCount: Int { parts.count * MemoryLayout<PartitionTree.Part>.stride }

    /// Where to begin for a point whose coordinates are finite.
    @inline(__always)
    func part(at point: Point) -> PartitionTree.Part {
        guard box.contains(point) else { return .nothing }
        return parts[rows.place(of: point.y) * columns.count + columns.place(of: point.x)]
    }

    /// Gives every cell its part, from the top down.
    private mutating func fill(_ builder: PartitionBuilder) {
        var waiting = [(part: builder.top, columns: 0..<columns.count, rows: 0..<rows.count)]
        while let (part, ownColumns, ownRows) = waiting.popLast() {
            guard part.isCut else {
                set(ownColumns, ownRows, part)
                continue
            }
            let cut = builder.cuts[part.index]
            let axis = part.isCutAcross ? columns : rows
            let own = part.isCutAcross ? ownColumns : ownRows
            // Cells with points on both sides of the cut stay with the part.
            let first = axis.place(of: cut.coordinate.nextDown) + 1
            let last = axis.place(of: cut.coordinate)
            let smaller = own.lowerBound..<min(max(last, own.lowerBound), own.upperBound)
            let larger = max(min(first, own.upperBound), own.lowerBound)..<own.upperBound
            if smaller.upperBound < larger.lowerBound {
                let both = smaller.upperBound..<larger.lowerBound
                if part.isCutAcross { set(both, ownRows, part) } else { set(ownColumns, both, part) }
            }
            for (half, range) in [(cut.smaller, smaller), (cut.larger, larger)] where !range.isEmpty {
                waiting.append(part.isCutAcross ? (half, range, ownRows) : (half, ownColumns, range))
            }
        }
    }

    /// Gives the same part to the cells of some columns and rows.
    private mutating func set(_ columns: Range<Int>, _ rows: Range<Int>, _ part: PartitionTree.Part) {
        for row in rows {
            for column in columns { parts[row * self.columns.count + column] = part }
        }
    }
}
