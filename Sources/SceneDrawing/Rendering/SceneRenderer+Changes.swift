import SceneQueries
import SceneRegions
import SceneReport
import SceneRuntime
import SceneText

/// Draws the areas whose touches go elsewhere in another version: highlighted, each with its letters, and with a list
/// below the scene.
extension SceneRenderer {
    /// The maximum number of areas of a scene with letters.
    private static let letterLimit = 26

    /// The number of areas with letters.
    var letteredChangeCount: Int { min(content.changes.count, Self.letterLimit) }

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
                renderer.draw(renderer.letters(ofChange: index) ?? "", of: change, &y)
            }
            let rest = renderer.content.changes.count - Self.letterLimit
            if rest > 0, renderer.content.listsChanges {
                renderer.drawLegend(["and \(counted(rest, "more area"))"], &y)
            }
        }
        if content.listsChanges { height = y - canvas.maxY }
        return writer.bytes
    }

    /// Returns what marks an area in the picture, or `nil` if there are too many areas. No two areas of a picture have
    /// the same letters: A to Z, AA to AZ, BA and so on.
    func letters(ofChange index: Int) -> String? {
        guard index < Self.letterLimit else { return nil }
        var rest = firstChangeNumber + index
        var letters = ""
        while rest > 0 {
            letters = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8((rest - 1) % 26))) + letters
            rest = (rest - 1) / 26
        }
        return letters
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

    /// Draws the letters of an area and, where the areas are listed, its line.
    private mutating func draw(_ letters: String, of change: SceneComparison.Area, _ y: inout Double) {
        let box = change.region.largestRectangle ?? change.region.boundingBox
        drawLetters(letters, in: box.intersection(canvas).orEmpty)
        if content.listsChanges {
            let width = Self.width(ofLetters: letters)
            drawLetterMark(letters, at: Point(x: canvas.minX + 0.5 + width / 2, y: y))
            drawLegend(Self.texts(of: change), indentation: width + 9, &y)
        }
        writer.write("\n")
    }

    /// The height of the mark with the letters of an area, and its width for a single one.
    private static let letterSide = 15.0

    private static func width(ofLetters letters: String) -> Double {
        letterSide + 7 * Double(max(0, letters.utf8.count - 1))
    }

    /// Draws letters in the middle of `box`, beside it where it is too small, or with a line to it if others are there.
    private mutating func drawLetters(_ letters: String, in box: Rectangle) {
        let (width, height) = (Self.width(ofLetters: letters), Self.letterSide)
        let at = { (x: Double, y: Double) in
            Rectangle(minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2)
        }
        let middle = box.middle
        // The distances from the edges.
        let (x, y) = (width / 2 + 2.5, height / 2 + 2.5)
        let inside = [
            middle, Point(x: box.minX + x, y: box.minY + y), Point(x: box.maxX - x, y: box.minY + y),
            Point(x: box.minX + x, y: box.maxY - y), Point(x: box.maxX - x, y: box.maxY - y),
        ].map { at($0.x, $0.y) }.filter { box.contains($0) }
        let outside = [
            at(box.maxX + x, middle.y), at(box.minX - x, middle.y), at(middle.x, box.minY - y),
            at(middle.x, box.maxY + y),
        ]
        let area = canvas
        if let found = labels.takeFirst(of: inside + outside, where: { area.contains($0) }) {
            return drawLetterMark(letters, at: found.middle)
        }
        let point = canvas.nearest(to: middle)
        let place = takeRoom(beside: point, Size(width: width, height: height))
        drawLead(from: point, to: place)
        drawLetterMark(letters, at: place)
    }

    private mutating func drawLetterMark(_ letters: String, at middle: Point) {
        let (width, height) = (Self.width(ofLetters: letters), Self.letterSide)
        writer.write("<rect class=\"letter\"")
        writer.attribute("x", middle.x - width / 2)
        writer.attribute("y", middle.y - height / 2)
        writer.attribute("width", width)
        writer.attribute("height", height)
        writer.write(" rx=\"3\"/><text class=\"letter-text\"")
        writer.attribute("x", middle.x)
        writer.attribute("y", middle.y + 3.5)
        writer.write(">\(letters)</text>")
    }

    private mutating func drawLegend(_ texts: [String], indentation: Double = 24, _ y: inout Double) {
        let width = max(canvas.width, Self.minimumLegendWidth) - indentation
        for (index, text) in texts.enumerated() {
            for line in TextMetrics.lines(of: text, width: width, size: Self.legendSize) {
                drawLegendLine(line, isTitle: index == 0, x: canvas.minX + indentation, &y)
            }
        }
        y += Self.legendGap
    }
}
