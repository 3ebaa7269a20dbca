import SceneText

/// One line of a source, laid out in the columns of a terminal.
struct LineLayout {
    /// What is laid out.
    let bytes: ArraySlice<UInt8>
    /// The scalars one by one; `nil` where every byte is shown as it is in a column of its own, as in nearly all lines.
    var cells: LineCells?
    /// Whether bytes before the first column, behind the last column, were left out.
    let cutsFront: Bool, cutsBack: Bool

    /// Of a longer line, only this many bytes on each side of the place that matters are looked at.
    static let reach = 512

    /// Lays out `line`, without its line end, as far as it can be seen when `focus` is in view.
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

    /// How many columns the line takes.
    var width: Int { cells?.width ?? bytes.count }

    /// The column in which the byte at `offset` is shown; the width where it is behind the last one.
    func column(of offset: Int) -> Int {
        guard offset < bytes.endIndex else { return width }
        return cells?.column(of: offset) ?? max(0, offset - bytes.startIndex)
    }

    /// The column behind the last byte before `offset`.
    func column(before offset: Int) -> Int {
        guard offset < bytes.endIndex else { return width }
        return cells?.column(before: offset) ?? max(0, offset - bytes.startIndex)
    }

    /// What is printed in the columns from `left`, which is not behind the last one, up to, not including, `right`, and the
    /// column in which that begins.
    func shown(from left: Int, to right: Int) -> (text: [UInt8], column: Int) {
        if let cells { return cells.shown(from: left, to: right) }
        let start = bytes.startIndex
        return (Array(bytes[start + left..<start + min(right, width)]), left)
    }
}
