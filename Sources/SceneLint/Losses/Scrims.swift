import SceneRegions
import SceneRuntime
import SceneSemantics

/// The views of a scene that nobody expects to touch through, even if something shows through them.
final class Scrims: SceneQueries {
    let context: LintContext
    /// The scrims, with what is visible of them.
    private lazy var areas = findScrims()
    /// Of the views that are in front somewhere, those that are drawn last.
    private lazy var lastViewsShown = lastPainted(of: Array(maps.seenMap.shownRegions().keys))
    /// Of the touch targets that are hit somewhere, those that are drawn last.
    private lazy var lastTargetsHit = lastPainted(of: targetsHit())

    init(_ context: LintContext) { self.context = context }

    var count: Int { areas.count }

    /// Returns the part of `region`, a visible part of `target`, that is not behind a scrim.
    func unobscured(_ region: Region, of target: ViewID) -> Region {
        areas.reduce(region) { rest, scrim in
            guard rest.boundingBox.meets(scrim.extent.boundingBox), !tree.isInSuperviewChain(target, of: scrim.view),
                !tree.isInSuperviewChain(scrim.view, of: target), views.isPainted(scrim.view, inFrontOf: target)
            else { return rest }
            return rest.subtracting(scrim.extent)
        }
    }

    /// Finds two kinds of views. Some hide or blur what is behind them, but not in the map of what is visible, because
    /// of their round corners. Others cover most of the scene below modal content: translucent dimming views, and clear
    /// ones that catch touches.
    private func findScrims() -> [(view: ViewID, extent: Region)] {
        let seen = maps.seenMap
        var covers: [(view: ViewID, extent: Region)] = []
        var wide: [(view: ViewID, extent: Region)] = []
        let least = Region(seen.domain).area / 2
        for view in tree.identities where tree.isSeen(view) {
            let extent = seen.extent(of: view)
            if extent.isEmpty { continue }
            if isCover(view) {
                covers.append((view, extent))
            } else if canBeModal(view), extent.area >= least {
                wide.append((view, extent))
            }
        }
        return covers + wide.filter { isModal($0.view) }
    }

    /// Returns whether the view hides or blurs what is behind it, apart from round corners.
    private func isCover(_ view: ViewID) -> Bool {
        let kind = tree[view].kind
        if kind == .visualEffect { return tree.paintedAlpha(of: view) >= 0.1 }
        guard tree[view].cornerRadius > 0, tree.paintedAlpha(of: view) >= 0.999 else { return false }
        return tree[view].backgroundColor & 0xFF == 0xFF || kind.isControl || kind == .image
    }

    /// Returns whether the view itself can dim, or catch the touches around, modal content.
    private func canBeModal(_ view: ViewID) -> Bool {
        switch tree[view].kind {
        case .view, .background, .control, .button, .window:
            let coverage = tree.backgroundCoverage(of: view)
            return coverage >= 0.1 && coverage < 0.999 || scene.isTouchTarget(view) && coverage < 0.01
        default: return false
        }
    }

    /// Returns whether something in front of the view makes it modal.
    private func isModal(_ view: ViewID) -> Bool {
        if scene.isTouchTarget(view), tree.backgroundCoverage(of: view) >= 0.1 { return true }
        if lastTargetsHit.contains(where: { $0 != view && views.isPainted($0, inFrontOf: view) }) { return true }
        guard scene.isTouchTarget(view) else { return false }
        return lastViewsShown.contains { $0 != view && views.isPainted($0, inFrontOf: view) }
    }

    /// Returns the touch targets that are hit somewhere.
    private func targetsHit() -> [ViewID] {
        let targets = maps.hitMap.outcomes.compactMap { outcome in
            if case .hit(let hit) = outcome { views.owner(of: hit) } else { nil }
        }
        return Array(Set(targets))
    }

    /// Returns the two of `candidates` that are drawn in front of all others. If any view except a given one is drawn in
    /// front of that one, so is one of these two.
    private func lastPainted(of candidates: [ViewID]) -> [ViewID] {
        var last: [ViewID] = []
        for view in candidates {
            let place = last.firstIndex { views.isPainted(view, inFrontOf: $0) } ?? last.count
            last.insert(view, at: place)
            if last.count > 2 { last.removeLast() }
        }
        return last
    }
}
