import SceneText

/// One line of a source, laid out in terminal columns.
struct LineLayout {
    /// The bytes laid out.
    let bytes: ArraySlice<UInt8>
    /// The cells; `nil` if every byte takes one column unchanged, as in nearly all lines.
    var cells: LineCells?
    /// Whether bytes were cut off at the front and at the back.
    let cutsFront: Bool, cutsBack: Bool

    /// The number of bytes to lay out on each side of the focus of a long line.
    static let reach = 512

    /// Lays out `line`, without its line end, as far as it can be visible with `focus` in view.
    init(_ line: ArraySlice<UInt8>, focus: Int) {
        let focus = max(line.startIndex, min(focus, line.endIndex))
        var start = focus - line.startIndex > Self.reach ? focus - Self.reach : line.startIndex
        while start < focus, line[start] & 0b1100_0000 == 0b1000_0000 { start += 1 }
        let end = line.endIndex - focus > Self.reach ? focus + Self.reach : line.endIndex
        cutsFront = start > line.startIndex
        cutsBack = end < line.endIndex
        bytes = line[start..<end]
        cells = bytes.span.isPrintableASCII ? nil : LineCells(bytes)
    }

    /// The width in columns.
    var width: Int { cells?.width ?? bytes.count }

    /// Returns the column of the byte at `offset`, or the width after the last byte.
    func column(of offset: Int) -> Int {
        guard offset < bytes.endIndex else { return width }
        return cells?.column(of: offset) ?? max(0, offset - bytes.startIndex)
    }

    /// Returns the column after the last byte before `offset`.
    func column(before offset: Int) -> Int {
        guard offset < bytes.endIndex else { return width }
        return cells?.column(before: offset) ?? max(0, offset - bytes.startIndex)
    }

    /// Returns the text in the columns from `left` up to `right`, and the column where it begins. `left` must not be
    /// past the last column.
    func shown(from left: Int, to right: Int) -> (text: [UInt8], column: Int) {
        if let cells { return cells.shown(from: left, to: right) }
        let start = bytes.startIndex
        return (Array(bytes[start + left..<start + min(right, width)]), left)
    }
}
