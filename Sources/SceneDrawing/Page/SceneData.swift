import SceneQueries
import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// What a page knows about a scene: the answer and its reason for every region, the targets, and the events of a touch.
struct SceneData {
    /// The data as JSON, without a `<` that could end the script around it.
    let json: [UInt8]

    /// The maximum number of regions with reasons. The reasons of more would make the page too large to mail.
    private static let reasonLimit = 2_000
    /// The number of bytes after which no further reason is written.
    private static let reasonByteLimit = 1_000_000
    /// The number of views that all reasons together may ask.
    private static let askedLimit = 1_000_000
    private static let regionLimit = 20_000

    init(of renderer: SceneRenderer) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("scene", renderer.scene.name)
            Self.writeRegions(of: renderer, to: &writer)
            if let device = renderer.scene.device { writer.member("device", device) }
            if let version = renderer.content.version { writer.member("version", version) }
            writer.member("width", renderer.canvas.width)
            writer.member("title", renderer.title)
            let findings = renderer.shownFindings
            let reported = Set(findings.compactMap { renderer.subject(of: $0) })
            let ranks = renderer.reaches.map { reach in
                renderer.rank(of: reach, isReported: reported.contains(renderer.path(of: reach.target)))
            }
            Self.writeTargets(of: renderer, ranks, to: &writer)
            Self.writeFindings(of: renderer, findings, ranks, to: &writer)
            Self.writeChanges(of: renderer, to: &writer)
            if let run = renderer.content.touch { Self.writeEvents(of: run, to: &writer) }
        }
        json = writer.text.utf8.reduce(into: []) { bytes, byte in
            // In JSON it is only in strings.
            if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
        }
    }

    /// An area in which touches have one outcome.
    private struct Area {
        let rectangle: Rectangle
        let outcome: HitMap.Outcome
        /// The touch target that is seen here and doesn't get the touches.
        var lost: ViewID?
    }

    /// Returns the areas. A point is in the first one that contains it: what targets lose comes first.
    private static func areas(of renderer: SceneRenderer) -> [Area] {
        var areas: [Area] = []
        for reach in renderer.reaches where renderer.hasLoss(reach) {
            for (outcome, region) in renderer.losses(of: reach) {
                areas += region.rectangles.map { Area(rectangle: $0, outcome: outcome, lost: reach.target) }
            }
            if areas.count > reasonLimit { break }
        }
        return areas.prefix(reasonLimit / 2)
            + renderer.maps.hitMap.pieces.prefix(regionLimit).map { Area(rectangle: $0.rectangle, outcome: $0.outcome) }
    }

    /// Writes the regions as `[x,y,width,height,answer,reason]`, and the texts of the last two.
    private static func writeRegions(of renderer: SceneRenderer, to writer: inout JSONWriter) {
        var texts: [String] = []
        var numbers: [String: Int] = [:]
        let number = { (text: String) -> Int in
            if let number = numbers[text] { return number }
            numbers[text] = texts.count
            texts.append(text)
            return texts.count - 1
        }
        var answers: [HitMap.Outcome: Int] = [:]
        var reaches: [ViewID: TargetReach] = [:]
        for reach in renderer.reaches where reaches[reach.target] == nil { reaches[reach.target] = reach }
        let answer = { (outcome: HitMap.Outcome) -> Int in
            if let number = answers[outcome] { return number }
            let answer = number(renderer.answer(outcome, reaches))
            answers[outcome] = answer
            return answer
        }
        var tester = HitTester(renderer.tree)
        var (count, reasonCount, byteCount, askedCount) = (0, 0, 0, 0)
        writer.member("regions", areas(of: renderer)) { writer, area in
            let box = area.rectangle
            writer.array { writer in
                for number in [box.minX, box.minY, box.width, box.height] { writer.value(number.toThousandth) }
                if let lost = area.lost, case .hit(let view) = area.outcome {
                    let (target, taker) = (renderer.path(of: lost), renderer.path(of: view))
                    writer.value(number("\(target) is seen here, but \(taker) gets the touch"))
                } else {
                    writer.value(answer(area.outcome))
                }
                if count < reasonLimit, byteCount < reasonByteLimit, askedCount < askedLimit {
                    let reason = reason(at: box.middle, &tester, lost: area.lost, in: renderer, &askedCount)
                    byteCount += reason.utf8.count
                    reasonCount += 1
                    writer.value(number(reason))
                }
            }
            count += 1
        }
        writer.member("texts", texts)
        // A region without a reason says who knows it.
        if count > reasonCount, !renderer.content.command.isEmpty {
            writer.member("command", renderer.content.command)
        }
    }

    /// Returns the views that were asked at `point`, a line each, indented by their depth. Adds their number to
    /// `askedCount`. Views that don't contain the point are counted, except one around `lost`, the target that is seen
    /// there.
    private static func reason(
        at point: Point, _ tester: inout HitTester, lost: ViewID?, in renderer: SceneRenderer, _ askedCount: inout Int
    ) -> String {
        var trace = HitTestTrace(limit: 2_000)
        _ = tester.touch(at: point, trace: &trace)
        // Any of the views may have been asked after the trace was full.
        askedCount += trace.isTruncated ? max(trace.entries.count, renderer.tree.views.count) : trace.entries.count
        var lines: [String] = []
        var outside = 0
        let tree = renderer.tree
        for entry in trace.entries {
            // Most views are only counted, so a text for each would take most of the time.
            if entry.verdict == .outside, lost.map({ tree.isInSuperviewChain(entry.view, of: $0) }) != true {
                outside += 1
                continue
            }
            var text = VerdictText(entry, in: tree) { renderer.path(of: $0) }.text
            if entry.verdict == .outside, let lost, entry.view != lost {
                text += ", such as \(renderer.path(of: lost)), which is seen here"
            }
            let indent = String(repeating: "\u{2003}", count: min(entry.depth, 20))
            lines.append("\(indent)\(renderer.path(of: entry.view)) \(text)")
        }
        if trace.isTruncated {
            lines.append("more than \(trace.limit) views were asked; these are the first that contain the point")
        } else if outside == 1 {
            lines.append("1 other view was asked; it doesn't contain the point")
        } else if outside > 1 {
            lines.append("\(outside) other views were asked; none contains the point")
        }
        return lines.joined(separator: "\n")
    }

    /// Writes the targets as `[path,fraction,description,isBad,rank,taker]`, worst first. Only what a finding is about
    /// is bad, and only for the others the taker of all touches is named.
    private static func writeTargets(of renderer: SceneRenderer, _ ranks: [Double], to writer: inout JSONWriter) {
        let order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        writer.member("targets", order) { writer, index in
            let reach = renderer.reaches[index]
            writer.array { writer in
                writer.value(renderer.path(of: reach.target))
                writer.value(reach.visible.isEmpty ? "not seen" : percentText(reach.fraction, isExact: reach.isExact))
                writer.value(renderer.description(of: reach))
                let hasLoss = renderer.hasLoss(reach) && !isWhole(reach.fraction)
                let isQuiet = hasLoss && renderer.isWithoutFinding(reach.target)
                writer.value(hasLoss && !isQuiet)
                writer.value(ranks[index])
                if isQuiet, reach.fraction == 0, case .hit(let taker) = renderer.losses(of: reach).first?.outcome {
                    writer.value("covered by \(renderer.path(of: taker))")
                }
            }
        }
    }

    /// Writes the findings as `[number,rule,severity,message,rank,path,help]`, with the ranks and paths of the targets
    /// that they are about, in the order of the picture. Those without a badge have negative numbers.
    private static func writeFindings(
        of renderer: SceneRenderer, _ findings: [Diagnostic], _ ranks: [Double], to writer: inout JSONWriter
    ) {
        var ranksByPath: [String: Double] = [:]
        for (reach, rank) in zip(renderer.reaches, ranks) {
            let path = renderer.path(of: reach.target)
            ranksByPath[path] = min(rank, ranksByPath[path] ?? rank)
        }
        let numbers = renderer.findingNumbers
        let numbered = renderer.findingGroups.enumerated().flatMap { index, members in
            members.map { (number: numbers[index] ?? -1 - index, finding: findings[$0]) }
        }
        writer.member("findings", numbered) { writer, element in
            let (number, finding) = element
            writer.array { writer in
                writer.value(number)
                writer.value(finding.rule)
                writer.value(finding.severity.rawValue)
                writer.value(finding.message.withCurlyQuotes)
                writer.value(renderer.subject(of: finding).flatMap { ranksByPath[$0] } ?? SceneRenderer.wholeRank)
                writer.value(renderer.subject(of: finding) ?? "")
                let source = renderer.scene.isImported ? nil : renderer.scene.tree(of: finding.range).source
                writer.value(finding.help(in: source).withCurlyQuotes)
            }
        }
    }

    /// Writes what another version does differently: the marked changes as `[letters,text,detail]`, and what touch
    /// targets lost and got as `[text,isLoss,paths]`.
    private static func writeChanges(of renderer: SceneRenderer, to writer: inout JSONWriter) {
        guard let changes = renderer.content.changes else { return }
        writer.member("changes", changes.groups.enumerated()) { writer, element in
            let (index, change) = element
            writer.array { writer in
                writer.value(renderer.letters(ofChange: index) ?? "·")
                writer.value(change.text)
                writer.value(change.detail)
            }
        }
        writer.member("lines", changes.lines) { writer, line in
            writer.array { writer in
                writer.value(line.text)
                writer.value(line.isLoss)
                writer.array { for path in line.paths { $0.value(shownBriefly(path)) } }
            }
        }
        if let remark = changes.remark { writer.member("remark", remark) }
    }

    /// Writes the events as `[milliseconds,event,view,x,y]`. Behind that there is the recognizer, or nothing and how
    /// far the view scrolls.
    private static func writeEvents(of run: TouchRun, to writer: inout JSONWriter) {
        writer.member("events", run.events.indices) { writer, index in
            let event = run.events[index]
            let point = run.point(ofEvent: index) ?? .zero
            writer.array { writer in
                writer.value((event.time * 1000).toThousandth)
                writer.value(event.kind.rawValue)
                writer.value(shownBriefly(run.scene.path(of: event.view)))
                writer.value(point.x.toThousandth)
                writer.value(point.y.toThousandth)
                if let recognizer = event.recognizer {
                    writer.value(run.scene.word(for: recognizer))
                } else if let by = event.by {
                    writer.value("")
                    writer.value(by.x.toThousandth)
                    writer.value(by.y.toThousandth)
                }
            }
        }
    }
}

extension SceneRenderer {
    /// The rank of a finding whose target loses nothing. What loses touches has its fraction as its rank.
    fileprivate static let wholeRank = 1.0

    /// Returns how far behind in the list of targets a target is: those that lose most come first, then those that a
    /// finding is about, such as small ones. Those that aren't seen come last.
    fileprivate func rank(of reach: TargetReach, isReported: Bool) -> Double {
        if reach.visible.isEmpty { return Self.wholeRank + 2 }
        if hasLoss(reach) {
            // What works as in other apps, such as a button behind a dialog, isn't as bad as a finding.
            return isWithoutFinding(reach.target) ? Self.wholeRank + 0.25 + reach.fraction / 2 : reach.fraction
        }
        return isReported ? Self.wholeRank : Self.wholeRank + 1
    }

    /// Returns the path of the view that a finding is about.
    fileprivate func subject(of finding: Diagnostic) -> String? { finding.data.on(scene.device).views.first }

    /// Returns who gets a touch with this outcome, in a sentence. `reaches` has the targets.
    fileprivate func answer(_ outcome: HitMap.Outcome, _ reaches: [ViewID: TargetReach]) -> String {
        guard case .hit(let view) = outcome else { return outcome.text { self.path(of: $0) } }
        let path = path(of: view)
        guard let owner = maps.receivers.owner(of: view) else { return "\(path) gets the touch" }
        if owner == view, let reach = reaches[owner] { return description(of: reach) }
        return "\(path) gets the touch, which is one of \(self.path(of: owner))"
    }
}
