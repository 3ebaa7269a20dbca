import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Why touches that a target doesn't get are no loss.
struct TouchExcuse {
    var reason: Reason
    /// The loss if nothing excused it, or `nil` if nothing is lost.
    var loss: TouchLoss?

    init(_ reason: Reason, _ loss: TouchLoss? = nil) {
        self.reason = reason
        self.loss = loss
    }

    /// Why touches are no loss, or which rule reports them.
    enum Reason {
        /// Views ask each other without end.
        case recursion
        /// The display order of cells decides.
        case order
        /// `dead-overhang`.
        case overhang
        /// `overlapping-targets`.
        case overlap
        /// Another rule.
        case reportedElsewhere
        /// A view in the target is there to be touched, too.
        case inside
        /// An override leaves the points to others with `yield`.
        case hole
        /// The scene says that it is intended.
        case intended
    }
}

extension LintContext {
    /// Returns whether nothing excuses that `target`, which no point hits, is dead: it isn't intended, and no other
    /// rule reports it.
    ///
    /// The takers of its touches show which rule may report it. This checks whether that rule does.
    func isUnexcused(_ target: ViewID, _ losses: [TouchLoss], _ excuses: [TouchExcuse]) -> Bool {
        let reasons = excuses.map { $0.reason }
        if reasons.contains(.intended) { return false }
        // After scrolling, it counts that the target is dead here, too.
        if subject != nil { return true }
        if reasons.contains(.recursion), hasFinding(of: [.delegateInSuperviewChain, .delegateCycle]) { return false }
        if reasons.contains(.order), hasFinding(of: [.orderDependentHit]) { return false }
        if reasons.contains(.reportedElsewhere), isReported(target, excuses.compactMap { $0.loss }) { return false }
        // These rules report a part. If the target is dead for several reasons, none of them reports all of it.
        if losses.isEmpty, !reasons.isEmpty {
            if reasons.allSatisfy({ $0 == .overhang }) { return false }
            if reasons.allSatisfy({ $0 == .overlap }) { return !isOverlapped(target) }
        }
        return true
    }

    private func hasFinding(of rules: [Rule]) -> Bool { rules.contains { !findings(of: $0).isEmpty } }

    /// Returns whether a rule about views that forward or take touches reports why `target` gets none.
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

    /// The rules that report why a view takes touches that others should get. None of them queries losses.
    private static var rulesAboutTakers: [Rule] {
        [
            .delegateInSuperviewChain, .delegateCycle, .deadDelegate, .starvedDelegator, .cellBlocksDelegate,
            .claimsUntouchable, .contentViewCovers, .backgroundNotFirst, .passthroughIncomplete,
        ]
    }
}
