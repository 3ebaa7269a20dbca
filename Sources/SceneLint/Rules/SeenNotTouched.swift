import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let seenNotTouched: Rule = Rule(
        "seen-not-touched", .warning, drawn: .lostArea,
        explanation: """
            ## What it finds
            Reports a touch target that is drawn in front of another view where UIKit hits that other view.

            `covered-control` reports a view that is also drawn in front and shows the target through,
            `unreachable-control` a target that has nothing left, and `order-dependent-hit` a hit that depends
            on which cells were displayed later. A hole that the target or one of its superviews leaves with
            `yield` isn't reported.

            ## Why it is bad
            `zPosition` only changes the drawing order. `hitTest` goes by the order of the subviews, and by
            overrides. Where the two orders differ, people see one view and touch another.

            ## Example
            ```scene
            scene Main 390x844 {
                control First frame 0,100 390x200 backgroundColor .white zPosition 10
                control Second frame 0,200 390x200 backgroundColor .yellow
            }
            ```

            ## Instead
            Write the front view last, without `zPosition`.
            ```scene
            scene Main 390x844 {
                control Second frame 0,200 390x200 backgroundColor .yellow
                control First frame 0,100 390x200 backgroundColor .white
            }
            ```

            ## In UIKit
            Change the order of the subviews instead of the layer's `zPosition`:
            ```swift
            first.layer.zPosition = 0
            view.bringSubviewToFront(first)
            ```
            """
    ) { (context: TargetContext) in
        let found = context.losses { losses in !losses.isUnreachable && losses.losses.contains { $0.isMismatch } }
        var findings: [Diagnostic] = []
        for losses in found {
            let parts = losses.losses.filter { $0.isMismatch }
            findings.append(
                .seenNotTouched(losses.reach, parts, context).with(furtherInstances: losses.furtherInstanceCount))
        }
        return findings
    }
}

extension TouchLoss {
    /// Whether the orders of drawing and of hit testing differ in more than a sliver.
    fileprivate var isMismatch: Bool { cause == .order && region.isSubstantial }
}

extension Diagnostic {
    /// Creates the finding for a target that is drawn in front of the view that is hit.
    fileprivate static func seenNotTouched(
        _ reach: TargetReach, _ parts: [TouchLoss], _ context: TargetContext
    ) -> Diagnostic {
        let target = reach.target
        let evidence = context.lossNotes.evidence(of: parts, reach)
        let hitViews = parts.compactMap { $0.hitView }
        return Rule.seenNotTouched.finding(
            "\(context.quotedName(target)) is drawn in front, but in \(context.lossNotes.shareText(evidence)) of its visible part "
                + "\(context.views.quotedList(hitViews)) \(Set(hitViews).count == 1 ? "is" : "are") hit",
            at: context.scene.range(of: target), notes: context.lossNotes.notes(on: parts, target), data: evidence)
    }
}
