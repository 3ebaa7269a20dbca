import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Draws findings: a numbered badge where each is, and a line of the legend below the scene. Many findings that say the
/// same about other views share a number and a line, and only the first of them have badges.
extension SceneRenderer {
    /// The maximum number of badges with the same number, and of findings alike that have numbers of their own.
    private static let alikeLimit = 4
    /// The maximum number of entries of the legend.
    private static let entryLimit = 40
    /// The maximum number of views that an entry for many findings names.
    private static let nameLimit = 6
    private static let radius = 8.0
    private static let lineHeight = 14.5
    /// The narrowest legend, in points.
    static let minimumLegendWidth = 320.0
    static let legendSize = 11.0
    /// The distance between the entries of a legend.
    static let legendGap = 6.0

    /// The errors and warnings.
    var shownFindings: [Diagnostic] { content.findings.filter { $0.severity != .note } }

    /// Returns the findings. Takes the room of their badges, and adds the room of the legend to the height.
    func placedFindings() -> [UInt8] {
        let before = writer
        writer = MarkupWriter()
        defer { writer = before }
        let findings = shownFindings
        if findings.isEmpty { return [] }
        var y = canvas.maxY + 24
        let groups = findingGroups
        let numbers = findingNumbers
        let views = viewsByPath
        layer("findings") { renderer in
            for (index, group) in groups.enumerated() {
                for (position, member) in group.enumerated() {
                    let isListed = index < Self.entryLimit
                    let hasBadge = isListed && position < Self.alikeLimit
                    let place = hasBadge ? renderer.place(of: findings[member], views) : nil
                    let entry = isListed && position == 0 ? group.map { findings[$0] } : []
                    renderer.draw(findings[member], number: numbers[index], at: place, entry: entry, legendAt: &y)
                }
            }
            let rest = groups.dropFirst(Self.entryLimit).reduce(0) { $0 + $1.count }
            if rest > 0 {
                renderer.drawLegendLine("and \(counted(rest, "more finding"))", "rule", x: renderer.canvas.minX, &y)
            }
        }
        height = y - canvas.maxY
        return writer.bytes
    }

    /// The findings with the same number, as indices in ``shownFindings``, in the order of the first of each.
    var findingGroups: [[Int]] {
        let findings = shownFindings
        var counts: [String: Int] = [:]
        let keys = findings.map { "\($0.severity.rawValue) \($0.rule) \($0.message.withoutNamesAndNumbers)" }
        for key in keys { counts[key, default: 0] += 1 }
        var places: [String: Int] = [:]
        var groups: [[Int]] = []
        for (index, key) in keys.enumerated() {
            if let place = places[key] {
                groups[place].append(index)
            } else {
                if counts[key] ?? 0 > Self.alikeLimit { places[key] = groups.count }
                groups.append([index])
            }
        }
        return groups
    }

    /// The number of each of ``findingGroups``. Those that show nowhere in the picture have none, because you would
    /// look for it.
    var findingNumbers: [Int?] {
        let findings = shownFindings
        let views = viewsByPath
        var next = firstFindingNumber
        return findingGroups.enumerated().map { index, group in
            let isPlaced = group.prefix(Self.alikeLimit).contains { place(of: findings[$0], views)?.isFinite == true }
            guard index < Self.entryLimit, isPlaced else { return nil }
            next += 1
            return next - 1
        }
    }

    /// The first view of each path that is drawn.
    private var viewsByPath: [String: ViewID] {
        var views: [String: ViewID] = [:]
        for shape in shapes.shapes where views[shape.path] == nil { views[shape.path] = shape.view }
        return views
    }

    /// Where a finding shows.
    private struct Place {
        /// The best point to mark.
        let point: Point
        /// The area that is meant, any of whose points will do.
        let area: Rectangle

        init(_ point: Point, in area: Rectangle? = nil) {
            self.point = point
            self.area = area ?? Rectangle(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
        }

        var isFinite: Bool { point.x.isFinite && point.y.isFinite && area.isFinite }
    }

    /// Returns where a finding shows, or `nil` if it shows nowhere.
    private func place(of finding: Diagnostic, _ places: [String: ViewID]) -> Place? {
        let data = finding.data.on(scene.device)
        let views = data.views + data.cycle
        let boxes = views.compactMap { places[$0] }.prefix(2).compactMap { shapes.shape(of: $0)?.box }
        let isMoved = views.prefix(2).contains { path in
            content.boxesBefore[path].map { $0 != places[path].flatMap { shapes.shape(of: $0)?.box } } ?? false
        }
        let view = boxes.first.map { first in
            // A finding about a view and one in front of it, such as a bar, is about where they meet.
            let common = boxes.dropFirst().first.map { first.intersection($0).orEmpty } ?? first
            let area = common.isEmpty ? first : common
            return Place(area.middle, in: area)
        }
        // Points and areas are about the scene before the touches.
        if isMoved { return view }
        let regions = data.region.map {
            Rectangle(origin: Point(x: $0.x, y: $0.y), size: Size(width: $0.width, height: $0.height))
        }
        if let point = data.point.map({ Point(x: $0.x, y: $0.y) }) {
            if let region = regions.first(where: { $0.contains(point) }) { return Place(point, in: region) }
            // A point in the middle of a view means all of it.
            if regions.isEmpty, let view, view.point.squaredDistance(to: point) < 1e-4 { return view }
            return Place(point)
        }
        return regions.first.map { Place($0.middle, in: $0) } ?? view
    }

    /// Draws a finding, and an entry of the legend unless `entry`, the findings that it is for, is empty.
    private func draw(
        _ finding: Diagnostic, number: Int?, at place: Place?, entry: [Diagnostic], legendAt y: inout Double
    ) {
        writer.write("<g class=\"finding \(finding.severity.rawValue)\"")
        writer.attribute("data-rule", finding.rule)
        writer.write(">")
        writer.title("\(finding.rule): \(finding.message)")
        if let number, let place, place.isFinite { drawBadge(number, at: place) }
        if !entry.isEmpty { drawLegend(entry, number: number, &y) }
        writer.write("</g>\n")
    }

    /// Draws a badge in an area if it covers only a part of it and no text, or else beside a point of it.
    private func drawBadge(_ number: Int, at place: Place) {
        let point = canvas.nearest(to: place.point)
        let area = place.area.intersection(canvas).orEmpty
        let side = 2 * Self.radius
        if area.width * area.height >= Self.minimumShare * side * side {
            let (middle, far) = (area.middle, Self.radius + 2)
            let centers = [
                point, middle, Point(x: area.maxX - far, y: area.minY + far),
                Point(x: area.minX + far, y: area.minY + far),
                Point(x: area.maxX - far, y: area.maxY - far), Point(x: area.minX + far, y: area.maxY - far),
                Point(x: area.maxX - far, y: middle.y), Point(x: middle.x, y: area.minY + far),
                Point(x: area.minX + far, y: middle.y), Point(x: middle.x, y: area.maxY - far),
            ]
            let boxes = centers.map {
                Rectangle(minX: $0.x, minY: $0.y, maxX: $0.x, maxY: $0.y).grown(by: Self.radius)
            }
            if let box = labels.takeFirst(of: boxes, where: { area.contains($0) }) {
                return drawNumber(number, at: box.middle)
            }
        }
        drawBadge(number, near: anchor(in: area.isEmpty ? Place(point).area : area, near: point))
    }

    /// How far outside an area the mark at its edge is, so that it covers no title that fills the area.
    private static let edge = 2.0
    /// How many times as large as a badge an area must be, so that the badge hides little of it.
    private static let minimumShare = 4.0

    /// Returns the point to mark: `point` or, if a text is there, one at a corner or a side of `area`.
    private func anchor(in area: Rectangle, near point: Point) -> Point {
        // In the order in which a badge is placed beside them.
        let area = area.isEmpty ? area : area.grown(by: Self.edge)
        let others = [
            Point(x: area.maxX, y: area.minY), Point(x: area.minX, y: area.minY), Point(x: area.maxX, y: area.maxY),
            Point(x: area.minX, y: area.maxY), Point(x: area.maxX, y: area.middle.y),
            Point(x: area.middle.x, y: area.minY), Point(x: area.minX, y: area.middle.y),
            Point(x: area.middle.x, y: area.maxY),
        ]
        let free = ([point] + others.map { canvas.nearest(to: $0) }).first { point in
            labels.isFree(Rectangle(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y).grown(by: 3))
        }
        return free ?? point
    }

    /// Draws a badge beside `point`, so that it covers neither the point nor a text.
    private func drawBadge(_ number: Int, near point: Point) {
        let middle = takeRoom(beside: point, Size(width: 2 * Self.radius, height: 2 * Self.radius))
        drawLead(from: point, to: middle)
        writer.write("<circle class=\"badge\"")
        writer.attribute("cx", point.x)
        writer.attribute("cy", point.y)
        writer.write(" r=\"2.5\"/>")
        drawNumber(number, at: middle)
    }

    /// Takes the room of a mark beside `point`, with which it covers neither the point nor a text, and returns its
    /// middle. If there is no such room, takes none.
    func takeRoom(beside point: Point, _ size: Size) -> Point {
        labels.takeIfFree(Rectangle(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y).grown(by: 3))
        let directions = [(1.0, -1.0), (-1, -1), (1, 1), (-1, 1), (1, 0), (0, -1), (-1, 0), (0, 1)]
        let candidates = (1...8).flatMap { ring in
            let x = 6 + size.width * 0.75 * Double(ring)
            let y = 6 + size.height * 0.75 * Double(ring)
            return directions.map { direction in
                Rectangle(
                    origin: Point(
                        x: point.x + direction.0 * x - size.width / 2, y: point.y + direction.1 * y - size.height / 2),
                    size: size)
            }
        }
        let area = canvas
        return (labels.takeFirst(of: candidates) { area.contains($0) } ?? candidates[0]).middle
    }

    /// Draws a line from what is marked to the middle of its mark.
    func drawLead(from point: Point, to middle: Point) {
        var lead = PathData()
        lead.line(through: [point, middle])
        writer.write("<path class=\"lead\"")
        writer.data(lead)
        writer.write("/>")
    }

    private func drawNumber(_ number: Int, at middle: Point) {
        writer.write("<circle class=\"badge\"")
        writer.attribute("cx", middle.x)
        writer.attribute("cy", middle.y)
        writer.attribute("r", Self.radius)
        writer.write("/><text class=\"badge-text\"")
        writer.attribute("x", middle.x)
        writer.attribute("y", middle.y + 3.2)
        writer.write(">\(number)</text>")
    }

    private func drawLegend(_ findings: [Diagnostic], number: Int?, _ y: inout Double) {
        guard let finding = findings.first else { return }
        let x = canvas.minX
        if let number { drawNumber(number, at: Point(x: x + Self.radius, y: y)) }
        let width = max(canvas.width, Self.minimumLegendWidth) - 3 * Self.radius
        var texts = [finding.message.withCurlyQuotes]
        if findings.count > 1 {
            let names = findings.dropFirst().compactMap { $0.data.on(scene.device).views.first }
            let shown = names.prefix(Self.nameLimit).joined(separator: ", ")
            texts.append(
                "and \(findings.count - 1) more like it\(names.isEmpty ? "" : ": \(shown)")"
                    + (names.count > Self.nameLimit ? "…" : ""))
        }
        let lines = texts.flatMap { TextMetrics.lines(of: $0, width: width, size: Self.legendSize) }
        for (index, line) in ([finding.rule] + lines).enumerated() {
            drawLegendLine(line, index == 0 ? "rule" : nil, x: x + 3 * Self.radius, &y)
        }
        y += Self.legendGap
    }

    /// Draws one line of an entry of a legend, and moves `y` to the next one.
    ///
    /// - Parameter look: The class that tells it from other lines.
    func drawLegendLine(_ line: String, _ look: String?, x: Double, _ y: inout Double) {
        writer.write("<text class=\"legend\(look.map { " \($0)" } ?? "")\"")
        writer.attribute("x", x)
        writer.attribute("y", y + 4)
        writer.write(">")
        writer.writeEscaped(line)
        writer.write("</text>")
        y += Self.lineHeight
    }
}

extension String {
    /// The text without what is between backquotes, and without digits.
    fileprivate var withoutNamesAndNumbers: String {
        var (bytes, isName): ([UInt8], Bool) = ([], false)
        for byte in utf8 {
            if byte == UInt8(ascii: "`") { isName.toggle() }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","): continue
            default: if !isName { bytes.append(byte) }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

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
