import SceneRuntime
import TestSupport
import Testing
import TreeSupport

/// The index answers what hit tests answer.
struct HitIndexTests {
    /// On generated scenes with all features, whether the views are looked up in a partition or in a hierarchy.
    @Test(arguments: [0, 96, 10_000])
    func agreesWithHitTests(bytesPerView: Int) {
        var tally = (hits: 0, others: 0)
        for seed in 0..<1500 as Range<UInt64> {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = seed % 8 == 0
            generator.isStraight = seed % 2 == 0
            let (tree, points) = generator.scene(points: 6)
            var tester = HitTester(tree)
            var index = HitIndex(tree, bytesPerView: bytesPerView)
            for point in points + [[-100, 0], [.infinity, 3], [.nan, .nan]] {
                let expected = tester.touch(at: point)
                let found = index.touch(at: point)
                if case .hit = expected.outcome { tally.hits += 1 } else { tally.others += 1 }
                if found != expected {
                    Issue.record("seed \(seed), point \(point): \(found) in place of \(expected)")
                    return
                }
            }
        }
        #expect(tally.hits > 2500 && tally.others > 1000)
    }

    /// On many plain views, at random points and at corners.
    @Test(arguments: ["canvas", "bars", "chain"], [0, 96, 10_000])
    func agreesOnManyViews(shape: String, bytesPerView: Int) {
        var generator = SplitMix(seed: 7)
        var tree = ViewTree.root(400, 400)
        var last = ViewID.root
        for number in 0..<400 {
            func coordinate(_ most: Int) -> Double { Double(Int.random(in: 0..<most, using: &generator)) }
            switch shape {
            case "canvas": tree.add(coordinate(380), coordinate(380), 1 + coordinate(40), 1 + coordinate(40))
            case "bars" where number % 2 == 0: tree.add(Double(number), 0, 1, 400)
            case "bars": tree.add(0, Double(number), 400, 1)
            default: last = tree.add(0.25, 0.25, 399 - Double(number) / 2, 399 - Double(number) / 2, to: last)
            }
        }
        var tester = HitTester(tree)
        var index = HitIndex(tree, bytesPerView: bytesPerView)
        for _ in 0..<2000 {
            let point = Point(
                x: Double(Int.random(in: -4..<1604, using: &generator)) / 4,
                y: Double(Int.random(in: -4..<1604, using: &generator)) / 4)
            if index.touch(at: point) != tester.touch(at: point) {
                Issue.record("point \(point)")
                return
            }
        }
    }

    /// An index stays small where partitions of the plane grow without bound.
    @Test func staysWithinItsBudget() {
        var tree = ViewTree.root(4000, 4000)
        for number in 0..<2000 {
            let place = Double(number * 2)
            tree.add(place, 0, 1, 4000)
            tree.add(0, place, 4000, 1)
        }
        #expect(HitIndex(tree).byteCount < 4001 * 128)
    }
}
