import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let doubleTapDelaysControls: Rule = Rule(
        "double-tap-delays-controls", .note,
        explanation: """
            ## What it finds
            Reports a recognizer of several taps that delays every tap on a button in its view. Each finding is proved by
            a tap on a button that fires later than the finger lifts. It names the first such button, and says how many
            more there are.

            The finding is a note: UIKit works like this unless `delaysTouchesEnded` is off. With `delaysTouchesBegan`
            the button doesn't even highlight until then.

            ## Why it is bad
            As long as a second tap may follow, UIKit withholds the end of the first one from the view, because
            `delaysTouchesEnded` is on. So each button in the view fires about a third of a second late, and two quick
            taps on it don't fire at all.

            ## Example
            ```scene
            scene Main 390x844 {
                view Player fill {
                    recognizer Seek .tap numberOfTapsRequired 2
                    button Pause center size 80x80
                }
            }
            ```

            ## Instead
            Let the recognizer ignore the controls.
            ```scene
            scene Main 390x844 {
                view Player fill {
                    recognizer Seek .tap numberOfTapsRequired 2 ignores -> Pause
                    button Pause center size 80x80
                }
            }
            ```

            ## In UIKit
            ```swift
            final class SeekDelegate: NSObject, UIGestureRecognizerDelegate {
                func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                    !(touch.view is UIControl)
                }
            }
            ```
            """
    ) { (context: LintContext) in
        if context.tree.recognizers.isEmpty { return [] }
        var reported: Set<SourceRange> = []
        let taps = context.writtenRecognizers.filter { written in
            written.recognizer.kind == .tap && written.recognizer.numberOfTapsRequired > 1
                && (written.recognizer.delaysTouchesEnded || written.recognizer.delaysTouchesBegan)
        }
        if taps.isEmpty { return [] }
        let controls = context.controlsByRecognizingView(taps.map { $0.id.view })
        return context.work.results(of: taps, "recognizers of several taps") { tap in
            guard !reported.contains(tap.range),
                case let delayed = context.delayed(by: tap, controls[tap.id.view] ?? []), let first = delayed.first
            else { return nil }
            reported.insert(tap.range)
            return .doubleTapDelaysControls(tap, first, delayed.map { $0.control }, context)
        }
    }
}

/// A control that fires late.
private struct DelayedControl {
    var control: ViewID
    /// In seconds.
    var delay: Double
    /// Where it was tapped.
    var point: Point
}

extension LintContext {
    /// Returns the first few controls that act when a touch ends, by the views around them among `views`.
    fileprivate func controlsByRecognizingView(_ views: [ViewID]) -> [ViewID: [ViewID]] {
        let wanted = Set(views)
        var controls: [ViewID: [ViewID]] = [:]
        for view in tree.identities where tree[view].isEnabled {
            switch tree[view].kind {
            case .button, .control, .switch, .stepper, .segmentedControl, .pageControl: break
            default: continue
            }
            var next = tree[view].superview
            while let current = next {
                if wanted.contains(current), controls[current]?.count ?? 0 < Self.triedControls {
                    controls[current, default: []].append(view)
                }
                next = tree[current].superview
            }
        }
        return controls
    }

    /// How many controls of a view are tried.
    fileprivate static var triedControls: Int { 8 }

    /// Returns those of `controls` that fire late because of `tap`.
    fileprivate func delayed(by tap: WrittenRecognizer, _ controls: [ViewID]) -> [DelayedControl] {
        var found: [DelayedControl] = []
        for control in controls {
            guard let point = touches.touchablePoint(of: control) else { continue }
            guard spendOnTouches(of: control) else { return found }
            let events = taps(1, at: point, in: tree).filter { $0.view == control }
            guard let end = events.first(where: { $0.kind == .touchUpInside }),
                end.reason == .endHeld(by: tap.id.view)
                    || events.contains(where: { $0.reason == .held(by: tap.id.view) }), spendOnTouches(of: control)
            else { continue }
            let free = taps(1, at: point, in: tree(without: tap.id)).first {
                $0.kind == .touchUpInside && $0.view == control
            }
            if let free, free.time < end.time {
                found.append(DelayedControl(control: control, delay: end.time - free.time, point: point))
            }
        }
        return found
    }
}

extension Diagnostic {
    /// Creates the finding for a double tap that delays `controls`, the first of which is `first`.
    fileprivate static func doubleTapDelaysControls(
        _ tap: WrittenRecognizer, _ first: DelayedControl, _ controls: [ViewID], _ context: LintContext
    ) -> Diagnostic {
        let milliseconds = written((first.delay * 1000).rounded())
        let count = controls.count
        let delayed =
            count <= 3
            ? context.views.names(controls)
            : "\(context.title(first.control)) and on \(count == LintContext.triedControls ? "at least " : "")"
                + "\(count - 1) other controls"
        let holdsTouches = tap.recognizer.delaysTouchesBegan
        let advice =
            !holdsTouches
            ? "write `delaysTouchesEnded .off`"
            : tap.recognizer.delaysTouchesEnded
                ? "remove `delaysTouchesBegan` and write `delaysTouchesEnded .off`" : "remove `delaysTouchesBegan`"
        return Rule.doubleTapDelaysControls.finding(
            "each tap on \(delayed) fires \(milliseconds) ms late: it waits for a further tap of this "
                + "recognizer",
            at: tap.range,
            notes: [Note("it is in the recognizer's view", at: context.scene.range(of: first.control))]
                + (holdsTouches
                    ? [
                        Note(
                            "`delaysTouchesBegan` withholds the whole touch until then, so that it isn't highlighted")
                    ]
                    : [])
                + [
                    Note(
                        sceneAdvice:
                            "let the recognizer leave the controls alone, \(context.advice("ignores", first.control)), or \(advice)"
                    )
                ],
            data: Evidence(
                point: (first.point.x, first.point.y), views: [context.path(tap.id.view), context.path(first.control)]))
    }
}
