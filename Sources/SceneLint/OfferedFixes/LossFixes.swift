import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Fixes that give a target the touches it loses.
struct LossFixes: ContextQueries {
    let context: LintContext
    let trials: FixTrials

    init(_ context: LintContext, _ reported: ReportedFindings) {
        self.context = context
        trials = FixTrials(reported, context.work.budget)
    }

    /// Returns tested fixes for `losses` of `target`.
    func fixes(of losses: [TouchLoss], _ target: ViewID, countsInside: Bool = false) -> [TriedFix] {
        if let fix = reachingOutside(losses, target) ?? askingInsteadOfClaiming(losses, target) { return [fix] }
        let fixes = hitViewFixes(of: losses, target, countsInside: countsInside)
        if !fixes.isEmpty || losses.contains(where: { $0.cause != .inFront }) { return fixes }
        if let fix = lettingThrough(losses, to: target) { return [fix] }
        let uncovering = uncoveringControls(behind: losses, target)
        if !uncovering.isEmpty { return uncovering }
        var others = [movingInFront(losses, target), forwarding(losses, to: target)].compactMap { $0 }
        // A clear container in front of a scroll view keeps it from scrolling also where it needs no touches. One that
        // is seen, such as a bar, is meant to.
        if others.count == 2, let container = siblings(of: losses, target)?.container, container != target,
            !tree.drawsItself(container)
        {
            others.reverse()
        }
        // What is left of a scroll view still scrolls, so that something small may stay in front of it.
        let largest = losses.filter { $0.hitView == losses.first?.hitView }
        guard others.isEmpty, tree[target].kind.isScrollView, largest.count < losses.count,
            2 * largest.area > losses.area
        else { return others }
        return hitViewFixes(of: largest, target, countsInside: countsInside)
    }

    /// Returns the fix for a target in a view that a superview claims, and that is hit instead.
    private func askingInsteadOfClaiming(_ losses: [TouchLoss], _ target: ViewID) -> TriedFix? {
        guard let claim = claim(around: target, hitting: losses.first?.hitView, at: losses.region.witnesses),
            let edits = editsAsking(claim.claimed, insteadOfClaimBy: claim.claimer),
            let trial = SceneTrial(of: scene, edits, work.budget),
            trial.hits(path(target), at: losses.region.witnesses)
        else { return nil }
        return triedFix(
            "let `hitTest` of \(quotedName(claim.claimer)) ask \(quotedName(claim.claimed)) instead of claiming it",
            edits, for: target, takingFrom: receivers(of: losses), in: trial, .change)
    }

    /// Returns tested fixes to the hit views that give `target` the touches it loses to them.
    ///
    /// - Parameter countsInside: Whether touches on the target's descendants count as its own, whoever owns them.
    private func hitViewFixes(of losses: [TouchLoss], _ target: ViewID, countsInside: Bool = false) -> [TriedFix] {
        guard let first = losses.first, let hitView = first.hitView, !work.budget.isUsedUp else { return [] }
        if let decoration = decoration(on: losses, target) {
            return turningOff(decoration, losses, target, countsInside: countsInside)
        }
        guard losses.allSatisfy({ $0.hitView == hitView && ($0.cause == .inFront || $0.cause == .inside) }),
            canLetThrough(hitView)
        else { return [] }
        let isNonempty = views.needsTouchesInside(hitView)
        let isEnough = reaches(losses, target, changing: hitView, countsInside: countsInside) { tree in
            views.letTouchesThrough(hitView, in: &tree)
        }
        guard isEnough else { return [] }
        return isNonempty
            ? letting("passthrough", .passthrough, on: hitView)
            : letting("userInteractionEnabled .off", .userInteractionEnabled, on: hitView)
    }

    /// Returns the view in `target`, a control, that keeps all touches of `losses` from it, itself or with views in it,
    /// and that needs none of them.
    private func decoration(on losses: [TouchLoss], _ target: ViewID) -> ViewID? {
        guard let first = losses.first, first.cause == .inside,
            let decoration = first.hitView.flatMap({ views.decoration(around: $0, inside: target) }),
            losses.allSatisfy({ loss in
                loss.cause == .inside && loss.hitView.map { tree.isInSuperviewChain(decoration, of: $0) } ?? false
            })
        else { return nil }
        return decoration
    }

    /// Returns the tested fix that turns off the user interaction of `view`.
    private func turningOff(
        _ view: ViewID, _ losses: [TouchLoss], _ target: ViewID, countsInside: Bool
    ) -> [TriedFix] {
        let isEnough = reaches(losses, target, changing: view, countsInside: countsInside) { tree in
            tree[view].isUserInteractionEnabled = false
        }
        return isEnough ? letting("userInteractionEnabled .off", .userInteractionEnabled, on: view) : []
    }

    /// Returns whether `target` gets the touches of `losses` after `change` of `view`.
    private func reaches(
        _ losses: [TouchLoss], _ target: ViewID, changing view: ViewID, countsInside: Bool,
        _ change: (inout ViewTree) -> Void
    ) -> Bool {
        let limit = WorkLimit.Map(work: work.budget.remaining)
        // Only points in the box matter, but strips of rotated views would be cut elsewhere.
        let box = losses.map { $0.region.boundingBox }.boundingBox
        let isExactInBox = views.changesInHitTests.isEmpty && maps.isExact(in: box)
        let hitMap = maps.trying([view], within: isExactInBox ? box : nil, limit: limit, change)
        // The pieces of a map don't overlap.
        let reached = Region(
            disjoint: hitMap.pieces.compactMap { piece in
                guard case .hit(let hit) = piece.outcome,
                    views.owner(of: hit) == target || countsInside && tree.isInSuperviewChain(target, of: hit)
                else { return nil }
                return piece.rectangle
            })
        return losses.allSatisfy { $0.region.subtracting(reached).isEmpty }
    }

    private func letting(_ word: String, _ attribute: Attribute, on view: ViewID) -> [TriedFix] {
        guard let edit = scene.writing(word, for: attribute, of: view) else { return [] }
        return [TriedFix(title: "write `\(word)` on \(quotedName(view))", edits: [edit], kind: .letThrough)]
    }

    /// Returns the fix that lets touches through the hit views, and through the clear views that would take them then:
    /// around a hit view, such as a window around its root view, or behind it.
    private func lettingThrough(_ losses: [TouchLoss], to target: ViewID) -> TriedFix? {
        let lost = losses.region
        var hitViews: [ViewID] = []
        var found = Set(losses.compactMap { $0.hitView })
        // Several views in front of a target may be there on purpose if they have a look of their own. What is left of
        // a scroll view still scrolls.
        if found.count > 1 {
            if found.contains(where: { tree.drawsItself($0) }) { return nil }
            if tree[target].kind.isScrollView, !areArrangedTogether(found) { return nil }
        }
        while !found.isEmpty, hitViews.count + found.count <= Self.maximumViewsLettingThrough {
            let isFirst = hitViews.isEmpty
            guard
                found.allSatisfy({ view in
                    canLetThrough(view) && !tree.isInSuperviewChain(view, of: target)
                        && (isFirst || !tree.drawsItself(view)) && !hitViews.contains(view)
                })
            else { return nil }
            hitViews += found.sorted()
            let map = maps.hitMap(changing: hitViews, within: lost.boundingBox) { tree in
                for view in hitViews { views.letTouchesThrough(view, in: &tree) }
            }
            guard let map else { return nil }
            let rest = lost.subtracting(map.region(hittingIn: target, tree))
            // Round views are cut into other strips where others are in front of them.
            if !rest.isSubstantial, rest.area <= Tolerance.fractionInCombinedStrips * lost.area {
                return leavesSome(lost, to: target, map) ? lettingThrough(hitViews.sorted()) : nil
            }
            found = []
            for outcome in map.outcomes where map.region(of: outcome).intersection(rest).isSubstantial {
                guard case .hit(let hit) = outcome else { return nil }
                found.insert(hit)
            }
        }
        return nil
    }

    /// Returns whether `target` gets some of the touches on `lost` itself in `map`, if it is a control: those in it may
    /// take all of them.
    private func leavesSome(_ lost: Region, to target: ViewID, _ map: HitMap) -> Bool {
        if !tree[target].kind.isTouchTarget { return true }
        return map.outcomes.contains { outcome in
            guard case .hit(let hit) = outcome, views.owner(of: hit) == target else { return false }
            return !map.region(of: outcome).intersection(lost).withoutSlivers.isEmpty
        }
    }

    /// Returns the views in `target`, a control, that would be hit instead of it everywhere on `losses` if the views in
    /// front let touches through.
    func hitViewsInside(_ target: ViewID, without losses: [TouchLoss]) -> [ViewID] {
        let hitViews = Set(losses.compactMap { $0.hitView })
        guard tree[target].kind.isTouchTarget, views.hasReceivers(in: target),
            losses.allSatisfy({ $0.cause == .inFront }), hitViews.allSatisfy({ canLetThrough($0) }),
            let map = maps.hitMap(
                changing: hitViews.sorted(), within: losses.region.boundingBox,
                { tree in for view in hitViews { views.letTouchesThrough(view, in: &tree) } })
        else { return [] }
        let rest = losses.region.subtracting(map.region(hittingIn: target, tree))
        guard rest.isEmpty, !leavesSome(losses.region, to: target, map) else { return [] }
        let receivers = map.outcomes.compactMap { outcome -> ViewID? in
            guard case .hit(let hit) = outcome, !map.region(of: outcome).intersection(losses.region).isEmpty else {
                return nil
            }
            return views.owner(of: hit) ?? hit
        }
        return Set(receivers).sorted()
    }

    /// Returns the fix that lets touches through `hitViews`, not tried yet.
    func lettingThrough(_ hitViews: [ViewID]) -> TriedFix? {
        let containers = hitViews.filter { views.needsTouchesInside($0) }
        let others = hitViews.filter { !containers.contains($0) }
        var words: [String] = []
        if !containers.isEmpty { words.append("`passthrough` on \(views.quotedList(containers))") }
        if !others.isEmpty { words.append("`userInteractionEnabled .off` on \(views.quotedList(others))") }
        let edits =
            containers.compactMap { scene.writing("passthrough", for: .passthrough, of: $0) }
            + others.compactMap {
                scene.writing("userInteractionEnabled .off", for: .userInteractionEnabled, of: $0)
            }
        // Instances of one line share an edit.
        var places: Set<Int> = []
        let distinct = edits.filter { places.insert($0.range.start).inserted }
        guard edits.count == hitViews.count else { return nil }
        return TriedFix(
            title: "write \(words.joinedAsList())",
            edits: distinct.sorted { $0.range.start < $1.range.start }, kind: .letThrough)
    }

    /// Returns whether `views` are arranged by one stack, which together look like one view in front.
    private func areArrangedTogether(_ views: Set<ViewID>) -> Bool {
        let superviews = Set(views.map { tree[$0].superview })
        guard superviews.count == 1, let stack = superviews.first ?? nil else { return false }
        return tree[stack].kind == .stack
    }

    /// A view in a view in a window is common; deeper nesting is rare.
    private static let maximumViewsLettingThrough = 4

    /// Returns whether the view can be changed so that it isn't hit itself.
    func canLetThrough(_ view: ViewID) -> Bool {
        view != .root && tree.rules(of: view).isEmpty && !scene.isTouchTarget(view) && !tree[view].kind.isScrollView
            && tree[view].kind != .cell && tree[view].kind != .content && !tree[view].isDraggable
            && (views.needsTouchesInside(view) || views.canTurnOff(view))
    }
}
