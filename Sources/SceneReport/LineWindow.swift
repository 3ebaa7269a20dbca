import SceneText

/// The printed part of a line, and the position of its mark.
struct LineWindow {
    /// The printed text, with `…` where something is cut off.
    var text: [UInt8]
    /// The number of columns before the mark.
    var markIndent: Int
    /// The width of the mark in columns, at least 1.
    var markWidth: Int

    /// The maximum width in columns; longer lines are cut.
    static let widest = 100
    /// The columns to keep before a mark that is wider than the window.
    static let minimumContext = 8
    /// The sign for text that is cut off.
    private static let ellipsis = Array("…".utf8)

    /// Cuts `layout` to `widest` columns so that `range` is visible.
    init(_ layout: LineLayout, marking range: SourceRange, widest: Int = LineWindow.widest) {
        let markStart = layout.column(of: range.start)
        let markEnd = max(markStart + 1, layout.column(before: range.end))
        let margin = max(Self.minimumContext, (widest - (markEnd - markStart)) / 2)
        let left = max(0, min(markStart - margin, layout.width - widest))
        let right = left + widest
        let cutsFront = left > 0 || layout.cutsFront
        let cutsBack = right < layout.width || layout.cutsBack

        // The shown text may begin after the left edge; that gap counts.
        let shown = layout.shown(from: left, to: right)
        text = (cutsFront ? Self.ellipsis : []) + shown.text + (cutsBack ? Self.ellipsis : [])
        markIndent = (cutsFront ? 1 : 0) + markStart - shown.column
        // The mark of a place past the last column is allowed there.
        markWidth = max(1, min(markEnd, right) - markStart)
    }

    /// Returns the texts of two windows of one line, the first of which may be empty.
    static func joined(_ text: [UInt8], _ next: [UInt8]) -> [UInt8] {
        let isCutTwice = text.suffix(ellipsis.count) == ellipsis[...] && next.starts(with: ellipsis)
        return text + (isCutTwice ? next[ellipsis.count...] : next[...])
    }
}
