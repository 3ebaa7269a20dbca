import SceneRuntime
import TestSupport
import Testing
import TreeSupport

/// The outcomes of a hit test for all display orders of cells.
struct DisplayOrderTests {
    /// A cell's claim beyond its edge depends on the order; other points don't.
    @Test func overhang() {
        var tree = ViewTree.root(100, 100)
        let table = tree.add(0, 0, 100, 100, kind: .table)
        let cells = (0..<3).map { tree.add(0, Double($0) * 20, 100, 20, kind: .cell, to: table) }
        let contents = cells.map { tree.add(0, 0, 100, 20, kind: .content, to: $0) }
        let red = tree.add(0, -20, 10, 60, to: contents[1])
        tree.setRules([.claim([red], [])], of: cells[1])
        let footer = tree.add(0, 50, 100, 20, kind: .footer, to: table)
        var tester = HitTester(tree)
        #expect(tester.outcomes(at: [5, 10]) == [.hit(contents[0]), .hit(red)])
        #expect(tester.outcomes(at: [5, 30]) == [.hit(red)])
        #expect(tester.outcomes(at: [5, 45]) == [.hit(red), .hit(contents[2])])
        #expect(tester.outcomes(at: [5, 55]) == [.hit(footer)])
        #expect(tester.outcomes(at: [50, 10]) == [.hit(contents[0])])
        #expect(tester.outcomes(at: [50, 90]) == [.hit(table)])
        // The tester is unchanged.
        #expect(tester.touch(at: [5, 45]).outcome == .hit(contents[2]))
    }

    /// A recursion in a cell is a separate outcome, even if another cell can be asked first.
    @Test func recursionInACell() {
        var tree = ViewTree.root(100, 100)
        let table = tree.add(0, 0, 100, 100, kind: .collection)
        let cells = (0..<2).map { _ in tree.add(0, 0, 50, 50, kind: .cell, to: table) }
        tree.setRules([.delegate(table)], of: cells[0])
        var tester = HitTester(tree)
        #expect(tester.outcomes(at: [5, 5]) == [.recursion([cells[0], table]), .hit(cells[1])])
        #expect(tester.outcomes(at: [60, 5]) == [.hit(table)])
    }

    /// A cell can return nil for one order of a table inside it and a view for another order. A cell without an answer
    /// can be behind or in front of it.
    @Test(arguments: [0, 1], [true, false])
    func answerDependsOnATableWithin(_ place: Int, otherAnswers: Bool) {
        var tree = ViewTree.root(100, 100)
        let table = tree.add(0, 0, 100, 100, kind: .table)
        let cells = (0..<2).map { _ in tree.add(0, 0, 100, 100, kind: .cell, to: table) }
        let inner = tree.add(0, 0, 100, 100, kind: .collection, to: cells[place])
        let items = (0..<2).map { _ in tree.add(0, 0, 100, 100, kind: .cell, to: inner) }
        tree.setRules([.return(cells[place])], of: items[0])
        tree.setRules([.pass], of: cells[place])
        if !otherAnswers { tree[cells[1 - place]].isHidden = true }
        var tester = HitTester(tree)
        let other = otherAnswers ? cells[1 - place] : table
        #expect(Set(tester.outcomes(at: [5, 5])) == [.hit(items[1]), .hit(other)])
    }

    /// With effects, even a cell that returns nil matters: here it hides the other cell.
    @Test func effectsOfACellThatAnswersNil() {
        var tree = ViewTree.root(100, 100)
        let table = tree.add(0, 0, 100, 100, kind: .table)
        let cells = (0..<2).map { _ in tree.add(0, 0, 100, 100, kind: .cell, to: table) }
        let hide = HitTestRule.Effect(view: cells[1], change: .isHidden(true))
        tree.setRules([.effects(isOneOf: true, [cells[0]], [hide]), .pass], of: cells[0])
        var tester = HitTester(tree)
        #expect(tester.outcomes(at: [5, 5]) == [.hit(table), .hit(cells[1])])
    }

    /// The number of tested combinations is limited.
    @Test func limit() {
        var tree = ViewTree.root(10, 10)
        var superview = ViewID.root
        for _ in 0..<20 {
            let table = tree.add(0, 0, 10, 10, kind: .table, to: superview)
            for _ in 0..<10 { superview = tree.add(0, 0, 10, 10, kind: .cell, to: table) }
        }
        var tester = HitTester(tree)
        #expect(tester.outcomes(at: [5, 5], limit: 500).count <= 500)
    }

    /// For generated scenes without effects, the outcomes equal those of all permutations of all cells.
    @Test func agreesWithAllPermutations() {
        var several = 0
        for seed in trials(250) {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = false
            generator.tableShare = 0.35
            generator.hasCrowdedTables = true
            let (tree, points) = generator.scene(points: 2)
            let tables = tree.identities.filter { tree[$0].kind == .table }
            guard tables.count == 1 || tables.count == 2 else { continue }
            var tester = HitTester(tree)
            for point in points {
                let expected = outcomesOfPermutations(tree, tables, point)
                guard let expected else { continue }
                let outcomes = tester.outcomes(at: point)
                #expect(Set(outcomes) == expected, "seed \(seed), point \(point)")
                #expect(Set(outcomes).count == outcomes.count)
                if expected.count > 1 { several += 1 }
            }
        }
        #expect(several > 10)
    }

    /// Returns the naive evaluator's outcomes for all permutations, or `nil` if that takes too long.
    private func outcomesOfPermutations(_ tree: ViewTree, _ tables: [ViewID], _ point: Point) -> Set<HitTestOutcome>? {
        let cells = tables.map { table in tree.subviews(of: table).filter { tree[$0].kind == .cell } }
        let orders = cells.map { Self.permutations($0) }
        if orders.reduce(1, { $0 * $1.count }) > 200 { return nil }
        let naive = NaiveScene(tree)
        var outcomes: Set<HitTestOutcome> = []
        for first in orders[0] {
            for second in orders.dropFirst().first ?? [[]] {
                naive.displayed(first, in: tables[0])
                if let table = tables.dropFirst().first { naive.displayed(second, in: table) }
                guard let outcome = naive.touch(at: point) else { return nil }
                outcomes.insert(outcome)
            }
        }
        return outcomes
    }

    /// Returns all permutations of `views`.
    private static func permutations(_ views: [ViewID]) -> [[ViewID]] {
        if views.count < 2 { return [views] }
        return views.indices.flatMap { index -> [[ViewID]] in
            var rest = views
            let first = rest.remove(at: index)
            return permutations(rest).map { [first] + $0 }
        }
    }
}

extension NaiveScene {
    /// Reorders the cells of a table to `cells`, from back to front. Other subviews keep their places.
    func displayed(_ cells: [ViewID], in table: ViewID) {
        let table = views[Int(table.index)]
        let isCell = Set(cells)
        var next = cells[...]
        table.subviews = table.subviews.map { subview in
            guard isCell.contains(subview.identity), let cell = next.popFirst() else { return subview }
            return views[Int(cell.index)]
        }
    }
}
