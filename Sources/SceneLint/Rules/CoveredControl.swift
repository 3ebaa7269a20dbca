import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// ## What it finds
    /// A touch target of which a part that is seen goes to another view: to one that lies in front of it and lets it shine
    /// through, or to one in it. Where the target lies in a scroll view, it is so at every scroll offset.
    ///
    /// A part that lies outside a superview of the target, where it is dead in any case, counts if the other view lies in front
    /// of it there: then neither mistake can be seen without the other.
    ///
    /// Where nothing is left of the target, `unreachable-control` speaks; where the other view is drawn behind the target,
    /// `seen-not-touched`; where the other reaches over with its `hitSlop`, `overlapping-targets`. What is modal may cover
    /// what it likes. So may what holds controls in front of a view that is no control but has a recognizer, and anything
    /// in front of such a view that is as large as half of the scene. Less than 1 % of what is seen of a target, or than 4
    /// square points of it, is no finding.
    ///
    /// ## Why it is bad
    /// The part looks like the rest of the control, and does nothing when it is tapped. Clear containers are the usual reason:
    /// a stack, a toolbar, the empty part of a table.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     button Buy leading 20 bottom 20 size 200x110
    ///     view Toolbar leading 0 trailing 0 bottom 0 height 70 {
    ///         button Share trailing 16 top 10 size 50x50
    ///     }
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// scene Main 390x844 {
    ///     button Buy leading 20 bottom 20 size 200x110
    ///     view Toolbar leading 0 trailing 0 bottom 0 height 70 passthrough {
    ///         button Share trailing 16 top 10 size 50x50
    ///     }
    /// }
    /// ```
    static let coveredControl: Rule = Rule("covered-control", .warning) { scene in
        let found = scene.losses { losses in !losses.isUnreachable && losses.losses.contains { $0.isCover } }
        var findings: [Diagnostic] = []
        for losses in found {
            var covers = losses.losses.filter { $0.isCover }
            covers = covers.filter { scene.matters($0, losses.reach.target) }
            if covers.matter(in: losses.reach.visible) { findings.append(.covered(losses.reach, covers, scene)) }
        }
        return findings
    }
}

extension TouchLoss {
    /// Whether the taker lies in front of the target, or in it, in more than a sliver.
    fileprivate var isCover: Bool {
        (cause == .inFront || cause == .inside || isCoveredOutside) && region.isNoSliver
    }
}

extension [TouchLoss] {
    /// Whether so much of `visible` is lost that a finger can notice.
    fileprivate func matter(in visible: Region) -> Bool {
        let area = reduce(0) { $0 + $1.region.area }
        return area >= Self.leastArea && area >= Self.leastShare * visible.area
    }

    /// In square points.
    private static var leastArea: Double { 4 }
    /// Of what is seen of a target.
    private static var leastShare: Double { 0.01 }
}

extension LintContext {
    /// Whether the loss is a mistake. In front of a view that is no control itself, and has a recognizer for whatever
    /// happens on it, lie controls with what holds them.
    fileprivate func matters(_ loss: TouchLoss, _ target: ViewID) -> Bool {
        if tree[target].kind.isTouchTarget { return true }
        // A canvas for gestures is large enough.
        let extent = seenMap.extent(of: target).area
        guard let taker = loss.taker, extent < Region(seenMap.domain).area / 2 else { return false }
        return !touchTargets.contains { tree.isInSuperviewChain(taker, of: $0) }
    }
}

extension Diagnostic {
    /// A part of what is seen of a target goes to another view.
    fileprivate static func covered(
        _ reach: TargetReach, _ covers: [TouchLoss], _ scene: LintContext
    ) -> Diagnostic {
        let target = reach.target
        let evidence = scene.evidence(of: covers, reach)
        let takers = covers.compactMap { $0.taker }
        var notes = covers.prefix(3).map { scene.reason(of: $0, target) }
        if let largest = covers.first { notes.append(scene.advice(on: largest, target)) }
        return Rule.coveredControl.finding(
            "\(scene.share(evidence)) of the visible part of \(scene.title(target)) cannot be touched: the touches go to "
                + scene.names(takers), at: scene.scene.range(of: target), notes: notes,
            fixes: scene.fixes(of: covers, target), data: evidence)
    }
}
