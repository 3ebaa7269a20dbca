import SceneText

/// One line of a source, laid out in the columns of a terminal.
struct LineLayout {
    /// What is shown, from left to right.
    private(set) var cells: [Cell] = []
    /// How many columns the cells take together.
    private(set) var width = 0
    /// The offset behind the last byte laid out.
    let endOffset: Int
    /// Whether bytes before the first cell, behind the last cell, were left out.
    let cutsFront: Bool, cutsBack: Bool

    /// One scalar, or what is shown in its place.
    struct Cell {
        /// What is printed.
        var text: String
        /// The offset of its first byte.
        var offset: Int
        /// The column in which it begins, from 0.
        var column: Int
        /// How many columns it takes.
        var width: Int
    }

    /// Tab stops are this many columns apart.
    private static let tabWidth = 4
    /// Of a longer line, only this many bytes on each side of the place that matters are looked at.
    private static let reach = 2048

    /// Lays out `line`, without its line end, as far as it can be seen when `focus` is in view.
    init(_ line: ArraySlice<UInt8>, focus: Int) {
        let focus = max(line.startIndex, min(focus, line.endIndex))
        var start = focus - line.startIndex > Self.reach ? focus - Self.reach : line.startIndex
        while start < focus, line[start] & 0b1100_0000 == 0b1000_0000 { start += 1 }
        endOffset = line.endIndex - focus > Self.reach ? focus + Self.reach : line.endIndex
        cutsFront = start > line.startIndex
        cutsBack = endOffset < line.endIndex
        append(line[start..<endOffset])
    }

    /// The column in which the byte at `offset` is shown; the width where it is behind the last one.
    func column(of offset: Int) -> Int {
        guard offset < endOffset else { return width }
        // The cell that holds the byte is the last one that begins at or before it.
        return cells.last { $0.offset <= offset }?.column ?? 0
    }

    /// The column behind the last byte before `offset`.
    func column(before offset: Int) -> Int {
        cells.first { $0.offset >= offset }?.column ?? width
    }

    /// Lays out the scalars of `bytes`, and U+FFFD for each stretch that is none.
    private mutating func append(_ bytes: ArraySlice<UInt8>) {
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

    /// Lays out one scalar.
    private mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
        let isTab = scalar == "\t"
        let shown = scalar.shownSafely
        let cellWidth = isTab ? Self.tabWidth - width % Self.tabWidth : shown.displayWidth
        let text = isTab ? String(repeating: " ", count: cellWidth) : String(shown)
        cells.append(Cell(text: text, offset: offset, column: width, width: cellWidth))
        width += cellWidth
    }
}
