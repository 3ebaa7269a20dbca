import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let doubleTapDelaysControls: Rule = Rule(
        "double-tap-delays-controls", .note, undisplayedRows: .withEither,
        explanation: """
            ## What it finds
            Reports a recognizer of several taps that delays every tap on its view, if that is a button, or on a
            button in it. Each finding is proved by a tap on a button that fires later than the finger lifts, also
            where you have to scroll to it. It names the first such button, and says how many more there are. Rows
            that aren't displayed are checked, too, if no displayed row has a button of the same line.

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
    ) { (targets: TargetContext) in
        let context = targets.context
        if context.tree.recognizers.isEmpty { return [] }
        var reported: Set<SourceRange> = []
        let around = context.checkedStatements == nil ? [] : context.tree.superviews(ofAll: context.checkedTargets)
        let taps = context.declaredRecognizers.filter { written in
            // In rows that weren't displayed, known ones can delay other controls.
            (context.isChecked(written.range) || around.contains(written.id.view))
                && written.recognizer.kind == .tap && written.recognizer.numberOfTapsRequired > 1
                && (written.recognizer.delaysTouchesEnded || written.recognizer.delaysTouchesBegan)
        }
        if taps.isEmpty { return [] }
        let controls = context.hiddenControlsByRecognizingView(taps.map { $0.id.view })
        return context.work.results(of: taps, "recognizers of several taps") { tap in
            guard !reported.contains(tap.range),
                case let delayed = targets.delayed(by: tap, controls[tap.id.view] ?? []), let first = delayed.first
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
    /// Where it was tapped, or `nil` if the user has to scroll there.
    var point: Point?
}

extension LintContext {
    /// Returns the controls out of view that act when a touch ends, by themselves and the views around them among
    /// `views`.
    fileprivate func hiddenControlsByRecognizingView(_ views: [ViewID]) -> [ViewID: [ViewID]] {
        let wanted = Set(views)
        var controls: [ViewID: [ViewID]] = [:]
        for view in tree.identities where actsAtEnd(view) && isOutOfView(view) {
            for current in tree.chain(from: view) where wanted.contains(current) {
                controls[current, default: []].append(view)
            }
        }
        return controls
    }

    /// Returns whether `view` is a control that acts when a touch on it ends.
    private func actsAtEnd(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .button, .control, .switch, .stepper, .segmentedControl, .pageControl: tree[view].isEnabled
        default: false
        }
    }

    /// Returns how `tap` delays each of the controls that are hit here and that it delays.
    fileprivate func delays(by tap: DeclaredRecognizer) -> [ViewID: DelayedControl] {
        var found: [ViewID: DelayedControl] = [:]
        var known: [Int: Double?] = [:]
        for hit in knownHits(inside: tap).hits where actsAtEnd(hit.view) {
            let delay = known[hit.equivalenceClass] ?? delay(of: hit.view, at: hit.point, by: tap)
            known[hit.equivalenceClass] = .some(delay)
            guard let delay, work.spend(.visits(hit.alike.count)) else { continue }
            for control in hit.alike {
                // The first one may be another one of them.
                let point = control == hit.view ? hit.point : nil
                found[control] = DelayedControl(control: control, delay: delay, point: point)
            }
        }
        return found
    }

    /// Returns how long `tap` delays `control`, which a tap at `point` hits, in seconds, or `nil` if it doesn't.
    private func delay(of control: ViewID, at point: Point, by tap: DeclaredRecognizer) -> Double? {
        guard spendOnTouches(of: control) else { return nil }
        let events = taps(1, at: point, in: tree).filter { $0.view == control }
        guard let end = events.first(where: { $0.kind == .touchUpInside }),
            end.reason == .endHeld(by: tap.id.view)
                || events.contains(where: { $0.reason == .held(by: tap.id.view) }), spendOnTouches(of: control)
        else { return nil }
        let free = taps(1, at: point, in: tree(without: tap.id)).first {
            $0.kind == .touchUpInside && $0.view == control
        }
        guard let free, free.time < end.time else { return nil }
        return end.time - free.time
    }
}

extension TargetContext {
    /// Returns the controls that fire late because of `tap`, in tree order, including those of `hidden`, its controls
    /// out of view, that the user has to scroll to.
    fileprivate func delayed(by tap: DeclaredRecognizer, _ hidden: [ViewID]) -> [DelayedControl] {
        var found = context.delays(by: tap)
        var delaysByContext: [ObjectIdentifier: [ViewID: DelayedControl]] = [:]
        for control in hidden {
            guard work.spend(.visits(1)), let unrolled = unrolled(around: control)?.context else { continue }
            let known = delaysByContext[ObjectIdentifier(unrolled)]
            let delays = known ?? unrolled.delays(by: tap)
            if known == nil { delaysByContext[ObjectIdentifier(unrolled)] = delays }
            found[control] = delays[control].map { DelayedControl(control: control, delay: $0.delay, point: nil) }
        }
        var delayed = found.values.sorted { $0.control < $1.control }
        if let first = delayed.first, first.point == nil, !context.isOutOfView(first.control) {
            delayed[0].point = context.touchablePoint(of: first.control)
        }
        return delayed
    }
}

extension Diagnostic {
    /// Creates the finding for a double tap that delays `controls`, the first of which is `first`.
    fileprivate static func doubleTapDelaysControls(
        _ tap: DeclaredRecognizer, _ first: DelayedControl, _ controls: [ViewID], _ context: LintContext
    ) -> Diagnostic {
        let milliseconds = written((first.delay * 1000).rounded())
        let count = controls.count
        // There may be more in rows that aren't displayed.
        let areAllKnown = !context.lacksCells(in: tap.id.view)
        let delayed =
            count <= 3
            ? context.views.quotedList(controls)
            : "\(context.quotedName(first.control)) and on \(areAllKnown ? "" : "at least ")\(count - 1) other controls"
        let holdsTouches = tap.recognizer.delaysTouchesBegan
        let isItself = controls == [tap.id.view]
        let advice =
            !holdsTouches
            ? "write `delaysTouchesEnded .off`"
            : tap.recognizer.delaysTouchesEnded
                ? "remove `delaysTouchesBegan` and write `delaysTouchesEnded .off`" : "remove `delaysTouchesBegan`"
        let haveLinks = count <= 3 && controls.allSatisfy { context.link(from: tap, to: $0) != nil }
        let ignoring = context.advice("ignores", controls, areAll: haveLinks || areAllKnown && count == 1, on: tap)
        return Rule.doubleTapDelaysControls.finding(
            "each tap on \(delayed) fires \(milliseconds) ms late: it waits for a further tap of this "
                + "recognizer",
            at: tap.range,
            notes: (first.control == tap.id.view
                ? [] : [Note("it is in the recognizer's view", at: context.scene.range(of: first.control))])
                + (holdsTouches
                    ? [
                        Note(
                            "`delaysTouchesBegan` withholds the whole touch until then, so that it isn't highlighted")
                    ]
                    : [])
                + [
                    Note(
                        sceneAdvice: isItself
                            ? advice
                            : "let the recognizer leave the controls alone, \(ignoring), or \(advice)"
                    )
                ],
            data: Evidence(
                point: first.point.map { ($0.x, $0.y) },
                views: ([tap.id.view] + controls.filter { $0 != tap.id.view }).map { context.path($0) }))
    }
}
