import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Fixes for touch targets that are too small because views without touches cover them, such as a badge.
extension EnlargingFixes {
    /// The number of views in each other that a decoration is made of at most.
    private static let maximumDepth = 3

    /// Returns the fix that lets touches through `covers`, which are in front of `target`, if none of them has a use
    /// for touches and the target is large enough then.
    func uncovering(_ target: ViewID, _ small: SizeShortfall, from covers: [ViewID]) -> TriedFix? {
        // Text that a trial reads isn't scrolled.
        guard small.isCovered, !covers.isEmpty, !targets.isScrolled(to: target) else { return nil }
        let box = geometry.hitBoundingBox(of: target)
        var passing: [ViewID] = []
        var found = covers
        for _ in 0..<Self.maximumDepth {
            guard found.allSatisfy({ isDecoration($0, on: target) }) else { return nil }
            passing += found
            let map = maps.hitMap(changing: passing, within: box) { tree in
                for view in passing { views.letTouchesThrough(view, in: &tree) }
            }
            guard let map else { return nil }
            let own = map.region(ownedBy: target, views)
            if own.largestSquare >= small.wanted - Tolerance.rounding {
                // `touched-not-seen` would ask for the opposite.
                let extent = maps.visibilityMap.extent(of: target)
                guard !passing.contains(where: { targets.canHide($0, extent) }) else { return nil }
                return lossFixes.lettingThrough(passing.sorted())
            }
            // Around a view that is hit there may be another one that takes its touches then.
            found = map.outcomes.compactMap { outcome in
                guard case .hit(let hit) = outcome, !passing.contains(hit), !tree.isInSuperviewChain(target, of: hit),
                    !tree.isInSuperviewChain(hit, of: target), views.order.isInFront(hit, of: target)
                else { return nil }
                return hit
            }
            if found.isEmpty { return nil }
        }
        return nil
    }

    /// Returns the fix that makes `target` large enough with a slop once views in front that need no touches, such as a
    /// separator, let them through, and these views. Returns `nil` if other views are in its way, too.
    func enlarging(
        _ target: ViewID, _ small: SizeShortfall, pastDecorationsIn trials: FixTrials
    ) -> (decorations: [ViewID], fix: TriedFix)? {
        // Text that a trial reads isn't scrolled.
        guard trials.areAllowed, !targets.isScrolled(to: target), let slop = smallestSlop(of: target, small),
            slop != tree[target].hitSlop, let enlarging = writing(slop, for: target, small)
        else { return nil }
        let decorations = room.viewsInFront(of: target, withSlop: slop).sorted()
        guard !decorations.isEmpty, decorations.allSatisfy({ isDecoration($0, on: target) }),
            let letting = lossFixes.lettingThrough(decorations)
        else { return nil }
        let edits = (letting.edits + [enlarging]).sorted { $0.range.start < $1.range.start }
        guard let trial = SceneTrial(of: scene, edits, work.budget), trials.leavesFewerFindings(trial) else {
            return nil
        }
        let title = "\(letting.title), and `\(written(slop))` on \(quotedName(target))"
        // What is around it loses touches to each slop, which only counts for targets.
        let around = Set(tree.superviews(of: target).filter { !scene.isTouchTarget($0) })
        return (decorations, triedFix(title, edits, for: target, takingFrom: around, in: trial, .letThrough))
    }

    /// Returns whether `view` is only looked at: it is no touch target and contains none, and its touches can be turned
    /// off.
    private func isDecoration(_ view: ViewID, on target: ViewID) -> Bool {
        lossFixes.canLetThrough(view) && !views.hasReceivers(in: view)
            && views.owner(of: view).map { tree.isInSuperviewChain($0, of: target) } ?? true
    }
}
