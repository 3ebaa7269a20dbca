import SceneRuntime
import TestSupport
import Testing
import TreeSupport

/// The index agrees with hit tests.
struct HitIndexTests {
    /// They agree on generated scenes with all features, whether a partition or an index of boxes finds the views.
    @Test(arguments: [0, 96, 10_000])
    func agreesWithHitTests(bytesPerView: Int) {
        var tally = (hits: 0, others: 0)
        for seed in trials(400) {
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
                    Issue.record("seed \(seed), point \(point): \(found) instead of \(expected)")
                    return
                }
            }
        }
        #expect(tally.hits > 600 && tally.others > 250)
    }

    /// They agree on many plain views, at random points and corners.
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
        for _ in 0..<150 {
            let point = Point(
                x: Double(Int.random(in: -4..<1604, using: &generator)) / 4,
                y: Double(Int.random(in: -4..<1604, using: &generator)) / 4)
            if index.touch(at: point) != tester.touch(at: point) {
                Issue.record("point \(point)")
                return
            }
        }
    }

    /// They agree on enough views for the index to choose its structure by a trial, with overrides and curved shapes,
    /// at and next to edges that no Float represents exactly.
    @Test(arguments: ["canvas", "bars", "mixed"])
    func agreesOnCrowds(shape: String) {
        var generator = SplitMix(seed: 11)
        var tree = ViewTree.root(900, 900)
        let back = tree.add(0, 0, 900, 900)
        tree.add(300, 300, 200, 200, to: back)
        for number in 0..<5000 {
            func coordinate(_ most: Int) -> Double { Double(Int.random(in: 0..<(3 * most), using: &generator)) / 3 }
            switch shape {
            case "bars" where number % 2 == 0: tree.add(Double(number) / 6, -coordinate(9), 0.1, 900)
            case "bars": tree.add(-coordinate(9), Double(number) / 6, 900, 0.1)
            default:
                let view = tree.add(coordinate(880), coordinate(880), coordinate(40), coordinate(40))
                guard shape == "mixed" else { continue }
                switch number % 9 {
                case 0: tree.setRules([.super, .delegate(back)], of: view)
                case 1: tree.setRules([.super, .pass], of: view)
                case 2: tree.setRules([.super, .forward(back)], of: view)
                case 3: tree[view].hitShape = .circle
                case 4 where number % 500 == 4: tree.setRules([.ask(back)], of: view)
                default: break
                }
            }
        }
        var tester = HitTester(tree)
        var index = HitIndex(tree)
        let geometry = tester.geometry
        for _ in 0..<30 {
            let box = geometry.hitBoundingBox(of: ViewID(index: Int.random(in: 0..<5003, using: &generator)))
            for point in [
                box.origin, [box.minX.nextDown, box.minY], [box.middle.x, box.maxY], [box.maxX.nextDown, box.middle.y],
            ]
            where index.touch(at: point) != tester.touch(at: point) {
                Issue.record("point \(point)")
                return
            }
        }
    }

    /// They agree on views that are empty or have NaN or huge edges.
    @Test func agreesOnStrangeEdges() {
        var tree = ViewTree.root(100, 100)
        for edge in [0, -0.0, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 50.nextUp]
            as [Double]
        {
            tree.add(edge, 10, 20, 20)
            tree.add(10, 10, edge, 20)
            tree.add(10, edge, 20, 30)
            tree.add(30, 30, 20, edge)
        }
        var wide = tree
        wide[.root].frame = Rectangle(minX: -1e308, minY: -1e308, maxX: 1e308, maxY: 1e308)
        wide[.root].boundsOrigin = [-1e308, -1e308]
        wide[.root].size = Size(width: 2e307, height: 1e308 * 2)
        for tree in [tree, wide] {
            var tester = HitTester(tree)
            var index = HitIndex(tree)
            let coordinates = [
                0, -0.0, 9, 10, 10.0.nextDown, 30, 50, 50.nextUp, 99, 100, 1e300, -1e300, 1e308, .infinity,
            ]
            for x in coordinates {
                for y in coordinates { #expect(index.touch(at: [x, y]) == tester.touch(at: [x, y]), "\(x), \(y)") }
            }
        }
    }

    /// The rules of a view also run if one of its subviews answers with that view.
    @Test func rulesRunWhenASubviewReturnsItsSuperview() {
        var tree = ViewTree.root(100, 100)
        let behind = tree.add(0, 0, 50, 50)
        let asking = tree.add(0, 0, 100, 100)
        let returning = tree.add(0, 0, 20, 20, to: asking)
        tree.setRules([.super, .return(behind)], of: asking)
        tree.setRules([.super, .return(asking)], of: returning)
        var tester = HitTester(tree)
        var index = HitIndex(tree)
        #expect(tester.touch(at: [5, 5]).outcome == .hit(behind))
        #expect(index.touch(at: [5, 5]) == tester.touch(at: [5, 5]))
    }

    /// An index stays small where a partition of the plane would grow quadratically.
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
