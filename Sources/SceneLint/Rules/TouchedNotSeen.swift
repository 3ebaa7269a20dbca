import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension Rule {
    static let touchedNotSeen: Rule = Rule(
        "touched-not-seen", .warning, fixes: .restraining,
        explanation: """
            ## What it finds
            Reports a touch target that is hit where something opaque is drawn over it. The opaque view has a
            `zPosition`, has its interaction turned off, or is beside the target, which reaches under it by
            `hitSlop` or `overhang`. In a scroll view, this is so at every scroll offset.

            Labels and images, views smaller than the target or within its bounds (which decorate it), and views
            that pass touches on (`passthrough`, `touchDelegate`) aren't reported. If a control is drawn over
            the target, `seen-not-touched` or `disabled-ancestor` reports that control.

            ## Why it is bad
            A tap on something else, or on an empty area, triggers a control that nobody sees. A view whose
            interaction is off hides what is behind it from the eye, but not from the finger.

            ## Example
            ```scene
            scene Main 390x844 {
                button Delete leading 20 top 100 size 100x44
                view Cover fill backgroundColor .white userInteractionEnabled .off
            }
            ```

            ## Instead
            Let the opaque view take the touches, or hide the target while it is covered. A view that is in front only
            by its `zPosition` takes them if it comes after the target.
            ```scene
            scene Main 390x844 {
                button Delete leading 20 top 100 size 100x44
                view Cover fill backgroundColor .white
            }
            ```

            ## In UIKit
            ```swift
            cover.isUserInteractionEnabled = true
            delete.isHidden = true  // or this
            ```
            """
    ) { (context: TargetContext) in
        var reported: Set<SourceRange> = []
        var hitViews: Set<ViewID>?
        return context.work.results(of: context.views.touchTargets, "touch targets that may be covered") { target in
            if reported.contains(context.scene.range(of: target)) { return nil }
            let isCovered: (TargetContext) -> Bool = { context in
                context.maps.targetReach(of: target).flatMap { context.cover(over: target, hit: $0.hit) } != nil
            }
            guard let reach = context.maps.targetReach(of: target),
                let cover = context.cover(over: target, hit: reach.hit),
                context.appliesWhenScrolled(target, isCovered)
            else { return nil }
            let viewsFromBehind = hitViews ?? context.hitViewsFromBehind()
            hitViews = viewsFromBehind
            if viewsFromBehind.contains(target) { return nil }
            reported.insert(context.scene.range(of: target))
            return Diagnostic.touchedNotSeen(target, cover, context).with(
                furtherInstances: context.furtherInstances(of: target) { instance in
                    context.maps.targetReach(of: instance).flatMap { context.cover(over: instance, hit: $0.hit) } != nil
                        && !viewsFromBehind.contains(instance)
                })
        }
    }
}

/// An opaque view under which a target is hit.
private struct Cover {
    /// The view drawn over the target.
    var view: ViewID
    /// Where the target is hit and not visible.
    var region: Region
    /// The region as a fraction of where the target is hit.
    var fraction: Double
    var point: Point
    /// Whether the region and the fraction are exact.
    var isExact: Bool
}

extension TargetContext {
    /// Returns the view that covers most of `hit`, where `target` is hit, or `nil` if there is none or it is intended.
    fileprivate func cover(over target: ViewID, hit: Region) -> Cover? {
        guard !hit.isEmpty, tree.isSeen(target), tree[target].kind.isTouchTarget || tree.drawsItself(target),
            !tree.chain(from: target).contains(where: { views.isToggled($0) })
        else { return nil }
        let visibilityMap = maps.visibilityMap
        let extent = visibilityMap.extent(of: target)
        var best: Cover?
        let covers = visibilityMap.covers(of: target, in: hit.boundingBox)
        work.charge(.pieces(covers.count))
        for (view, opaque, isRound) in covers {
            guard work.requireBudget() else { return best }
            guard canHide(view, extent), !isMeant(view, over: target) else { continue }
            var region = hit.intersection(opaque)
            work.charge(.pieces(hit.rectangles.count + opaque.rectangles.count + region.rectangles.count))
            region = region.subtracting(maps.orderDependentPoints)
            guard region.isSubstantial, region.area > best?.region.area ?? 0,
                let point = region.witnesses.first(where: { isTouched(target, under: view, at: $0) })
            else { continue }
            best = Cover(
                view: view, region: region, fraction: min(1, region.area / hit.area), point: point,
                isExact: !isRound && maps.isFigureExact(hit))
        }
        return best
    }

    /// Returns the views that are hit where a target is drawn in front of them. `seen-not-touched` and
    /// `unreachable-control` report that target.
    fileprivate func hitViewsFromBehind() -> Set<ViewID> {
        var hitViews: Set<ViewID> = []
        for losses in losses.all {
            for loss in losses.losses where loss.cause == .order {
                if let hitView = loss.hitView { hitViews.insert(hitView) }
            }
        }
        return hitViews
    }

    /// Returns whether `cover`, or a view around it, passes touches through to `target` on purpose, or another rule
    /// reports it.
    private func isMeant(_ cover: ViewID, over target: ViewID) -> Bool {
        let covers = tree.chain(from: cover).prefix { !tree.isInSuperviewChain($0, of: target) }
        let isWritten = covers.contains { view in
            views.isToggled(view)
                || tree.rules(of: view).contains { rule in
                    !rule.isYieldToOverhang && rule.traits.mayGiveTouchesAway
                }
        }
        if isWritten { return true }
        // `disabled-ancestor` reports the controls in a disabled view.
        let switchedOff = covers.last { !tree[$0].isUserInteractionEnabled }
        guard let switchedOff else { return false }
        let area = geometry.boundingBox(of: target)
        return views.touchTargets.contains { other in
            tree.isInSuperviewChain(switchedOff, of: other) && tree.isSeen(other)
                && geometry.boundingBox(of: other).meets(area)
                && tree[other].isUserInteractionEnabled
                && tree[other].isEnabled
        }
    }

    /// Returns the fix that moves `cover`, or the view around it, after `target` or the view around that, if a trial
    /// shows that this gives it the touches that it hides.
    fileprivate func reordering(_ cover: Cover, over target: ViewID) -> Diagnostic.Fix? {
        let (front, back) = tree.siblings(around: cover.view, target)
        // The text that a trial reads isn't scrolled.
        guard !work.budget.isForTrial, scrolledTarget == nil, tree[front].superview == tree[back].superview,
            let edits = scene.moving(front, past: back), let trial = SceneTrial(of: scene, edits, work.budget),
            trial.edited != nil, trial.hits(path(front), at: cover.region.witnesses)
        else { return nil }
        let title = "move \(quotedName(front)) after \(quotedName(back)), so that it is in front "
        return triedFix(
            title + "(in Swift: `bringSubviewToFront(_:)`)", edits, for: target, takingFrom: [], in: trial, .move
        ).fix
    }

    /// Returns whether a touch at `point` belongs to `target`, and no view in `cover` helped it there.
    private func isTouched(_ target: ViewID, under cover: ViewID, at point: Point) -> Bool {
        let result = touches.touch(at: point)
        guard case .hit(let hit) = result.outcome, views.owner(of: hit) == target else { return false }
        return !result.via.contains { view in
            tree.isInSuperviewChain(cover, of: view) && !tree.rules(of: view).contains { $0.isYieldToOverhang }
        }
    }
}

extension Diagnostic {
    /// Creates the finding for a target that is hit where something opaque hides it.
    fileprivate static func touchedNotSeen(
        _ target: ViewID, _ cover: Cover, _ context: TargetContext
    ) -> Diagnostic {
        let title = context.quotedName(target)
        let name = context.quotedName(cover.view)
        let range = context.scene.range(of: .userInteractionEnabled, of: cover.view)
        var fixes: [Fix] = []
        let isBeside = cover.region.intersection(context.maps.visibilityMap.extent(of: target)).isEmpty
        let why: String
        let advice: Note
        if context.tree.isLifted(cover.view, over: target) {
            why = "`zPosition` affects only drawing: \(name) is drawn in front, but \(title) is asked first"
            advice = Note(sceneAdvice: context.lossNotes.adviceReordering(cover.view, over: target))
        } else if !context.tree[cover.view].isUserInteractionEnabled {
            why = "user interaction of \(name) is off, so touches on it go to the view behind"
            let turningOn = "turn on user interaction of \(name), or "
            advice =
                isBeside
                ? Note(sceneAdvice: turningOn + "let the `hitSlop` of \(title) end there")
                : Note(turningOn + "hide \(title) while it is covered")
            if range != nil, context.tree.isTouchable(context.tree[cover.view].superview ?? .root),
                let fix = context.turningOnInteraction(
                    of: [cover.view], for: [target],
                    works: {
                        $0.region(hittingIn: target, context.tree).intersection(cover.region).withoutSlivers.isEmpty
                    })
            {
                fixes.append(fix)
            }
        } else {
            why = "\(name) is drawn in front, but isn't asked first there"
            // Views of several windows are drawn in the order of the windows, whatever their own `zPosition`.
            let (front, window) = context.tree.siblings(around: target, cover.view)
            let takingTouches = "let \(name) take the touches where it is visible"
            advice =
                context.tree[window].kind == .window
                ? Note("\(takingTouches), or hide \(title) while it is covered")
                : Note(sceneAdvice: "draw \(context.quotedName(front)) in front with `zPosition`, or \(takingTouches)")
        }
        if let fix = context.reordering(cover, over: target) { fixes.append(fix) }
        return Rule.touchedNotSeen.finding(
            "\(title) is hit under \(name), where it isn't visible", at: context.scene.range(of: target),
            notes: [Note(why, at: context.scene.range(of: cover.view)), advice],
            fixes: fixes,
            data: Evidence(
                point: (cover.point.x, cover.point.y), views: [context.path(target), context.path(cover.view)],
                about: cover.region, fraction: cover.fraction, isExact: cover.isExact))
    }
}
