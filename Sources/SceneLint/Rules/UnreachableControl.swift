import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// ## What it finds
    /// A touch target that is seen, and that no point hits: other views take all of its touches, or an override answers for
    /// it. Where it lies in a scroll view, no scroll offset helps.
    ///
    /// A target that is out of view as the scene is written counts if scrolling brings it into view, and nowhere out from
    /// behind what takes its touches. What something opaque hides is not seen, and no finding, except for controls of one kind
    /// that have the same superview and the same frame: the last one hides the others.
    ///
    /// Touch targets are controls, rows and items that can be selected, and views with recognizers. A view with recognizers
    /// sees the touches on everything in it, so controls of its own do not make it dead; and where it draws nothing, it is a
    /// finding only if all of it is dead. Scroll views are the matter of `dead-scroll-view`.
    ///
    /// Of a target that is dead for another reason the rule for that reason speaks: `disabled-ancestor`, `dead-overhang`,
    /// `content-view-covers`, `passthrough-incomplete` and the like. What is modal may cover what it likes: a dim over most of
    /// the scene with something to touch in front of it, or a clear view that catches the touches beside a menu. What is
    /// behind a blur is not seen.
    ///
    /// ## Why it is bad
    /// `hitTest` asks subviews from the front to the back, and the first that contains the point takes the touch, whether it
    /// draws anything there or not. A clear view that fills the screen makes everything behind it dead.
    ///
    /// ## Example
    /// ```scene
    /// scene Main 390x844 {
    ///     button Buy leading 20 top 100 size 100x44
    ///     view Overlay fill {
    ///         view Card leading 0 trailing 0 bottom 0 height 244 backgroundColor .white
    ///     }
    /// }
    /// ```
    ///
    /// ## Instead
    /// Let the view in front be hit nowhere but in its subviews (`passthrough`), or not at all
    /// (`userInteractionEnabled .off`), or hand its touches on (`touchDelegate`).
    /// ```scene
    /// scene Main 390x844 {
    ///     button Buy leading 20 top 100 size 100x44
    ///     view Overlay fill passthrough {
    ///         view Card leading 0 trailing 0 bottom 0 height 244 backgroundColor .white
    ///     }
    /// }
    /// ```
    static let unreachableControl: Rule = Rule("unreachable-control", .warning) { scene in
        var findings: [Diagnostic] = []
        for losses in scene.unreachable { findings.append(.unreachable(losses, scene)) }
        for dead in scene.targetsDeadOnceScrolled() { findings.append(.deadOnceScrolled(dead, scene)) }
        for twin in scene.hiddenTwins() { findings.append(.hiddenTwin(twin, scene)) }
        return findings
    }
}

extension Diagnostic {
    /// A target is seen, but no point hits it.
    fileprivate static func unreachable(_ losses: TouchLosses, _ scene: LintContext) -> Diagnostic {
        let target = losses.reach.target
        let takers = losses.losses.compactMap { $0.taker }
        let who =
            takers.isEmpty ? "no view gets its touches" : "the touches go to \(scene.names(takers))"
        var notes = losses.losses.prefix(3).map { scene.reason(of: $0, target) }
        if let largest = losses.losses.first { notes.append(scene.advice(on: largest, target)) }
        let title = scene.title(target)
        let what =
            if scene.tree[target].kind == .cell {
                "\(title) cannot be selected, because no point hits it"
            } else if scene.paintsItself(target) {
                "\(title) is visible, but no point hits it"
            } else {
                "no point hits \(title), so its recognizers get no touches"
            }
        return Rule.unreachableControl.finding(
            "\(what): \(who)", at: scene.scene.range(of: target), notes: notes,
            fixes: scene.fixes(of: losses.losses, target, countsInside: !scene.tree[target].kind.isTouchTarget),
            data: scene.evidence(of: losses.losses, losses.reach))
    }

    /// A target can be scrolled into view, but not out from behind another view.
    fileprivate static func deadOnceScrolled(_ dead: TargetDeadOnceScrolled, _ scene: LintContext) -> Diagnostic {
        let target = dead.losses.reach.target
        let takers = dead.losses.losses.compactMap { $0.taker }
        var notes = dead.losses.losses.prefix(3).map { dead.scrolled.reason(of: $0, target) }
        if let (scrollView, _) = scene.scrollingView(around: target) {
            notes.append(
                Diagnostic.Note(
                    "give \(scene.title(scrollView)) a larger `contentInset`, so that it scrolls further, or move the view in front"
                ))
        }
        return Rule.unreachableControl.finding(
            "\(scene.title(target)) can be scrolled into view, but no scroll offset lets a point hit it: the touches go to "
                + dead.scrolled.names(takers), at: scene.scene.range(of: target), notes: notes,
            data: Evidence(views: ([target] + takers).map { dead.scrolled.path($0) }))
    }

    /// A control is hidden by another one in the same place.
    fileprivate static func hiddenTwin(_ twin: HiddenTwin, _ scene: LintContext) -> Diagnostic {
        let (name, other) = (scene.title(twin.target), scene.title(twin.other))
        return Rule.unreachableControl.finding(
            "no point hits \(name): \(other) has the same frame and is in front of it",
            at: scene.scene.range(of: twin.target),
            notes: [
                Diagnostic.Note(
                    "\(other) comes later, so it is drawn over \(name) and gets all of its touches",
                    at: scene.scene.range(of: twin.other)),
                Diagnostic.Note("move one of them, or write `hidden` on the one that is not shown first"),
            ],
            data: Evidence(
                point: (twin.point.x, twin.point.y), views: [scene.path(twin.target), scene.path(twin.other)]))
    }
}
