import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A touch target that can be scrolled into view, but never clear of what takes its touches.
struct TargetDeadOnceScrolled {
    /// What it loses once it is in view.
    var losses: TouchLosses
    /// The scrolled scene that shows the losses.
    var scrolled: TargetContext
    /// Whether no other offset can help either.
    var isProved = false

    /// The scroll view around the target, if the cells that it displays once it is scrolled take all of the touches.
    var scrollViewOfHitViews: ViewID? {
        let tree = scrolled.tree
        guard tree.cell(around: losses.reach.target) == nil,
            let (scrollView, _) = tree.scrollingView(around: losses.reach.target)
        else { return nil }
        let areCells = losses.losses.allSatisfy { loss in
            loss.hitView.flatMap { tree.cell(around: $0) }.map { tree[$0].superview == scrollView } ?? false
        }
        return areCells ? scrollView : nil
    }
}

/// Finds touch targets that are dead wherever they are scrolled.
struct DeadOnceScrolledSearch: TargetQueries {
    let targets: TargetContext

    /// Finds the touch targets that are out of view at the offsets in the source, and dead at every offset.
    func all() -> [TargetDeadOnceScrolled] {
        targets.resultsOnceScrolled(includesClear: true) { target in
            targets.isUnreachable(target) ? nil : deadOnceScrolled(target)
        }
    }

    /// Returns whether one of `hitViews` extends from one end of `scrollView` to the other, along each axis that it
    /// scrolls on. Then nothing leaves it, however far the content scrolls.
    func isCovered(_ scrollView: ViewID, alongItsAxesBy hitViews: [ViewID]) -> Bool {
        guard let axes = tree.scrollViews[scrollView]?.axes(for: tree[scrollView].size) else { return false }
        let bounds = geometry.drawnBox(of: scrollView)
        return hitViews.contains { hitView in
            let box = geometry.hitBoundingBox(of: hitView)
            return (!axes.vertical || box.minY <= bounds.minY && bounds.maxY <= box.maxY)
                && (!axes.horizontal || box.minX <= bounds.minX && bounds.maxX <= box.maxX)
        }
    }

    private func deadOnceScrolled(_ target: ViewID) -> TargetDeadOnceScrolled? {
        // Most are hit wherever nothing is in front of the scroll view.
        if let unrolled = targets.unrolled(around: target), unrolled.maps.isHitInside(target) { return nil }
        guard work.spendUpTo(.scrolling(views: tree.views.count)) else { return nil }
        var found: TargetDeadOnceScrolled?
        for alignment in LoweredScene.Alignment.allCases {
            guard let scene = scene.bringing(target, to: alignment) else { continue }
            let scrolled = targets.scrolled(scene, for: target)
            guard !scrolled.touches.isPlainlyTouched(target), let reach = scrolled.maps.targetReach(of: target),
                reach.hit.isEmpty
            else {
                return nil
            }
            // Something opaque hides it at this offset.
            if reach.visible.isEmpty { continue }
            guard let losses = scrolled.losses.touchLosses(of: reach), losses.isUnreachable,
                losses.losses.allSatisfy({ DeadOnceScrolledSearch(targets: scrolled).isCover($0, of: target) })
            else { return nil }
            if found == nil { found = TargetDeadOnceScrolled(losses: losses, scrolled: scrolled) }
        }
        guard var found else { return nil }
        // The other scroll views around it show it there already.
        let movingClear = ClearScrolling(targets: found.scrolled).movingClear(found.losses)
        work.mergeFailures(of: found.scrolled.work)
        switch movingClear {
        case .possible, .unknown: return nil
        case .impossible: found.isProved = true
        case .notFound: break
        }
        return found
    }

    /// Returns whether the hit view is in front of `target`, and no other rule reports why it takes the touches.
    private func isCover(_ loss: TouchLoss, of target: ViewID) -> Bool {
        guard loss.cause == .inFront, let hitView = loss.hitView, touches.witness(of: loss) != nil else { return false }
        return !losses.unexplained(loss.region, hitView, target).rest.isEmpty
    }
}
