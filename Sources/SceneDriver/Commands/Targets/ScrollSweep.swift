import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics

/// Finds scroll offsets at which the touch targets of a scene are touchable.
///
/// The result only changes at offsets where the edge of a scrolled view meets an edge outside the scrolled content. So
/// it is enough to test those offsets, both ends of the scroll range, and the midpoints between neighbours.
///
/// A work limit is divided evenly among the targets. When it is reached, evenly spaced offsets are left out, and the
/// answer becomes a lower bound: a target may be touchable at an offset that wasn't tested.
struct ScrollSweep {
    private let scene: LoweredScene
    /// The geometry at the offsets written in the source.
    private let geometry: HitTestGeometry
    /// The number of targets without an answer.
    private var targetsLeft: Int
    /// The remaining work, in views of scrolled scenes and units of ``HitMap/work``.
    private(set) var workLeft: Int
    /// The targets found touchable in scenes scrolled for other targets.
    private var found: [ViewID: TargetAnswer.Sweep] = [:]

    /// The maximum number of offsets to test for one scroll view around a target.
    private static let mostOffsets = 600
    /// The maximum number of edge pairs to compare for one scroll view around a target.
    private static let mostPairs = 40_000
    /// The work that the sweeps of a file may take.
    static let workLimit = 1_000_000

    /// Prepares a sweep for `targetCount` targets of `scene` that aren't touchable as written.
    init(of scene: LoweredScene, targetCount: Int, workLimit: Int = Self.workLimit) {
        self.scene = scene
        geometry = HitTestGeometry(scene.tree)
        targetsLeft = targetCount
        workLeft = workLimit
    }

    /// Finds offsets at which `target` is touchable. Returns at once if it already `isTouchable`.
    mutating func answer(for target: ViewID, isTouchable: Bool) -> TargetAnswer.Sweep {
        var answer = TargetAnswer.Sweep(isTouchable: isTouchable, offsets: [], exact: true)
        if isTouchable { return answer }
        defer { targetsLeft -= 1 }
        let around = scene.tree.path(to: target).dropLast().reversed().filter {
            scene.tree.scrollViews[$0]?.scrollableOffsets(for: scene.tree[$0].size) != nil
        }
        if around.isEmpty { return answer }
        if let known = found[target], workLeft < targetsLeft * scene.tree.views.count { return known }
        // Nested scroll views would need every pair of offsets, so the result is a lower bound.
        if around.count > 1 { answer.exact = false }
        var share = max(workLeft / max(1, targetsLeft), min(workLeft, 3 * scene.tree.views.count))
        for alignment in LoweredScene.Alignment.allCases {
            guard take(scene.tree.views.count, from: &share) else { return leftOut(target) }
            if let scrolled = scene.bringing(target, to: alignment),
                accept(scrolled, for: target, &answer, &share)
            {
                return answer
            }
        }
        for scrollView in around {
            let (offsets, areAll, work) = offsets(of: scrollView, for: target, share)
            if !areAll { answer.exact = false }
            _ = take(work, from: &share)
            for offset in offsets {
                guard take(scene.tree.views.count, from: &share) else { return leftOut(target) }
                if accept(scene.scrolled(scrollView, to: offset), for: target, &answer, &share) { return answer }
            }
        }
        return answer
    }

    /// Returns the answer for a target when no work is left.
    private func leftOut(_ target: ViewID) -> TargetAnswer.Sweep {
        found[target] ?? TargetAnswer.Sweep(isTouchable: false, offsets: [], exact: false)
    }

    /// Subtracts work from the share of a target. Returns whether any was left.
    private mutating func take(_ work: Int, from share: inout Int) -> Bool {
        guard share > 0, workLeft > 0 else { return false }
        share -= work
        workLeft -= work
        return true
    }

    /// Adopts the offsets of `scrolled` if they make the target touchable.
    private mutating func accept(
        _ scrolled: LoweredScene, for target: ViewID, _ answer: inout TargetAnswer.Sweep, _ share: inout Int
    ) -> Bool {
        let geometry = HitTestGeometry(scrolled.tree)
        let all = geometry.boundsRectangle(of: .root) ?? .empty
        let limit = WorkLimit.Map(pieces: 50_000, work: max(20_000, min(500_000, workLeft)), steps: 2_000_000)
        let hits = HitMap(of: geometry, within: all, limit: limit)
        _ = take(hits.work, from: &share)
        let owners = scrolled.touchOwners
        note(hits, of: scrolled, owners)
        guard let own = hits.outcomes.first(where: { receivers(of: $0, scrolled, owners).contains(target) }) else {
            if !hits.isExact(in: geometry.hitBoundingBox(of: target)) { answer.exact = false }
            return false
        }
        answer = sweep(to: scrolled, exact: hits.isExact(in: hits.region(of: own).boundingBox))
        return true
    }

    /// Remembers the targets that are touchable in `scrolled`.
    private mutating func note(_ hits: HitMap, of scrolled: LoweredScene, _ owners: [ViewID?]) {
        var sweep: TargetAnswer.Sweep?
        for outcome in hits.outcomes {
            for target in receivers(of: outcome, scrolled, owners)
            where found[target] == nil && scene.tree.contains(target) {
                let known = sweep ?? self.sweep(to: scrolled, exact: hits.isExact)
                sweep = known
                found[target] = known
            }
        }
    }

    /// Returns the answer for a target that is touchable in `scrolled`.
    private func sweep(to scrolled: LoweredScene, exact: Bool) -> TargetAnswer.Sweep {
        let offsets = scrolled.tree.identities.compactMap { view -> (view: String, x: Double, y: Double)? in
            guard scene.tree.contains(view), scrolled.tree[view].kind.isScrollView,
                scrolled.tree[view].boundsOrigin != scene.tree[view].boundsOrigin
            else { return nil }
            let offset = scrolled.tree[view].boundsOrigin
            return (scene.path(of: view), offset.x.toMillionth, offset.y.toMillionth)
        }
        return TargetAnswer.Sweep(isTouchable: true, offsets: offsets, exact: exact)
    }

    /// Returns the targets that get touches with this outcome.
    private func receivers(
        of outcome: HitMap.Outcome, _ scene: LoweredScene, _ owners: [ViewID?]
    ) -> [ViewID] {
        guard case .hit(let hit) = outcome else { return [] }
        return (owners[Int(hit.index)].map { [$0] } ?? []) + scene.recognizingSuperviews(of: hit)
    }

    /// Returns the offsets of `scrollView` at which something can change for `target`, the midpoints between them, and
    /// the work of finding them. `areAll` is false if `share` only pays for some of them.
    private func offsets(
        of scrollView: ViewID, for target: ViewID, _ share: Int
    ) -> (offsets: [Point], areAll: Bool, work: Int) {
        let tree = scene.tree
        guard let properties = tree.scrollViews[scrollView] else { return ([], true, 0) }
        let (lowest, highest) = properties.offsets(for: tree[scrollView].size)
        let box = geometry.hitBoundingBox(of: target)
        var moving = [box]
        var fixed: [Rectangle] = []
        for view in tree.identities where view != target {
            let other = geometry.hitBoundingBox(of: view)
            if view != scrollView, tree.isInSuperviewChain(scrollView, of: view) {
                // Views that scroll along only matter if they can overlap the target.
                if other.meets(box) { moving.append(other) }
            } else {
                fixed.append(other)
            }
        }
        var areAll = !tree[scrollView].kind.containsCells
        let mostPairs = max(1, min(Self.mostPairs, share))
        let mostFixed = max(1, mostPairs / moving.count)
        if fixed.count > mostFixed || moving.count > mostPairs {
            areAll = false
            moving = Array(moving.prefix(mostPairs))
            fixed = fixed.thinned(to: mostFixed)
        }
        let work = tree.views.count + moving.count * fixed.count
        let here = tree[scrollView].boundsOrigin
        var x = Self.values(from: lowest.x, to: highest.x) { add in
            for one in moving {
                for other in fixed { Self.addShifts(one.minX, one.maxX, other.minX, other.maxX) { add(here.x + $0) } }
            }
        }
        var y = Self.values(from: lowest.y, to: highest.y) { add in
            for one in moving {
                for other in fixed { Self.addShifts(one.minY, one.maxY, other.minY, other.maxY) { add(here.y + $0) } }
            }
        }
        let most = max(1, min(Self.mostOffsets, share / max(1, tree.views.count)))
        if x.count > most / y.count {
            areAll = false
            // Each axis gets what the other leaves, but at least a fair share.
            let side = max(1, Int(Double(most).squareRoot()))
            x = x.thinned(to: max(side, most / y.count))
            y = y.thinned(to: max(1, most / x.count))
        }
        return (x.flatMap { x in y.map { Point(x: x, y: $0) } }, areAll, work)
    }

    /// Adds the shifts that move the first edges onto the second.
    private static func addShifts(
        _ one: Double, _ other: Double, _ first: Double, _ last: Double, _ add: (Double) -> Void
    ) {
        add(one - first)
        add(one - last)
        add(other - first)
        add(other - last)
    }

    /// Returns the values that `collect` adds within the limits, the limits, and the midpoints between neighbours, in
    /// order.
    private static func values(
        from lowest: Double, to highest: Double, _ collect: ((Double) -> Void) -> Void
    ) -> [Double] {
        var values: Set = [lowest, highest]
        collect { if lowest < $0 && $0 < highest { values.insert($0) } }
        let inside = values.sorted()
        return (inside + zip(inside, inside.dropFirst()).map { $0 + ($1 - $0) / 2 }).sorted()
    }
}

extension Array {
    /// Returns at most `count` evenly spaced elements: at least the first one, and the last one if there are two.
    fileprivate func thinned(to count: Int) -> [Element] {
        if self.count <= count || self.isEmpty { return self }
        if count < 2 { return [self[0]] }
        return (0..<count).map { self[$0 * (self.count - 1) / (count - 1)] }
    }
}
