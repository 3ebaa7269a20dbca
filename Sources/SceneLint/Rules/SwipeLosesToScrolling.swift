import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let swipeLosesToScrolling: Rule = Rule(
        "swipe-loses-to-scrolling", .warning, undisplayedRows: .withRecognizers,
        explanation: """
            ## What it finds
            Reports a recognizer of swipes, pans, screen edge pans or pinches that always loses to a scroll view. It never
            recognizes, or only where a control keeps the touch: at once if the scroll view doesn't delay touches, else if
            the finger rests on the control before it moves.

            A swipe loses in a scroll view that moves along every direction of the swipe, also one of several fingers:
            a scroll view follows one of them. A swipe of a view that such scroll
            views fill loses as well. So does a screen edge pan of a view that they fill along that edge, and a pan of a view
            that they fill if they move in all directions in which it can begin. A pan in the scroll view wins, unless it
            waits for another recognizer to fail, such as a swipe: the scroll view scrolls meanwhile. It can be left with
            fingers that first rest until the swipe has failed; the finding says so. A scroll
            view that zooms wins over a pinch of a view that it fills.

            Each finding is proved by gestures that scroll or zoom instead, if need be once the view was scrolled into view.
            It says so if recognizers of the content take some of them first. If slow, short, slanting or late
            gestures are still recognized, the finding says so, and that ordinary ones aren't.

            ## Why it is bad
            A scroll view begins to scroll after 10 points, a swipe needs 50. By then the swipe has failed. It only works
            across the direction in which the scroll view moves. A pan or screen edge pan needs 10 points as well, and the
            inner view's recognizer, which is the scroll view's, is first. So is the recognizer with which it zooms.

            ## Example
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 {
                    view Card frame 16,16 358x200 {
                        recognizer .swipe .up
                    }
                }
            }
            ```

            ## Instead
            Swipe across the scroll direction, or let both recognize.
            ```scene
            scene Main 390x844 {
                scroll Page fill contentSize 390x2000 {
                    view Card frame 16,16 358x200 {
                        recognizer .swipe .left
                    }
                }
            }
            ```

            A pan on a sheet with a list loses in the same variant, and can recognize beside the scrolling: `simultaneous`.
            ```scene
            scene Main 390x844 {
                view Sheet leading 0 trailing 0 bottom 0 height 400 {
                    recognizer .pan shouldBegin .vertical simultaneous
                    table List fill { rows 20 height 60 }
                }
            }
            ```

            ## In UIKit
            ```swift
            swipe.direction = .left
            ```
            Let a pan recognize beside the scrolling of a list:
            ```swift
            final class SheetController: UIViewController, UIGestureRecognizerDelegate {
                func gestureRecognizer(
                    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
                ) -> Bool { true }
            }
            ```
            Let a scroll view wait for a screen edge pan, or a pinch:
            ```swift
            scrollView.panGestureRecognizer.require(toFail: edgePan)
            scrollView.pinchGestureRecognizer?.require(toFail: pinch)
            ```
            """
    ) { (context: LintContext) in
        if context.tree.recognizers.isEmpty { return [] }
        let views = context.viewsAroundScrolling
        let swipes = context.checkedRecognizers.filter { written in
            written.recognizer.kind == .pinch
                ? !context.zoomingViews(inside: written.id.view).isEmpty : context.mayLoseToScrolling(written, views)
        }
        return context.findings(about: swipes, "recognizers of swipes, pans and pinches") { swipe, context in
            if swipe.recognizer.kind == .pinch {
                guard let found = context.zoomingInstead(of: swipe),
                    !context.holdsAtSomeOffset(around: swipe.id.view, { $0.isRecognizedSomewhere(swipe) })
                else { return nil }
                return .pinchLosesToZooming(swipe, found, context)
            }
            guard let (found, shown, mayKeep) = context.scrollingEverywhere(insteadOf: swipe, views) else {
                return nil
            }
            var keeping = context.viewsKeepingTouches(for: swipe, atOtherOffsets: mayKeep)
            keeping.restAnywhere = shown.restOutlasting(swipe, at: found)
            return SwipeLosesToScrollingFinding(swipe, found, exceptOn: keeping, shown).makeDiagnostic()
        }
    }
}
