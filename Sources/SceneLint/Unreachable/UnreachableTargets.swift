import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Views that are there to be touched, but that no point hits at any scroll offset.
extension LintContext {
    /// Finds the controls, views with recognizers and rows that `unreachable-control` reports, one for each line.
    func findUnreachable() -> [TouchLosses] {
        var found = losses { losses in losses.isUnreachable && !isScrollTarget(losses.reach.target) }
        found = found.filter { !canBeMovedClear($0) }
        // Controls and views with a look of their own are already among the losses.
        let others = touchTargets.filter { !tree[$0].kind.isTouchTarget && !isScrollTarget($0) }
        found += deadViews(among: others, beside: found)
        found += viewsWithoutSize(beside: found)
        found += deadRows(beside: found)
        return found
    }

    /// Returns whether `unreachable-control` reports `target`, or another view of its line.
    func isUnreachable(_ target: ViewID) -> Bool { unreachableLines.contains(scene.range(of: target)) }

    /// Returns the losses of those of `views` that no point hits at any offset, descendants included: for each line
    /// that isn't in `known`, the one that loses most.
    func deadViews(among views: [ViewID], beside known: [TouchLosses] = []) -> [TouchLosses] {
        let candidates = views.filter { canBeDead($0) }
        if candidates.isEmpty { return [] }
        var lines = Set(known.map { scene.range(of: $0.reach.target) })
        // No touch belongs to any of them.
        let reaches = TargetSurvey(candidates, hits: hitMap, seen: seenMap, owner: { _ in nil }).targets
        return results(of: reaches, "views that may get no touches") { reach in
            let view = reach.target
            guard !lines.contains(scene.range(of: view)), let losses = touchLosses(of: reach), losses.isUnreachable,
                !isPlainlyTouched(view),
                losses.losses.contains(where: { witness(of: $0) != nil }),
                appliesWhenScrolled(view, { $0.isDead(view) }), !canBeMovedClear(losses)
            else { return nil }
            lines.insert(scene.range(of: view))
            return losses
        }
    }

    /// Returns whether no point hits `view` or a descendant, though it should get touches.
    private func isDead(_ view: ViewID) -> Bool {
        guard canBeDead(view) else { return false }
        let survey = TargetSurvey([view], hits: hitMap, seen: seenMap) { _ in nil }
        return survey.targets.contains { touchLosses(of: $0)?.isUnreachable ?? false } && !isPlainlyTouched(view)
    }

    /// Returns whether `view` should get touches, and none reaches it.
    private func canBeDead(_ view: ViewID) -> Bool {
        isSeen(view) && takesTouches(view) && !viewsHitInside[Int(view.index)]
    }

    /// Returns, by view index, whether some point hits the view or a descendant.
    func findViewsHitInside() -> [Bool] {
        var isHit = [Bool](repeating: false, count: tree.views.count)
        for outcome in hitMap.outcomes {
            guard case .hit(let hit) = outcome else { continue }
            for view in chain(from: hit) {
                if isHit[Int(view.index)] { break }
                isHit[Int(view.index)] = true
            }
        }
        return isHit
    }

    /// Returns whether a touch on one of the landmarks of `view` hits it or a descendant.
    func isPlainlyTouched(_ view: ViewID) -> Bool {
        let visible = visibleBox(view)
        if visible.isEmpty { return false }
        return touchesInside(view, at: visible.middle)
            || landmarks(of: view).contains { visible.contains($0) && touchesInside(view, at: $0) }
    }

    private func touchesInside(_ view: ViewID, at point: Point) -> Bool {
        if case .hit(let hit) = touch(at: point).outcome { tree.isInSuperviewChain(view, of: hit) } else { false }
    }

    /// Returns whether the view rejects its own touches: with `return`, or, if it is a control, with `none` or
    /// `passthrough`. A recognizer needs touches, so a view with one that rejects them contradicts itself.
    func givesAway(_ view: ViewID) -> Bool {
        let isOnPurpose = tree[view].kind.isTouchTarget || !scene.hasRecognizer(view) && !isScrollTarget(view)
        return tree.rules(of: view).contains { if case .return = $0 { true } else { isOnPurpose && $0.isSilent } }
    }
}

extension LintContext {
    /// Returns the rows and items that touches should select and that no point hits. Leaves out rows whose contents or
    /// whole table are already reported.
    private func deadRows(beside known: [TouchLosses]) -> [TouchLosses] {
        // The cells of known findings, in all instances.
        let reported = Set(known.compactMap { cell(around: $0.reach.target) }.map { scene.range(of: $0) })
        var rows: [ViewID] = []
        for container in tree.identities where selectsRows(container) && takesTouches(container) {
            for cell in tree.subviews(of: container) where tree[cell].kind == .cell {
                let handsOn = ([cell] + tree.subviews(of: cell)).contains { self.handsOn($0) }
                if handsOn || viewsHitInside[Int(cell.index)] { continue }
                if reported.contains(scene.range(of: cell)) { continue }
                if deadScrollViews.contains(where: { $0.view == container }) { break }
                rows.append(cell)
            }
        }
        return deadViews(among: rows, beside: known)
    }

    /// Returns whether touches select the rows or items of `view`.
    func selectsRows(_ view: ViewID) -> Bool {
        guard tree[view].kind.containsCells, tree.scrollViews[view]?.allowsSelection ?? false else { return false }
        return tree.subviews(of: view).contains { tree[$0].kind == .cell }
    }

    /// Returns the touch targets with empty bounds in which something is drawn.
    private func viewsWithoutSize(beside known: [TouchLosses]) -> [TouchLosses] {
        var lines = Set(known.map { scene.range(of: $0.reach.target) })
        var found: [TouchLosses] = []
        for view in touchTargets where tree[view].bounds.isEmpty && deadness(of: view) == .noSize {
            guard !lines.contains(scene.range(of: view)), isSeen(view), takesTouches(view),
                !chain(from: view).contains(where: { isToggled($0) }), let drawn = largestDrawn(in: view),
                !viewsHitInside[Int(view.index)],
                let reach = TargetSurvey([view], hits: hitMap, seen: seenMap, owner: { _ in nil }).targets.first
            else { continue }
            let seen = unveiled(seenMap.visibleRegion(of: drawn), of: view)
            guard seen.isNoSliver, let loss = loss(of: seen, .noSize) else { continue }
            lines.insert(scene.range(of: view))
            found.append(TouchLosses(reach: reach, losses: [loss], isUnreachable: true))
        }
        return found
    }

    /// Returns the descendant of `view` that is visible most, if it draws something that makes people touch `view`.
    func largestDrawn(in view: ViewID) -> ViewID? {
        var largest: (view: ViewID, area: Double)?
        var waiting = tree.subviews(of: view)
        while let next = waiting.popLast() {
            waiting += tree.subviews(of: next)
            guard !scene.isTouchTarget(next), paintsItself(next) else { continue }
            let area = seenMap.visibleRegion(of: next).area
            if area > largest?.area ?? 0 { largest = (next, area) }
        }
        return largest?.view
    }
}
