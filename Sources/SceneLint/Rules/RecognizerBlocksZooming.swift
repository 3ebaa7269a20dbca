import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let recognizerBlocksZooming: Rule = Rule(
        "recognizer-blocks-zooming", .warning, undisplayedRows: .withRecognizers,
        explanation: """
            ## What it finds
            Reports a pinch recognizer in a scroll view, or on one, that stops the scroll view from zooming. Each finding is
            proved by a pinch that zooms only without the recognizer.

            ## Why it is bad
            UIScrollView zooms by a pinch recognizer of its own. If two recognizers compete, the inner view's wins, and in one
            view the one added last, which is yours. So a pinch never zooms where yours gets the touches.

            ## Example
            ```scene
            scene Main 390x844 {
                scroll Page fill maximumZoomScale 4 viewForZooming -> Photo {
                    image Photo fill userInteractionEnabled {
                        recognizer Hide .pinch
                    }
                }
            }
            ```

            ## Instead
            Follow the zooming in the scroll view's delegate, or let both recognize.
            ```scene
            scene Main 390x844 {
                scroll Page fill maximumZoomScale 4 viewForZooming -> Photo {
                    image Photo fill userInteractionEnabled {
                        recognizer Hide .pinch simultaneous -> Page
                    }
                }
            }
            ```

            ## In UIKit
            ```swift
            final class PinchDelegate: NSObject, UIGestureRecognizerDelegate {
                func gestureRecognizer(
                    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
                ) -> Bool {
                    other.view is UIScrollView
                }
            }
            ```
            """
    ) { (context: LintContext) in
        let pinches = context.checkedRecognizers.filter { pinch in
            pinch.recognizer.kind == .pinch
                && context.tree.chain(from: pinch.id.view).contains { context.tree.canZoom($0) }
        }
        return context.findings(about: pinches, "pinch recognizers") { pinch, context in
            context.blockedZoom(by: pinch).map { .recognizerBlocksZooming(pinch, $0.scrollView, $0.point, context) }
        }
    }
}

extension LintContext {
    /// Returns a scroll view that a pinch zooms only without `pinch`, and where, or `nil` if there is none.
    fileprivate func blockedZoom(by pinch: DeclaredRecognizer) -> (scrollView: ViewID, point: Point)? {
        for hit in knownHits(inside: pinch).hits.firstOfEachClass {
            for way in ordinaryWays(of: pinch.recognizer, against: []) {
                guard spendOnTouches(of: hit.view) else { return nil }
                let events = events(of: way, from: hit.point, in: tree)
                if events.zoomedView != nil || !events.hasRecognized(pinch.id) { continue }
                guard spendOnTouches(of: hit.view), work.spend(.changedScene(views: tree.views.count)) else {
                    return nil
                }
                if let zoomed = self.events(of: way, from: hit.point, in: tree(without: pinch.id)).zoomedView {
                    return (zoomed, hit.point)
                }
            }
        }
        return nil
    }
}

extension Sequence<TouchEvent> {
    /// The scroll view that zooms.
    fileprivate var zoomedView: ViewID? { first { $0.kind == .zoom }?.view }
}

extension ViewTree {
    /// Returns whether `view` is a scroll view that a pinch can zoom.
    func canZoom(_ view: ViewID) -> Bool {
        guard let properties = scrollViews[view], properties.viewForZooming != nil else { return false }
        return properties.minimumZoomScale != properties.maximumZoomScale
    }
}

extension Diagnostic {
    /// Creates the finding for a pinch recognizer that recognizes instead of the zooming of `scrollView`.
    fileprivate static func recognizerBlocksZooming(
        _ pinch: DeclaredRecognizer, _ scrollView: ViewID, _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        let (name, zooming) = (context.quotedName(pinch.id.view), context.quotedName(scrollView))
        return Rule.recognizerBlocksZooming.finding(
            "\(zooming) doesn't zoom when a pinch starts on \(name): this recognizer takes it", at: pinch.range,
            notes: [
                Note(
                    pinch.id.view == scrollView
                        ? "of one view, the recognizer added last recognizes first"
                        : "the recognizer of the inner view recognizes first", at: context.scene.range(of: scrollView)),
                Note(
                    sceneAdvice:
                        "let both recognize, \(context.advice("simultaneous", scrollView, at: pinch.range)), or remove it and "
                        + "follow the zooming in the delegate of \(zooming)"),
            ],
            fixes: context.fixesLettingBothRecognize(pinch, [scrollView]),
            data: Evidence(
                point: context.evidence(point), views: [context.path(pinch.id.view), context.path(scrollView)]))
    }
}
