import SceneRuntime
import TestSupport
import Testing
import TreeSupport

/// Properties of every scene, tested with generated ones.
struct AgreementTests {
    /// Counts of the outcomes.
    private struct Tally {
        /// Hits of other views than the root.
        var hits = 0
        /// Hits of the root.
        var roots = 0
        /// Points that hit nothing.
        var nothing = 0
        /// Recursions.
        var recursions = 0
        /// Points for which the naive evaluator takes too long.
        var skipped = 0

        mutating func count(_ outcome: HitTestOutcome?) {
            switch outcome {
            case .hit(.root)?: roots += 1
            case .hit?: hits += 1
            case .recursion?: recursions += 1
            case HitTestOutcome.none?: nothing += 1
            case nil: skipped += 1
            }
        }
    }

    /// The evaluator agrees with the naive one, including the cycle of a recursion.
    @Test(arguments: [true, false])
    func agreesWithTheNaiveEvaluator(hasEffects: Bool) {
        var tally = Tally()
        let seeds = trials(600)
        for seed in seeds {
            var generator = SceneGenerator(seed: hasEffects ? seed : seed + 1_000_000)
            generator.hasEffects = hasEffects
            let (tree, points) = generator.scene(points: 3)
            var tester = HitTester(tree)
            let naive = NaiveScene(tree)
            for point in points {
                let expected = naive.touch(at: point)
                tally.count(expected)
                guard let expected else { continue }
                let outcome = tester.touch(at: point).outcome
                #expect(outcome == expected, "seed \(seed), effects \(hasEffects), point \(point)")
                if outcome != expected { return }
            }
        }
        // The generator must produce enough of each outcome.
        #expect(tally.hits > seeds.count / 2, "\(tally)")
        #expect(tally.roots > seeds.count / 6, "\(tally)")
        #expect(tally.nothing > seeds.count / 6, "\(tally)")
        #expect(tally.recursions > seeds.count / 12, "\(tally)")
        #expect(tally.skipped < seeds.count / 30, "\(tally)")
    }

    /// Moving all views and points together changes neither outcomes nor trails.
    @Test func translationChangesNothing() {
        for seed in trials(400) {
            var generator = SceneGenerator(seed: seed)
            let (tree, points) = generator.scene(points: 3)
            var moved = tree
            moved[.root].boundsOrigin.x += 64
            moved[.root].boundsOrigin.y -= 32
            for view in tree.subviews(of: .root) {
                let frame = tree[view].frame
                moved[view].frame = Rectangle(
                    minX: frame.minX + 64, minY: frame.minY - 32, maxX: frame.maxX + 64, maxY: frame.maxY - 32)
            }
            var tester = HitTester(tree)
            var movedTester = HitTester(moved)
            for point in points {
                let result = tester.touch(at: point)
                #expect(movedTester.touch(at: [point.x + 64, point.y - 32]) == result, "seed \(seed)")
            }
        }
    }

    /// A hit view contains the point, unless a `claim` or `return` rule chose it.
    @Test func hitViewContainsThePoint() {
        var count = 0
        let seeds = trials(400)
        for seed in seeds {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = false
            let (tree, points) = generator.scene(points: 3)
            var tester = HitTester(tree)
            for point in points {
                let result = tester.touch(at: point)
                guard case .hit(let view) = result.outcome else { continue }
                count += 1
                let isChosen = result.via.contains { viewInTrail in
                    tree.rules(of: viewInTrail).contains { rule in
                        switch rule {
                        case .claim(let views, _): views.contains(view)
                        case .return(let other): other == view
                        default: false
                        }
                    }
                }
                #expect(isChosen || tester.contains(point, in: view), "seed \(seed)")
            }
        }
        #expect(count > seeds.count / 2)
    }
}
