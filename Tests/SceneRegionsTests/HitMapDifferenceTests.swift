import SceneRegions
import SceneRuntime
import TestSupport
import Testing
import TreeSupport

/// Compares the difference of two maps with the evaluator, which tests one point at a time.
struct HitMapDifferenceTests {
    /// Every change is where touches differ, and touches differ nowhere else.
    @Test func agreesWithTheEvaluator() {
        var changed = 0
        for seed in trials(28) {
            let (old, new) = Self.versions(seed, isStraight: true)
            let difference = Self.difference(old, new)
            #expect(difference.changes.allSatisfy { $0.isExact } && !difference.isCutShort)
            var (before, after) = (HitTester(old), HitTester(new))
            let box = HitMap(of: HitTestGeometry(old)).domain.united(with: HitMap(of: HitTestGeometry(new)).domain)
            var covered = 0.0
            for step in 0..<(26 * 26) {
                // Coordinates are multiples of a quarter, so this is on no edge.
                let point = Point(
                    x: box.minX + Double(step % 26) * 2 + 0.1875, y: box.minY + Double(step / 26) * 2 + 0.3125)
                guard box.contains(point) else { continue }
                let outcomes = (
                    HitMap.Outcome(before.touch(at: point).outcome), HitMap.Outcome(after.touch(at: point).outcome)
                )
                let found = difference.changes.filter { $0.region.contains(point) }
                if outcomes.0 == outcomes.1 {
                    if !found.isEmpty { return fail(seed, point, "\(found[0]) instead of no change") }
                } else {
                    covered += 1
                    if found.count != 1 || found[0].old != outcomes.0 || found[0].new != outcomes.1 {
                        return fail(seed, point, "\(found) instead of \(outcomes)")
                    }
                }
            }
            if covered > 0 { changed += 1 }
        }
        #expect(changed > 9)
    }

    /// A map differs nowhere from itself, whatever its shapes are.
    @Test func differsNowhereFromItself() {
        for seed in trials(20) {
            var generator = SceneGenerator(seed: seed)
            generator.isStraight = seed % 2 == 0
            let tree = generator.scene(points: 0).tree
            #expect(Self.difference(tree, tree).changes.isEmpty, "seed \(seed)")
        }
    }

    /// The difference in the other direction has the same areas.
    @Test(arguments: [false, true])
    func isSymmetric(isStraight: Bool) {
        for seed in trials(25) {
            let (old, new) = Self.versions(seed, isStraight: isStraight)
            let forward = Self.difference(old, new).changes.map { Key($0.old, $0.new, $0.region.area) }
            let backward = Self.difference(new, old).changes.map { Key($0.new, $0.old, $0.region.area) }
            #expect(Set(forward) == Set(backward), "seed \(seed)")
        }
    }

    /// Slanted edges give no difference where touches are the same, and nearly all of it where they aren't.
    @Test func slantedDifferencesAreNearlyRight() {
        var (wrong, tried) = (0, 0)
        for seed in trials(20) {
            let (old, new) = Self.versions(seed, isStraight: false)
            let difference = Self.difference(old, new)
            var (before, after) = (HitTester(old), HitTester(new))
            for step in 0..<200 {
                let point = Point(x: Double(step % 20) * 2.4 + 0.123, y: Double(step / 20) * 4.8 + 0.377)
                tried += 1
                let differs = before.touch(at: point).outcome.word != after.touch(at: point).outcome.word
                if differs != difference.changes.contains(where: { $0.region.contains(point) }) { wrong += 1 }
            }
        }
        #expect(wrong < tried / 100, "\(wrong) of \(tried)")
    }

    /// With too many pieces, the difference is coarse, and says so.
    @Test func limitMakesItCoarse() {
        let old = ViewTree.root(100, 100)
        var new = old
        for index in 0..<200 { new.add(Double(index % 20) * 5, Double(index / 20) * 10, 4, 9) }
        let difference = HitMapDifference(
            from: HitMap(of: HitTestGeometry(old)), to: HitMap(of: HitTestGeometry(new)), counterparts: [.root: .root],
            pieceLimit: 100, differs: { _ in true })
        #expect(difference.isCutShort && !difference.changes.isEmpty)
        #expect(difference.changes.allSatisfy { !$0.isExact })
    }

    private struct Key: Hashable {
        let old, new: HitMap.Outcome
        let area: Int

        init(_ old: HitMap.Outcome, _ new: HitMap.Outcome, _ area: Double) {
            (self.old, self.new) = (old, new)
            self.area = Int((area * 1000).rounded())
        }
    }

    private func fail(_ seed: UInt64, _ point: Point, _ text: String) {
        Issue.record("seed \(seed), point \(point): \(text)")
    }

    /// Returns a scene, and the same with some views changed, added or in another size of the root.
    private static func versions(_ seed: UInt64, isStraight: Bool) -> (ViewTree, ViewTree) {
        var generator = SceneGenerator(seed: seed)
        generator.isStraight = isStraight
        generator.hasEffects = seed % 32 == 5
        let old = generator.scene(points: 0).tree
        var new = old
        for view in new.identities where generator.generator.happens(0.3) {
            if view == .root {
                if seed % 3 == 0 { new[view].size = Size(width: 52, height: 40) }
            } else if generator.generator.happens(0.5) {
                new[view].frame.minX += 4
                new[view].frame.maxX += 4
            } else {
                new[view].isHidden.toggle()
            }
        }
        if seed % 4 == 0 { new.add(12, 12, 16, 24) }
        return (old, new)
    }

    /// Returns the difference of two scenes in which views with one number are the same.
    private static func difference(_ old: ViewTree, _ new: ViewTree) -> HitMapDifference {
        var counterparts: [ViewID: ViewID] = [:]
        for view in old.identities where new.contains(view) { counterparts[view] = view }
        var (before, after) = (HitTester(old), HitTester(new))
        return HitMapDifference(
            from: HitMap(of: HitTestGeometry(old)), to: HitMap(of: HitTestGeometry(new)), counterparts: counterparts
        ) { before.touch(at: $0).outcome.word != after.touch(at: $0).outcome.word }
    }
}

extension HitTestOutcome {
    /// The outcome without the cycle of a recursion.
    fileprivate var word: HitMap.Outcome { HitMap.Outcome(self) }
}
