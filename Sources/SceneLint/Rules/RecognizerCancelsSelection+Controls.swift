import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension LintContext {
    /// Returns the recognizers of taps that cancel the touches of controls in their views.
    func tapsThatCancelControls() -> [CancelledControls] {
        if tree.recognizers.isEmpty { return [] }
        var reported: Set<SourceRange> = []
        let suspects = checkedRecognizers.filter { recognizesTaps($0.recognizer) && $0.recognizer.cancelsTouchesInView }
        return work.results(of: suspects, "tap recognizers around controls") { tap -> CancelledControls? in
            guard !reported.contains(tap.range) else { return nil }
            let cancelled = controlsCancelled(by: tap.id)
            guard let first = cancelled.controls.first else { return nil }
            reported.insert(tap.range)
            var names = quotedName(first.control)
            let further = cancelled.controls.count - 1
            if further > 0 || !cancelled.areAll {
                let count = cancelled.areAll ? "\(further)" : further == 0 ? "maybe" : "at least \(further)"
                names += " and \(count) other\(further == 1 ? " control" : " controls")"
            }
            return CancelledControls(
                names: names, isOne: further == 0 && cancelled.areAll,
                finding: .recognizerCancelsControls(
                    first, among: cancelled, names, tap, self))
        }
    }

    /// The controls in the view of a recognizer of taps whose taps it cancels.
    struct Cancelled {
        /// The controls, with a point for each.
        var controls: [(control: ViewID, point: Point)] = []
        /// The other recognizers of the tap on the first one.
        var others: [RecognizerID] = []
        /// Whether all controls were tried.
        var areAll = true
    }

    /// Returns the controls in the view of a recognizer of taps whose taps it cancels.
    func controlsCancelled(by tap: RecognizerID) -> Cancelled {
        var found = Cancelled()
        guard let recognizers = tree.recognizers[tap.view], tap.index < recognizers.count else { return found }
        let controls = controls(losingTo: recognizers[tap.index], in: tap.view)
        found.areAll = controls.count < Self.maximumTriedControls
        for control in controls {
            switch isCancelled(control, by: tap) {
            case .at(let point, let others):
                if found.controls.isEmpty { found.others = others }
                found.controls.append((control, point))
            case .isNot: break
            case .isUnknown:
                found.areAll = false
                return found
            }
        }
        return found
    }

    /// Returns the enabled controls in `view` that may lose taps to `recognizer` of it, as many as are tried. From
    /// single taps, only plain controls aren't safe.
    private func controls(losingTo recognizer: GestureRecognizer, in view: ViewID) -> [ViewID] {
        var controls: [ViewID] = []
        var waiting = Array(tree.subviews(of: view).reversed())
        var count = 0
        while let next = waiting.popLast(), controls.count < Self.maximumTriedControls {
            count += 1
            let isTried =
                switch tree[next].kind {
                case .control: true
                case .button, .switch, .stepper, .segmentedControl, .pageControl: !recognizer.isSingleTap
                default: false
                }
            if isTried, tree[next].isEnabled { controls.append(next) }
            waiting += tree.subviews(of: next).reversed()
        }
        return work.spend(.visits(count + waiting.count)) ? controls : []
    }

    /// Whether a recognizer cancels the taps on a control, and where.
    private enum Cancelling {
        /// Where, and which others recognize the same tap.
        case at(Point, beside: [RecognizerID])
        case isNot
        /// Finding out would take too much work.
        case isUnknown
    }

    private func isCancelled(_ control: ViewID, by tap: RecognizerID) -> Cancelling {
        guard let point = touchablePoint(of: control) else { return .isNot }
        guard spendOnTouches(of: control) else { return .isUnknown }
        let events = taps(1, at: point, in: tree)
        // A scroll view around the control may delay its touch, so that there is nothing to cancel.
        let all = recognizersOfTaps(in: events)
        guard events.hasRecognized(tap), !fires(control, events), spendOnTouches(of: control),
            fires(control, taps(1, at: point, in: withoutCancelling(all)))
        else { return .isNot }
        return .at(point, beside: all.filter { $0 != tap })
    }

    /// Returns whether the touch ends in `control`.
    func fires(_ control: ViewID, _ events: [TouchEvent]) -> Bool {
        events.contains { $0.kind == .touchUpInside && $0.view == control }
    }

    /// Returns the recognizers of taps that have recognized in `events` and cancel touches.
    private func recognizersOfTaps(in events: [TouchEvent]) -> [RecognizerID] {
        events.compactMap { $0.recognizer }.filter { id in
            recognizers(of: id.view).contains {
                $0.id == id && recognizesTaps($0.recognizer) && $0.recognizer.cancelsTouchesInView
            }
        }
    }

    /// Returns the views with `recognizers` that let the touches they recognize go on.
    private func withoutCancelling(_ recognizers: [RecognizerID]) -> ViewTree {
        var changed = tree
        for id in recognizers { changed[id]?.cancelsTouchesInView = false }
        return changed
    }

    /// How many controls in the view of a recognizer are tried.
    private static let maximumTriedControls = 8
}

/// What a recognizer of taps does to controls in its view.
struct CancelledControls {
    /// The first one, and how many others there are.
    var names: String
    /// Whether there is only one.
    var isOne: Bool
    /// The finding about them.
    var finding: Diagnostic
}

extension Diagnostic {
    /// Creates the finding for a recognized tap that doesn't fire `controls`.
    fileprivate static func recognizerCancelsControls(
        _ first: (control: ViewID, point: Point), among cancelled: LintContext.Cancelled, _ names: String,
        _ tap: DeclaredRecognizer, _ context: LintContext
    ) -> Diagnostic {
        let isOne = cancelled.controls.count == 1 && cancelled.areAll
        let controls = cancelled.controls.map { $0.control }
        let ignoring = context.advice("ignores", controls, areAll: cancelled.areAll, on: tap)
        let others = cancelled.others
        let owner = context.quotedName(tap.id.view)
        let all = others.isEmpty ? "" : " on \(([tap.id] + others).map { context.quotedName($0) }.joinedAsList())"
        return Rule.recognizerCancelsSelection.finding(
            "taps on \(names) don't fire \(isOne ? "it" : "them"): this recognizer of \(owner) cancels them",
            at: tap.range,
            notes: [
                Note(
                    tap.recognizer.kind == .longPress
                        ? "the long press recognizes \(context.delayText(of: tap.recognizer)); controls keep only single taps "
                            + "from recognizers of superviews"
                        : "it is a plain `control`; only buttons, switches, steppers, segmented controls and page controls "
                            + "keep single taps from recognizers of superviews",
                    at: context.scene.range(of: first.control)),
                Note(
                    sceneAdvice:
                        "write `cancelsTouchesInView .off`\(all), so that a tap fires \(isOne ? "the" : "a") control and is "
                        + "recognized, too; or let the \(others.isEmpty ? "recognizer" : "recognizers") leave "
                        + "\(isOne ? "it" : "them") alone, \(ignoring)"
                ),
            ],
            fixes: context.scene.tree(of: tap.range).fixesTurningOffCancelling(in: tap.range),
            data: Evidence(
                point: context.evidence(first.point),
                views: [context.path(tap.id.view), context.path(first.control)]))
    }
}
