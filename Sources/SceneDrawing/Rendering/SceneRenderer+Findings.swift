import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Draws findings: a numbered badge where each is, and a line of the legend below the scene.
extension SceneRenderer {
    private static let radius = 8.0
    private static let lineHeight = 14.5
    /// The narrowest legend, in points.
    static let leastLegendWidth = 320.0
    private static let legendSize = 11.0

    /// The errors and warnings.
    var shownFindings: [Diagnostic] { content.findings.filter { $0.severity != .note } }

    /// Returns the findings. Takes the room of their badges, and adds that of the legend to the height.
    mutating func placedFindings() -> [UInt8] {
        let before = writer
        writer = MarkupWriter()
        defer { writer = before }
        let findings = shownFindings
        if findings.isEmpty { return [] }
        var places: [String: ViewID] = [:]
        for shape in shapes.shapes where places[shape.path] == nil { places[shape.path] = shape.view }
        var y = canvas.maxY + 24
        layer("findings") { renderer in
            for (index, finding) in findings.enumerated() {
                let place = renderer.place(of: finding, places)
                renderer.draw(finding, number: renderer.firstFindingNumber + index, at: place, legendAt: &y)
            }
        }
        height = y - canvas.maxY
        return writer.bytes
    }

    /// Returns the point at which a finding shows, or `nil` if it shows nowhere.
    private func place(of finding: Diagnostic, _ places: [String: ViewID]) -> Point? {
        let views = finding.data.views + finding.data.cycle
        let view = views.compactMap { places[$0] }.first.flatMap { shapes.shape(of: $0) }.map { $0.box.middle }
        // The evidence of a finding on several devices is that of the first one.
        if let view, let first = finding.data.devices.first, first != scene.device { return view }
        if let point = finding.data.point { return Point(x: point.x, y: point.y) }
        if let box = finding.data.region.first {
            return Point(x: box.x + box.width / 2, y: box.y + box.height / 2)
        }
        return view
    }

    private mutating func draw(
        _ finding: Diagnostic, number: Int, at place: Point?, legendAt y: inout Double
    ) {
        writer.write("<g class=\"finding \(finding.severity.rawValue)\"")
        writer.attribute("data-rule", finding.rule)
        writer.write(">")
        writer.title("\(finding.rule): \(finding.message)")
        if let place, place.x.isFinite, place.y.isFinite { drawBadge(number, near: canvas.nearest(to: place)) }
        drawLegend(finding, number: number, &y)
        writer.write("</g>\n")
    }

    /// Draws a badge beside `point`, so that it covers neither the point nor a text.
    private mutating func drawBadge(_ number: Int, near point: Point) {
        labels.takeIfFree(Rectangle(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y).grown(by: 3))
        let size = Size(width: 2 * Self.radius, height: 2 * Self.radius)
        var candidates: [Rectangle] = []
        for ring in 1...8 {
            let distance = 6 + Self.radius * 1.5 * Double(ring)
            for (x, y) in [(1.0, -1.0), (-1, -1), (1, 1), (-1, 1), (1, 0), (0, -1), (-1, 0), (0, 1)] {
                candidates.append(
                    Rectangle(
                        origin: Point(x: point.x + x * distance - Self.radius, y: point.y + y * distance - Self.radius),
                        size: size))
            }
        }
        let area = canvas
        let box = labels.takeFirst(of: candidates) { area.contains($0) } ?? candidates[0]
        let middle = box.middle
        var lead = PathData()
        lead.line(through: [point, middle])
        writer.write("<path class=\"lead\"")
        writer.data(lead)
        writer.write("/><circle class=\"badge\"")
        writer.attribute("cx", point.x)
        writer.attribute("cy", point.y)
        writer.write(" r=\"2.5\"/>")
        drawNumber(number, at: middle)
    }

    private mutating func drawNumber(_ number: Int, at middle: Point) {
        writer.write("<circle class=\"badge\"")
        writer.attribute("cx", middle.x)
        writer.attribute("cy", middle.y)
        writer.attribute("r", Self.radius)
        writer.write("/><text class=\"badge-text\"")
        writer.attribute("x", middle.x)
        writer.attribute("y", middle.y + 3.2)
        writer.write(">\(number)</text>")
    }

    private mutating func drawLegend(_ finding: Diagnostic, number: Int, _ y: inout Double) {
        let x = canvas.minX
        drawNumber(number, at: Point(x: x + Self.radius, y: y))
        let width = max(canvas.width, Self.leastLegendWidth) - 3 * Self.radius
        let lines = TextMetrics.lines(of: finding.message.withCurlyQuotes, width: width, size: Self.legendSize)
        for (index, line) in ([finding.rule] + lines).enumerated() {
            writer.write("<text class=\"legend\(index == 0 ? " rule" : "")\"")
            writer.attribute("x", x + 3 * Self.radius)
            writer.attribute("y", y + 4)
            writer.write(">")
            writer.writeEscaped(line)
            writer.write("</text>")
            y += Self.lineHeight
        }
        y += 6
    }
}

extension String {
    /// The text with names in curly quotes, as pages and pictures show them, instead of backquotes.
    var withCurlyQuotes: String {
        let parts = split(separator: "`", omittingEmptySubsequences: false)
        // With an unpaired backquote, it isn't clear what is quoted.
        if parts.count % 2 == 0 { return self }
        return parts.indices.reduce(into: "") { text, index in
            if index > 0 { text += index % 2 == 1 ? "\u{201C}" : "\u{201D}" }
            text += parts[index]
        }
    }
}

extension Rectangle {
    /// Returns the point of the rectangle that is nearest to `point`.
    func nearest(to point: Point) -> Point {
        Point(x: max(minX, min(maxX, point.x)), y: max(minY, min(maxY, point.y)))
    }
}
