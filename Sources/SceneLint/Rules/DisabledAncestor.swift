import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    /// Reports touch targets in views whose interaction is off.
    public static let disabledAncestor: Rule = Rule(
        "disabled-ancestor", .warning, undisplayedRows: .withTargets, drawn: .lostArea,
        explanation: """
            ## What it finds
            Reports a visible touch target inside a view whose `userInteractionEnabled` is off, and a label or image
            with a recognizer, or with `draggable`, whose interaction is off. Labels and images have it off by default.

            A printed view hierarchy says of a view that its interaction is off, with
            `userInteractionEnabled = NO`, and that it has recognizers, but not which ones. There, and in a
            storyboard or XIB, a label or image with any recognizer is reported if its interaction is off.

            A panel that is hidden as a whole isn't reported, nor is a target that has
            `userInteractionEnabled .off` itself. A target that is out of view is judged scrolled into view. So is
            one in a row that isn't displayed, if no displayed row has a target of the same line.

            ## Why it is bad
            `hitTest` skips the subviews of such a view. The target looks as if it works, but the touch goes to
            whatever is behind it. `addGestureRecognizer(_:)` doesn't turn on the interaction of a UILabel or
            UIImageView, and UIKit prints no warning.

            ## Example
            ```scene
            scene Main 390x844 {
                image Photo leading 0 top 0 size 390x300 {
                    button Like trailing 16 bottom 16 size 44x44
                }
            }
            ```

            ## Instead
            ```scene
            scene Main 390x844 {
                image Photo userInteractionEnabled leading 0 top 0 size 390x300 {
                    button Like trailing 16 bottom 16 size 44x44
                }
            }
            ```

            ## In UIKit
            ```swift
            photo.isUserInteractionEnabled = true
            ```
            """
    ) { (context: LintContext) in
        let suspects = context.checkedTargets.filter { context.hasInteractionOff($0) }
        // Of a line whose views are all out of view, one is scrolled into view.
        var tried: Set<SourceRange> = []
        return context.work.results(of: suspects, "touch targets in views that are switched off") { view in
            let isOutOfView = context.isOutOfView(view)
            if isOutOfView, !tried.insert(context.scene.range(of: view)).inserted { return nil }
            let context = isOutOfView ? context.displaying(view) : context
            return context.disabled(view).map { .disabledAncestor(view, $0.ancestors, $0.point, context) }
        }
    }
}

extension LintContext {
    /// Returns whether the interaction of a superview is off, or the view's own is off by default.
    fileprivate func hasInteractionOff(_ view: ViewID) -> Bool {
        tree.superviews(of: view).contains { !tree[$0].isUserInteractionEnabled } || isOffUnlessWritten(view)
    }

    /// Returns whether the view is a draggable label or image, or one with recognizers, whose interaction is off by
    /// default. If their kind isn't known, the document says more about it, and `ImportMap.recognizersWithoutTouches`
    /// reports it there.
    private func isOffUnlessWritten(_ view: ViewID) -> Bool {
        !tree[view].isUserInteractionEnabled && (tree[view].isDraggable || scene.hasRecognizer(view))
            && (!scene.hasUnknownRecognizer(view) || scene.unit.options.origin == nil)
            && scene.range(of: .userInteractionEnabled, of: view) == nil
    }

    /// Returns the superviews of `target` whose interaction is off, and a point where the target is visible and dead.
    fileprivate func disabled(_ target: ViewID) -> (ancestors: [ViewID], point: Point)? {
        let above = tree.superviews(of: target)
        let isOff = isOffUnlessWritten(target)
        let disabled = (isOff ? [target] : []) + above.filter { !tree[$0].isUserInteractionEnabled }
        guard let nearest = disabled.first, tree[target].isUserInteractionEnabled || isOff, tree[target].isEnabled,
            tree.isSeen(target), !disabled.contains(where: { views.isToggled($0) })
        else { return nil }
        // Of nested dead targets, only the outermost is reported.
        let around = above.prefix { $0 != nearest }.filter { scene.isTouchTarget($0) }
        guard let point = pointWithoutTouch(on: target),
            isOff || !around.contains(where: { pointWithoutTouch(on: $0) != nil })
        else { return nil }
        return (disabled, point)
    }

    /// Returns a point at which `target` is visible, or `nil` if touches reach it or a descendant.
    private func pointWithoutTouch(on target: ViewID) -> Point? {
        let visible = maps.visibilityMap.visibleRegion(of: target)
        guard visible.isSubstantial, let samples = touches.samples(of: visible.boundingBox) else { return nil }
        for cell in samples.cells {
            if case .hit(let hit) = touches.touch(at: cell.point).outcome, tree.isInSuperviewChain(target, of: hit) {
                return nil
            }
        }
        return visible.clearPoint
    }
}

extension Diagnostic {
    /// Creates the finding for a visible target that gets no touches because of a superview.
    fileprivate static func disabledAncestor(
        _ target: ViewID, _ ancestors: [ViewID], _ point: Point, _ context: LintContext
    ) -> Diagnostic {
        let canLeave = !ancestors.contains { $0 == target || $0 == .root }
        let way = canLeave ? ", or move \(context.quotedName(target)) out" : ""
        var hitAfter: ViewID?
        let fix = context.turningOnInteraction(of: ancestors, for: [target]) { after in
            if !after.region(hittingIn: target, context.tree).withoutSlivers.isEmpty { return true }
            hitAfter = after.hitViews.first { after.region(hitting: $0).contains(point) }
            return false
        }
        let names = ancestors.map { context.quotedName($0) }.joinedAsList()
        let message: String
        var notes: [Note]
        if ancestors == [target] {
            let kind = context.tree[target].kind
            message =
                "\(names) is visible but can't be touched: user interaction is off by default in "
                + (kind == .image ? "an image view" : "a label")
            notes = [
                Note(
                    sceneAdvice: "write `userInteractionEnabled` on \(names); if that is intended, write "
                        + "`userInteractionEnabled .off`")
            ]
        } else {
            message =
                "\(context.quotedName(target)) is visible but can't be touched: user interaction of \(names) is off"
            notes = ancestors.map { context.interactionNote($0) }
            notes += [
                Note("`hitTest` returns nil for such a view without asking its subviews"),
                context.adviceTurningOn(names, for: target, or: way),
            ]
            if let hitAfter {
                notes.append(
                    Note(
                        "that alone isn't enough: \(context.quotedName(hitAfter)) is hit there once it is on",
                        at: context.scene.range(of: hitAfter)))
            }
        }
        return Rule.disabledAncestor.finding(
            message, at: context.scene.range(of: target), notes: notes,
            fixes: [fix].compactMap { $0 },
            data: Evidence(point: context.evidence(point), views: ancestors.map { context.path($0) }))
    }
}
