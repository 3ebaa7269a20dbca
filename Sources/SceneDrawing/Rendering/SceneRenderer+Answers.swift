import SceneQueries
import SceneRuntime
import SceneSemantics
import SceneText

/// Draws what was asked: points with their answers, and touches with their events.
extension SceneRenderer {
    /// The most points that are drawn, and events that are named.
    private static let pointLimit = 500
    private static let eventLimit = 200

    /// Returns the points and the touch. Takes the room of their texts.
    func placedAnswers() -> [UInt8] {
        let before = writer
        writer = MarkupWriter()
        defer { writer = before }
        layer("answers") { renderer in
            for answer in renderer.content.points.prefix(Self.pointLimit) { renderer.draw(answer) }
            if let touch = renderer.content.touch { renderer.draw(touch) }
        }
        return writer.bytes
    }

    private func draw(_ answer: PictureContent.Answer) {
        for view in answer.asked where view != answer.view { outline(view, "asked", "was asked") }
        if let view = answer.view { outline(view, "answer", "gets the touch") }
        let (x, y) = (answer.point.x, answer.point.y)
        writer.write("<g class=\"point\"")
        writer.attribute("data-hit", answer.outcome)
        writer.write(">")
        writer.title("\(tenthText(x)),\(tenthText(y)): \(text(of: answer))")
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

    private func outline(_ view: ViewID, _ name: String, _ remark: String) {
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

    private func draw(_ run: TouchRun) {
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
            drawEnds(of: stops.filter { $0.finger == finger })
            keepTextsOff(stops.filter { $0.finger == finger }.map { $0.point })
        }
        for group in groups(of: run) { draw(group, of: run) }
    }

    /// Draws a disc where a finger touches down and a ring where it lifts.
    private func drawEnds(of stops: [FingerStop]) {
        for stop in stops where stop.kind != .move {
            let isStart = stop.kind == .down
            writer.write("<circle class=\"finger-\(isStart ? "start" : "end")\"")
            writer.attribute("cx", stop.point.x)
            writer.attribute("cy", stop.point.y)
            writer.write(isStart ? " r=\"5\">" : " r=\"8\">")
            writer.title(isStart ? "touches down" : "lifts")
            writer.write("</circle>\n")
        }
    }

    /// Takes the room along the lines through `points`, so that texts cover them only where there is no other room.
    private func keepTextsOff(_ points: [Point]) {
        let lines = zip(points, points.dropFirst()).prefix(Self.maximumLinesWithRoom)
        for (start, end) in lines {
            let length = start.squaredDistance(to: end).squareRoot()
            guard length.isFinite else { continue }
            let count = min(length / Self.roomStep, Self.maximumRoomSteps).rounded(.up) + 1
            var step = 0.0
            while step <= count {
                let x = start.x + (end.x - start.x) * step / count
                let y = start.y + (end.y - start.y) * step / count
                labels.take(Rectangle(minX: x - 2, minY: y - 2, maxX: x + 2, maxY: y + 2))
                step += 1
            }
        }
    }

    /// How far apart the boxes along a line are, in points.
    private static let roomStep = 6.0
    /// How many boxes a line has at most.
    private static let maximumRoomSteps = 200.0
    /// How many lines have room of their own at most.
    private static let maximumLinesWithRoom = 100

    /// Events that happen one after the other at one place.
    private struct EventGroup {
        let point: Point
        var events: Range<Int>
    }

    /// How far apart events of one group may be, in points.
    private static let groupDistance = 10.0

    private func groups(of run: TouchRun) -> [EventGroup] {
        var groups: [EventGroup] = []
        for index in run.events.indices {
            guard let point = run.point(ofEvent: index) else { continue }
            if let last = groups.last, last.events.upperBound == index,
                last.point.squaredDistance(to: point) <= Self.groupDistance * Self.groupDistance
            {
                groups[groups.count - 1].events = last.events.lowerBound..<index + 1
            } else {
                groups.append(EventGroup(point: point, events: index..<index + 1))
            }
        }
        return groups
    }

    /// Draws the events of a group as points, with their numbers, times and views in a list beside them.
    private func draw(_ group: EventGroup, of run: TouchRun) {
        let (size, lineHeight) = (9.0, 12.0)
        let named = group.events.prefix(Self.maximumLines).filter {
            $0 < Self.eventLimit && !run.isBetweenEqualEvents($0)
        }
        let lines = named.map { index in
            TextMetrics.fitted("\(index + 1): \(Self.text(of: run.events[index], run.scene))", in: 240, size: size)
        }
        let width = lines.map { TextMetrics.width(of: $0, size: size) }.max() ?? 0
        let room = Size(width: width + 8, height: Double(lines.count) * lineHeight + 4)
        let box = lines.isEmpty ? nil : tagBox(room, at: group.point, distance: 11, isForced: true)
        if let box { drawTag(box, at: group.point) }
        for index in group.events {
            let event = run.events[index]
            let point = run.point(ofEvent: index) ?? group.point
            writer.write("<g class=\"event\"")
            writer.attribute("data-event", event.kind.rawValue)
            writer.attribute("data-view", shownBriefly(run.scene.path(of: event.view)))
            if let recognizer = event.recognizer {
                writer.attribute("data-recognizer", run.scene.word(for: recognizer))
            }
            writer.attribute("data-time", event.time)
            writer.write(">")
            writer.title(Self.text(of: event, run.scene))
            writer.write("<circle")
            writer.attribute("cx", point.x)
            writer.attribute("cy", point.y)
            writer.write(" r=\"3\"/>")
            if let box, let line = named.firstIndex(of: index) {
                writer.write("<text class=\"tag-text\"")
                writer.attribute("x", box.minX + 4)
                writer.attribute("y", box.minY + 2 + Double(line + 1) * lineHeight - 3)
                writer.write(">")
                writer.writeEscaped(lines[line])
                writer.write("</text>")
            }
            writer.write("</g>\n")
        }
    }

    /// The maximum number of events in one list.
    private static let maximumLines = 16

    private static func text(of event: TouchEvent, _ scene: LoweredScene) -> String {
        let recognizer = event.recognizer.map { " \(scene.word(for: $0))" } ?? ""
        let view = shownBriefly(scene.path(of: event.view))
        return "\(tenthText(event.time * 1000)) ms  \(event.kind.rawValue) \(view)\(recognizer)"
    }

    /// Writes a text beside a point where there is room, with a line to the point if it is far.
    func tag(_ text: String, at point: Point, distance: Double) {
        let text = TextMetrics.fitted(text, in: 240, size: 9)
        let size = Size(width: TextMetrics.width(of: text, size: 9) + 8, height: 15)
        guard let box = tagBox(size, at: point, distance: distance) else { return }
        drawTag(box, at: point)
        writer.write("<text class=\"tag-text\"")
        writer.attribute("x", box.minX + 4)
        writer.attribute("y", box.maxY - 4.5)
        writer.write(">")
        writer.writeEscaped(text)
        writer.write("</text>")
    }

    /// How far from beside a point its text may be, across and along, the nearest first.
    private static let tagOffsets: [(aside: Double, away: Double)] = [0.0, 24, 48, 72].flatMap { aside in
        [0.0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -8, 8, -10, 10, -12, 12].map { (aside, $0 * 17) }
    }.sorted { $0.aside + abs($0.away) < $1.aside + abs($1.away) }

    /// Finds and takes the room for a text of this size beside `point`.
    ///
    /// - Parameter isForced: Whether it may cover other texts where there is no room.
    private func tagBox(
        _ size: Size, at point: Point, distance: Double, isForced: Bool = false
    ) -> Rectangle? {
        var candidates: [Rectangle] = []
        for (aside, away) in Self.tagOffsets {
            let (x, y) = (distance + aside, point.y - size.height / 2 + away)
            candidates.append(Rectangle(origin: Point(x: point.x + x, y: y), size: size))
            candidates.append(Rectangle(origin: Point(x: point.x - x - size.width, y: y), size: size))
        }
        // Above and below, where the picture is too narrow.
        let left = max(canvas.minX + 1, min(canvas.maxX - size.width - 1, point.x - size.width / 2))
        for y in [point.y - distance - size.height, point.y + distance] {
            candidates.append(Rectangle(origin: Point(x: left, y: y), size: size))
        }
        let area = canvas
        if let box = labels.takeFirst(of: candidates, where: { area.contains($0) }) { return box }
        return isForced ? candidates.first { area.contains($0) } : nil
    }

    /// Draws the frame of a text, with a line to `point` if it is far.
    private func drawTag(_ box: Rectangle, at point: Point) {
        let nearest = box.nearest(to: point)
        if point.y < box.minY - 8 || point.y > box.maxY + 8 || abs(point.x - nearest.x) > 20 {
            var lead = PathData()
            lead.line(through: [point, Point(x: nearest.x, y: box.middle.y)])
            writer.write("<path class=\"lead\"")
            writer.data(lead)
            writer.write("/>")
        }
        writer.write("<rect class=\"tag\"")
        writer.attribute("x", box.minX)
        writer.attribute("y", box.minY)
        writer.attribute("width", box.width)
        writer.attribute("height", box.height)
        writer.write(" rx=\"3\"/>")
    }
}

extension TouchRun {
    /// Returns whether the events before and after the event at this index differ from it only in their times, as
    /// those of a finger that scrolls.
    func isBetweenEqualEvents(_ index: Int) -> Bool {
        guard events.indices.contains(index - 1), events.indices.contains(index + 1) else { return false }
        return [events[index - 1], events[index + 1]].allSatisfy { other in
            other.kind == events[index].kind && other.view == events[index].view
                && other.recognizer == events[index].recognizer
        }
    }

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
