import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let coveredControl: Rule = Rule(
        "covered-control", .warning, fixes: .uncovering, drawn: .lostArea,
        explanation: """
            ## What it finds
            Reports a touch target that loses part of its visible area to another view. That view is in front of
            the target and see-through, or is inside it, or is around it and claimed by a superview, which doesn't ask
            the target then. In a scroll view, the part is lost at every scroll offset. A target that is out of view at
            the offset in the source isn't judged: write the `contentOffset` that shows it.

            A part outside a superview of the target, which is dead anyway, counts if the other view is also in
            front of it there: otherwise you would find one mistake only after fixing the other.

            Other rules report related cases: `unreachable-control` if nothing of the target is left,
            `seen-not-touched` if the other view is drawn behind it, and `overlapping-targets` if the other view
            reaches it by `hitSlop`. Modal views may cover anything.

            A view with a recognizer that isn't a control may have controls in front of it, and views that contain
            controls, even clear ones, unless it is also outside a superview there. Of clear views with recognizers of
            their own, those are reported that take at least half of its visible area. If it is as large as half the
            scene, nothing is reported.

            Losses below 1 % of the visible area or below 4 square points, and strips thinner than 2 points, aren't
            reported. Losses to a blur, a `visualEffect`, aren't reported either: like something opaque, it shows that
            what is behind it can't be touched. The list of `eval` counts what is behind a blur as visible, so it has
            these losses.

            Text under a bar isn't lost if `contentInset` is as high as the bar: it can be scrolled free. Without an
            inset it is reported, also under an opaque bar if the `contentSize` says that the text is longer than
            the text view.

            ## Why it is bad
            The part looks like the rest of the control but doesn't react. The usual cause is a clear container:
            a stack view, a toolbar, or the empty part of a table.

            ## Example
            ```scene
            scene Main 390x844 {
                button Buy leading 20 bottom 20 size 200x110
                view Toolbar leading 0 trailing 0 bottom 0 height 70 {
                    button Share trailing 16 top 10 size 50x50
                }
            }
            ```

            ## Instead
            Add `passthrough` to the container, so that only its subviews are hit. A clear view with gestures belongs behind
            the controls that it covers, or leaves them their touches: `hitTest { yield -> Buy }`.
            ```scene
            scene Main 390x844 {
                button Buy leading 20 bottom 20 size 200x110
                view Toolbar leading 0 trailing 0 bottom 0 height 70 passthrough {
                    button Share trailing 16 top 10 size 50x50
                }
            }
            ```

            ## In UIKit
            Let the container contain only the points of its subviews:
            ```swift
            final class ToolbarView: UIView {
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                    subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
                }
            }
            ```
            """
    ) { (context: TargetContext) in
        let found = context.losses { losses in
            !losses.isUnreachable && losses.losses.contains { context.isCover($0, of: losses.reach.target) }
        }
        var findings: [Diagnostic] = []
        for losses in found {
            var covers = losses.losses.filter { context.isCover($0, of: losses.reach.target) }
            covers = covers.filter { context.matters($0, losses.reach) }
            let bars = TextsUnderBars(targets: context).textUnderBars(covers, of: losses.reach.target)
            // What scrolls out from under a bar isn't lost.
            if let bars, !bars.isMissing { continue }
            if covers.matter(in: losses.reach.visible) {
                let finding = Diagnostic.covered(losses.reach, covers, losses.lossesBySlops, bars, context)
                findings.append(
                    finding.with(furtherInstances: losses.furtherInstanceCount)
                        .at(context.placeInComponent(covers, of: losses.reach.target)))
            }
        }
        let reported = Set(found.map { $0.reach.target })
        return findings
            + TextsUnderBars(targets: context).textsHiddenByBars(beside: reported).map {
                .hidden($0.target, behind: $0.bars, context)
            }
    }
}

extension TargetContext {
    /// Returns whether the hit view is in front of `target`, in it, or around it and claimed by a superview, in more
    /// than a sliver.
    fileprivate func isCover(_ loss: TouchLoss, of target: ViewID) -> Bool {
        guard loss.region.isSubstantial else { return false }
        switch loss.cause {
        case .inFront, .inside: return true
        case .override: return claim(around: target, hitting: loss.hitView, at: loss.region.witnesses) != nil
        default: return loss.isCoveredOutside
        }
    }
}

extension [TouchLoss] {
    /// Returns whether enough of `visible` is lost for a finger to notice.
    fileprivate func matter(in visible: Region) -> Bool {
        area >= TargetReach.minimumAreaLost && area >= TargetReach.minimumFractionLost * visible.area
    }
}

extension Diagnostic {
    /// Returns the finding at another place, if there is one.
    fileprivate func at(_ place: SourceRange?) -> Diagnostic {
        guard let place else { return self }
        var moved = self
        moved.range = place
        return moved
    }
}

extension TargetContext {
    /// Returns where the first view is written that takes the touches of `target`, if all of them are in it and belong
    /// to the component that `target` is a use of. Then every use has the same loss.
    fileprivate func placeInComponent(_ covers: [TouchLoss], of target: ViewID) -> SourceRange? {
        guard scene.range(of: target).use == 0 else { return nil }
        let places = covers.compactMap { cover in
            cover.cause == .inside ? cover.hitView.map { scene.range(of: $0) } : nil
        }
        return places.count == covers.count && places.allSatisfy { $0.use > 0 } ? places.first : nil
    }

    /// Returns whether the loss is a mistake. A view with a recognizer that isn't a control itself may well have
    /// controls and their containers in front of it.
    fileprivate func matters(_ loss: TouchLoss, _ reach: TargetReach) -> Bool {
        let target = reach.target
        if tree[target].kind.isTouchTarget { return true }
        // A canvas for gestures is large enough.
        let extent = maps.visibilityMap.extent(of: target).area
        guard let hitView = loss.hitView, extent < Region(maps.visibilityMap.domain).area / 2 else { return false }
        // Outside a superview, the target gets no touches whatever is in front of it, and no other rule says so.
        if loss.isCoveredOutside { return views.owner(of: hitView) == nil }
        let targets = views.touchTargets.filter { tree.isInSuperviewChain(hitView, of: $0) }
        // Nobody sees why a clear view takes the gestures of most of the target.
        let isHidden = targets == [hitView] && !tree[hitView].kind.isTouchTarget && !tree.drawsItself(hitView)
        return targets.isEmpty || isHidden && 2 * loss.region.area >= reach.visible.area
    }
}

extension Diagnostic {
    /// Creates the finding for a text view whose first or last lines bars cover, wherever it is scrolled.
    fileprivate static func hidden(
        _ target: ViewID, behind bars: TextUnderBars, _ context: TargetContext
    ) -> Diagnostic {
        let title = context.quotedName(target)
        let reason = Note(
            "\(context.views.quotedList(bars.bars)) \(bars.bars.count == 1 ? "is" : "are") in front of it at \(bars.bars.count == 1 ? "that edge" : "its edges"), also where \(title) can't scroll any further",
            at: bars.bars.first.map { context.scene.range(of: $0) })
        let (notes, fixes) = advice(on: bars, of: target, context)
        return Rule.coveredControl.finding(
            "\(title) doesn't scroll its text out from under \(context.views.quotedList(bars.bars))",
            at: context.scene.range(of: target), notes: [reason] + notes, fixes: fixes,
            data: Evidence(views: ([target] + bars.bars).map { context.path($0) }))
    }

    /// Returns what to write so that a text scrolls out from under `bars`.
    private static func advice(
        on bars: TextUnderBars, of target: ViewID, _ context: TargetContext
    ) -> (notes: [Note], fixes: [Fix]) {
        let edit = bars.isOnly ? context.scene.writing(bars.text, for: .contentInset, of: target) : nil
        // The numbers of one of several devices are no advice for the others.
        let advice =
            bars.isOnly && context.scene.device == nil
            ? "write `\(bars.text)`"
            : "write a `contentInset` that, with what its safe area adds, is as high as what is in front of it"
        let note = Note(
            sceneAdvice: "\(advice), so that its text scrolls out from there; "
                + "in UIKit, `adjustedContentInset` includes bars of controllers")
        let fixes = [edit].compactMap { $0 }.map {
            Fix("write `\(bars.text)`", safe: false, edits: [$0])
        }
        return ([note], fixes)
    }

    /// Creates the finding for a target that loses a visible part to another view.
    ///
    /// - Parameter bySlops: What else others take with their slops.
    fileprivate static func covered(
        _ reach: TargetReach, _ covers: [TouchLoss], _ bySlops: [TouchLoss], _ bars: TextUnderBars?,
        _ context: TargetContext
    ) -> Diagnostic {
        let target = reach.target
        let evidence = context.lossNotes.evidence(of: covers + bySlops, reach)
        let hitViews = (covers + bySlops).compactMap { $0.hitView }
        let problem =
            "\(context.lossNotes.shareText(evidence)) of the visible part of \(context.quotedName(target)) can't be touched: the touches go to "
            + context.views.quotedList(hitViews)
        if let bars {
            let (notes, fixes) = advice(on: bars, of: target, context)
            return Rule.coveredControl.finding(
                problem, at: context.scene.range(of: target),
                notes: context.lossNotes.reasons(for: covers, target) + notes, fixes: fixes, data: evidence)
        }
        let fixes = context.lossFixes.fixes(of: covers, target)
        return Rule.coveredControl.finding(
            problem, at: context.scene.range(of: target),
            notes: context.lossNotes.notes(on: covers, target, fixedBy: fixes), fixes: fixes.map { $0.fix },
            data: evidence
        ).with(blockers: context.blockers(of: covers, reach.target))
    }
}
