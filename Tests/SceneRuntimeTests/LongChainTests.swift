import SceneRuntime
import Testing
import TreeSupport

/// Scenes on which recursive calls would overflow the stack or take exponential time.
struct LongChainTests {
    /// The length of the chains.
    static let length = 30_000

    /// Returns a root with overlapping views that fill it. A rule links each to the next; the first is in front.
    private func chain(_ link: (ViewID) -> HitTestRule, last: [HitTestRule] = []) -> (tree: ViewTree, views: [ViewID]) {
        var tree = ViewTree.root(10, 10)
        var views: [ViewID] = []
        for index in 0..<Self.length {
            let view = tree.add(0, 0, 10, 10)
            tree.setRules(views.last.map { [link($0)] } ?? last, of: view)
            if index == 0 { _ = tree.add(0, 0, 5, 5, to: view) }
            views.append(view)
        }
        return (tree, views.reversed())
    }

    /// Each view delegates to the next one.
    @Test func delegates() {
        let (tree, views) = chain { .delegate($0) }
        var tester = HitTester(tree)
        let result = tester.touch(at: [1, 1])
        guard case .hit(let hit) = result.outcome else {
            Issue.record("\(result.outcome)")
            return
        }
        #expect(tree[hit].superview == views.last)
        #expect(result.via == views.dropLast())
        // Outside the last view's subview, the first view is hit.
        #expect(tester.touch(at: [7, 7]) == HitTestResult(outcome: .hit(views[0])))
    }

    /// Each view forwards to the next one or asks it, and the last asks the first.
    @Test(arguments: [true, false])
    func ring(asks: Bool) {
        let first = ViewID(index: Self.length + 1)
        let (tree, views) = chain({ asks ? .ask($0) : .forward($0) }, last: [.ask(first)])
        #expect(views.first == first)
        #expect(tree.outcome(at: [7, 7]) == .recursion(views.dropFirst() + [first]))
    }

    /// Each view is the subview of the one before; then a rule asks the outermost.
    @Test func subviews() {
        var tree = ViewTree.root(10, 10)
        var view = ViewID.root
        for _ in 0..<Self.length { view = tree.add(0, 0, 10, 10, to: view) }
        tree[view].hitShape = .circle
        #expect(tree.outcome(at: [5, 5]) == .hit(view))
        let deepest = view
        tree.setRules([.ask(ViewID(index: 1))], of: .root)
        #expect(tree.result(at: [5, 5]) == HitTestResult(outcome: .hit(deepest), via: [.root]))
        tree[ViewID(index: 2)].hitShape = .subviews
        #expect(tree.outcome(at: [11, 11]) == .none)
    }

    /// Each view in a row asks two views in the next row, so there are 2⁶⁰ paths. In the last kind every view answers,
    /// in the others none does.
    @Test(arguments: [0, 1, 2])
    func lattice(_ kind: Int) {
        var tree = ViewTree.root(10, 10)
        var row: [ViewID] = []
        for level in 0..<60 {
            let next = (0..<2).map { _ in tree.add(20, 0, 10, 10) }
            for view in next where level > 0 {
                switch kind {
                case 0: tree.setRules([.ask(row[0]), .ask(row[1])], of: view)
                case 1: tree.setRules([.return(view), .ask(row[1]), .super, .ask(row[0])], of: view)
                default:
                    tree[view].frame = tree[.root].frame
                    tree.setRules([.delegate(row[0]), .delegate(row[1])], of: view)
                }
            }
            row = next
        }
        tree.setRules([.ask(row[0])], of: .root)
        let expected: HitTestResult =
            kind == 2
            ? HitTestResult(outcome: .hit(row[0]), via: [.root]) : HitTestResult(outcome: .hit(.root))
        #expect(tree.result(at: [5, 5]) == expected)
        var trace = HitTestTrace()
        var tester = HitTester(tree)
        _ = tester.touch(at: [5, 5], trace: &trace)
        #expect(trace.entries.count < 1000)
    }

    /// Many cells that all yield to each other's overhangs.
    @Test func manyOverhangs() {
        var tree = ViewTree.root(10, 10)
        let table = tree.add(0, 0, 10, 10, kind: .table)
        for _ in 0..<20_000 {
            let cell = tree.add(0, 0, 10, 10, kind: .cell, to: table)
            let view = tree.add(20, 0, 10, 10, to: cell)
            tree.add(.init(cell: cell, view: view), in: table)
            tree.setRules([.claim([view], []), .yieldToOverhang(ofOtherCellsIn: table), .super, .pass], of: cell)
        }
        #expect(tree.outcome(at: [5, 5]) == .hit(table))
    }
}
