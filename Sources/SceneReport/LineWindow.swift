import SceneText

/// The part of a line that is printed, and where its mark goes.
struct LineWindow {
    /// What is printed of the line, with `…` where something is left out.
    var text: String
    /// How many columns stand before the mark.
    var markIndent: Int
    /// How many columns the mark takes, at least 1.
    var markWidth: Int

    /// A longer line is cut to this many columns.
    private static let widest = 100
    /// How much of the line stays in view before a mark that is wider than that.
    private static let leastContext = 8

    /// Cuts `layout` so that `range` is in view.
    init(_ layout: LineLayout, marking range: SourceRange) {
        let markStart = layout.column(of: range.start)
        let markEnd = max(markStart + 1, layout.column(before: range.end))
        let margin = max(Self.leastContext, (Self.widest - (markEnd - markStart)) / 2)
        let left = max(0, min(markStart - margin, layout.width - Self.widest))
        let right = left + Self.widest
        let prefix = left > 0 || layout.cutsFront ? "…" : ""
        let suffix = right < layout.width || layout.cutsBack ? "…" : ""

        var shown = ""
        // A wide scalar that the left edge cuts in two leaves a gap of one column, which must count.
        var firstColumn: Int?
        for cell in layout.cells where cell.isInView(from: left, to: right) {
            firstColumn = firstColumn ?? cell.column
            shown += cell.text
        }
        text = prefix + shown + suffix
        markIndent = prefix.count + markStart - (firstColumn ?? left)
        // The mark of a place behind the last column may stand there all the same.
        markWidth = max(1, min(markEnd, right) - markStart)
    }
}

extension LineLayout.Cell {
    /// Whether the cell is printed in the columns from `left` up to, not including, `right`.
    ///
    /// A cell without width belongs to the one before it.
    fileprivate func isInView(from left: Int, to right: Int) -> Bool {
        width == 0 ? column > left && column <= right : column >= left && column + width <= right
    }
}
