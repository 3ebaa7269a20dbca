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
            guard !reported.contains(tap.range),
                let found = scene.winners(
                    over: tap, where: { $0.recognizer.kind == .tap && $0.id != tap.id })
            else { return nil }
            reported.insert(tap.range)
            return .blockedTap(tap, found, scene)
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
}

extension Diagnostic {
    /// Creates the finding for a tap recognizer that another one always precedes.
    fileprivate static func blockedTap(
        _ tap: WrittenRecognizer, _ found: RecognizerWinners, _ scene: LintContext
    ) -> Diagnostic {
        let winner = found.first
        let waits = tap.recognizer.requirements.contains(.recognizer(winner.id))
        let isSame = tap.recognizer.numberOfTapsRequired == winner.recognizer.numberOfTapsRequired
        let name = scene.scene.name(of: tap.id) ?? "DoubleTap"
        let advice =
            if waits {
                "it waits for \(scene.title(winner.id)) to fail, which recognizes each time; remove that `requireToFail`"
                    + (isSame ? "" : ", and write `requireToFail -> \(name)` on \(scene.title(winner.id))")
            } else if isSame {
                "both are complete at the same moment, and the last one added is first; remove one of them, or write "
                    + "`simultaneous`"
            } else {
                "it recognizes at the \(ordinal(winner.recognizer.numberOfTapsRequired)) tap, and "
                    + "\(scene.title(tap.id)) then fails; make it wait, `requireToFail -> \(name)`, or allow both, "
                    + "`simultaneous`"
            }
        return scene.finding(
            of: .blockedTap, about: tap, "tap", found, advice,
            fixes: waits ? [] : scene.fixes(scene.cures(of: tap, found), of: tap, found))
    }

    private static func ordinal(_ number: Int) -> String {
        switch number {
        case 1: "first"
        case 2: "second"
        case 3: "third"
        default: "last"
        }
    }
}
