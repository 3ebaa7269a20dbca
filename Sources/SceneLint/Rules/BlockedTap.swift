import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let blockedTap: Rule = Rule(
        "blocked-tap", .warning, undisplayedRows: .withRecognizers, yieldsTo: rulesAboutCycles,
        explanation: """
            ## What it finds
            Reports a tap recognizer that never recognizes a tap because another tap recognizer of its view, or of a view
            around it, always does first, or because views with taps of their own fill its view. A long press that is shorter
            than a tap counts as one. Each finding is proved by
            taps that it recognizes only without the other one. If slow or uneven taps are recognized, the finding says so,
            and that ordinary ones aren't. Buttons keep single taps from all recognizers around them.
            They let double taps through, so a double tap may still be recognized on buttons, and only there.

            Also reports a tap recognizer whose `ignores` or `receivesOnly` leaves it no touch, one whose view is filled by
            controls that keep its taps, and, where `circular-requirements` is off, one in such a cycle. Recognizers in content that
            scrolls only count if no other part of the content is free of them. A view out of view is scrolled into view
            first. Rows that aren't displayed are, too, if no displayed row has recognizers of the same line.
            A single tap beside a double tap doesn't block it, see `tap-before-double-tap`.

            An inner tap is recognized instead of an outer one. That is how UIKit is meant to work, so nothing is reported as
            long as the outer one has a part of its view to itself.

            ## Why it is bad
            Once a recognizer has recognized, the others that get the touch fail. If two are complete at the same moment,
            the one of the inner view is first, and in one view the one added last. The other one never
            does anything, and no error or log says so.

            ## Example
            ```scene
            scene Main 390x844 {
                view Photo fill {
                    recognizer ShowBars .tap
                    view Caption fill {
                        recognizer OpenComments .tap
                    }
                }
            }
            ```

            ## Instead
            Leave the outer one a part to itself. If one tap is to do both, let both recognize: `simultaneous -> ShowBars`.
            ```scene
            scene Main 390x844 {
                view Photo fill {
                    recognizer ShowBars .tap
                    view Caption leading 0 trailing 0 bottom 0 height 100 {
                        recognizer OpenComments .tap
                    }
                }
            }
            ```

            ## In UIKit
            ```swift
            let bounds = photo.bounds
            let caption = UIView(frame: CGRect(x: 0, y: bounds.maxY - 100, width: bounds.width, height: 100))
            photo.addSubview(caption)
            ```
            """
    ) { (context: LintContext) in
        if context.tree.recognizers.isEmpty { return [] }
        let allTaps = context.checkedRecognizers.filter { $0.recognizer.kind == .tap }
        if allTaps.isEmpty { return [] }
        let rivals = context.declaredRecognizers.filter {
            $0.recognizer.kind == .tap || context.recognizesTaps($0.recognizer)
        }
        let views = context.tree.superviews(ofAll: rivals.map { $0.id.view })
        let around = context.viewsThatControlsMayFill(allTaps)
        func mayBeBlocked(_ tap: DeclaredRecognizer) -> Bool { context.hasRival(tap) || views.contains(tap.id.view) }
        let cycles = allTaps.contains { !$0.recognizer.requirements.isEmpty } ? context.requirementCycles() : []
        let waiting = Set(cycles.joined())
        let taps = allTaps.filter {
            $0.mayNeverBegin || mayBeBlocked($0) || around.contains($0.id.view) || waiting.contains($0.id)
        }
        return context.findings(about: taps, "tap recognizers") { tap, context in
            if tap.mayNeverBegin, let reason = context.reasonNotToBegin(tap) {
                return .neverBegins(tap, "tap", reason, of: .blockedTap, context)
            }
            if mayBeBlocked(tap), let found = context.blockers(over: tap, where: { context.canPrecede(tap, $0) }) {
                return .blockedTap(tap, found.blockers, found.context)
            }
            if around.contains(tap.id.view), let kept = context.controlsKeepingAllTouches(from: tap) {
                return Rule.blockedTap.finding(about: tap, "tap", keptBy: kept.controls, kept.point, in: context)
            }
            guard let cycle = cycles.first(where: { $0.contains(tap.id) }),
                let recognized = context.recognized(in: cycle), !recognized.contains(tap.id)
            else { return nil }
            return Rule.blockedTap.finding(about: tap, "tap", waitingIn: cycle, in: context)
        }
    }

    private static func rulesAboutCycles() -> [Precedence] {
        [Precedence(circularRequirements.name, atNotes: true)]
    }
}

extension ViewKind {
    /// Whether the view keeps taps from the recognizers of views around it.
    fileprivate var keepsTaps: Bool { keeps(GestureRecognizer(.tap)) }
}

extension LintContext {
    /// Returns whether `other` can recognize taps before `tap`.
    fileprivate func canPrecede(_ tap: DeclaredRecognizer, _ other: DeclaredRecognizer) -> Bool {
        other.id != tap.id && (other.recognizer.kind == .tap || recognizesTaps(other.recognizer))
    }

    /// Returns whether the view of `tap`, or a view around it, has a recognizer that can recognize taps before it.
    fileprivate func hasRival(_ tap: DeclaredRecognizer) -> Bool {
        tree.chain(from: tap.id.view).contains { view in
            recognizers(of: view).contains { canPrecede(tap, $0) }
        }
    }

    /// Returns the views of `taps` with controls in them that keep taps, and that may fill them.
    fileprivate func viewsThatControlsMayFill(_ taps: [DeclaredRecognizer]) -> Set<ViewID> {
        let candidates = Set(taps.map { $0.id.view })
        var areas: [ViewID: Double] = [:]
        for control in views.touchTargets where tree[control].kind.keepsTaps {
            let area = geometry.hitBoundingBox(of: control).area
            for superview in tree.superviews(of: control) where candidates.contains(superview) {
                areas[superview, default: 0] += area
            }
        }
        return Set(
            areas.filter { view, area in
                // What is out of view is expensive to look at, so that sizes decide first.
                !isOutOfView(view) || area >= Self.fractionToFill * geometry.boundingBox(of: view).area
            }.keys)
    }

    /// Something in front may take the rest.
    private static let fractionToFill = 0.5
}

extension Diagnostic {
    /// Creates the finding for a tap recognizer that another one always precedes.
    fileprivate static func blockedTap(
        _ tap: DeclaredRecognizer, _ found: RecognizerBlockers, _ context: LintContext
    ) -> Diagnostic {
        let blocker = found.first
        let waits = tap.recognizer.requirements.contains(.recognizer(blocker.id))
        let isSame = tap.recognizer.numberOfTapsRequired == blocker.recognizer.numberOfTapsRequired
        let name = context.scene.name(of: tap.id) ?? "DoubleTap"
        let isPress = blocker.recognizer.kind == .longPress
        let advice =
            if waits {
                // Of two numbers of taps, the smaller one would fire too early.
                isSame
                    ? context.adviceAboutWaiting(tap, found)
                    : "it waits for \(context.quotedName(blocker.id)) to fail, which recognizes each time; remove that `requireToFail`"
                        + ", and write `requireToFail -> \(name)` on \(context.quotedName(blocker.id))"
            } else if isPress {
                "\(context.quotedName(blocker.id)) recognizes \(context.delayText(of: blocker.recognizer)), before a tap is complete; "
                    + "write a longer `minimumPressDuration`, or allow both, `simultaneous`"
            } else if blocker.id.view != tap.id.view {
                "a tap on an inner view is recognized instead of one on a view around it, and \(context.quotedName(tap.id.view)) has no "
                    + "part to itself; remove one of them, or write `simultaneous`"
            } else {
                "both are complete at the same moment, and the last one added is first; remove one of them, or write "
                    + "`simultaneous`"
            }
        return Rule.blockedTap.finding(
            about: tap, "tap", found, Note(advice),
            fixes: waits ? [] : context.fixes(of: tap, found, context.relations(of: tap, found)), in: context)
    }
}
