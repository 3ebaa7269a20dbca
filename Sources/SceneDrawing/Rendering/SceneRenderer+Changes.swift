import SceneQueries
import SceneRegions
import SceneReport
import SceneRuntime
import SceneText

/// Draws the areas whose touches go elsewhere in another version: highlighted, each with a letter, and with a list
/// below the scene.
extension SceneRenderer {
    /// The maximum number of areas with letters.
    private static let letterLimit = 26

    /// Returns the areas. Takes the room of their letters, and adds the room of the list to the height.
    mutating func placedChanges() -> [UInt8] {
        if content.changes.isEmpty { return [] }
        let before = writer
        writer = MarkupWriter()
        defer { writer = before }
        var y = canvas.maxY + (height > 0 ? height : 24)
        layer("changes") { renderer in
            // No letter is under an area.
            for change in renderer.content.changes { renderer.draw(change) }
            for (index, change) in renderer.content.changes.prefix(Self.letterLimit).enumerated() {
                renderer.draw(Self.letter(index), of: change, &y)
            }
            let rest = renderer.content.changes.count - Self.letterLimit
            if rest > 0, renderer.content.listsChanges {
                renderer.drawLegend(["and \(counted(rest, "more area"))"], &y)
            }
        }
        if content.listsChanges { height = y - canvas.maxY }
        return writer.bytes
    }

    private static func letter(_ index: Int) -> String {
        String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(clamping: index)))
    }

    private mutating func draw(_ change: SceneComparison.Area) {
        writer.write("<g class=\"change\"")
        if let path = change.old.path { writer.attribute("data-old", path) }
        if let path = change.new.path { writer.attribute("data-new", path) }
        writer.write(">")
        let texts = Self.texts(of: change)
        writer.title("\(texts[0]): \(texts[1])")
        var path = PathData()
        path.region(change.region, isExact: change.isExact)
        marks.insert(.changed)
        writer.write("<path class=\"changed\"")
        writer.data(path)
        writer.write("/></g>\n")
    }

    /// Returns what happened to an area, and its size.
    private static func texts(of change: SceneComparison.Area) -> [String] {
        [
            "\(change.old.text) → \(change.new.text)",
            "\(change.isExact ? "" : "about ")\(tenthText(change.area).withThousandsSeparators) square points",
        ]
    }

    /// Draws the letter of an area and, where the areas are listed, its line.
    private mutating func draw(_ letter: String, of change: SceneComparison.Area, _ y: inout Double) {
        let box = change.region.largestRectangle ?? change.region.boundingBox
        drawLetter(letter, in: box.intersection(canvas).orEmpty)
        if content.listsChanges {
            drawLetterMark(letter, at: Point(x: canvas.minX + 8, y: y))
            drawLegend(Self.texts(of: change), &y)
        }
        writer.write("\n")
    }

    /// Draws a letter in the middle of `box`, or beside it where it is too small.
    private mutating func drawLetter(_ letter: String, in box: Rectangle) {
        let side = 15.0
        let at = { (x: Double, y: Double) in
            Rectangle(minX: x - side / 2, minY: y - side / 2, maxX: x + side / 2, maxY: y + side / 2)
        }
        let middle = box.middle
        let inside = [
            middle, Point(x: box.minX + 10, y: box.minY + 10), Point(x: box.maxX - 10, y: box.minY + 10),
            Point(x: box.minX + 10, y: box.maxY - 10), Point(x: box.maxX - 10, y: box.maxY - 10),
        ].map { at($0.x, $0.y) }.filter { box.contains($0) }
        let outside = [
            at(box.maxX + 10, middle.y), at(box.minX - 10, middle.y), at(middle.x, box.minY - 10),
            at(middle.x, box.maxY + 10),
        ]
        let area = canvas
        guard let found = labels.takeFirst(of: inside + outside, where: { area.contains($0) }) else { return }
        drawLetterMark(letter, at: found.middle)
    }

    private mutating func drawLetterMark(_ letter: String, at middle: Point) {
        writer.write("<rect class=\"letter\"")
        writer.attribute("x", middle.x - 7.5)
        writer.attribute("y", middle.y - 7.5)
        writer.write(" width=\"15\" height=\"15\" rx=\"3\"/><text class=\"letter-text\"")
        writer.attribute("x", middle.x)
        writer.attribute("y", middle.y + 3.5)
        writer.write(">\(letter)</text>")
    }

    private mutating func drawLegend(_ texts: [String], _ y: inout Double) {
        let width = max(canvas.width, Self.minimumLegendWidth) - 24
        for (index, text) in texts.enumerated() {
            for line in TextMetrics.lines(of: text, width: width, size: Self.legendSize) {
                drawLegendLine(line, isTitle: index == 0, x: canvas.minX + 24, &y)
            }
        }
        y += Self.legendGap
    }
}
