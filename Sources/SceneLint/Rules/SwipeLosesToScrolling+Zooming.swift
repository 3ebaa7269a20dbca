import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A pinch that a scroll view takes, and the views on which it doesn't.
struct LosingPinch {
    var scrollView: ViewID
    var point: Point
    var keeping = ViewsKeepingTouches()
}

extension LintContext {
    /// Returns the scroll views in `view` that can zoom.
    func zoomingViews(inside view: ViewID) -> [ViewID] {
        tree.scrollViews.keys.sorted().filter {
            $0 != view && tree.canZoom($0) && tree.isInSuperviewChain(view, of: $0)
        }
    }

    /// Returns the scroll view that zooms instead of each pinch in the view of `pinch`, or `nil` if not all of them
    /// are in one that does.
    func zoomingInstead(of pinch: DeclaredRecognizer) -> LosingPinch? {
        let view = pinch.id.view
        guard tree.isSeen(view),
            tree.scrollingView(around: view) == nil || geometry.drawnBox(of: view) == geometry.boundingBox(of: view),
            let hits = hits(inside: pinch), !hits.isEmpty
        else { return nil }
        // Fingers in two different ones zoom neither.
        let common = hits[0].viewsInside.filter { other in
            tree.canZoom(other) && hits.allSatisfy { $0.viewsInside.contains(other) }
        }
        guard let scrollView = common.first else { return nil }
        var (taken, keeping) = ([] as [HitInside], ViewsKeepingTouches())
        for hit in hits.firstOfEachClass {
            let alike = hits.filter { $0.equivalenceClass == hit.equivalenceClass }.flatMap { $0.alike }
            guard spendOnTouches(of: hit.view), spendOnTouches(of: hit.view) else { return nil }
            if outcome(of: pinch, at: hit.point, after: 0, in: tree) == .zoomed {
                taken.append(hit)
                if outcome(of: pinch, at: hit.point, after: restUntilContentTouch, in: tree) != .zoomed {
                    keeping.add(alike, .afterRest, in: self)
                }
            } else if isRecognizedOnlyBecauseControlKeepsTouch(pinch, at: hit) == true {
                keeping.add(alike, .atOnce, in: self)
            } else {
                return nil
            }
        }
        return taken.first.map { LosingPinch(scrollView: scrollView, point: $0.point, keeping: keeping) }
    }

    /// Returns whether one moving finger is enough for `pinch` at `hit`, or `nil` if the budget doesn't suffice.
    func isRecognizedWithoutZooming(_ pinch: DeclaredRecognizer, at hit: HitInside) -> Bool? {
        spendOnTouches(of: hit.view) ? outcome(of: pinch, at: hit.point, after: 0, in: tree) == .recognized : nil
    }

    /// Returns whether a scroll view zooms instead of `pinch` at `hit` in a scene with the views of `tree`, or `nil` if
    /// the budget doesn't suffice.
    func zooms(insteadOf pinch: DeclaredRecognizer, at hit: HitInside, in tree: ViewTree) -> Bool? {
        spendOnTouches(of: hit.view) ? outcome(of: pinch, at: hit.point, after: 0, in: tree) == .zoomed : nil
    }

    /// What becomes of a pinch.
    private enum PinchOutcome {
        case recognized
        /// A scroll view zooms instead.
        case zoomed
        case lost
    }

    /// Returns what becomes of `pinch` in a scene with the views of `tree` if one of two fingers near `point` moves
    /// away from the other, after both have rested for `rest` seconds.
    private func outcome(
        of pinch: DeclaredRecognizer, at point: Point, after rest: Double, in tree: ViewTree
    ) -> PinchOutcome {
        let settings = scene.touchSettings
        var simulator = simulator(of: tree)
        simulator.down(at: point, finger: 1)
        simulator.down(at: Point(x: point.x + Self.distanceOfFingers, y: point.y), finger: 2)
        if rest > 0 { simulator.wait(rest) }
        let end = Point(x: point.x + Self.distanceOfFingers + 2 * settings.pinchDistance, y: point.y)
        simulator.move(to: end, over: settings.simulatedDragDuration, finger: 2)
        if simulator.events.hasRecognized(pinch.id) { return .recognized }
        let isZoomed = simulator.remarks.contains { remark in
            if case .losesToZooming(let loser, _) = remark.kind { loser == pinch.id } else { false }
        }
        return isZoomed ? .zoomed : .lost
    }

    /// How far apart two fingers are that begin a pinch on a view, in points.
    private static let distanceOfFingers = 2.0
}

extension Diagnostic {
    /// Creates the finding for a pinch with which a scroll view zooms instead.
    static func pinchLosesToZooming(
        _ pinch: DeclaredRecognizer, _ taken: LosingPinch, _ context: LintContext
    ) -> Diagnostic {
        let zooming = context.quotedName(taken.scrollView)
        let title = context.title(of: pinch, "pinch")
        let uncommon =
            taken.keeping.isEmpty ? context.uncommonGesture(of: pinch, at: taken.point) : nil
        return Rule.swipeLosesToScrolling.finding(
            taken.keeping.isEmpty
                ? "\(title) \(uncommon == nil ? "is never recognized" : "isn't recognized by ordinary pinches"): "
                    + "\(zooming) zooms instead"
                : "\(title) is only recognized if a finger \(taken.keeping.condition): "
                    + "otherwise \(zooming) zooms instead",
            at: pinch.range,
            notes: [
                Note("\(zooming) zooms with the same gesture", at: context.scene.range(of: taken.scrollView))
            ] + (uncommon.map { [$0.note(context.scene.touchSettings)] } ?? []) + [
                Note("both need a pinch, and the recognizer of the inner view is first"),
                Note(
                    sceneAdvice:
                        "\(context.adviceLettingRecognize(pinch, beside: [taken.scrollView])); in UIKit, the pinch "
                        + "recognizer of \(zooming) can also wait, `require(toFail:)`"),
            ],
            fixes: context.fixesLettingRecognize(pinch, beside: [taken.scrollView]),
            data: Evidence(
                point: context.evidence(taken.point),
                views: [context.path(pinch.id.view), context.path(taken.scrollView)]))
    }
}
