import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let blockedTap: Rule = Rule(
        "blocked-tap", .warning,
        explanation: """
            ## What it finds
            Reports a tap recognizer that never recognizes because another tap recognizer of its view, or of a view
            around it, always does first. Each finding is proved by taps that it recognizes only without the other one.

            ## Why it is bad
            Once a recognizer has recognized, the others that get the touch fail. A single tap is complete when the
            finger lifts for the first time, so a double tap beside it never gets its second tap, unless the single tap
            waits for it to fail.

            ## Example
            ```scene
            scene Main 390x844 {
                view Photo fill {
                    recognizer ShowBars .tap
                    recognizer Zoom .tap numberOfTapsRequired 2
                }
            }
            ```

            ## Instead
            The single tap now comes 350 ms later. If that is too late, let both recognize: `simultaneous -> Zoom`.
            ```scene
            scene Main 390x844 {
                view Photo fill {
                    recognizer ShowBars .tap requireToFail -> Zoom
                    recognizer Zoom .tap numberOfTapsRequired 2
                }
            }
            ```

            ## In UIKit
            ```swift
            tap.require(toFail: doubleTap)
            ```
            """
    ) { (scene: LintContext) in
        if scene.tree.recognizers.isEmpty { return [] }
        var reported: Set<SourceRange> = []
        let taps = scene.writtenRecognizers.filter { $0.recognizer.kind == .tap && scene.hasRival($0) }
        return scene.work.results(of: taps, "tap recognizers") { tap in
            guard !reported.contains(tap.range), let found = scene.winners(over: tap),
                let winner = found.winners.first
            else { return nil }
            reported.insert(tap.range)
            return .blockedTap(tap, winner, found.winners.dropFirst(), found.point, scene)
        }
    }
}

extension LintContext {
    /// Returns whether the view of `tap`, or a view around it, has another recognizer.
    fileprivate func hasRival(_ tap: WrittenRecognizer) -> Bool {
        tree.chain(from: tap.id.view).contains { view in
            (tree.recognizers[view]?.count ?? 0) > (view == tap.id.view ? 1 : 0)
        }
    }

    /// The maximum number of winners to look for.
    private static var mostWinners: Int { 4 }

    /// Returns the tap recognizers that recognize instead of `tap`, and where, or `nil` if there are none.
    fileprivate func winners(over tap: WrittenRecognizer) -> (winners: [WrittenRecognizer], point: Point)? {
        guard let point = point(seenBy: tap) else { return nil }
        let (count, fingers) = (tap.recognizer.numberOfTapsRequired, tap.recognizer.numberOfTouchesRequired)
        var rivals: [WrittenRecognizer]?
        var winners: [WrittenRecognizer] = []
        var free = tree
        // Without the winner, another one may be next.
        while winners.count <= Self.mostWinners, spendOnTouches(of: tap.id.view) {
            let events = taps(count, fingers: fingers, at: point, in: free)
            if events.hasRecognized(tap.id) { return winners.isEmpty ? nil : (winners, point) }
            // Looked up only now, because that takes as long as the taps, and the budget may not suffice for those.
            let others =
                rivals
                ?? tree.chain(from: tap.id.view).flatMap { recognizers(of: $0) }.filter {
                    $0.recognizer.kind == .tap && $0.id != tap.id
                }
            rivals = others
            guard let next = others.first(where: { events.hasRecognized($0.id) }) else { return nil }
            winners.append(next)
            free.recognizers[next.id.view]?[next.id.index].isEnabled = false
        }
        return nil
    }
}

extension Diagnostic {
    /// Creates the finding for a tap recognizer that another one always precedes.
    fileprivate static func blockedTap(
        _ tap: WrittenRecognizer, _ winner: WrittenRecognizer, _ further: ArraySlice<WrittenRecognizer>, _ point: Point,
        _ scene: LintContext
    ) -> Diagnostic {
        let isSame = tap.recognizer.numberOfTapsRequired == winner.recognizer.numberOfTapsRequired
        let name = scene.scene.name(of: tap.id) ?? "DoubleTap"
        let advice =
            if tap.recognizer.requirements.contains(.recognizer(winner.id)) {
                "it waits for \(scene.title(winner.id)) to fail, which recognizes each time; remove that `requireToFail`"
                    + (isSame ? "" : ", and write `requireToFail -> \(name)` on \(scene.title(winner.id))")
            } else if isSame {
                "both are complete at the same moment, and the last one added is first; remove one of them, or write "
                    + "`simultaneous`"
            } else {
                "it is complete before the \(ordinal(tap.recognizer.numberOfTapsRequired)) tap, and then the others "
                    + "fail; let it wait, `requireToFail -> \(name)`, or allow both, `simultaneous`"
            }
        return Rule.blockedTap.finding(
            "this tap is never recognized: \(scene.title(winner.id)) always is first", at: tap.range,
            notes: [Diagnostic.Note("this one recognizes", at: winner.range)]
                + further.map {
                    Diagnostic.Note("without \(scene.title(winner.id)), this one would", at: $0.range)
                } + [Diagnostic.Note(advice)],
            data: Evidence(point: (point.x, point.y), views: [scene.path(tap.id.view), scene.path(winner.id.view)]))
    }

    private static func ordinal(_ number: Int) -> String { number == 2 ? "second" : number == 3 ? "third" : "last" }
}
