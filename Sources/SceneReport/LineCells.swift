/// The scalars of a line, placed in terminal columns.
struct LineCells {
    /// The cells, from left to right.
    private var cells: [Cell] = []
    /// The total width in columns.
    private(set) var width = 0

    /// One scalar or its replacement.
    private struct Cell {
        /// The scalar to print; a blank is repeated to fill its columns.
        var shown: Unicode.Scalar
        /// The offset of its first byte.
        var offset: Int
        /// Its first column, from 0.
        var column: Int
        /// Its width in columns.
        var width: Int

        /// Whether the cell is printed in the columns from `left` up to `right`.
        ///
        /// A cell without width belongs to the cell before it.
        func isInView(from left: Int, to right: Int) -> Bool {
            width == 0 ? column > left && column <= right : column >= left && column + width <= right
        }
    }

    /// The distance between tab stops, in columns.
    private static let tabWidth = 4

    /// Lays out the scalars of `bytes`, with U+FFFD for each invalid sequence.
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

    /// Returns the column of the byte at `offset`, which must be within the line.
    func column(of offset: Int) -> Int {
        // The cell of the byte is the last one that starts at or before it.
        cells.last { $0.offset <= offset }?.column ?? 0
    }

    /// Returns the column after the last byte before `offset`.
    func column(before offset: Int) -> Int {
        cells.first { $0.offset >= offset }?.column ?? width
    }

    /// Returns the text in the columns from `left` up to `right`, and the column where it begins.
    ///
    /// A wide scalar cut by the left edge leaves a gap of one column.
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

    private mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
        let isTab = scalar == "\t"
        let shown = scalar.shownSafely
        let cellWidth = isTab ? Self.tabWidth - width % Self.tabWidth : shown.displayWidth
        cells.append(Cell(shown: isTab ? " " : shown, offset: offset, column: width, width: cellWidth))
        width += cellWidth
    }
}
