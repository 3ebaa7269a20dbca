import SceneRuntime
import TestSupport
import Testing
import TreeSupport

@testable import SceneRegions

/// Compares maps of generated scenes with the evaluator, which tests one point at a time.
struct HitMapAgreementTests {
    /// A map agrees at the corners of all pieces, one representable step beside them, and inside.
    @Test(arguments: [(false, false), (true, false), (true, true)])
    func agreesWithTheEvaluatorAtAllCorners(hasEffects: Bool, asksOnce: Bool) {
        var tally: [String: Int] = [:]
        for seed in trials(hasEffects && !asksOnce ? 30 : 180) {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = hasEffects
            generator.asksOnce = asksOnce
            generator.isStraight = true
            let tree = generator.scene(points: 0).tree
            let map = HitMap(of: HitTestGeometry(tree))
            #expect(map.isExact)
            var tester = HitTester(tree)
            for piece in map.pieces {
                tally[piece.outcome.word, default: 0] += 1
                for point in Self.points(of: piece.rectangle) {
                    let expected = HitMap.Outcome(tester.touch(at: point).outcome)
                    if piece.outcome != expected {
                        Issue.record("seed \(seed), point \(point): \(piece.outcome) instead of \(expected)")
                        return
                    }
                }
            }
        }
        // The generator must produce enough of each outcome.
        for word in asksOnce ? ["hit", "none"] : ["hit", "none", "recursion"] {
            #expect(tally[word] ?? 0 > (hasEffects ? 7 : 12), "\(tally)")
        }
    }

    /// Where points are tried because of effects, rotated and round areas are as accurate as elsewhere.
    @Test func triedMapsFollowSlantingEdges() {
        var tally = (points: 0, differences: 0)
        for seed in trials(24) {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = true
            let tree = generator.scene(points: 0).tree
            let map = HitMap(of: HitTestGeometry(tree))
            guard map.uncertainArea != nil else { continue }
            var tester = HitTester(tree)
            for piece in map.pieces {
                // Each piece counts by its area, in points an eighth apart.
                let (width, height) = (piece.rectangle.width, piece.rectangle.height)
                for place in 0..<min(64, 1 + Int(width * height)) {
                    let fraction = (Double(place) + 0.5) / Double(min(64, 1 + Int(width * height)))
                    let point = Point(
                        x: piece.rectangle.minX + width * fraction,
                        y: piece.rectangle.minY + height * (fraction * 7).truncatingRemainder(dividingBy: 1))
                    tally.points += 1
                    if piece.outcome != HitMap.Outcome(tester.touch(at: point).outcome) { tally.differences += 1 }
                }
            }
        }
        #expect(tally.points > 4000)
        #expect(tally.differences * 50 < tally.points, "\(tally)")
    }

    /// In each recursive region the same views ask each other, and the regions cover all recursion.
    @Test(arguments: [false, true])
    func recursionsAreDistinguished(hasEffects: Bool) {
        var ways = 0
        for seed in trials(hasEffects ? 8 : 30) {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = hasEffects
            generator.isStraight = true
            let tree = generator.scene(points: 0).tree
            let map = HitMap(of: HitTestGeometry(tree))
            var tester = HitTester(tree)
            let area = map.recursions.reduce(0) { $0 + $1.area }
            #expect(abs(area - map.region(of: .recursion).area) < 1e-6)
            for region in map.recursions {
                ways += 1
                let points = region.rectangles.flatMap(Self.points)
                let cycles = Set(points.map { Self.cycle(tester.touch(at: $0).outcome) })
                if cycles.count != 1 { Issue.record("seed \(seed): \(cycles)") }
            }
        }
        #expect(ways > (hasEffects ? 1 : 8))
    }

    /// Pieces are disjoint and cover the scene.
    @Test func piecesCoverTheSceneOnce() {
        for seed in trials(30) {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = seed % 8 == 0
            generator.isStraight = seed % 8 != 1
            let map = HitMap(of: HitTestGeometry(generator.scene(points: 0).tree))
            // If the sum of the areas and the area of the union both equal the scene's area, no point is in two pieces.
            let area = map.pieces.reduce(0) { $0 + $1.rectangle.width * $1.rectangle.height }
            let union = Region(
                disjoint: map.pieces.map { Patch($0.rectangle, label: 0) }.painted().map { $0.rectangle })
            if abs(area - 48 * 48) > 1e-6 || abs(union.area - 48 * 48) > 1e-6
                || map.pieces.contains(where: { $0.rectangle.isEmpty })
            {
                Issue.record("seed \(seed): \(area) and \(union.area) square points")
            }
        }
    }

    /// The map for all display orders is order-dependent exactly where the evaluator finds two outcomes.
    @Test(arguments: [false, true])
    func allOrdersAgreeWithTheEvaluator(hasEffects: Bool) {
        var dependent = 0
        for seed in trials(hasEffects ? 18 : 9) {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = hasEffects
            generator.asksOnce = hasEffects
            generator.isStraight = true
            generator.hasCrowdedTables = true
            generator.tableShare = 0.5
            let tree = generator.scene(points: 0).tree
            let map = HitMap(of: HitTestGeometry(tree), orders: .all)
            var tester = HitTester(tree)
            for piece in map.pieces {
                let points = Self.points(of: piece.rectangle)
                for point in [points[0], points[points.count - 1]] {
                    let outcomes = Set(tester.outcomes(at: point).map { HitMap.Outcome($0) })
                    let expected = outcomes.count == 1 ? outcomes.first ?? .none : .orderDependent
                    if piece.outcome != expected {
                        Issue.record("seed \(seed), point \(point): \(piece.outcome) instead of \(expected)")
                        return
                    }
                    if expected == .orderDependent { dependent += 1 }
                }
            }
        }
        #expect(dependent > 15)
    }

    /// If views are rotated or round, a map isn't exact. It is wrong at few points, no more than it says.
    @Test(arguments: [false, true])
    func inexactMapsAreNearlyRight(hasEffects: Bool) {
        var wrong = 0
        var tried = 0
        var uncertain = 0.0
        for seed in trials(70) {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = hasEffects
            generator.asksOnce = hasEffects
            let tree = generator.scene(points: 0).tree
            let map = HitMap(of: HitTestGeometry(tree))
            if map.isExact { continue }
            // Where an effect counts, points are tried, and how many are wrong is unknown.
            guard let area = map.uncertainArea else { continue }
            uncertain += area / (48 * 48)
            var tester = HitTester(tree)
            for _ in 0..<50 {
                let point = Point(
                    x: map.domain.minX + Double.random(in: 0..<48, using: &generator.generator),
                    y: map.domain.minY + Double.random(in: 0..<48, using: &generator.generator))
                tried += 1
                let found = map.pieces.first { $0.rectangle.contains(point) }?.outcome
                if found != HitMap.Outcome(tester.touch(at: point).outcome) { wrong += 1 }
            }
        }
        #expect(tried > 1000)
        #expect(Double(wrong) / 50 <= uncertain, "\(wrong) of \(tried) are wrong")
        #expect(wrong < tried / 100, "\(wrong) of \(tried) are wrong")
    }

    /// An effect that nothing reads in the same touch makes no point less exact, nor does one that something reads
    /// elsewhere.
    @Test(arguments: [false, true])
    func effectsChangeTheMapOnlyWhereTheyCount(isBehind: Bool) {
        var tree = ViewTree.root(100, 100)
        let below = tree.add(0, 0, 40, 40, to: .root)
        let round = tree.add(10, 10, 25, 7, to: .root)
        tree[round].hitShape = .circle
        let changing = tree.add(60, 60, 40, 40, to: .root)
        let above = tree.add(50, 50, 40, 40, to: .root)
        let plain = HitMap(of: HitTestGeometry(tree))
        let effect = HitTestRule.Effect(view: isBehind ? below : above, change: .isHidden(true))
        tree.setRules([.super, .effects(isOneOf: false, [changing], [effect])], of: changing)
        let map = HitMap(of: HitTestGeometry(tree))
        if isBehind {
            #expect(map.region(hitting: below).isEmpty)
            #expect(map.region(hitting: above).area == plain.region(hitting: above).area)
        } else {
            #expect(map.pieces.map { $0 } == plain.pieces.map { $0 })
            #expect(map.uncertainArea == plain.uncertainArea)
        }
    }

    /// Returns which view asks which in a recursion, independent of where the cycle is entered.
    private static func cycle(_ outcome: HitTestOutcome) -> Set<[ViewID]> {
        guard case .recursion(let cycle) = outcome else { return [] }
        return Set(zip(cycle.suffix(1) + cycle, cycle).map { [$0, $1] })
    }

    /// Returns the points of a half-open rectangle that are closest to its corners, and its middle. One step beside
    /// them are such points of a neighbor.
    private static func points(of rectangle: Rectangle) -> [Point] {
        let (left, right) = (rectangle.minX, rectangle.maxX.nextDown)
        let (top, bottom) = (rectangle.minY, rectangle.maxY.nextDown)
        let corners = [
            Point(x: left, y: top), Point(x: right, y: top), Point(x: left, y: bottom), Point(x: right, y: bottom),
        ]
        return (corners + [rectangle.middle]).filter(rectangle.contains)
    }
}

extension HitMap.Outcome {
    /// The outcome without the view.
    fileprivate var word: String {
        switch self {
        case .hit: "hit"
        case .none: "none"
        case .recursion: "recursion"
        case .orderDependent: "order-dependent"
        }
    }
}
