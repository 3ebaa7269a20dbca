import SceneRuntime
import TestSupport
import Testing
import TreeSupport

@testable import SceneRegions

/// Maps of tables whose cells claim views that overhang, and yield to those of other cells.
struct OverhangMapTests {
    /// The map agrees with the evaluator inside and at the corners of all pieces, in the order as written and in all.
    @Test(arguments: [HitMap.Orders.asWritten, .all])
    func agreesWithTheEvaluator(orders: HitMap.Orders) {
        var outcomes: [HitMap.Outcome: Int] = [:]
        for seed in trials(40) {
            var generator = SplitMix(seed: seed)
            let tree = Self.table(rows: 6, height: 10) {
                let claims = Int.random(in: 0..<8, using: &generator) > 0
                let yields = Int.random(in: 0..<4, using: &generator) > 0
                let x = Double(Int.random(in: -5..<40, using: &generator))
                let y = Double.random(in: -20..<20, using: &generator)
                let height = Double(Int.random(in: 1..<40, using: &generator))
                return (Rectangle(minX: x, minY: y, maxX: x + 15, maxY: y + height), claims, yields)
            }
            let map = HitMap(of: HitTestGeometry(tree), orders: orders)
            #expect(map.isExact)
            var tester = HitTester(tree)
            for piece in map.pieces {
                outcomes[piece.outcome, default: 0] += 1
                let rectangle = piece.rectangle
                let end = Point(x: rectangle.maxX.nextDown, y: rectangle.maxY.nextDown)
                for point in [rectangle.origin, rectangle.middle, end] {
                    let found: Set<HitMap.Outcome> =
                        orders == .all
                        ? Set(tester.outcomes(at: point).map { HitMap.Outcome($0) })
                        : [HitMap.Outcome(tester.touch(at: point).outcome)]
                    let expected = found.count == 1 ? found.first ?? .none : .orderDependent
                    if piece.outcome != expected {
                        Issue.record("seed \(seed), point \(point): \(piece.outcome) instead of \(expected)")
                        return
                    }
                }
            }
        }
        #expect(outcomes.count > 10)
        #expect((outcomes[.orderDependent] ?? 0 > 40) == (orders == .all))
    }

    /// The work for thousands of views one over the other stays within the limits, so the map is exact.
    @Test(arguments: [HitMap.Orders.asWritten, .all])
    func manyOverhangsAreExact(orders: HitMap.Orders) {
        var row = 0
        let tree = Self.table(rows: 4000, height: 0.02) {
            row += 1
            return (Rectangle(minX: 5, minY: -20, maxX: 30, maxY: 20), true, row % 50 > 0)
        }
        let map = HitMap(of: HitTestGeometry(tree), orders: orders)
        #expect(map.isExact && !map.isCutShort)
        #expect(map.region(of: .orderDependent).isEmpty == (orders == .asWritten))
    }

    /// Returns a scene with a table of rows. `part` returns the frame of a view in each cell, whether the cell claims
    /// it, and whether the cell yields to claimed views of other cells.
    private static func table(
        rows: Int, height: Double, _ part: () -> (frame: Rectangle, claims: Bool, yields: Bool)
    ) -> ViewTree {
        var tree = ViewTree.root(48, 80)
        let table = tree.add(0, 0, 48, 80, kind: .table)
        for row in 0..<rows {
            let cell = tree.add(0, Double(row) * height, 48, height, kind: .cell, to: table)
            let (frame, claims, yields) = part()
            let view = tree.add(frame.minX, frame.minY, frame.width, frame.height, kind: .button, to: cell)
            var rules: [HitTestRule] = []
            if claims {
                tree.add(ViewTree.Overhang(cell: cell, view: view), in: table)
                rules.append(.claim([view], []))
            }
            if yields { rules.append(.yieldToOverhang(ofOtherCellsIn: table)) }
            tree.setRules(rules, of: cell)
        }
        return tree
    }
}
