import SceneRegions
import SceneRuntime
import SceneSemantics

/// Why touches don't reach a target.
extension LossFinder {
    /// The losses of a target, by whether they are exempt.
    struct ClassifiedLosses {
        /// What this rule reports.
        var losses: [TouchLoss] = []
        /// Why the rest is reported by another rule, or intended.
        var exemptions: [LossExemption] = []

        fileprivate mutating func add(_ other: ClassifiedLosses) {
            losses += other.losses
            exemptions += other.exemptions
        }
    }

    /// Finds why touches in `region` have `outcome` instead of hitting `target`, and whether another rule reports that.
    func classify(_ region: Region, _ outcome: HitMap.Outcome, of target: ViewID) -> ClassifiedLosses {
        var hitView: ViewID?
        switch outcome {
        case .recursion:
            let loss = TouchLoss(hitView: nil, region: region, cause: .recursion)
            return ClassifiedLosses(exemptions: [LossExemption(.recursion, loss)])
        case .orderDependent: return ClassifiedLosses(exemptions: [LossExemption(.order)])
        case .none: break
        case .hit(let hit): hitView = hit
        }
        if let hitView, tree.isInSuperviewChain(target, of: hitView) {
            return classifyInside(region, hitView, of: target)
        }
        var result = ClassifiedLosses()
        let (inside, rejected) = parts(of: region, insideOf: views.superviewsThatCanReject(for: target))
        for (superview, region) in rejected { result.add(classifyOutside(superview, region, hitView, of: target)) }
        let (own, _) = parts(of: inside, insideOf: [target])
        if own.isEmpty { return result }
        if let hitView, !tree.isInSuperviewChain(hitView, of: target) {
            result.add(classifyTaken(own, by: hitView, of: target))
        } else {
            result.add(classifyUnanswered(own, hitView, of: target))
        }
        return result
    }

    /// Finds why touches in `region` hit `hitView` inside `target`.
    private func classifyInside(_ region: Region, _ hitView: ViewID, of target: ViewID) -> ClassifiedLosses {
        if views.isToggled(hitView) { return ClassifiedLosses(exemptions: [LossExemption(.intended)]) }
        let cause: TouchLoss.Cause = isGivenAway(region, hitView, by: target) ? .override(target) : .inside
        let loss = TouchLoss(hitView: hitView, region: region, cause: cause)
        if views.belongsToReceiver(hitView, inside: target) {
            return ClassifiedLosses(exemptions: [LossExemption(.inside, loss)])
        }
        return ClassifiedLosses(losses: [loss])
    }

    /// Finds why touches in `region`, outside `superview`, don't hit `target`.
    private func classifyOutside(
        _ superview: ViewID, _ region: Region, _ hitView: ViewID?, of target: ViewID
    ) -> ClassifiedLosses {
        // Views drawn in front of the target would be hit there in any case.
        let isBehind = hitView.map {
            tree.isInSuperviewChain($0, of: target) || !views.isPainted($0, inFrontOf: target)
        }
        let loss = TouchLoss(hitView: hitView, region: region, cause: .outside(superview))
        if tree[target].kind == .cell, let claim = claim(around: target, hitting: hitView, at: region.witnesses) {
            // `dead-overhang` reports no cells.
            let cause = TouchLoss.Cause.override(claim.claimer)
            return ClassifiedLosses(losses: [TouchLoss(hitView: hitView, region: region, cause: cause)])
        }
        if isBehind ?? true, isReported(superview, ofDeadOverhang: target) {
            return ClassifiedLosses(exemptions: [LossExemption(.overhang, loss)])
        }
        if let hitView, isBehind == false, overhangs.overhang(of: target) == nil {
            return ClassifiedLosses(losses: coveredParts(of: loss, hitView, target))
        }
        return ClassifiedLosses(losses: [loss])
    }

    /// Finds why touches in `region`, inside `target`, hit nothing, or `hitView` around it.
    private func classifyUnanswered(_ region: Region, _ hitView: ViewID?, of target: ViewID) -> ClassifiedLosses {
        if let claim = claim(around: target, hitting: hitView, at: region.witnesses) {
            let cause = TouchLoss.Cause.override(claim.claimer)
            return ClassifiedLosses(losses: [TouchLoss(hitView: hitView, region: region, cause: cause)])
        }
        var answering = tree.forwardsTouches(target) ? target : targetGivingNil(target)
        answering =
            answering ?? overridingView(around: target, below: hitView) ?? answeringView(in: region, hit: hitView)
        if hitView == nil { answering = answering ?? overridingView(in: target) }
        guard let answering else { return ClassifiedLosses(exemptions: [LossExemption(.intended)]) }
        return ClassifiedLosses(losses: [TouchLoss(hitView: hitView, region: region, cause: .override(answering))])
    }

    /// Finds why touches in `region`, inside `target`, hit `hitView` beside it.
    private func classifyTaken(_ region: Region, by hitView: ViewID, of target: ViewID) -> ClassifiedLosses {
        let isInFront = views.isPainted(hitView, inFrontOf: target)
        if !isInFront, let forwarding = forwardingView(of: region, to: hitView, in: target) {
            // A list that leaves its touches to other views does so on purpose; a control would be useless.
            let loss = TouchLoss(hitView: hitView, region: region, cause: .override(forwarding))
            return ClassifiedLosses(
                exemptions: [
                    tree.isScrollTarget(target) ? LossExemption(.intended) : LossExemption(.reportedElsewhere, loss)
                ])
        }
        let (rest, exemption) = unexplained(region, hitView, target)
        func loss(of part: Region) -> TouchLoss {
            let cause: TouchLoss.Cause =
                if isInFront {
                    .inFront
                } else if let superview = targetGivingNil(target) ?? superviewGivingNil(of: target, beside: hitView) {
                    .override(superview)
                } else if isGivenAway(region, hitView, by: target) {
                    .override(target)
                } else {
                    .order
                }
            return TouchLoss(hitView: hitView, region: part, cause: cause)
        }
        var result = ClassifiedLosses()
        if let exemption { result.exemptions.append(LossExemption(exemption, loss(of: region.subtracting(rest)))) }
        if rest.isEmpty { return result }
        var open = rest
        if !isInFront {
            for (view, yieldedArea) in yieldedAreas(in: target, beside: hitView) {
                let left = open.intersection(yieldedArea)
                if left.isEmpty { continue }
                result.exemptions.append(
                    LossExemption(.yielded, TouchLoss(hitView: hitView, region: left, cause: .override(view))))
                open = open.subtracting(left)
            }
        }
        if !open.isEmpty { result.losses.append(loss(of: open)) }
        return result
    }

    /// Divides `loss`, which is outside a superview, into what `hitView` wrongly covers too and the rest.
    private func coveredParts(of loss: TouchLoss, _ hitView: ViewID, _ target: ViewID) -> [TouchLoss] {
        var (covered, rest) = (loss, loss)
        covered.region = unexplained(loss.region, hitView, target).rest
        covered.isCoveredOutside = true
        rest.region = loss.region.subtracting(covered.region)
        return [covered, rest].filter { !$0.region.isEmpty }
    }

    /// Cuts `region` at the edges of views: into the part that all of them contain, and for each view the part that it
    /// is the first not to contain.
    private func parts(
        of region: Region, insideOf views: [ViewID]
    ) -> (inside: Region, rejected: [(view: ViewID, region: Region)]) {
        var rest = region
        let depth = views.count
        var rejected: [(view: ViewID, region: Region)] = []
        for view in views {
            guard work.requireBudget(orDropResult: true) else { break }
            let inside: Region
            if tree[view].hitShape != .subviews, let rectangle = geometry.hitRectangle(of: view) {
                if rectangle.contains(rest.boundingBox) { continue }
                inside = rest.intersection(rectangle)
            } else {
                // Points are converted through all views around it.
                work.charge(.pieces(rest.rectangles.count, 1 + depth / WorkBudget.conversionsPerUnit))
                inside = rest.filtered { touches.tester.contains($0, in: view) }
            }
            let outside = rest.subtracting(inside)
            if outside.isEmpty { continue }
            rejected.append((view, outside))
            rest = inside
        }
        return (rest, rejected)
    }

    /// Returns whether `dead-overhang` reports the part of `target` outside `superview`.
    private func isReported(_ superview: ViewID, ofDeadOverhang target: ViewID) -> Bool {
        overhangs.overhang(of: target)?.rejectingSuperviews.contains(superview) ?? false
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
        tree.firstDescendant(of: target) { tree.answersBesideWalk($0) || tree.forwardsTouches($0) }
    }

    /// Returns the nearest superview of `target` that isn't also around `hitView` and answers nil at once.
    private func superviewGivingNil(of target: ViewID, beside hitView: ViewID) -> ViewID? {
        tree.superviews(of: target).prefix { !tree.isInSuperviewChain($0, of: hitView) }.first { superview in
            tree.rules(of: superview).contains { $0.traits.givesNilAtOnce }
        }
    }

    /// Returns `target` if its own rules keep it from being the answer.
    private func targetGivingNil(_ target: ViewID) -> ViewID? {
        tree.rules(of: target).contains { $0.traits.contains(.alwaysGivesNil) } ? target : nil
    }

    /// Returns the first view whose rules made `hitView` the answer at a point of `region`: one that claims or asks
    /// `hitView`, at any level of the tree.
    private func answeringView(in region: Region, hit hitView: ViewID?) -> ViewID? {
        for point in region.witnesses {
            let result = touches.touch(at: point)
            if result.outcome.isAnswer(hitView), let view = result.via.first { return view }
        }
        return nil
    }

    /// Returns `target`, or a view in it such as the content view of a cell, if it forwards the touches in `region` to
    /// the view that contains `hitView`. `starved-delegator` reports whether that is wise.
    private func forwardingView(of region: Region, to hitView: ViewID, in target: ViewID) -> ViewID? {
        if scene.links.isEmpty { return nil }
        // A view that answers before the target is asked leaves it nothing to forward.
        let answering = answeringView(in: region, hit: hitView) ?? target
        return tree.isInSuperviewChain(target, of: answering) && tree.forwardsTouches(answering) ? answering : nil
    }

    /// Returns whether the rules of `target` itself make `hitView` the answer in `region`.
    private func isGivenAway(_ region: Region, _ hitView: ViewID, by target: ViewID) -> Bool {
        !tree.rules(of: target).isEmpty && answeringView(in: region, hit: hitView) == target
    }

    /// Returns what `target`, and the views between it and the common superview of `target` and `hitView`, leave to
    /// others with `yield`.
    private func yieldedAreas(in target: ViewID, beside hitView: ViewID) -> [(view: ViewID, region: Region)] {
        var yieldedAreas: [(view: ViewID, region: Region)] = []
        for view in tree.chain(from: target).prefix(while: { !tree.isInSuperviewChain($0, of: hitView) }) {
            for rule in tree.rules(of: view) {
                guard case .yield(let others) = rule else { continue }
                for named in others { yieldedAreas.append((view, views.hitArea(of: named))) }
            }
        }
        return yieldedAreas
    }
}
