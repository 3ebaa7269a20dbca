/// A grid of equal cells in columns and rows that divides a part of the plane.
///
/// The outer cells extend to infinity.
struct PartitionGrid: Sendable {
    let columns: Axis
    let rows: Axis
    /// The number of cells in a row.
    private let columnCount: Int32
    /// The index of the first cell's offset.
    var firstCell: Int32 = 0
    /// The word that the offsets are relative to.
    var firstWord: Int32 = 0

    /// Maps the coordinates of one axis to columns or rows and the steps in them.
    ///
    /// The formula rounds, but is monotonic, which suffices: it alone decides which cell a coordinate is in, both when
    /// filling cells and when looking up points.
    struct Axis: Sendable {
        private let start: Double
        private let scale: Double
        private let lastStep: Double

        /// Divides the coordinates from `start` to `end` into `count` columns, or into one if that is impossible.
        init(_ start: Double, _ end: Double, count: Int) {
            // Even a single edge has to be separated from what is before and after it.
            let (start, end) = start == end ? (start - 1, end + 1) : (start, end)
            let steps = Double(count) * 128
            let scale = steps / (end - start)
            let isPossible = (end - start).isFinite && scale.isFinite && scale > 0
            self.start = isPossible ? start : 0
            self.scale = isPossible ? scale : 0
            lastStep = isPossible ? steps - 1 : 0
        }

        /// The number of columns or rows.
        var count: Int { Int(lastStep) / 128 + 1 }

        /// Returns the step of a finite coordinate.
        func step(of coordinate: Double) -> Step {
            Step(number: Int32(min(max((coordinate - start) * scale, 0), lastStep)))
        }

        /// Returns the extent between two edges, either of which may be infinite.
        func extent(from first: Double, to last: Double) -> Extent {
            var extent = Extent(first: 0, last: count - 1)
            if first.isFinite {
                let step = step(of: first)
                extent.first = step.cell
                // If the edge is also the cell's, all points of the cell are after it.
                let isEdgeOfCell = step.cell > self.step(of: first.nextDown).cell
                extent.firstStep = isEdgeOfCell ? nil : step.place
            }
            if last.isFinite {
                let step = step(of: last)
                extent.last = self.step(of: last.nextDown).cell
                extent.lastStep = extent.last < step.cell ? nil : step.place
            }
            return extent
        }
    }

    /// A step along an axis.
    struct Step {
        let number: Int32
        /// The column or row.
        var cell: Int { Int(number >> 7) }
        /// The step in the column or row, from 1 to 126.
        var place: UInt32 { min(max(UInt32(truncatingIfNeeded: number) & 127, 1), CellPoint.steps - 1) }
    }

    /// The extent of a view along an axis.
    struct Extent {
        var first: Int
        var last: Int
        /// The step where it starts in the first one, if it starts there.
        var firstStep: UInt32?
        /// The step where it ends in the last one, if it ends there.
        var lastStep: UInt32?

        /// Returns where it starts and ends in one of the columns or rows.
        func steps(in cell: Int) -> (first: UInt32?, last: UInt32?) {
            (cell == first ? firstStep : nil, cell == last ? lastStep : nil)
        }
    }

    init(columns: Axis, rows: Axis) {
        self.columns = columns
        self.rows = rows
        columnCount = Int32(columns.count)
    }

    /// The number of cells.
    var cellCount: Int { columns.count * rows.count }

    /// Returns the cell that contains `point`, and the point in it.
    @inline(__always)
    func cell(at point: Point) -> (index: Int, point: CellPoint) {
        let x = columns.step(of: point.x)
        let y = rows.step(of: point.y)
        return (Int(firstCell) + y.cell * Int(columnCount) + x.cell, CellPoint(x: x.place, y: y.place))
    }
}
