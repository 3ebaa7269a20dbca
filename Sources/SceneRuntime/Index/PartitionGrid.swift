/// Equal cells, columns and rows of them, into which a part of the plane is cut.
///
/// What lies beyond the outer cells belongs to them.
struct PartitionGrid: Sendable {
    let columns: Axis
    let rows: Axis
    /// How many cells there are in a row.
    private let columnCount: Int32
    /// Where the first cell's offset stands.
    var firstCell: Int32 = 0
    /// From where the offsets count.
    var firstWord: Int32 = 0

    /// How coordinates along one axis become columns or rows, and steps in them.
    ///
    /// The formula rounds, but never puts a larger coordinate into an earlier step. That is all that is asked of it: what
    /// belongs to a cell is decided by the formula alone, when the cells are filled and when they are looked up.
    struct Axis: Sendable {
        private let start: Double
        private let scale: Double
        private let lastStep: Double

        /// Divides the coordinates from `start` to `end` into `count` columns, or not at all where that cannot be.
        init(_ start: Double, _ end: Double, count: Int) {
            // A single edge still is to be told from what lies before and behind it.
            let (start, end) = start == end ? (start - 1, end + 1) : (start, end)
            let steps = Double(count) * 128
            let scale = steps / (end - start)
            let isPossible = (end - start).isFinite && scale.isFinite && scale > 0
            self.start = isPossible ? start : 0
            self.scale = isPossible ? scale : 0
            lastStep = isPossible ? steps - 1 : 0
        }

        /// How many columns or rows there are.
        var count: Int { Int(lastStep) / 128 + 1 }

        /// The step of a finite coordinate.
        func step(of coordinate: Double) -> Step {
            Step(number: Int32(min(max((coordinate - start) * scale, 0), lastStep)))
        }

        /// What is between two edges, of which either may be at infinity.
        func reach(from first: Double, to last: Double) -> Reach {
            var reach = Reach(first: 0, last: count - 1)
            if first.isFinite {
                let step = step(of: first)
                reach.first = step.cell
                // Where the edge is that of the cell, all points of the cell lie behind it.
                let isEdgeOfCell = step.cell > self.step(of: first.nextDown).cell
                reach.firstStep = isEdgeOfCell ? nil : step.place
            }
            if last.isFinite {
                let step = step(of: last)
                reach.last = self.step(of: last.nextDown).cell
                reach.lastStep = reach.last < step.cell ? nil : step.place
            }
            return reach
        }
    }

    /// A step along an axis.
    struct Step {
        let number: Int32
        /// The column or row.
        var cell: Int { Int(number >> 7) }
        /// The step in it, from 1 to 126.
        var place: UInt32 { min(max(UInt32(truncatingIfNeeded: number) & 127, 1), CellPoint.steps - 1) }
    }

    /// From where to where something reaches along an axis.
    struct Reach {
        /// The first column or row.
        var first: Int
        /// The last one.
        var last: Int
        /// The step in the first one at which it begins, if it does so there.
        var firstStep: UInt32?
        /// The step in the last one at which it ends, if it does so there.
        var lastStep: UInt32?

        /// From where to where it reaches in one of the columns or rows.
        func steps(in cell: Int) -> (first: UInt32?, last: UInt32?) {
            (cell == first ? firstStep : nil, cell == last ? lastStep : nil)
        }
    }

    init(columns: Axis, rows: Axis) {
        self.columns = columns
        self.rows = rows
        columnCount = Int32(columns.count)
    }

    /// How many cells there are.
    var cellCount: Int { columns.count * rows.count }

    /// The cell in which `point` lies, and where there.
    @inline(__always)
    func cell(at point: Point) -> (index: Int, point: CellPoint) {
        let x = columns.step(of: point.x)
        let y = rows.step(of: point.y)
        return (Int(firstCell) + y.cell * Int(columnCount) + x.cell, CellPoint(x: x.place, y: y.place))
    }
}
