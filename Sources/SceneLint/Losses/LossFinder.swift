import SceneRegions
import SceneRuntime
import SceneSemantics

/// Finds what touch targets lose to other views, and why.
final class LossFinder: ContextQueries {
    let context: LintContext
    let overhangs: Overhangs
    let overlaps: TargetOverlaps
    let reported: ReportedFindings
    let scrims: Scrims
    private lazy var cachedLosses = work.memoize { findLosses() }
    /// Whether a rule reports that views ask each other forever.
    private(set) lazy var isRecursionReported = reported.contains(.recursion) { _ in true }

    init(_ context: LintContext, _ overhangs: Overhangs, _ overlaps: TargetOverlaps, _ reported: ReportedFindings) {
        self.context = context
        self.overhangs = overhangs
        self.overlaps = overlaps
        self.reported = reported
        scrims = Scrims(context)
    }

    /// What each touch target loses.
    var all: [TouchLosses] { work.replay(cachedLosses) }

    /// Finds what each touch target loses. A view with a recognizer counts only if it has a look of its own or shows
    /// something in most of its area; otherwise no finger can aim at a part of it.
    private func findLosses() -> [TouchLosses] {
        let candidates = simplestFirst(
            views.touchTargets.filter {
                tree[$0].kind.isTouchTarget || tree.drawsItself($0) || isFilledWithLook($0)
            })
        return work.results(of: candidates, "touch targets that may lose touches") { target in
            guard let reach = maps.targetReach(of: target) else { return nil }
            if reach.taken.isEmpty {
                work.charge(.pieces(4))
                return nil
            }
            chargeForLosses(of: reach)
            return touchLosses(of: reach)
        }
    }

    /// Charges the rule for ``touchLosses(of:)``. Each piece is compared with what takes touches and with the scrims.
    func chargeForLosses(of reach: TargetReach) {
        work.charge(.pieces(4, reach.pieceCount, 2 + scrims.count / WorkBudget.boxesPerUnit))
    }

    /// Returns the targets with rectangles first, so that many others don't use up the budget before them.
    private func simplestFirst(_ targets: [ViewID]) -> [ViewID] {
        targets.filter { geometry.hitRectangle(of: $0) != nil }
            + targets.filter { geometry.hitRectangle(of: $0) == nil }
    }

    /// Returns whether visible views that aren't targets fill at least half of `target`.
    private func isFilledWithLook(_ target: ViewID) -> Bool {
        guard tree.isSeen(target), let look = largestDrawn(in: target) else { return false }
        work.charge(.pieces(1))
        return 2 * maps.visibilityMap.visibleRegion(of: look).area >= maps.visibilityMap.extent(of: target).area
    }

    /// Returns the descendant of `view` that is visible most, if it draws something that makes people touch `view`.
    func largestDrawn(in view: ViewID) -> ViewID? {
        var largest: (view: ViewID, area: Double)?
        tree.forEachDescendant(of: view) { next in
            guard !scene.isTouchTarget(next), tree.drawsItself(next) else { return .enter }
            let area = maps.visibilityMap.visibleRegion(of: next).area
            if area > largest?.area ?? 0 { largest = (next, area) }
            return .enter
        }
        return largest?.view
    }

    /// Returns what people see of a target and would touch, or `nil` if that is next to nothing.
    private func seenPart(of reach: TargetReach) -> Region? {
        let seen = scrims.unobscured(inScrollViews(reach.visible, of: reach.target), of: reach.target)
        return seen.isSubstantial || seen.area >= max(1, reach.visible.area / 2) ? seen : nil
    }

    /// Returns whether a target is hidden, and no point hits it: it is behind a bar, for example.
    func isHidden(_ reach: TargetReach) -> Bool {
        reach.hit.isEmpty && (reach.visible.isEmpty || seenPart(of: reach) == nil)
    }

    /// Returns what a target loses, without what other rules report, or `nil` if nothing.
    func touchLosses(of reach: TargetReach) -> TouchLosses? {
        let target = reach.target
        guard !reach.visible.isEmpty, !reach.taken.isEmpty, canLose(target), let seen = seenPart(of: reach) else {
            return nil
        }
        var losses: [TouchLoss] = []
        var exemptions: [LossExemption] = []
        for (outcome, whole) in reach.taken {
            let region = whole.intersection(seen)
            // Endless recursion counts as the reason only if it affects most of the target.
            if region.isEmpty || outcome == .recursion && region.area < seen.area / 2 { continue }
            let found = classify(region, outcome, of: target)
            losses += found.losses
            exemptions += found.exemptions
        }
        let isHit = !reach.hit.isEmpty || isServed(target, by: exemptions.filter { $0.reason == .inside })
        if losses.isEmpty, exemptions.isEmpty, !isHit, geometry.acceptsNoPoint(target) {
            losses = [loss(of: seen, .noPoint)].compactMap { $0 }
        }
        let isUnreachable = !isHit && isNotExempt(target, losses, exemptions)
        if isUnreachable {
            // A rule about recursion reports its own part of the touches.
            losses += exemptions.filter { $0.reason != .recursion || !isRecursionReported }.compactMap { $0.loss }
        } else if givesAway(target) {
            return nil
        }
        if !reach.isExact { losses = losses.map { confirmed($0, of: target) } }
        losses = losses.filter { !$0.region.isEmpty }
        losses.sort { $1.region.area < $0.region.area }
        if losses.isEmpty { return nil }
        var found = TouchLosses(reach: reach, losses: losses, isUnreachable: isUnreachable)
        if !isUnreachable {
            found.lossesBySlops = exemptions.filter { $0.reason == .overlap }.compactMap { $0.loss }
        }
        return found
    }

    /// Returns the loss of `region` to whatever is hit in it, even if different parts hit different views.
    func loss(of region: Region, _ cause: TouchLoss.Cause) -> TouchLoss? {
        for point in region.witnesses {
            switch touches.touch(at: point).outcome {
            case .hit(let hit): return TouchLoss(hitView: hit, region: region, cause: cause)
            case .none: return TouchLoss(hitView: nil, region: region, cause: cause)
            case .recursion: continue
            }
        }
        return nil
    }

    /// Returns the loss without rectangles whose middle doesn't confirm it: strips and cells of rotated and round
    /// shapes extend beyond the shapes.
    private func confirmed(_ loss: TouchLoss, of target: ViewID) -> TouchLoss {
        if loss.cause == .noPoint || loss.cause == .recursion { return loss }
        var confirmed = loss
        confirmed.region = loss.region.filtered { point in
            guard let own = geometry.point(point, in: target), tree[target].bounds.contains(own) else { return false }
            return touches.touch(at: point).outcome.isAnswer(loss.hitView)
        }
        return confirmed
    }

    /// Returns whether `target` should get touches: it is visible, and it and everything around it is enabled.
    private func canLose(_ target: ViewID) -> Bool {
        tree.isTouchable(target) && !tree.chain(from: target).contains { views.isToggled($0) }
    }

    /// Returns the part of `region` that no scroll view around `target` cuts off. The rest can be scrolled to.
    private func inScrollViews(_ region: Region, of target: ViewID) -> Region {
        tree.superviews(of: target).reduce(region) { rest, superview in
            guard tree[superview].kind.isScrollView, let bounds = geometry.boundsRectangle(of: superview) else {
                return rest
            }
            return rest.intersection(bounds)
        }
    }

    /// Returns whether the view rejects its own touches: with `return`, or, if it is a control, with `none` or
    /// `passthrough`. A recognizer needs touches, so a view with one that rejects them contradicts itself.
    private func givesAway(_ view: ViewID) -> Bool {
        let isOnPurpose = tree[view].kind.isTouchTarget || !scene.hasRecognizer(view) && !tree.isScrollTarget(view)
        return tree.rules(of: view).contains {
            $0.traits.namesAnswerInItsPlace || isOnPurpose && $0.traits.contains(.alwaysGivesNil)
        }
    }

    /// Returns whether touches on the descendants of `target` serve `target`: its recognizers see them, or it is a
    /// control made of several others. A button, a slider and the like need touches of their own.
    private func isServed(_ target: ViewID, by parts: [LossExemption]) -> Bool {
        guard isHitInside(target) else { return false }
        if !tree[target].kind.isTouchTarget { return true }
        let isMadeOfOthers = Set(parts.map { $0.loss?.hitView }).count > 1 || !tree.rules(of: target).isEmpty
        return tree[target].kind == .control && isMadeOfOthers
    }

    /// Returns whether a point hits a descendant of `target` that wants touches.
    private func isHitInside(_ target: ViewID) -> Bool {
        let hit = tree.firstDescendant(of: target) {
            views.belongsToReceiver($0, inside: target) && !maps.hitMap.region(hitting: $0).isEmpty
        }
        return hit != nil
    }
}
