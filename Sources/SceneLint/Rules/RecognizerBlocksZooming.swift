import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let recognizerBlocksZooming: Rule = Rule(
        "recognizer-blocks-zooming", .warning, undisplayedRows: .withRecognizers,
        explanation: """
            ## What it finds
            Reports a pinch recognizer in a scroll view, or on one, that stops the scroll view from zooming. Each finding is
            proved by a pinch that zooms only without the recognizer and those that would take the pinch next.

            Also reports a long press of two fingers with so short a `minimumPressDuration` that it recognizes before the
            pinch begins, and one of one finger that recognizes before the second finger touches down: after less than
            50 ms.

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
        let suspects = context.checkedRecognizers.filter { suspect in
            context.mayBlockZooming(suspect.recognizer)
                && context.tree.chain(from: suspect.id.view).contains { context.tree.canZoom($0) }
        }
        return context.findings(about: suspects, "recognizers of pinches and presses") { suspect, context in
            context.blockedZoom(by: suspect).map { .recognizerBlocksZooming(suspect, $0, context) }
        }
    }
}

/// A pinch that doesn't zoom because a recognizer takes it.
private struct BlockedZoom {
    /// The scroll view that zooms without the recognizer.
    var scrollView: ViewID
    var point: Point
    /// The pinch.
    var variant: GestureVariant
    /// The recognizers that would take the pinch next.
    var next: [RecognizerID]
}

extension LintContext {
    /// Returns whether `recognizer` can recognize before a scroll view zooms: a pinch, or a long press that is shorter.
    fileprivate func mayBlockZooming(_ recognizer: GestureRecognizer) -> Bool {
        recognizer.kind == .pinch
            || recognizer.kind == .longPress && duration(of: recognizer) < scene.touchSettings.simulatedDragDuration
    }

    /// Returns a pinch that `suspect` keeps from zooming, or `nil` if there is none.
    fileprivate func blockedZoom(by suspect: DeclaredRecognizer) -> BlockedZoom? {
        for hit in knownHits(inside: suspect).hits.firstOfEachClass {
            for variant in pinchVariants(beside: suspect.recognizer) {
                guard spendOnTouches(of: hit.view) else { return nil }
                let events = events(of: variant, from: hit.point, in: tree)
                if events.zoomedView != nil || !events.hasRecognized(suspect.id) { continue }
                if let zoom = zoom(of: variant, from: hit, without: suspect) { return zoom }
            }
        }
        return nil
    }

    /// Returns the variants of a pinch that `recognizer` may take. A long press of one finger takes one only if the
    /// second finger comes later.
    private func pinchVariants(beside recognizer: GestureRecognizer) -> [GestureVariant] {
        let variants = ordinaryVariants(of: GestureRecognizer(.pinch), against: [])
        guard recognizer.kind == .longPress, recognizer.numberOfTouchesRequired == 1 else { return variants }
        return variants
            + variants.map { variant in
                var later = variant
                later.delayOfSecondFinger = Self.delayOfSecondFinger
                return later
            }
    }

    /// How long after the first finger of a pinch the second one may touch down, in seconds.
    private static let delayOfSecondFinger = 0.05

    /// Returns what zooms by `variant` without `suspect` and those that would recognize next, if `suspect` alone keeps
    /// it from that.
    private func zoom(of variant: GestureVariant, from hit: HitInside, without suspect: DeclaredRecognizer)
        -> BlockedZoom?
    {
        FreedScrollView(without: suspect.id, in: tree) { free in
            guard spendOnTouches(of: hit.view), work.spend(.changedScene(views: free.views.count)) else { return nil }
            let events = events(of: variant, from: hit.point, in: free)
            return (events.zoomedView, events.compactMap { $0.recognizer })
        }.map { BlockedZoom(scrollView: $0.view, point: hit.point, variant: variant, next: $0.next) }
    }

    /// Returns whether `view` is in `scrollView` and takes up less than half of it, as a sticker does that zooms by
    /// itself.
    fileprivate func isSmall(_ view: ViewID, in scrollView: ViewID) -> Bool {
        view != scrollView && tree.isInSuperviewChain(scrollView, of: view)
            && geometry.boundingBox(of: view).area < geometry.boundingBox(of: scrollView).area / 2
    }

    /// Returns whether the pinch of `zoom` zooms if `suspect` recognizes beside it. Another one may still take it.
    fileprivate func zooms(_ zoom: BlockedZoom, beside suspect: DeclaredRecognizer) -> Bool {
        guard spendOnTouches(of: suspect.id.view), work.spend(.changedScene(views: tree.views.count)) else {
            return false
        }
        let changed = tree(letting: suspect, recognizeBeside: [zoom.scrollView])
        return events(of: zoom.variant, from: zoom.point, in: changed).zoomedView != nil
    }
}

extension Sequence<TouchEvent> {
    /// The scroll view that zooms.
    fileprivate var zoomedView: ViewID? { first { $0.kind == .zoom }?.view }
}

extension Diagnostic {
    /// Creates the finding for a recognizer that recognizes instead of the zooming of a scroll view.
    fileprivate static func recognizerBlocksZooming(
        _ recognizer: DeclaredRecognizer, _ zoom: BlockedZoom, _ context: LintContext
    ) -> Diagnostic {
        let (view, scrollView) = (recognizer.id.view, zoom.scrollView)
        let (name, zooming) = (context.quotedName(view), context.quotedName(scrollView))
        let isPinch = recognizer.recognizer.kind == .pinch
        let text = BlockedScrollViewText(recognizer, "pinch", [scrollView], zoom.next, context)
        let reason =
            if !isPinch {
                text.reasonOfPress
            } else if view == scrollView {
                "of one view, the recognizer added last recognizes first"
            } else {
                "the recognizer of the inner view recognizes first"
            }
        let instead =
            isPinch
            ? "remove it and follow the zooming in the delegate of \(zooming)" : "write a longer `minimumPressDuration`"
        return Rule.recognizerBlocksZooming.finding(
            "\(zooming) doesn't zoom when a pinch starts on \(name): this recognizer takes it", at: recognizer.range,
            notes: [Note(reason, at: context.scene.range(of: scrollView))] + text.notesAboutNext + [
                Note(sceneAdvice: "\(text.adviceLettingAllRecognize), or \(instead)")
            ]
                + (isPinch && context.isSmall(view, in: scrollView)
                    ? [Note(sceneAdvice: "if \(name) is meant to take pinches, allow the finding with that reason")]
                    : []),
            fixes: context.zooms(zoom, beside: recognizer) ? text.fixesLettingAllRecognize : [],
            data: Evidence(
                point: context.evidence(zoom.point), views: [context.path(view), context.path(scrollView)]))
    }
}
