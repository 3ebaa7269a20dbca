import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Views that are there to be touched, but that no point hits at any scroll offset.
struct UnreachableSearch: TargetQueries {
    let targets: TargetContext

    /// Finds the controls, views with recognizers and rows that `unreachable-control` reports, one for each line.
    func all() -> [TouchLosses] {
        var found = targets.losses { $0.isUnreachable && !tree.isScrollTarget($0.reach.target) }
        found = found.filter { !ClearScrolling(targets: targets).mayBeMovedClear($0) }
        // Controls and views with a look of their own are already among the losses.
        let others = views.touchTargets.filter {
            !tree[$0].kind.isTouchTarget && !tree.isScrollTarget($0) && !isCellOfDeadScrollView($0)
        }
        found += deadViews(among: others, beside: found)
        found += viewsWithoutSize(beside: found)
        found += deadRows(beside: found)
        return found
    }

    /// Returns whether `view` is a cell or its content view, and its table or collection is reported instead.
    private func isCellOfDeadScrollView(_ view: ViewID) -> Bool {
        guard tree[view].kind == .cell || tree[view].kind == .content, let cell = tree.cell(around: view) else {
            return false
        }
        return targets.deadScrollViews.contains { $0.view == tree[cell].superview }
    }

    /// Returns the losses of the `views` that no point hits at any offset, descendants included: for each line that
    /// isn't in `known`, the one that loses most.
    func deadViews(among views: [ViewID], beside known: [TouchLosses] = []) -> [TouchLosses] {
        let candidates = views.filter { canBeDead($0) }
        if candidates.isEmpty { return [] }
        var lines = Set(known.map { scene.range(of: $0.reach.target) })
        // No touch belongs to any of them.
        let reaches = maps.survey(candidates) { _ in [] }
        var counts: [SourceRange: Int] = [:]
        for reach in reaches where !reach.visible.isEmpty { counts[scene.range(of: reach.target), default: 0] += 1 }
        return work.results(of: reaches, "views that may get no touches") { reach in
            let view = reach.target
            guard !lines.contains(scene.range(of: view)), var losses = self.losses.touchLosses(of: reach),
                losses.isUnreachable,
                !touches.isPlainlyTouched(view),
                losses.losses.contains(where: { touches.witness(of: $0) != nil }),
                targets.appliesWhenScrolled(view, { UnreachableSearch(targets: $0).isDead(view) }),
                !ClearScrolling(targets: targets).mayBeMovedClear(losses)
            else { return nil }
            lines.insert(scene.range(of: view))
            losses.furtherInstanceCount = max(0, counts[scene.range(of: view), default: 0] - 1)
            return losses
        }
    }

    /// Returns whether no point hits `view` or a descendant, though it should get touches.
    private func isDead(_ view: ViewID) -> Bool {
        guard canBeDead(view) else { return false }
        let reaches = maps.survey([view], receivers: { _ in [] })
        return reaches.contains { self.losses.touchLosses(of: $0)?.isUnreachable ?? false }
            && !touches.isPlainlyTouched(view)
    }

    /// Returns whether `view` should get touches, and none reaches it.
    private func canBeDead(_ view: ViewID) -> Bool {
        tree.isTouchable(view) && !maps.isHitInside(view)
    }
}

extension UnreachableSearch {
    /// Returns the rows and items that touches should select and that no point hits. Leaves out rows whose contents or
    /// whole table are already reported.
    private func deadRows(beside known: [TouchLosses]) -> [TouchLosses] {
        // The cells of known findings, in all instances.
        let reported = Set(known.compactMap { tree.cell(around: $0.reach.target) }.map { scene.range(of: $0) })
        var rows: [ViewID] = []
        for container in tree.identities where tree.selectsRows(container) && tree.isTouchable(container) {
            for cell in tree.subviews(of: container) where tree[cell].kind == .cell {
                let forwards = ([cell] + tree.subviews(of: cell)).contains { tree.forwardsTouches($0) }
                if forwards || maps.isHitInside(cell) { continue }
                if reported.contains(scene.range(of: cell)) { continue }
                if targets.deadScrollViews.contains(where: { $0.view == container }) { break }
                if overhangs.overhang(of: container) != nil { break }
                rows.append(cell)
            }
        }
        return deadViews(among: rows, beside: known)
    }

    /// Returns the touch targets with empty bounds in which something is drawn.
    private func viewsWithoutSize(beside known: [TouchLosses]) -> [TouchLosses] {
        var lines = Set(known.map { scene.range(of: $0.reach.target) })
        var found: [TouchLosses] = []
        for view in views.touchTargets where tree[view].bounds.isEmpty && tree.untouchableReason(of: view) == .noSize {
            guard !lines.contains(scene.range(of: view)), tree.isTouchable(view),
                !tree.chain(from: view).contains(where: { views.isToggled($0) }),
                let drawn = losses.largestDrawn(in: view),
                !maps.isHitInside(view),
                let reach = maps.survey([view], receivers: { _ in [] }).first
            else { continue }
            let seen = losses.scrims.unobscured(maps.visibilityMap.visibleRegion(of: drawn), of: view)
            guard seen.isSubstantial, let loss = losses.loss(of: seen, .noSize) else { continue }
            lines.insert(scene.range(of: view))
            found.append(TouchLosses(reach: reach, losses: [loss], isUnreachable: true))
        }
        return found
    }
}
