import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    /// Reports touch targets that are too small.
    static let smallTarget: Rule = Rule(
        "small-target", .warning, inDocuments: .ownViews, grouped: .smallTargets, fixes: .enlarging,
        drawn: .smallTarget,
        explanation: """
            ## What it finds
            Reports a button, control or view with a recognizer whose hit area doesn't fit a square of 44
            points. Round and rotated targets must measure 44 points across. The scene attribute `minimumTarget`
            changes the size.

            Switches, sliders, steppers, segmented controls, page controls and text inputs have sizes set by
            UIKit, so they are only reported if other views take area from them. A target that extends outside
            the scene, or that you can scroll into view, is measured as a whole. What other views leave of a target is
            measured at the offset in the source. Rows and items that aren't displayed at that offset aren't measured.
            Other rules report targets that are covered, cut off or unreachable. Views at the edge of the scene that
            recognize only drags and swipes aren't reported: the finger comes in from outside and can't miss them.

            A control whose width or height is 0 is reported, too, unless it or a superview is hidden: the usual cause is a
            stack that has no room left for it on a small device. In printed view hierarchies, storyboards and XIBs such
            controls are normal.

            UIKit makes plain buttons 30 to 35 points high, and most apps leave them so. So a printed view hierarchy,
            storyboard or XIB gets a single finding, at the first target that is lower than 30 points or smaller than
            44 points both ways. It counts the others.

            ## Why it is bad
            A fingertip covers about 44 points, so Apple's Human Interface Guidelines ask for targets of at
            least 44 × 44. People miss smaller ones, most of all people with tremor.

            ## Example
            ```scene
            scene Main 390x844 {
                button Close trailing 16 top 60 size 24x24
            }
            ```

            ## Instead
            Extend the hit area with `hitSlop`. The button looks the same. A superview that is too small for it, such as a
            low bar, needs a `hitSlop`, too. If a view in front that needs no touches leaves too little, such as a badge or a
            line, turn off its user interaction.
            ```scene
            scene Main 390x844 {
                button Close trailing 16 top 60 size 24x24 hitSlop 10
            }
            ```

            ## In UIKit
            ```swift
            final class CloseButton: UIButton {
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    let dx = max(0, 44 - bounds.width) / 2
                    let dy = max(0, 44 - bounds.height) / 2
                    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
                }
            }
            ```
            """
    ) { (context: TargetContext) in
        let shortfalls = ShortfallSearch(targets: context)
        var reported: Set<SourceRange> = []
        let inView = context.work.results(of: context.views.touchTargets, "touch targets that may be small") {
            view -> SmallTargetFinding? in
            guard !reported.contains(context.scene.range(of: view)),
                let (worst, small) = shortfalls.worstShortfall(inLineOf: view)
            else { return nil }
            reported.insert(context.scene.range(of: view))
            // What the edge of the scene or of a scroll view cuts off now is measured as a whole.
            if let whole = shortfalls.shortfallOnceWhole(of: worst, small) {
                return SmallTargetFinding(target: worst, small: whole.shortfall, targets: whole.context)
            }
            return SmallTargetFinding(target: worst, small: small, targets: context)
        }
        let onceScrolled = context.resultsOnceScrolled(includesClear: true) { view -> SmallTargetFinding? in
            guard !reported.contains(context.scene.range(of: view)),
                let scrolled = shortfalls.scrolledShortfall(of: view)
            else { return nil }
            return SmallTargetFinding(target: view, small: scrolled.shortfall, targets: scrolled.context)
        }
        // Fixes cost much more than findings. They must not use up what other findings need.
        let findings = (inView + onceScrolled).filter { !shortfalls.isOfUsualSize($0.small) }
        return findings.map { finding in
            finding.diagnostic.with(
                furtherInstances: shortfalls.furtherSmallInstances(of: finding.target, finding.small))
        } + ControlsWithoutSize(targets: context).findings()
    }
}
