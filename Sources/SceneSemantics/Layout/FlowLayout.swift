import SceneRuntime
import SceneText

/// The frames of equal items in a UICollectionViewFlowLayout, without rounding. Each line has as many items as fit with
/// the minimum spacing and is spread from edge to edge. The last line uses the same grid, and a single column is
/// centered.
///
/// Source: UICollectionViewFlowLayout's documentation.
struct FlowLayout {
    let count: Int
    private let size: Size
    private let isHorizontal: Bool
    /// The number of items per line.
    private let perLine: Int
    /// The start of a line's first item, and the distance between the starts of items, across the lines.
    private let crossStart: Double
    private let crossStep: Double
    /// The start of the first line, and the distance between the starts of lines.
    private let lineStart: Double
    private let lineStep: Double
    /// The start of the next layout.
    let end: Double

    /// Creates a layout that begins at `start` in the scroll direction.
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

    /// Returns how many items of `breadth` fit into `room` with at least `spacing` between them; at least one.
    private static func itemsPerLine(room: Double, breadth: Double, spacing: Double, atMost limit: Int) -> Int {
        guard breadth + spacing > 0 else { return limit }
        let fitting = ((room + spacing) / (breadth + spacing)).rounded(.down)
        guard fitting > 1 else { return 1 }
        return Int(exactly: min(fitting, 1e9)) ?? 1
    }

    /// Returns the placement of the item at `index`.
    func placement(of index: Int) -> Placement {
        let cross = crossStart + Double(index % perLine) * crossStep
        let line = lineStart + Double(index / perLine) * lineStep
        return isHorizontal
            ? Placement(origin: Point(x: line, y: cross), size: size)
            : Placement(origin: Point(x: cross, y: line), size: size)
    }

    /// Returns a range that includes all items whose frames intersect `bounds`.
    func candidates(in bounds: Rectangle) -> Range<Int> {
        let depth = isHorizontal ? size.width : size.height
        guard count > 0, depth > 0 else { return 0..<0 }
        let lines = (count + perLine - 1) / perLine
        let from = isHorizontal ? bounds.minX : bounds.minY
        let to = isHorizontal ? bounds.maxX : bounds.maxY
        // Each line extends to the start of the next one here; the frames account for the spacing.
        let edge = { (line: Int) in lineStart + Double(line) * lineStep }
        let visible = VisibleRange.indices(of: lines, edge: edge, from: from, to: to)
        // The last line may be incomplete, so later lines are clamped to the last item.
        return Range(from: min(count, visible.lowerBound * perLine), to: min(count, visible.upperBound * perLine))
    }
}
