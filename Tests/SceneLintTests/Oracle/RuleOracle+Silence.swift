import SceneRuntime
import SceneSemantics
import SceneText

@testable import SceneLint

/// What no rule may pass over.
extension RuleOracle {
    /// Returns the targets that are seen, that no touch comes to, and of which no finding speaks.
    mutating func deadInSilence(_ findings: [Diagnostic]) -> [String] {
        var dead: [String] = []
        for target in scene.touchTargets where isMeantToBeTouched(target) {
            let seen = area { point, outcome in
                if case .recursion = outcome { return false }
                // Nobody aims at a strip that is thinner than two points.
                return isUsable(target, at: point) && isUsable(target, at: Point(x: point.x + 2, y: point.y + 2))
            }
            // What asks without end is an error by itself.
            let endless = area { point, outcome in
                if case .recursion = outcome { sight.isSeen(target, at: point) } else { false }
            }
            guard seen >= max(64, endless), !isReached(target), !isReported(target, findings),
                !comesAliveWhenScrolled(target)
            else {
                continue
            }
            dead.append("\(scene.path(of: target)) is seen in \(seen) square points and dead")
        }
        return dead
    }

    /// Returns the controls of which a part that is seen goes to what lies in front, and of which no finding speaks.
    mutating func coveredInSilence(_ findings: [Diagnostic]) -> [String] {
        var covered: [String] = []
        for target in scene.touchTargets where tree[target].kind.isTouchTarget && isMeantToBeTouched(target) {
            // What lies in a scroll view can be scrolled clear.
            let isPlain = chain(from: target).allSatisfy {
                tree[$0].isUserInteractionEnabled && ($0 == target || !tree[$0].kind.isScrollView)
            }
            guard isPlain, isReached(target) else { continue }
            let lost = area { point, outcome in
                guard case .hit(let hit) = outcome, sight.isInFront(hit, of: target), sight.isDrawn(hit, at: point),
                    !tree.isInSuperviewChain(target, of: hit), !chain(from: hit).contains(where: { isChanged($0) })
                else { return false }
                return isUsable(target, at: point) && isUsable(target, at: Point(x: point.x + 2, y: point.y + 2))
            }
            let seen = area { point, _ in sight.isSeen(target, at: point) }
            guard lost >= max(64, seen / 20), !isReported(target, findings) else { continue }
            covered.append("\(scene.path(of: target)) is seen in \(seen) square points and loses \(lost)")
        }
        return covered
    }

    /// Whether the target is on and has a look.
    private func isMeantToBeTouched(_ target: ViewID) -> Bool {
        // What has an alpha at the threshold is no more than a shade.
        guard tree[target].isEnabled, tree[target].isUserInteractionEnabled, sight.alpha(of: target) > 0.0101 else {
            return false
        }
        let hasLook =
            tree[target].kind.isTouchTarget || tree[target].kind == .label || tree[target].kind == .image
            || tree[target].kind == .visualEffect || sight.coverage(of: target) >= 0.01
        return hasLook && !chain(from: target).contains { isChanged($0) }
    }

    /// Whether an override changes `view`.
    func isChanged(_ view: ViewID) -> Bool {
        tree.rules.contains { rule in
            switch rule {
            case .claim(_, let effects), .effects(_, _, let effects): effects.contains { $0.view == view }
            default: false
            }
        }
    }

    /// Whether the target is seen at `point`, and neither behind a dim, a blur or a catcher, nor beyond a scroll view's edge.
    private func isUsable(_ target: ViewID, at point: Point) -> Bool {
        guard sight.isSeen(target, at: point) else { return false }
        let scrollViews = superviews(of: target).filter { tree[$0].kind.isScrollView }
        guard scrollViews.allSatisfy({ sight.boundsHold(point, of: $0) }) else { return false }
        return !sight.views(inFrontOf: target, at: point).contains { isScrim($0) }
    }

    /// Whether nobody expects to touch what is behind `view`: a superset of what rules take for that.
    private func isScrim(_ view: ViewID) -> Bool {
        if tree[view].kind == .visualEffect || tree[view].cornerRadius > 0 { return true }
        let area = tester.geometry.boundingBox(of: view)
        guard area.width * area.height >= 0.5 * 200 * 300 else { return false }
        let coverage = sight.coverage(of: view)
        return coverage >= 0.1 && coverage < 0.999 || owners[Int(view.index)] == view && coverage < 0.01
    }

    /// Whether touches come to the target, or to what is there to be touched in it, where that is enough: for recognizers, and
    /// for a control that is made of several others.
    private func isReached(_ target: ViewID) -> Bool {
        var inside: Set<ViewID> = []
        for outcome in outcomes {
            guard case .hit(let hit) = outcome else { continue }
            if owners[Int(hit.index)] == target { return true }
            guard tree.isInSuperviewChain(target, of: hit) else { continue }
            let views = chain(from: hit).prefix { $0 != target }
            if views.contains(where: { scene.isTouchTarget($0) || tree[$0].kind.isScrollView }) { inside.insert(hit) }
        }
        if !tree[target].kind.isTouchTarget { return !inside.isEmpty }
        return tree[target].kind == .control && inside.count > (tree.rules(of: target).isEmpty ? 1 : 0)
    }

    /// Whether a finding speaks of the target, of what it is in, or of whoever takes its touches.
    func isReported(_ target: ViewID, _ findings: [Diagnostic]) -> Bool {
        var concerned = Set(chain(from: target).filter { $0 != .root })
        for (cell, outcome) in zip(probes.cells, outcomes) where sight.isSeen(target, at: cell.point) {
            if case .hit(let hit) = outcome { concerned.insert(hit) }
        }
        let ranges = Set(concerned.map { scene.range(of: $0) })
        return findings.contains { finding in
            if finding.data.views.contains(where: { path in views[path].map(concerned.contains) ?? false }) {
                return true
            }
            if finding.data.cycle.contains(where: { path in views[path].map(concerned.contains) ?? false }) {
                return true
            }
            let places = [finding.range] + finding.notes.compactMap(\.range)
            return places.contains { place in ranges.contains { $0.start <= place.start && place.end <= $0.end } }
                || ranges.contains(finding.range)
        }
    }

    private func comesAliveWhenScrolled(_ target: ViewID) -> Bool {
        LoweredScene.Alignment.allCases.contains { alignment in
            guard let scrolled = scene.bringing(target, to: alignment) else { return false }
            return RuleOracle(scrolled).isReached(target)
        }
    }
}
