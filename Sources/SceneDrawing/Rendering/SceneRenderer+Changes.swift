import SceneQueries
import SceneRegions
import SceneReport
import SceneRuntime
import SceneText

/// Draws what another version does differently: the areas whose touches go elsewhere and the views whose recognizers
/// changed, with letters, and with a list below the scene. What changed alike in several rows has the same letters.
extension SceneRenderer {
    /// The maximum number of changes of a scene with letters.
    private static let letterLimit = 26
    /// The maximum number of places with the letters of one change.
    private static let placeLimit = 40
    /// The maximum number of lines about touch targets. A page has all.
    private static let targetLineLimit = 12

    /// The changes that are marked.
    private var changeGroups: [PictureContent.Changes.Group] { content.changes?.groups ?? [] }

    /// The number of changes with letters.
    var letteredChangeCount: Int { min(changeGroups.count, Self.letterLimit) }

    /// Returns the changes. Takes the room of their letters, and adds the room of the list to the height.
    func placedChanges() -> [UInt8] {
        guard let changes = content.changes else { return [] }
        let before = writer
        writer = MarkupWriter()
        defer { writer = before }
        layer("changes") { renderer in
            // No letter is under an area.
            for (index, change) in changes.groups.enumerated() { renderer.draw(change, index) }
            for (index, change) in changes.groups.prefix(Self.letterLimit).enumerated() {
                renderer.drawLetters(renderer.letters(ofChange: index) ?? "", of: change)
            }
            if renderer.content.listsChanges { renderer.list(changes) }
        }
        return writer.bytes
    }

    /// Writes the list below the scene.
    private func list(_ changes: PictureContent.Changes) {
        var y = canvas.maxY + (height > 0 ? height : 24)
        if let remark = changes.remark { drawLegend(["No differences"], [remark], indentation: 0, &y) }
        for line in changes.lines.prefix(Self.targetLineLimit) {
            drawLegend([], [line.text], line.isLoss ? "loss" : nil, indentation: 0, &y)
        }
        let lines = changes.lines.count - Self.targetLineLimit
        if lines > 0 { drawLegend(["and \(counted(lines, "more line")) about touch targets"], indentation: 0, &y) }
        for (index, change) in changes.groups.prefix(Self.letterLimit).enumerated() {
            let letters = letters(ofChange: index) ?? ""
            let width = Self.width(ofLetters: letters)
            drawLetterMark(letters, at: Point(x: canvas.minX + 0.5 + width / 2, y: y))
            drawLegend([change.text], [change.detail], indentation: width + 9, &y)
            writer.write("\n")
        }
        let rest = changes.groups.count - Self.letterLimit
        if rest > 0 { drawLegend(["and \(counted(rest, "more change"))"], indentation: 0, &y) }
        height = y - canvas.maxY
    }

    /// Returns what marks a change in the picture, or `nil` if there are too many. No two changes of a picture have the
    /// same letters: A to Z, AA to AZ, BA and so on.
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

    /// Draws all places of a change, which is number `index` of the scene.
    private func draw(_ change: PictureContent.Changes.Group, _ index: Int) {
        for area in change.areas {
            writer.write("<g class=\"change\" data-change=\"\(index)\"")
            if let path = area.old.path { writer.attribute("data-old", path) }
            if let path = area.new.path { writer.attribute("data-new", path) }
            writer.write(">")
            writer.title(
                "\(area.old.text) → \(area.new.text): \(area.isExact ? "" : "about ")"
                    + "\(tenthText(area.area).withThousandsSeparators) square points")
            var path = PathData()
            path.region(area.region, isExact: area.isExact)
            marks.insert(.changed)
            writer.write("<path class=\"changed\"")
            writer.data(path)
            writer.write("/></g>\n")
        }
        for shape in shapes(at: change.views) {
            writer.write("<g class=\"change\" data-change=\"\(index)\"")
            writer.attribute("data-path", shape.path)
            writer.write(">")
            writer.title("\(change.text): \(change.detail)")
            var path = PathData()
            path.polygon(shape.polygon.points)
            marks.insert(.changedRecognizer)
            writer.write("<path class=\"changed gesture\"")
            writer.data(path)
            writer.write("/></g>\n")
        }
    }

    /// Returns what is drawn of the views with these paths.
    private func shapes(at paths: [String]) -> [ViewShape] {
        if paths.isEmpty { return [] }
        let paths = Set(paths)
        return shapes.shapes.filter { paths.contains($0.path) }
    }

    /// Draws the letters of a change in all its places where there is room, at least in the first one.
    private func drawLetters(_ letters: String, of change: PictureContent.Changes.Group) {
        let boxes =
            change.areas.prefix(Self.placeLimit).map { $0.region.largestRectangle ?? $0.region.boundingBox }
            + shapes(at: change.views).prefix(Self.placeLimit).map { $0.box }
        let canvas = canvas
        let places = boxes.map { $0.intersection(canvas).orEmpty }
        var isDrawn = false
        for place in places where drawLetters(letters, in: place) { isDrawn = true }
        guard !isDrawn, let first = places.first else { return }
        let point = canvas.nearest(to: first.middle)
        let place = takeRoom(beside: point, Size(width: Self.width(ofLetters: letters), height: Self.letterSide))
        drawLead(from: point, to: place)
        drawLetterMark(letters, at: place)
    }

    /// The height of the mark with the letters of a change, and its width for a single one.
    private static let letterSide = 15.0

    private static func width(ofLetters letters: String) -> Double {
        letterSide + 7 * Double(max(0, letters.utf8.count - 1))
    }

    /// Draws letters in the middle of `box`, or beside it where it is too small. Returns whether there is room.
    private func drawLetters(_ letters: String, in box: Rectangle) -> Bool {
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
            drawLetterMark(letters, at: found.middle)
            return true
        }
        return false
    }

    private func drawLetterMark(_ letters: String, at middle: Point) {
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

    /// Writes an entry of the list: titles, and texts below them.
    private func drawLegend(
        _ titles: [String], _ texts: [String] = [], _ look: String? = nil, indentation: Double, _ y: inout Double
    ) {
        let width = max(canvas.width, Self.minimumLegendWidth) - indentation
        for (index, text) in (titles + texts).enumerated() {
            for line in TextMetrics.lines(of: text, width: width, size: Self.legendSize) {
                let look = index < titles.count ? "rule" : look
                drawLegendLine(line, look, x: canvas.minX + indentation, &y)
            }
        }
        y += Self.legendGap
    }
}
