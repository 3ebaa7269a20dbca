import SceneRuntime
import SceneSemantics
import SceneText

@testable import SceneLint

/// Finds what a rule should have reported.
extension RuleOracle {
    /// Returns the visible targets that get no touches and have no finding.
    mutating func unreportedDeadTargets(_ findings: [Diagnostic]) -> [String] {
        var dead: [String] = []
        for target in scene.touchTargets where shouldGetTouches(target) {
            let seen = area { point, outcome in
                if case .recursion = outcome { return false }
                // A finger can't aim at a strip thinner than two points.
                return isUsable(target, at: point) && isUsable(target, at: Point(x: point.x + 2, y: point.y + 2))
            }
            // Recursion is an error of its own.
            let recursive = area { point, outcome in
                if case .recursion = outcome { sight.isSeen(target, at: point) } else { false }
            }
            guard seen >= max(64, recursive), !isReached(target), !isReported(target, findings),
                !isReachedAfterScrolling(target)
            else {
                continue
            }
            dead.append("\(scene.path(of: target)) is visible in \(seen) square points but gets no touches")
        }
        return dead
    }

    /// Returns the controls that lose a visible part to views in front of them and have no finding.
    mutating func unreportedCoveredTargets(_ findings: [Diagnostic]) -> [String] {
        var covered: [String] = []
        for target in scene.touchTargets where tree[target].kind.isTouchTarget && shouldGetTouches(target) {
            // The content of a scroll view can be scrolled away from what covers it.
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
            covered.append("\(scene.path(of: target)) is visible in \(seen) square points but loses \(lost)")
        }
        return covered
    }

    /// Whether the target is enabled and has an appearance.
    private func shouldGetTouches(_ target: ViewID) -> Bool {
        // A view with an alpha near the threshold is practically invisible.
        guard tree[target].isEnabled, tree[target].isUserInteractionEnabled, sight.alpha(of: target) > 0.0101 else {
            return false
        }
        let hasAppearance =
            tree[target].kind.isTouchTarget || tree[target].kind == .label || tree[target].kind == .image
            || tree[target].kind == .visualEffect || sight.coverage(of: target) >= 0.01
        return hasAppearance && !chain(from: target).contains { isChanged($0) }
    }

    /// Whether a hit test changes `view`.
    func isChanged(_ view: ViewID) -> Bool {
        tree.rules.contains { rule in
            switch rule {
            case .claim(_, let effects), .effects(_, _, let effects): effects.contains { $0.view == view }
            default: false
            }
        }
    }

    /// Whether the target is visible at `point`, not behind a scrim and not outside a scroll view.
    private func isUsable(_ target: ViewID, at point: Point) -> Bool {
        guard sight.isSeen(target, at: point) else { return false }
        let scrollViews = superviews(of: target).filter { tree[$0].kind.isScrollView }
        guard scrollViews.allSatisfy({ sight.boundsContain(point, of: $0) }) else { return false }
        return !sight.views(inFrontOf: target, at: point).contains { isScrim($0) }
    }

    /// Whether views behind `view` aren't expected to be touchable. Includes everything that rules treat as a scrim.
    private func isScrim(_ view: ViewID) -> Bool {
        if tree[view].kind == .visualEffect || tree[view].cornerRadius > 0 { return true }
        let area = tester.geometry.boundingBox(of: view)
        guard area.width * area.height >= 0.5 * 200 * 300 else { return false }
        let coverage = sight.coverage(of: view)
        return coverage >= 0.1 && coverage < 0.999 || receivers.owner(of: view) == view && coverage < 0.01
    }

    /// Whether the target gets touches. It is enough if touch targets inside it get them, if it only has recognizers
    /// or is a control that consists of several others.
    private func isReached(_ target: ViewID) -> Bool {
        var inside: Set<ViewID> = []
        for outcome in outcomes {
            guard case .hit(let hit) = outcome else { continue }
            if receivers.owner(of: hit) == target { return true }
            guard tree.isInSuperviewChain(target, of: hit) else { continue }
            let views = chain(from: hit).prefix { $0 != target }
            if views.contains(where: { scene.isTouchTarget($0) || tree[$0].kind.isScrollView }) { inside.insert(hit) }
        }
        if !tree[target].kind.isTouchTarget { return !inside.isEmpty }
        return tree[target].kind == .control && inside.count > (tree.rules(of: target).isEmpty ? 1 : 0)
    }

    /// Whether a finding is about the target, a superview of it, or a view that gets its touches.
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

    private func isReachedAfterScrolling(_ target: ViewID) -> Bool {
        LoweredScene.Alignment.allCases.contains { alignment in
            guard let scrolled = scene.bringing(target, to: alignment) else { return false }
            return RuleOracle(scrolled).isReached(target)
        }
    }
}
