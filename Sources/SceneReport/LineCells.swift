/// The scalars of a line, each in the columns of a terminal that it takes.
struct LineCells {
    /// What is shown, from left to right.
    private var cells: [Cell] = []
    /// How many columns the cells take together.
    private(set) var width = 0

    /// One scalar, or what is shown in its place.
    private struct Cell {
        /// What is printed, as often as it takes columns if it is a blank.
        var shown: Unicode.Scalar
        /// The offset of its first byte.
        var offset: Int
        /// The column in which it begins, from 0.
        var column: Int
        /// How many columns it takes.
        var width: Int

        /// Whether the cell is printed in the columns from `left` up to, not including, `right`.
        ///
        /// A cell without width belongs to the one before it.
        func isInView(from left: Int, to right: Int) -> Bool {
            width == 0 ? column > left && column <= right : column >= left && column + width <= right
        }
    }

    /// Tab stops are this many columns apart.
    private static let tabWidth = 4

    /// Lays out the scalars of `bytes`, and U+FFFD for each stretch that is none.
    init(_ bytes: ArraySlice<UInt8>) {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var offset = bytes.startIndex
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let encoded):
                append(Unicode.UTF8.decode(encoded), at: offset)
                offset += encoded.count
            case .error(let length):
                append("\u{FFFD}", at: offset)
                offset += length
            case .emptyInput:
                return
            }
        }
    }

    /// The column in which the byte at `offset` is shown; it is not behind the last one.
    func column(of offset: Int) -> Int {
        // The cell that holds the byte is the last one that begins at or before it.
        cells.last { $0.offset <= offset }?.column ?? 0
    }

    /// The column behind the last byte before `offset`.
    func column(before offset: Int) -> Int {
        cells.first { $0.offset >= offset }?.column ?? width
    }

    /// What is printed in the columns from `left` up to, not including, `right`, and the column in which that begins.
    ///
    /// A wide scalar that the left edge cuts in two leaves a gap of one column.
    func shown(from left: Int, to right: Int) -> (text: [UInt8], column: Int) {
        var text: [UInt8] = []
        var first: Int?
        for cell in cells where cell.isInView(from: left, to: right) {
            first = first ?? cell.column
            if cell.shown == " " {
                text.append(UInt8(ascii: " "), count: cell.width)
            } else {
                text.append(cell.shown)
            }
        }
        return (text, first ?? left)
    }

    /// Lays out one scalar.
    private mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
        let isTab = scalar == "\t"
        let shown = scalar.shownSafely
        let cellWidth = isTab ? Self.tabWidth - width % Self.tabWidth : shown.displayWidth
        cells.append(Cell(shown: isTab ? " " : shown, offset: offset, column: width, width: cellWidth))
        width += cellWidth
    }
}
