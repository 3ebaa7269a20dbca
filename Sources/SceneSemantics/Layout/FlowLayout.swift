import SceneRuntime
import SceneText

/// Where UICollectionViewFlowLayout puts equal items, nothing rounded: as many to a line as fit with the least spacing,
/// every line spread from edge to edge, the last one on the same grid, a lone column in the middle.
///
/// Source: UICollectionViewFlowLayout's documentation, and language.md, section 4.
struct FlowLayout {
    /// How many items there are.
    let count: Int
    private let size: Size
    private let isHorizontal: Bool
    /// How many items a line has.
    private let perLine: Int
    /// Where the first item of a line begins, and how far apart their beginnings are, across the lines.
    private let crossStart: Double
    private let crossStep: Double
    /// Where the first line begins, and how far apart the beginnings of the lines are.
    private let lineStart: Double
    private let lineStep: Double
    /// Where the next layout begins.
    let end: Double

    /// Creates the layout that begins at `start` along the direction of scrolling.
    init(
        count: Int, size: Size, spacing: Double, lineSpacing: Double, inset: Edges, contentInset: Edges, bounds: Size,
        start: Double, isHorizontal: Bool
    ) {
        self.count = count
        self.size = size
        self.isHorizontal = isHorizontal
        let room =
            isHorizontal
            ? bounds.height - contentInset.top - contentInset.bottom - inset.top - inset.bottom
            : bounds.width - contentInset.left - contentInset.right - inset.left - inset.right
        let breadth = isHorizontal ? size.height : size.width
        let depth = isHorizontal ? size.width : size.height
        let before = isHorizontal ? inset.top : inset.left
        perLine = Self.itemsPerLine(room: room, breadth: breadth, spacing: spacing, atMost: max(1, count))
        if perLine == 1 {
            crossStart = before + (room - breadth) / 2
            crossStep = 0
        } else {
            let gap = (room - Double(perLine) * breadth) / Double(perLine - 1)
            crossStart = before
            crossStep = breadth + gap
        }
        lineStart = start + (isHorizontal ? inset.left : inset.top)
        lineStep = depth + lineSpacing
        let lines = (count + perLine - 1) / perLine
        let length = lines == 0 ? 0 : Double(lines) * depth + Double(lines - 1) * lineSpacing
        end = lineStart + length + (isHorizontal ? inset.right : inset.bottom)
    }

    /// How many items of `breadth` fit into `room` with at least `spacing` between them; at least one.
    private static func itemsPerLine(room: Double, breadth: Double, spacing: Double, atMost limit: Int) -> Int {
        guard breadth + spacing > 0 else { return limit }
        let fitting = ((room + spacing) / (breadth + spacing)).rounded(.down)
        guard fitting > 1 else { return 1 }
        return Int(exactly: min(fitting, 1e9)) ?? 1
    }

    /// Where the item `index` lies.
    func frame(of index: Int) -> (horizontal: Span, vertical: Span) {
        let cross = crossStart + Double(index % perLine) * crossStep
        let line = lineStart + Double(index / perLine) * lineStep
        return isHorizontal
            ? (Span(from: line, length: size.width), Span(from: cross, length: size.height))
            : (Span(from: cross, length: size.width), Span(from: line, length: size.height))
    }

    /// Items among which are all those whose frames meet `bounds`.
    func candidates(in bounds: Rectangle) -> Range<Int> {
        let depth = isHorizontal ? size.width : size.height
        guard count > 0, depth > 0 else { return 0..<0 }
        let lines = (count + perLine - 1) / perLine
        let from = isHorizontal ? bounds.minX : bounds.minY
        let to = isHorizontal ? bounds.maxX : bounds.maxY
        // A line reaches up to the next one here; that it ends before its spacing is for the frames to say.
        let edge = { (line: Int) in lineStart + Double(line) * lineStep }
        let visible = VisibleRange.indices(of: lines, edge: edge, from: from, to: to)
        // The last line need not be full, so that lines behind it begin behind the last item.
        return Range(from: min(count, visible.lowerBound * perLine), to: min(count, visible.upperBound * perLine))
    }
}
