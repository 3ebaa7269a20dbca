import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// ## What it finds
    /// A touch target that is drawn in front of another view, where that other view is hit.
    ///
    /// Where the other view is drawn in front, too, and shows the target through, `covered-control` speaks; where nothing is
    /// left of the target, `unreachable-control`; where it depends on the order in which cells were displayed,
    /// `order-dependent-hit`. A hole that the target, or a view around it, leaves on purpose with `yield` is no finding.
    ///
    /// ## Why it is bad
    /// `zPosition` orders drawing alone. `hitTest` goes by the order of the subviews, and by what overrides of it say. Where
    /// the two orders differ, people see one view and touch another.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     control First frame 0,100 390x200 backgroundColor .white zPosition 10
    ///     control Second frame 0,200 390x200 backgroundColor .yellow
    /// }
    /// ```
    ///
    /// ## Instead
    /// Write what is to be in front later, and leave `zPosition` out.
    /// ```scene
    /// scene Main 390x844 {
    ///     control Second frame 0,200 390x200 backgroundColor .yellow
    ///     control First frame 0,100 390x200 backgroundColor .white
    /// }
    /// ```
    static let seenNotTouched: Rule = Rule("seen-not-touched", .warning) { scene in
        let found = scene.losses { losses in !losses.isUnreachable && losses.losses.contains { $0.isMismatch } }
        var findings: [Diagnostic] = []
        for losses in found {
            findings.append(.seenNotTouched(losses.reach, losses.losses.filter { $0.isMismatch }, scene))
        }
        return findings
    }
}

extension TouchLoss {
    /// Whether the orders of drawing and of hit testing differ in more than a sliver.
    fileprivate var isMismatch: Bool { cause == .order && region.isNoSliver }
}

extension Diagnostic {
    /// A target is drawn in front, and another view is hit.
    fileprivate static func seenNotTouched(
        _ reach: TargetReach, _ parts: [TouchLoss], _ scene: LintContext
    ) -> Diagnostic {
        let target = reach.target
        let evidence = scene.evidence(of: parts, reach)
        let takers = parts.compactMap { $0.taker }
        var notes = parts.prefix(3).map { scene.reason(of: $0, target) }
        if let largest = parts.first { notes.append(scene.advice(on: largest, target)) }
        return Rule.seenNotTouched.finding(
            "\(scene.title(target)) is drawn in front, but in \(scene.share(evidence)) of its visible part "
                + "\(scene.names(takers)) \(Set(takers).count == 1 ? "is" : "are") hit",
            at: scene.scene.range(of: target), notes: notes, data: evidence)
    }
}
