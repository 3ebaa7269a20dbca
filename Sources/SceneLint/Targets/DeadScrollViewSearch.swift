import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// A scroll view that no touch reaches, or that loses most of its visible part to clear views.
struct DeadScrollView {
    /// The scroll view, table or collection.
    var view: ViewID
    var cause: Cause

    /// The fraction of the visible part that clear views must cover. If they cover less, people touch the rest, and
    /// what is behind them scrolls out.
    static let minimumFractionCovered = 0.5

    /// What keeps touches from it.
    enum Cause {
        /// Other views take its touches.
        case taken(TouchLosses)
        /// The interaction of these superviews is off. The scroll view is visible at the point.
        case disabled([ViewID], at: Point)
        /// The scroll view forwards all its touches by this link, and what gets them answers everywhere.
        case forwarded(SceneLink, at: Point)
    }
}

/// Finds scroll views that get no touches.
struct DeadScrollViewSearch: TargetQueries {
    let targets: TargetContext

    /// Finds the visible scroll views that no touch reaches or that clear views mostly cover, one for each line.
    func all() -> [DeadScrollView] {
        if tree.scrollViews.isEmpty { return [] }
        let candidates = tree.identities.filter { tree.isScrollTarget($0) && tree.isSeen($0) }
        let dead = UnreachableSearch(targets: targets).deadViews(among: candidates)
        let covered = mostlyCoveredViews(among: candidates, beside: dead)
        let taken = (dead + covered).map { DeadScrollView(view: $0.reach.target, cause: .taken($0)) }
        var lines = Set(taken.map { scene.range(of: $0.view) })
        var disabled: [DeadScrollView] = []
        for view in candidates where !tree.isTouchable(view) && !lines.contains(scene.range(of: view)) {
            guard let dead = disabledScrollView(view) else { continue }
            lines.insert(scene.range(of: view))
            disabled.append(dead)
        }
        let forwarded = forwardingScrollViews(among: candidates.filter { !lines.contains(scene.range(of: $0)) })
        return (taken + disabled + forwarded).sorted { $0.view < $1.view }
    }

    /// Returns the `views` that forward all their touches, one for each line.
    private func forwardingScrollViews(among views: [ViewID]) -> [DeadScrollView] {
        var links: [ViewID: SceneLink] = [:]
        for link in scene.links where link.kind.asksInItsPlace && links[link.view] == nil { links[link.view] = link }
        if links.isEmpty || !maps.hitMap.isOfAllPoints { return [] }
        var lines: Set<SourceRange> = []
        return views.compactMap { view in
            guard let link = links[view], let delegate = link.targets.first, tree.isTouchable(view), hasContent(view),
                !maps.isHitInside(view)
            else { return nil }
            let seen = losses.scrims.unobscured(maps.visibilityMap.visibleRegion(of: view), of: view)
            guard seen.isSubstantial, let point = seen.clearPoint,
                case .hit(let hit) = touches.touch(at: point).outcome, tree.isInSuperviewChain(delegate, of: hit),
                !isStarving(hit, in: seen), lines.insert(scene.range(of: view)).inserted
            else { return nil }
            return DeadScrollView(view: view, cause: .forwarded(link, at: point))
        }
    }

    /// Returns whether there is something to select in `view`, or to scroll.
    private func hasContent(_ view: ViewID) -> Bool {
        tree[view].kind.containsCells
            ? tree.subviews(of: view).contains { tree[$0].kind == .cell } : tree.canScroll(view)
    }

    /// Returns whether `view` is plain and takes all touches in `region`, which `starved-delegator` reports.
    private func isStarving(_ view: ViewID, in region: Region) -> Bool {
        views.owner(of: view) == nil && !tree[view].kind.isScrollView
            && region.subtracting(maps.hitMap.region(of: .hit(view))).withoutSlivers.isEmpty
    }

    /// Returns what the `views` that can scroll lose to clear views in front, if it is most of their visible part: one
    /// for each line that isn't in `known`.
    private func mostlyCoveredViews(among views: [ViewID], beside known: [TouchLosses]) -> [TouchLosses] {
        let clearViews = maps.hitMap.outcomes.compactMap { outcome -> (view: ViewID, box: Rectangle)? in
            guard case .hit(let hit) = outcome, isClearAndIdle(hit) else { return nil }
            return (hit, maps.hitMap.region(of: outcome).boundingBox)
        }
        var lines = Set(known.map { scene.range(of: $0.reach.target) })
        let candidates = views.filter { view in
            guard tree.canScroll(view), tree.isTouchable(view), maps.isHitInside(view) else { return false }
            // Measuring what is visible takes much longer.
            let box = maps.visibilityMap.extent(of: view).boundingBox
            return clearViews.contains { clear in
                clear.box.meets(box) && !tree.isInSuperviewChain(view, of: clear.view)
                    && isClearAndIdle(clear.view, beside: view)
            }
        }
        if candidates.isEmpty { return [] }
        return work.results(of: reaches(of: candidates), "scroll views that may be covered") { reach in
            let view = reach.target
            guard !lines.contains(scene.range(of: view)), let losses = lossesToClearViews(reach),
                losses.losses.contains(where: { touches.witness(of: $0) != nil }),
                targets.appliesWhenScrolled(view, { DeadScrollViewSearch(targets: $0).losesMost(view) })
            else { return nil }
            lines.insert(scene.range(of: view))
            return losses
        }
    }

    private func losesMost(_ view: ViewID) -> Bool {
        reaches(of: [view]).contains { lossesToClearViews($0) != nil }
    }

    /// Returns what is visible of each of `scrollViews`, and where a touch hits it or something in it.
    private func reaches(of scrollViews: [ViewID]) -> [TargetReach] {
        let isWanted = Set(scrollViews)
        return maps.survey(scrollViews) { [tree] hit in tree.chain(from: hit).filter { isWanted.contains($0) } }
    }

    /// Returns what the view of `reach` loses to clear views in front, or `nil` if most of its visible part is left.
    private func lossesToClearViews(_ reach: TargetReach) -> TouchLosses? {
        let view = reach.target
        let minimumArea = DeadScrollView.minimumFractionCovered * reach.visible.area
        // Measuring what each of them takes costs more than adding up what all clear views take at most.
        let area = reach.taken.reduce(0) { area, part in
            guard case .hit(let hit) = part.outcome, isClearAndIdle(hit, beside: view) else { return area }
            return area + part.region.area
        }
        guard area >= minimumArea else { return nil }
        losses.chargeForLosses(of: reach)
        guard var found = losses.touchLosses(of: reach), !found.isUnreachable else { return nil }
        found.losses = found.losses.compactMap { loss in
            guard loss.cause == .inFront, let hitView = loss.hitView, isClearAndIdle(hitView, beside: view) else {
                return nil
            }
            var loss = loss
            loss.region = withoutDrawnSubviews(of: hitView, loss.region)
            return loss.region.isEmpty ? nil : loss
        }
        return found.area >= minimumArea ? found : nil
    }

    /// Returns whether `hitView` and all around it up to what it has in common with `view` draw nothing and have no use
    /// for touches.
    private func isClearAndIdle(_ hitView: ViewID, beside view: ViewID) -> Bool {
        tree.chain(from: hitView).prefix { !tree.isInSuperviewChain($0, of: view) }.allSatisfy { isClearAndIdle($0) }
    }

    /// Returns `region` without what is drawn in `view`, such as a picture, which isn't expected to let touches
    /// through.
    private func withoutDrawnSubviews(of view: ViewID, _ region: Region) -> Region {
        var region = region
        tree.forEachDescendant(of: view) { next in
            work.charge(.pieces(1))
            if tree.isSeen(next), tree.drawsItself(next) {
                region = region.subtracting(maps.visibilityMap.extent(of: next))
            }
            return .enter
        }
        return region
    }

    /// Returns whether the view draws nothing and has no use for touches.
    private func isClearAndIdle(_ view: ViewID) -> Bool {
        view != .root && views.owner(of: view) == nil && !tree.drawsItself(view) && !tree[view].kind.isScrollView
    }

    /// Returns why `view` gets no touches if a superview's disabled interaction is the reason, or `nil` if `view` is
    /// disabled itself.
    private func disabledScrollView(_ view: ViewID) -> DeadScrollView? {
        let above = tree.superviews(of: view).filter { !tree[$0].isUserInteractionEnabled }
        guard tree[view].isUserInteractionEnabled, !above.isEmpty, !above.contains(where: { views.isToggled($0) }),
            !touches.isPlainlyTouched(view)
        else { return nil }
        // Of nested scroll views, only the outermost is reported.
        let inside = tree.superviews(of: view).prefix { $0 != above[0] }
        guard !inside.contains(where: { tree.isScrollTarget($0) }) else { return nil }
        let seen = losses.scrims.unobscured(maps.visibilityMap.visibleRegion(of: view), of: view)
        guard seen.isSubstantial, let point = seen.clearPoint else { return nil }
        // Links alone can still bring touches to its content.
        if !scene.links.isEmpty, maps.isHitInside(view) { return nil }
        return DeadScrollView(view: view, cause: .disabled(above, at: point))
    }
}
