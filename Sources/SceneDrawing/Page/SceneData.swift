import SceneQueries
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What a page knows about a scene: the answer and its reason for every region, the targets, and the events of a touch.
struct SceneData {
    /// The data as JSON, without the place of the scene in the picture.
    private(set) var json: [UInt8] = []

    /// The maximum number of regions with reasons. The reasons of more would make the page too large to mail.
    private static let reasonLimit = 2_000
    /// The number of bytes after which no further reason is written.
    private static let reasonByteLimit = 1_000_000
    private static let regionLimit = 20_000

    init(of renderer: SceneRenderer) {
        var writer = MarkupWriter()
        writer.write("\"scene\":")
        writer.json(renderer.scene.name)
        writeRegions(of: renderer, to: &writer)
        if let device = renderer.scene.device {
            writer.write(",\"device\":")
            writer.json(device)
        }
        writer.write(",\"width\":")
        writer.json(renderer.canvas.width)
        writer.write(",\"title\":")
        writer.json(renderer.title)
        writeTargets(of: renderer, to: &writer)
        writeFindings(of: renderer, to: &writer)
        writeChanges(of: renderer, to: &writer)
        if let run = renderer.content.touch { writeEvents(of: run, to: &writer) }
        json = writer.bytes
    }

    /// Writes the regions as `[x,y,width,height,answer,reason]`, and the texts of the last two.
    private func writeRegions(of renderer: SceneRenderer, to writer: inout MarkupWriter) {
        var texts: [String] = []
        var places: [String: Int] = [:]
        let place = { (text: String) -> Int in
            if let known = places[text] { return known }
            places[text] = texts.count
            texts.append(text)
            return texts.count - 1
        }
        var answers: [HitMap.Outcome: Int] = [:]
        var reaches: [ViewID: TargetReach] = [:]
        for reach in renderer.reaches where reaches[reach.target] == nil { reaches[reach.target] = reach }
        let answer = { (outcome: HitMap.Outcome) -> Int in
            if let known = answers[outcome] { return known }
            let number = place(renderer.answer(outcome, reaches))
            answers[outcome] = number
            return number
        }
        var tester = HitTester(renderer.tree)
        var (count, byteCount) = (0, 0)
        let pieces = Array(renderer.maps.hits.pieces.prefix(Self.regionLimit))
        writer.write(",\"regions\":")
        writer.json(pieces) { writer, piece in
            let box = piece.rectangle
            writer.write("[")
            for number in [box.minX, box.minY, box.width, box.height] {
                writer.json(number)
                writer.write(",")
            }
            writer.write("\(answer(piece.outcome))")
            if let explain = renderer.content.explanation, count < Self.reasonLimit, byteCount < Self.reasonByteLimit {
                let reason = Self.reason(at: box.middle, &tester, explain)
                byteCount += reason.utf8.count
                writer.write(",\(place(reason))")
            }
            writer.write("]")
            count += 1
        }
        writer.write(",\"texts\":")
        writer.json(texts) { $0.json($1) }
    }

    /// Returns the views that were asked at `point`, a line each, indented by their depth.
    private static func reason(
        at point: Point, _ tester: inout HitTester, _ explain: (HitTestTrace.Entry) -> String
    ) -> String {
        var trace = HitTestTrace(limit: 2_000)
        _ = tester.touch(at: point, trace: &trace)
        var lines: [String] = []
        var outside = 0
        for entry in trace.entries {
            if entry.verdict == .outside {
                outside += 1
                continue
            }
            lines.append(String(repeating: "\u{2003}", count: min(entry.depth, 20)) + explain(entry))
        }
        if outside == 1 { lines.append("1 other view was asked; it doesn't contain the point") }
        if outside > 1 { lines.append("\(outside) other views were asked; none contains the point") }
        return lines.joined(separator: "|")
    }

    /// Writes the targets, worst first.
    private func writeTargets(of renderer: SceneRenderer, to writer: inout MarkupWriter) {
        let order = renderer.reaches.indices.sorted {
            (renderer.reaches[$0].rank, $0) < (renderer.reaches[$1].rank, $1)
        }
        writer.write(",\"targets\":")
        writer.json(order) { writer, index in
            let reach = renderer.reaches[index]
            writer.write("[")
            writer.json(renderer.path(of: reach.target))
            writer.write(",")
            writer.json(reach.visible.isEmpty ? "not seen" : "\(percentText(reach.share, isExact: reach.isExact))")
            writer.write(",")
            writer.json(renderer.description(of: reach))
            writer.write("]")
        }
    }

    /// Writes the findings as `[number,rule,severity,message]`.
    private func writeFindings(of renderer: SceneRenderer, to writer: inout MarkupWriter) {
        writer.write(",\"findings\":")
        writer.json(Array(renderer.shownFindings.enumerated())) { writer, element in
            writer.write("[\(element.offset + 1),")
            writer.json(element.element.rule)
            writer.write(",")
            writer.json(element.element.severity.rawValue)
            writer.write(",")
            writer.json(element.element.message)
            writer.write("]")
        }
    }

    /// Writes the areas that another version gives to other views as texts.
    private func writeChanges(of renderer: SceneRenderer, to writer: inout MarkupWriter) {
        writer.write(",\"changes\":")
        writer.json(renderer.content.changes) { writer, change in
            writer.json("\(change.old.text) → \(change.new.text)")
        }
    }

    /// Writes the events as `[milliseconds,event,view,x,y]`.
    private func writeEvents(of run: TouchRun, to writer: inout MarkupWriter) {
        writer.write(",\"events\":")
        writer.json(Array(run.events.indices)) { writer, index in
            let event = run.events[index]
            let point = run.point(ofEvent: index) ?? .zero
            writer.write("[")
            writer.json(event.time * 1000)
            writer.write(",")
            writer.json(event.kind.rawValue)
            writer.write(",")
            writer.json(run.scene.path(of: event.view))
            writer.write(",")
            writer.json(point.x)
            writer.write(",")
            writer.json(point.y)
            writer.write("]")
        }
    }
}

extension TargetReach {
    /// Smaller is worse: first what is seen and lost, then what is seen, then what is hidden.
    fileprivate var rank: Double { visible.isEmpty ? 2 : share }
}

extension SceneRenderer {
    /// Returns who gets a touch with this outcome, in a sentence. `reaches` has the targets.
    fileprivate func answer(_ outcome: HitMap.Outcome, _ reaches: [ViewID: TargetReach]) -> String {
        guard case .hit(let view) = outcome else { return name(of: outcome) }
        let path = path(of: view)
        guard let owner = maps.owners[Int(view.index)] else { return "\(path) gets the touch" }
        if owner == view, let reach = reaches[owner] { return description(of: reach) }
        return "\(path) gets the touch, which is one of \(self.path(of: owner))"
    }
}
