import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Why touches that a target does not get are no loss.
struct TouchExcuse {
    /// Why.
    var reason: Reason
    /// What it would be if nothing excused it; `nil` where nothing is lost.
    var loss: TouchLoss?

    /// Creates the excuse of `loss`.
    init(_ reason: Reason, _ loss: TouchLoss? = nil) {
        self.reason = reason
        self.loss = loss
    }

    /// Why touches are no loss, or which rule reports that they are.
    enum Reason {
        /// Views ask each other without end.
        case recursion
        /// It depends on the order in which cells were displayed.
        case order
        /// `dead-overhang`.
        case overhang
        /// `overlapping-targets`.
        case overlap
        /// Another rule.
        case told
        /// What is in the target is there to be touched, too.
        case inside
        /// An override leaves the points to others with `yield`.
        case hole
        /// The scene says so.
        case meant
    }
}

extension LintContext {
    /// Whether nothing excuses that `target`, which no point hits, is dead: neither is it meant, nor does another rule report
    /// it.
    ///
    /// Which rule may report it is known from what takes its touches; whether that rule does is asked here.
    func isUnexcused(_ target: ViewID, _ losses: [TouchLoss], _ excuses: [TouchExcuse]) -> Bool {
        let reasons = excuses.map { $0.reason }
        if reasons.contains(.meant) { return false }
        // Once scroll views have moved, it counts that it is dead there, too.
        if subject != nil { return true }
        if reasons.contains(.recursion), hasFinding(of: [.delegateInSuperviewChain, .delegateCycle]) { return false }
        if reasons.contains(.order), hasFinding(of: [.orderDependentHit]) { return false }
        if reasons.contains(.told), isReported(target, excuses.compactMap { $0.loss }) { return false }
        // Those rules report a part; of a target that is dead for several reasons none of them reports all.
        if losses.isEmpty, !reasons.isEmpty {
            if reasons.allSatisfy({ $0 == .overhang }) { return false }
            if reasons.allSatisfy({ $0 == .overlap }) { return !isOverlapped(target) }
        }
        return true
    }

    private func hasFinding(of rules: [Rule]) -> Bool { rules.contains { !findings(of: $0).isEmpty } }

    /// Whether a rule about what hands touches on or takes them reports why `target` gets none.
    private func isReported(_ target: ViewID, _ losses: [TouchLoss]) -> Bool {
        var ranges: Set<SourceRange> = [scene.range(of: target)]
        for loss in losses {
            if case .override(let view) = loss.cause {
                for link in linksFrom[view] ?? [] { ranges.insert(link.range) }
            }
            guard let taker = loss.taker else { continue }
            for view in chain(from: taker) where !tree.isInSuperviewChain(view, of: target) {
                ranges.insert(scene.range(of: view))
                for link in linksFrom[view] ?? [] { ranges.insert(link.range) }
            }
            for link in linksTo[taker] ?? [] { ranges.insert(link.range) }
        }
        let path = path(target)
        return Self.rulesAboutTakers.contains { rule in
            findings(of: rule).contains { ranges.contains($0.range) || $0.data.views.contains(path) }
        }
    }

    /// The rules that report why a view takes touches which others should get. None of them asks for losses.
    private static var rulesAboutTakers: [Rule] {
        [
            .delegateInSuperviewChain, .delegateCycle, .deadDelegate, .starvedDelegator, .cellBlocksDelegate,
            .claimsUntouchable, .contentViewCovers, .backgroundNotFirst, .passthroughIncomplete,
        ]
    }
}
