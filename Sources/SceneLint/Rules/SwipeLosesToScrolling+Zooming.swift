import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A pinch that a scroll view takes, and the views on which a finger must rest first so that it doesn't.
struct TakenPinch {
    var scrollView: ViewID
    var point: Point
    var controls: [ViewID] = []
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
    func zoomingInstead(of pinch: WrittenRecognizer) -> TakenPinch? {
        let view = pinch.id.view
        guard tree.isSeen(view),
            tree.scrollingView(around: view) == nil || geometry.visibleBox(view) == geometry.boundingBox(of: view),
            let hits = hits(inside: pinch), let first = hits.first
        else { return nil }
        // Fingers in two different ones zoom neither.
        let common = first.viewsInside.filter { other in
            tree.canZoom(other) && hits.allSatisfy { $0.viewsInside.contains(other) }
        }
        guard let scrollView = common.first else { return nil }
        var found = TakenPinch(scrollView: scrollView, point: first.point)
        let rest = scene.touchSettings.contentTouchDelay + Self.restAfterDelay
        for hit in hits.oneOfEachKind {
            guard spendOnTouches(of: hit.view), spendOnTouches(of: hit.view),
                isTaken(pinch, at: hit.point, after: 0)
            else { return nil }
            if isTaken(pinch, at: hit.point, after: rest) { continue }
            found.controls += hits.filter { $0.kind == hit.kind }.flatMap { $0.alike }
        }
        return found
    }

    /// Returns whether `pinch` is recognized at one of the points that show what is hit in its view.
    func isPinchRecognizedSomewhere(_ pinch: WrittenRecognizer) -> Bool {
        (hits(inside: pinch) ?? []).oneOfEachKind.contains { hit in
            spendOnTouches(of: pinch.id.view) && recognizes(pinch, from: hit.point, in: tree)
        }
    }

    /// Returns whether a scroll view zooms instead if one of two fingers near `point` moves away from the other, after
    /// both have rested for `rest` seconds.
    private func isTaken(_ pinch: WrittenRecognizer, at point: Point, after rest: Double) -> Bool {
        let settings = scene.touchSettings
        var simulator = TouchSimulator(StaticHost(tree), settings: settings)
        simulator.down(at: point, finger: 1)
        simulator.down(at: Point(x: point.x + Self.distanceOfFingers, y: point.y), finger: 2)
        if rest > 0 { simulator.wait(rest) }
        let end = Point(x: point.x + Self.distanceOfFingers + 2 * settings.pinchDistance, y: point.y)
        simulator.move(to: end, over: settings.simulatedDragDuration, finger: 2)
        return !simulator.events.hasRecognized(pinch.id)
            && simulator.remarks.contains { remark in
                if case .losesToZooming(let loser, _) = remark.kind { loser == pinch.id } else { false }
            }
    }

    /// How far apart two fingers are that begin a pinch on a view, in points.
    private static var distanceOfFingers: Double { 2 }
}

extension ViewTree {
    /// Returns whether `view` is a scroll view that a pinch can zoom.
    fileprivate func canZoom(_ view: ViewID) -> Bool {
        guard let properties = scrollViews[view], properties.viewForZooming != nil else { return false }
        return properties.minimumZoomScale != properties.maximumZoomScale
    }
}

extension Diagnostic {
    /// Creates the finding for a pinch with which a scroll view zooms instead.
    static func pinchLosesToZooming(
        _ pinch: WrittenRecognizer, _ taken: TakenPinch, _ context: LintContext
    ) -> Diagnostic {
        let zooming = context.quotedName(taken.scrollView)
        let title = context.title(of: pinch, "pinch")
        return Rule.swipeLosesToScrolling.finding(
            taken.controls.isEmpty
                ? "\(title) is never recognized: \(zooming) zooms instead"
                : "\(title) is only recognized if a finger rests on "
                    + "\(context.views.quotedList(taken.controls, "or")) first: otherwise \(zooming) zooms instead",
            at: pinch.range,
            notes: [
                Note("\(zooming) zooms with the same gesture", at: context.scene.range(of: taken.scrollView)),
                Note("both need a pinch, and the recognizer of the inner view is first"),
                Note(
                    sceneAdvice:
                        "let both recognize, \(context.advice("simultaneous", taken.scrollView)); in UIKit, the pinch "
                        + "recognizer of \(zooming) can also wait, `require(toFail:)`"),
            ],
            fixes: context.fixesLettingBothRecognize(pinch, [taken.scrollView]),
            data: Evidence(
                point: context.evidence(taken.point),
                views: [context.path(pinch.id.view), context.path(taken.scrollView)]))
    }
}
