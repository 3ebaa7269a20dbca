import SceneRuntime
import SceneSemantics

/// Draws what was asked: points with their answers, and touches with their events.
extension SceneRenderer {
    /// The most points that are drawn, and events that are named.
    private static let pointLimit = 500
    private static let eventLimit = 200

    /// Returns the points and the touch. Takes the room of their texts.
    mutating func placedAnswers() -> [UInt8] {
        let before = writer
        writer = MarkupWriter()
        defer { writer = before }
        layer("answers") { renderer in
            for answer in renderer.content.points.prefix(Self.pointLimit) { renderer.draw(answer) }
            if let touch = renderer.content.touch { renderer.draw(touch) }
        }
        return writer.bytes
    }

    private mutating func draw(_ answer: PictureContent.Answer) {
        for view in answer.asked where view != answer.view { outline(view, "asked", "was asked") }
        if let view = answer.view { outline(view, "answer", "gets the touch") }
        let (x, y) = (answer.point.x, answer.point.y)
        writer.write("<g class=\"point\"")
        writer.attribute("data-hit", answer.outcome)
        writer.write(">")
        writer.title("\(shortText(x)),\(shortText(y)): \(text(of: answer))")
        var cross = PathData()
        for (start, end) in [(-14.0, -4.0), (4.0, 14.0)] {
            cross.line(through: [Point(x: x + start, y: y), Point(x: x + end, y: y)])
            cross.line(through: [Point(x: x, y: y + start), Point(x: x, y: y + end)])
        }
        writer.write("<path")
        writer.data(cross)
        writer.write("/><circle")
        writer.attribute("cx", x)
        writer.attribute("cy", y)
        writer.write(" r=\"7\"/>")
        labels.takeIfFree(Rectangle(minX: x, minY: y, maxX: x, maxY: y).grown(by: 14))
        tag(text(of: answer), at: answer.point, distance: 16)
        writer.write("</g>\n")
    }

    private func text(of answer: PictureContent.Answer) -> String {
        switch answer.outcome {
        case "none": "no view"
        case "recursion": "views ask each other forever"
        case "orderDependent": "depends on the display order"
        default: answer.outcome
        }
    }

    private mutating func outline(_ view: ViewID, _ name: String, _ remark: String) {
        guard tree.contains(view), let matrix = shapes.matrices[view] else { return }
        var path = PathData()
        path.rectangle(tree[view].bounds, radius: tree[view].cornerSize, by: matrix)
        writer.write("<path class=\"\(name)\"")
        writer.attribute("data-path", self.path(of: view))
        writer.data(path)
        writer.write(">")
        writer.title("\(self.path(of: view)) \(remark)")
        writer.write("</path>\n")
    }

    private mutating func draw(_ run: TouchRun) {
        let stops = run.fingerStops
        for finger in Set(stops.map { $0.finger }).sorted() {
            var path = PathData()
            for stop in stops where stop.finger == finger {
                if stop.kind == .down { path.move(to: stop.point) } else { path.line(to: stop.point) }
            }
            writer.write("<path class=\"finger\"")
            writer.data(path)
            writer.write(">")
            writer.title("the way of finger \(finger)")
            writer.write("</path>\n")
        }
        for (index, event) in run.events.enumerated() {
            guard let point = run.point(ofEvent: index) else { continue }
            draw(event, at: point, in: run.scene, isNamed: index < Self.eventLimit)
        }
    }

    private mutating func draw(_ event: TouchEvent, at point: Point, in scene: LoweredScene, isNamed: Bool) {
        let time = "\(shortText(event.time * 1000)) ms"
        let path = shownBriefly(scene.path(of: event.view))
        writer.write("<g class=\"event\"")
        writer.attribute("data-event", event.kind.rawValue)
        writer.attribute("data-view", path)
        writer.attribute("data-time", event.time)
        writer.write(">")
        writer.title("\(time): \(event.kind.rawValue) \(path)")
        writer.write("<circle")
        writer.attribute("cx", point.x)
        writer.attribute("cy", point.y)
        writer.write(" r=\"3\"/>")
        if isNamed { tag("\(time) \(event.kind.rawValue) \(path)", at: point, distance: 6) }
        writer.write("</g>\n")
    }

    /// Writes a text beside a point where there is room, with a line to the point if it is far.
    mutating func tag(_ text: String, at point: Point, distance: Double) {
        let text = TextMetrics.fitted(text, in: 240, size: 9)
        let size = Size(width: TextMetrics.width(of: text, size: 9) + 8, height: 15)
        var candidates: [Rectangle] = []
        let steps = [0.0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -8, 8, -10, 10, -12, 12]
        for step in steps {
            let y = point.y - size.height / 2 + step * (size.height + 2)
            candidates.append(Rectangle(origin: Point(x: point.x + distance, y: y), size: size))
            candidates.append(Rectangle(origin: Point(x: point.x - distance - size.width, y: y), size: size))
        }
        let area = canvas
        guard let box = labels.takeFirst(of: candidates, where: { area.contains($0) }) else { return }
        if abs(box.middle.y - point.y) > size.height {
            var lead = PathData()
            lead.line(through: [point, Point(x: box.minX > point.x ? box.minX : box.maxX, y: box.middle.y)])
            writer.write("<path class=\"lead\"")
            writer.data(lead)
            writer.write("/>")
        }
        writer.write("<rect class=\"tag\"")
        writer.attribute("x", box.minX)
        writer.attribute("y", box.minY)
        writer.attribute("width", box.width)
        writer.attribute("height", box.height)
        writer.write(" rx=\"3\"/><text class=\"tag-text\"")
        writer.attribute("x", box.minX + 4)
        writer.attribute("y", box.maxY - 4.5)
        writer.write(">")
        writer.writeEscaped(text)
        writer.write("</text>")
    }
}

extension TouchRun {
    /// Returns where the finger is when the event at this index happens.
    func point(ofEvent index: Int) -> Point? {
        let finger = fingerStops.lastFinger(beforeEvent: index) ?? 1
        return fingerStops.position(of: finger, at: events[index].time, event: index) ?? firstPoint
    }
}

extension LabelPlacer {
    /// Takes `box` if it is free.
    mutating func takeIfFree(_ box: Rectangle) { if isFree(box) { take(box) } }
}
