import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension LintContext {
    /// Returns the findings about tap recognizers that cancel the touches of plain controls in their views.
    func tapsThatCancelControls() -> [Diagnostic] {
        if tree.recognizers.isEmpty { return [] }
        let controls = plainControls
        if controls.isEmpty { return [] }
        var reported: Set<SourceRange> = []
        let suspects = writtenRecognizers.filter { $0.recognizer.isSingleTap && $0.recognizer.cancelsTouchesInView }
        return work.results(of: suspects, "tap recognizers around controls") { tap -> Diagnostic? in
            guard !reported.contains(tap.range) else { return nil }
            for control in inside(tap.id.view, controls) {
                switch isCancelled(control, by: tap.id) {
                case .at(let point):
                    reported.insert(tap.range)
                    return .recognizerCancelsControl(control, tap, point, self)
                case .isNot: break
                case .isUnknown: return nil
                }
            }
            return nil
        }
    }

    /// Returns the plain controls in the view of a tap recognizer whose taps it cancels, with a point for each.
    func controlsCancelled(by tap: RecognizerID) -> [(control: ViewID, point: Point)] {
        var found: [(control: ViewID, point: Point)] = []
        for control in inside(tap.view, plainControls) {
            switch isCancelled(control, by: tap) {
            case .at(let point): found.append((control, point))
            case .isNot: break
            case .isUnknown: return found
            }
        }
        return found
    }

    private var plainControls: [ViewID] { tree.identities.filter { tree[$0].kind == .control && tree[$0].isEnabled } }

    /// Returns those of `controls` in `view` that are tried.
    private func inside(_ view: ViewID, _ controls: [ViewID]) -> ArraySlice<ViewID> {
        controls.filter { $0 != view && tree.isInSuperviewChain(view, of: $0) }.prefix(Self.triedControls)
    }

    /// Whether a recognizer cancels the taps on a control, and where.
    private enum Cancelling {
        case at(Point)
        case isNot
        /// Finding out would take too much work.
        case isUnknown
    }

    private func isCancelled(_ control: ViewID, by tap: RecognizerID) -> Cancelling {
        guard let point = touchablePoint(of: control) else { return .isNot }
        guard spendOnTouches(of: control) else { return .isUnknown }
        let events = self.tap(at: point)
        // A scroll view around the control may delay its touch, so that there is nothing to cancel.
        guard events.hasRecognized(tap), !fires(control, events), spendOnTouches(of: control),
            fires(control, self.tap(at: point, in: withoutCancelling(tap)))
        else { return .isNot }
        return .at(point)
    }

    /// Returns whether the touch ends in `control`.
    func fires(_ control: ViewID, _ events: [TouchEvent]) -> Bool {
        events.contains { $0.kind == .touchUpInside && $0.view == control }
    }

    /// Returns the views with a recognizer that lets the touches it recognizes go on.
    private func withoutCancelling(_ recognizer: RecognizerID) -> ViewTree {
        var changed = tree
        changed.recognizers.update(recognizer.view) { $0[recognizer.index].cancelsTouchesInView = false }
        return changed
    }

    /// How many controls in the view of a recognizer are tried.
    private static var triedControls: Int { 8 }
}

extension Diagnostic {
    /// Creates the finding for a recognized tap that doesn't fire the control.
    fileprivate static func recognizerCancelsControl(
        _ control: ViewID, _ tap: WrittenRecognizer, _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        let (title, owner) = (context.quotedName(control), context.quotedName(tap.id.view))
        return Rule.recognizerCancelsSelection.finding(
            "taps on \(title) do not fire it: this recognizer of \(owner) cancels them", at: tap.range,
            notes: [
                Note(
                    "it is a plain `control`; only buttons, switches, steppers, segmented controls and page controls keep "
                        + "single taps from recognizers of superviews", at: context.scene.range(of: control)),
                Note(
                    sceneAdvice:
                        "write `cancelsTouchesInView .off`, so that a tap fires the control and is recognized, too; or let the "
                        + "recognizer leave it alone, \(context.advice("ignores", control))"),
            ],
            fixes: context.scene.tree(of: tap.range).fixesTurningOffCancelling(in: tap.range),
            data: Evidence(point: (point.x, point.y), views: [context.path(tap.id.view), context.path(control)]))
    }
}
