import SceneRegions
import SceneRuntime
import SceneSemantics

/// Finds what touch targets lose to other views, and why.
final class LossFinder: SceneQueries {
    let context: LintContext
    let overhangs: Overhangs
    let overlaps: TargetOverlaps
    let reported: ReportedFindings
    let scrims: Scrims
    private lazy var known = work.apart { findLosses() }

    init(_ context: LintContext, _ overhangs: Overhangs, _ overlaps: TargetOverlaps, _ reported: ReportedFindings) {
        self.context = context
        self.overhangs = overhangs
        self.overlaps = overlaps
        self.reported = reported
        scrims = Scrims(context)
    }

    /// What each touch target loses.
    var all: [TouchLosses] { work.taken(from: known) }

    /// Finds what each touch target loses. A view with a recognizer counts only if it has a look of its own or shows
    /// something in most of its area; otherwise nobody can aim at a part of it.
    private func findLosses() -> [TouchLosses] {
        let candidates = views.touchTargets.filter {
            tree[$0].kind.isTouchTarget || tree.paintsItself($0) || isFilledWithLook($0)
        }
        return work.results(of: candidates, "touch targets that may lose touches") { target in
            guard let reach = maps.targetReach(of: target) else { return nil }
            work.charge(pieces: 4 * reach.pieceCount * (2 + scrims.count / 16))
            return touchLosses(of: reach)
        }
    }

    /// Returns whether visible views that aren't targets fill at least half of `target`.
    private func isFilledWithLook(_ target: ViewID) -> Bool {
        guard tree.isSeen(target), let look = largestDrawn(in: target) else { return false }
        work.charge(pieces: 1)
        return 2 * maps.seenMap.visibleRegion(of: look).area >= maps.seenMap.extent(of: target).area
    }

    /// Returns the descendant of `view` that is visible most, if it draws something that makes people touch `view`.
    func largestDrawn(in view: ViewID) -> ViewID? {
        var largest: (view: ViewID, area: Double)?
        var waiting = tree.subviews(of: view)
        while let next = waiting.popLast() {
            waiting += tree.subviews(of: next)
            guard !scene.isTouchTarget(next), tree.paintsItself(next) else { continue }
            let area = maps.seenMap.visibleRegion(of: next).area
            if area > largest?.area ?? 0 { largest = (next, area) }
        }
        return largest?.view
    }

    /// Returns what a target loses, without what other rules report, or `nil` if nothing.
    func touchLosses(of reach: TargetReach) -> TouchLosses? {
        let target = reach.target
        guard !reach.visible.isEmpty, !reach.taken.isEmpty, canLose(target) else { return nil }
        let seen = scrims.unobscured(inScrollViews(reach.visible, of: target), of: target)
        guard seen.isNoSliver || seen.area >= max(1, reach.visible.area / 2) else { return nil }
        var losses: [TouchLoss] = []
        var excuses: [TouchExcuse] = []
        for (outcome, whole) in reach.taken {
            let region = whole.intersection(seen)
            // Endless recursion counts as the reason only if it affects most of the target.
            if region.isEmpty || outcome == .recursion && region.area < seen.area / 2 { continue }
            let sorted = sort(region, outcome, of: target)
            losses += sorted.losses
            excuses += sorted.excuses
        }
        let isHit = !reach.hit.isEmpty || isServed(target, by: excuses.filter { $0.reason == .inside })
        if losses.isEmpty, excuses.isEmpty, !isHit, geometry.hitRectangle(of: target)?.isEmpty == true {
            losses = [loss(of: seen, .noPoint)].compactMap { $0 }
        }
        let isUnreachable = !isHit && isUnexcused(target, losses, excuses)
        if isUnreachable {
            losses += excuses.compactMap { $0.loss }
        } else if givesAway(target) {
            return nil
        }
        if !reach.isExact { losses = losses.map { confirmed($0, of: target) } }
        losses = losses.filter { !$0.region.isEmpty }
        losses.sort { $1.region.area < $0.region.area }
        if losses.isEmpty { return nil }
        return TouchLosses(reach: reach, losses: losses, isUnreachable: isUnreachable)
    }

    /// Returns the loss of `region` to whatever is hit in it, even if different parts hit different views.
    func loss(of region: Region, _ cause: TouchLoss.Cause) -> TouchLoss? {
        for point in region.witnesses {
            switch touches.touch(at: point).outcome {
            case .hit(let hit): return TouchLoss(taker: hit, region: region, cause: cause)
            case .none: return TouchLoss(taker: nil, region: region, cause: cause)
            case .recursion: continue
            }
        }
        return nil
    }

    /// Returns the loss without rectangles whose middle does not confirm it: strips and cells of rotated and round
    /// shapes extend beyond the shapes.
    private func confirmed(_ loss: TouchLoss, of target: ViewID) -> TouchLoss {
        if loss.cause == .noPoint { return loss }
        var confirmed = loss
        confirmed.region = loss.region.filtered { point in
            guard let own = geometry.point(point, in: target), tree[target].bounds.contains(own) else { return false }
            switch touches.touch(at: point).outcome {
            case .hit(let hit): return hit == loss.taker
            case .none: return loss.taker == nil
            case .recursion: return false
            }
        }
        return confirmed
    }

    /// Returns whether `target` should get touches: it is visible, and it and everything around it is enabled.
    private func canLose(_ target: ViewID) -> Bool {
        tree.isSeen(target) && tree.takesTouches(target) && !tree.chain(from: target).contains { views.isToggled($0) }
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
        return tree.rules(of: view).contains { if case .return = $0 { true } else { isOnPurpose && $0.isSilent } }
    }

    /// Returns whether touches on the descendants of `target` serve `target`: its recognizers see them, or it is a
    /// control made of several others. A button, a slider and the like need touches of their own.
    private func isServed(_ target: ViewID, by parts: [TouchExcuse]) -> Bool {
        guard isHitInside(target) else { return false }
        if !tree[target].kind.isTouchTarget { return true }
        let isMadeOfOthers = Set(parts.map { $0.loss?.taker }).count > 1 || !tree.rules(of: target).isEmpty
        return tree[target].kind == .control && isMadeOfOthers
    }

    /// Returns whether a point hits a descendant of `target` that wants touches.
    private func isHitInside(_ target: ViewID) -> Bool {
        var waiting = tree.subviews(of: target)
        while let next = waiting.popLast() {
            if views.isWanted(next, in: target), !maps.hitMap.region(hitting: next).isEmpty { return true }
            waiting += tree.subviews(of: next)
        }
        return false
    }
}

extension LossFinder {
    /// The losses of a target, sorted by whether something excuses them.
    private struct Sorted {
        /// What this rule reports.
        var losses: [TouchLoss] = []
        /// Why the rest is reported by another rule, or intended.
        var excuses: [TouchExcuse] = []
    }

    /// Finds why touches in `region` have `outcome` instead of hitting `target`, and whether another rule reports that.
    private func sort(_ region: Region, _ outcome: HitMap.Outcome, of target: ViewID) -> Sorted {
        var taker: ViewID?
        switch outcome {
        case .recursion: return Sorted(excuses: [TouchExcuse(.recursion)])
        case .orderDependent: return Sorted(excuses: [TouchExcuse(.order)])
        case .none: break
        case .hit(let hit): taker = hit
        }
        if let taker, tree.isInSuperviewChain(target, of: taker) {
            if views.isToggled(taker) { return Sorted(excuses: [TouchExcuse(.intended)]) }
            let cause: TouchLoss.Cause = isGivenAway(region, taker, by: target) ? .override(target) : .inside
            let loss = TouchLoss(taker: taker, region: region, cause: cause)
            if views.isWanted(taker, in: target) { return Sorted(excuses: [TouchExcuse(.inside, loss)]) }
            return Sorted(losses: [loss])
        }
        var sorted = Sorted()
        let (inside, refused) = parts(of: region, insideOf: views.superviewsThatAnswer(for: target))
        for (superview, region) in refused {
            // Views drawn in front of the target would be hit there in any case.
            let isBehind = taker.map {
                tree.isInSuperviewChain($0, of: target) || !views.isPainted($0, inFrontOf: target)
            }
            let loss = TouchLoss(taker: taker, region: region, cause: .outside(superview))
            if isBehind ?? true, isReported(superview, ofDeadOverhang: target) {
                sorted.excuses.append(TouchExcuse(.overhang, loss))
            } else if let taker, isBehind == false, overhangs.overhang(of: target) == nil {
                sorted.losses += coveredParts(of: loss, taker, target)
            } else {
                sorted.losses.append(loss)
            }
        }
        let (own, _) = parts(of: inside, insideOf: [target])
        if own.isEmpty { return sorted }
        guard let taker, !tree.isInSuperviewChain(taker, of: target) else {
            var answering = tree.forwardsTouches(target) ? target : silentView(target)
            answering = answering ?? overridingView(around: target, below: taker) ?? answeringView(in: own, hit: taker)
            if taker == nil { answering = answering ?? overridingView(in: target) }
            if let answering {
                sorted.losses.append(TouchLoss(taker: taker, region: own, cause: .override(answering)))
            } else {
                sorted.excuses.append(TouchExcuse(.intended))
            }
            return sorted
        }
        if !views.isPainted(taker, inFrontOf: target), let giver = giver(of: own, to: taker, in: target) {
            // A list that leaves its touches to other views does so on purpose; a control would be useless.
            let loss = TouchLoss(taker: taker, region: own, cause: .override(giver))
            sorted.excuses.append(
                tree.isScrollTarget(target) ? TouchExcuse(.intended) : TouchExcuse(.reportedElsewhere, loss))
            return sorted
        }
        let (rest, excuse) = unexplained(own, taker, target)
        func loss(of region: Region) -> TouchLoss {
            let cause: TouchLoss.Cause =
                if views.isPainted(taker, inFrontOf: target) {
                    .inFront
                } else if let superview = silentView(target) ?? silentSuperview(of: target, beside: taker) {
                    .override(superview)
                } else if isGivenAway(own, taker, by: target) {
                    .override(target)
                } else {
                    .order
                }
            return TouchLoss(taker: taker, region: region, cause: cause)
        }
        if let excuse { sorted.excuses.append(TouchExcuse(excuse, loss(of: own.subtracting(rest)))) }
        if rest.isEmpty { return sorted }
        var open = rest
        if !views.isPainted(taker, inFrontOf: target) {
            for (view, hole) in holes(in: target, beside: taker) {
                let left = open.intersection(hole)
                if left.isEmpty { continue }
                sorted.excuses.append(
                    TouchExcuse(.hole, TouchLoss(taker: taker, region: left, cause: .override(view))))
                open = open.subtracting(left)
            }
        }
        if !open.isEmpty { sorted.losses.append(loss(of: open)) }
        return sorted
    }

    /// Divides `loss`, which is outside a superview, into what `taker` wrongly covers too and the rest.
    private func coveredParts(of loss: TouchLoss, _ taker: ViewID, _ target: ViewID) -> [TouchLoss] {
        var (covered, rest) = (loss, loss)
        covered.region = unexplained(loss.region, taker, target).rest
        covered.isCoveredOutside = true
        rest.region = loss.region.subtracting(covered.region)
        return [covered, rest].filter { !$0.region.isEmpty }
    }

    /// Cuts `region` at the edges of views: into the part that all of them contain, and for each view the part that it
    /// is the first not to contain.
    private func parts(
        of region: Region, insideOf views: [ViewID]
    ) -> (inside: Region, refused: [(view: ViewID, region: Region)]) {
        var rest = region
        var refused: [(view: ViewID, region: Region)] = []
        for view in views {
            let inside: Region
            if tree[view].hitShape != .subviews, let rectangle = geometry.hitRectangle(of: view) {
                if rectangle.contains(rest.boundingBox) { continue }
                inside = rest.intersection(rectangle)
            } else {
                inside = rest.filtered { touches.tester.contains($0, in: view) }
            }
            let outside = rest.subtracting(inside)
            if outside.isEmpty { continue }
            refused.append((view, outside))
            rest = inside
        }
        return (rest, refused)
    }

    /// Returns whether `dead-overhang` reports the part of `target` outside `superview`.
    private func isReported(_ superview: ViewID, ofDeadOverhang target: ViewID) -> Bool {
        overhangs.overhang(of: target)?.refusing.contains(superview) ?? false
    }

    /// Returns `target` or its nearest superview, up to `end`, whose rules can answer without it.
    private func overridingView(around target: ViewID, below end: ViewID?) -> ViewID? {
        for superview in tree.chain(from: target) {
            if tree.rules(of: superview).contains(where: { $0.traits.contains(.decides) && !$0.isYieldToOverhang }) {
                return superview
            }
            if superview == end { return nil }
        }
        return nil
    }

    /// Returns a view in `target` that can answer instead of it.
    private func overridingView(in target: ViewID) -> ViewID? {
        var waiting = tree.subviews(of: target)
        while let next = waiting.popLast() {
            if tree.answersBesideWalk(next) || tree.forwardsTouches(next) { return next }
            waiting += tree.subviews(of: next)
        }
        return nil
    }

    /// Returns the nearest superview of `target` that is not also around `taker` and answers nil at once.
    private func silentSuperview(of target: ViewID, beside taker: ViewID) -> ViewID? {
        tree.superviews(of: target).prefix { !tree.isInSuperviewChain($0, of: taker) }.first { superview in
            tree.rules(of: superview).contains { if case .none = $0 { true } else { false } }
        }
    }

    /// Returns `target` if its own rules keep it from being the answer.
    private func silentView(_ target: ViewID) -> ViewID? {
        tree.rules(of: target).contains { $0.isSilent } ? target : nil
    }

    /// Returns the first view whose rules made `taker` the answer at a point of `region`: one that claims or asks
    /// `taker`, at any level of the tree.
    private func answeringView(in region: Region, hit taker: ViewID?) -> ViewID? {
        for point in region.witnesses {
            let result = touches.touch(at: point)
            let isSame =
                switch result.outcome {
                case .hit(let hit): hit == taker
                case .none: taker == nil
                case .recursion: false
                }
            if isSame, let view = result.via.first { return view }
        }
        return nil
    }

    /// Returns `target`, or a view in it such as the content view of a cell, if it forwards the touches in `region` to
    /// the view that contains `taker`. `starved-delegator` reports whether that is wise.
    private func giver(of region: Region, to taker: ViewID, in target: ViewID) -> ViewID? {
        if scene.links.isEmpty { return nil }
        // A view that answers before the target is asked leaves it nothing to forward.
        let giver = answeringView(in: region, hit: taker) ?? target
        return tree.isInSuperviewChain(target, of: giver) && tree.forwardsTouches(giver) ? giver : nil
    }

    /// Returns whether the rules of `target` itself make `taker` the answer in `region`.
    private func isGivenAway(_ region: Region, _ taker: ViewID, by target: ViewID) -> Bool {
        !tree.rules(of: target).isEmpty && answeringView(in: region, hit: taker) == target
    }

    /// Returns what `target`, and the views between it and the common superview of `target` and `taker`, leave to
    /// others with `yield`.
    private func holes(in target: ViewID, beside taker: ViewID) -> [(view: ViewID, region: Region)] {
        var holes: [(view: ViewID, region: Region)] = []
        for view in tree.chain(from: target).prefix(while: { !tree.isInSuperviewChain($0, of: taker) }) {
            for rule in tree.rules(of: view) {
                guard case .yield(let others) = rule else { continue }
                for named in others { holes.append((view, views.hitArea(of: named))) }
            }
        }
        return holes
    }
}
