import SceneText

/// The part of a line that is printed, and where its mark goes.
struct LineWindow {
    /// What is printed of the line, with `…` where something is left out.
    var text: [UInt8]
    /// How many columns stand before the mark.
    var markIndent: Int
    /// How many columns the mark takes, at least 1.
    var markWidth: Int

    /// A longer line is cut to this many columns.
    private static let widest = 100
    /// How much of the line stays in view before a mark that is wider than that.
    private static let leastContext = 8
    /// What stands where something is left out.
    private static let ellipsis = Array("…".utf8)

    /// Cuts `layout` so that `range` is in view.
    init(_ layout: LineLayout, marking range: SourceRange) {
        let markStart = layout.column(of: range.start)
        let markEnd = max(markStart + 1, layout.column(before: range.end))
        let margin = max(Self.leastContext, (Self.widest - (markEnd - markStart)) / 2)
        let left = max(0, min(markStart - margin, layout.width - Self.widest))
        let right = left + Self.widest
        let cutsFront = left > 0 || layout.cutsFront
        let cutsBack = right < layout.width || layout.cutsBack

        // Where the shown part begins behind the left edge, that gap must count.
        let shown = layout.shown(from: left, to: right)
        text = (cutsFront ? Self.ellipsis : []) + shown.text + (cutsBack ? Self.ellipsis : [])
        markIndent = (cutsFront ? 1 : 0) + markStart - shown.column
        // The mark of a place behind the last column may stand there all the same.
        markWidth = max(1, min(markEnd, right) - markStart)
    }
}
