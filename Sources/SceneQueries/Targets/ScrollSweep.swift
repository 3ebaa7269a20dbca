import SceneLint
import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics

/// Finds scroll offsets at which the touch targets of a scene are touchable.
///
/// ``ScrollOffsets`` finds the offsets to test.
///
/// A work limit is divided evenly among the targets. When it is reached, evenly spaced offsets are left out, and the
/// answer becomes a lower bound: a target may be touchable at an offset that wasn't tested.
public struct ScrollSweep {
    let scene: LoweredScene
    /// The geometry at the offsets written in the source.
    private let geometry: HitTestGeometry
    /// The number of targets without an answer.
    private var targetsLeft: Int
    /// The remaining work, in views of scrolled scenes and units of ``HitMap/work``.
    public private(set) var workLeft: Int
    /// The targets found touchable in scenes scrolled for other targets.
    private var found: [ViewID: TargetAnswer.Sweep] = [:]

    /// The maximum number of offsets to test for one scroll view around a target.
    private static let maximumOffsets = 600
    /// The maximum number of edge pairs to compare for one scroll view around a target.
    private static let maximumPairs = 40_000
    /// The work that the sweeps of a file may take.
    public static let workLimit = 1_000_000

    /// Prepares a sweep for `targetCount` targets of `scene` that aren't touchable as written.
    public init(of scene: LoweredScene, targetCount: Int, workLimit: Int = Self.workLimit) {
        self.scene = scene
        geometry = HitTestGeometry(scene.tree)
        targetsLeft = targetCount
        workLeft = workLimit
    }

    /// Finds offsets at which `target` is touchable. Returns at once if it already `isTouchable`.
    public mutating func answer(for target: ViewID, isTouchable: Bool) -> TargetAnswer.Sweep {
        var answer = TargetAnswer.Sweep(isTouchable: isTouchable, offsets: [], exact: true)
        if isTouchable { return answer }
        defer { targetsLeft -= 1 }
        let around = scene.tree.path(to: target).dropLast().reversed().filter {
            scene.tree.scrollViews[$0]?.scrollableOffsets(for: scene.tree[$0].size) != nil
        }
        if around.isEmpty { return answer }
        if let sweep = found[target], workLeft / max(1, scene.tree.views.count) < targetsLeft { return sweep }
        // Nested scroll views would need every pair of offsets, so the result is a lower bound.
        if around.count > 1 { answer.exact = false }
        var allotment = max(workLeft / max(1, targetsLeft), min(workLeft, 3 * scene.tree.views.count))
        for alignment in LoweredScene.Alignment.allCases {
            guard take(scene.tree.views.count, from: &allotment) else { return leftOut(target) }
            if let scrolled = scene.bringing(target, to: alignment),
                accept(scrolled, for: target, &answer, &allotment)
            {
                return answer
            }
        }
        for scrollView in around {
            let offsets = ScrollOffsets(
                of: scrollView, moving: target, geometry,
                ScrollOffsets.Limit(
                    pairs: min(Self.maximumPairs, allotment),
                    offsets: min(Self.maximumOffsets, allotment / max(1, scene.tree.views.count))))
            if !offsets.isComplete { answer.exact = false }
            _ = take(offsets.work, from: &allotment)
            for offset in offsets.offsets {
                guard take(scene.tree.views.count, from: &allotment) else { return leftOut(target) }
                if accept(scene.scrolled(scrollView, to: offset), for: target, &answer, &allotment) { return answer }
            }
        }
        return answer
    }

    /// Returns the answer for a target when no work is left.
    private func leftOut(_ target: ViewID) -> TargetAnswer.Sweep {
        found[target] ?? TargetAnswer.Sweep(isTouchable: false, offsets: [], exact: false)
    }

    /// Subtracts work from the allotment of a target. Returns whether any was left.
    private mutating func take(_ work: Int, from allotment: inout Int) -> Bool {
        guard allotment > 0, workLeft > 0 else { return false }
        allotment -= work
        workLeft -= work
        return true
    }

    /// Subtracts work that isn't for one of the targets as written. Returns whether any was left.
    mutating func take(_ work: Int) -> Bool {
        guard workLeft > 0 else { return false }
        workLeft -= work
        return true
    }

    /// Returns the targets that are touchable in `scrolled`, and whether that is exact.
    mutating func touchableTargets(of scrolled: LoweredScene) -> (targets: Set<ViewID>, isExact: Bool) {
        let geometry = HitTestGeometry(scrolled.tree)
        let hitMap = HitMap(of: geometry, limit: Self.mapLimit(work: workLeft))
        workLeft -= hitMap.work
        let receivers = scrolled.touchReceivers
        return (Set(Self.touchableOutcomes(of: hitMap).flatMap { receivers.targets(of: $0) }), hitMap.isExact)
    }

    private static func mapLimit(work: Int) -> WorkLimit.Map {
        WorkLimit.Map(pieces: 50_000, work: max(20_000, min(500_000, work)), steps: 2_000_000)
    }

    /// Adopts the offsets of `scrolled` if they make the target touchable.
    private mutating func accept(
        _ scrolled: LoweredScene, for target: ViewID, _ answer: inout TargetAnswer.Sweep, _ allotment: inout Int
    ) -> Bool {
        let geometry = HitTestGeometry(scrolled.tree)
        let hitMap = HitMap(of: geometry, limit: Self.mapLimit(work: workLeft))
        _ = take(hitMap.work, from: &allotment)
        let receivers = scrolled.touchReceivers
        note(hitMap, of: scrolled, receivers)
        let own = Self.touchableOutcomes(of: hitMap).first { receivers.targets(of: $0).contains(target) }
        guard let own else {
            if !hitMap.isExact(in: geometry.hitBoundingBox(of: target)) { answer.exact = false }
            return false
        }
        answer = sweep(to: scrolled, exact: hitMap.isExact(in: hitMap.region(of: own).boundingBox))
        return true
    }

    /// Returns the outcomes in more than a line, as it remains beside a mirrored view: no finger can touch that.
    private static func touchableOutcomes(of hitMap: HitMap) -> [HitMap.Outcome] {
        hitMap.outcomes.filter { !hitMap.region(of: $0).withoutSlivers.isEmpty }
    }

    /// Remembers the targets that are touchable in `scrolled`.
    private mutating func note(_ hitMap: HitMap, of scrolled: LoweredScene, _ receivers: TouchReceivers) {
        var shared: TargetAnswer.Sweep?
        for outcome in Self.touchableOutcomes(of: hitMap) {
            for target in receivers.targets(of: outcome)
            where found[target] == nil && scene.tree.contains(target) {
                let sweep = shared ?? sweep(to: scrolled, exact: hitMap.isExact)
                shared = sweep
                found[target] = sweep
            }
        }
    }

    /// Returns the answer for a target that is touchable in `scrolled`.
    func sweep(to scrolled: LoweredScene, exact: Bool) -> TargetAnswer.Sweep {
        let offsets = scrolled.tree.scrollViews.keys.compactMap { view -> (view: String, x: Double, y: Double)? in
            guard scene.tree.contains(view), scrolled.tree[view].boundsOrigin != scene.tree[view].boundsOrigin
            else { return nil }
            let offset = scrolled.tree[view].boundsOrigin
            return (scene.path(of: view), offset.x.toMillionth, offset.y.toMillionth)
        }
        return TargetAnswer.Sweep(isTouchable: true, offsets: offsets, exact: exact)
    }
}
