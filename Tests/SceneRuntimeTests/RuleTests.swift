import SceneRuntime
import Testing
import TreeSupport

/// The rules of overrides, one per test.
struct RuleTests {
    /// Returns a root of 100 × 100 with two views. `back` covers the left half; `front` covers the upper half and has
    /// `rules`.
    private func tree(_ rules: (_ back: ViewID, _ front: ViewID) -> [HitTestRule]) -> ViewTree {
        var tree = ViewTree.root(100, 100)
        let back = tree.add(0, 0, 50, 100)
        let front = tree.add(0, 0, 100, 50)
        tree.setRules(rules(back, front), of: front)
        return tree
    }

    /// The view in the back.
    private let back = ViewID(index: 1)
    /// The view in front.
    private let front = ViewID(index: 2)

    /// A claimed view is hit even outside the view that claims it, and its flags don't matter.
    @Test func claim() {
        var tree = tree { back, _ in [.claim([ViewID(index: 99), back], [])] }
        tree[back].isHidden = true
        #expect(tree.result(at: [10, 80]) == HitTestResult(outcome: .hit(back), via: [front]))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(front)))
        #expect(tree.outcome(at: [80, 80]) == .hit(.root))
    }

    /// The first claimed view that contains the point is hit.
    @Test func claimTakesTheFirst() {
        #expect(tree { back, _ in [.claim([.root, back], [])] }.outcome(at: [10, 10]) == .hit(.root))
    }

    /// The answer of the asked view counts unless it is nil.
    @Test func ask() {
        let tree = tree { back, _ in [.ask(back)] }
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(back), via: [front]))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(front)))
    }

    /// The view yields where another view contains the point.
    @Test func yield() {
        let tree = tree { back, _ in [.yield([back])] }
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(back)))
        #expect(tree.outcome(at: [80, 10]) == .hit(front))
    }

    /// If the root yields, nothing is hit, and the trail contains the root.
    @Test func yieldOfTheRoot() {
        var tree = tree { _, _ in [] }
        tree.setRules([.yield([back])], of: .root)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .none, via: [.root]))
    }

    /// The result is nil, even if the default search would find a view.
    @Test func none() {
        #expect(tree { _, _ in [.none] }.result(at: [80, 10]) == HitTestResult(outcome: .hit(.root)))
        #expect(tree { back, _ in [.super, .none] }.outcome(at: [10, 10]) == .hit(back))
    }

    /// A delegate's answer counts unless it is nil or the delegate; otherwise the view is hit.
    @Test func delegate() {
        var tree = tree { back, _ in [.super, .delegate(back)] }
        let button = tree.add(0, 0, 20, 20, kind: .button, to: back)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(button), via: [front]))
        #expect(tree.result(at: [30, 10]) == HitTestResult(outcome: .hit(front)))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(front)))
    }

    /// The delegate's own flags matter; those of its ancestors don't.
    @Test func delegateInAHiddenView() {
        var tree = tree { back, _ in [.delegate(ViewID(index: 3))] }
        let box = tree.add(0, 0, 20, 20, to: back)
        let button = tree.add(0, 0, 20, 20, kind: .button, to: box)
        tree[back].isHidden = true
        #expect(tree.outcome(at: [10, 10]) == .hit(button))
        tree[box].isUserInteractionEnabled = false
        #expect(tree.outcome(at: [10, 10]) == .hit(front))
    }

    /// A delegate isn't asked if the default search finds nothing or another view.
    @Test func delegateIsOnlyAskedForOwnHits() {
        var tree = tree { back, _ in [.delegate(back)] }
        let inner = tree.add(0, 0, 20, 20, to: front)
        _ = tree.add(0, 0, 20, 100, kind: .button, to: back)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(inner)))
        #expect(tree.result(at: [10, 30]).via == [front])
    }

    /// The result is the answer of the other view, even if it is that view or nil.
    @Test func forward() {
        let tree = tree { back, _ in [.super, .forward(back)] }
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(back), via: [front]))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(.root)))
    }

    /// The returned view is hit no matter where it is.
    @Test func returnRule() {
        let tree = tree { back, _ in [.super, .return(back)] }
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(back), via: [front]))
        #expect(tree.outcome(at: [80, 80]) == .hit(.root))
    }

    /// The view itself is never hit; its subviews are.
    @Test func pass() {
        var tree = tree { _, _ in [.super, .pass] }
        let inner = tree.add(0, 0, 20, 20, to: front)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(inner)))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(.root)))
    }

    /// Rules run in order: `pass` has no effect if the delegate found a view, otherwise it passes the touch.
    @Test func delegateThenPass() {
        var tree = tree { back, _ in [.super, .delegate(back), .pass] }
        let button = tree.add(0, 0, 20, 20, kind: .button, to: back)
        #expect(tree.outcome(at: [10, 10]) == .hit(button))
        #expect(tree.outcome(at: [30, 10]) == .hit(back))
        #expect(tree.outcome(at: [80, 10]) == .hit(.root))
    }

    /// If a delegate or another view answers with the view itself, the result doesn't change.
    @Test(arguments: [true, false])
    func answerThatIsTheViewItself(delegates: Bool) {
        let tree = tree { back, _ in [.super, delegates ? .delegate(back) : .forward(back)] }
        var returning = tree
        returning.setRules([.return(front)], of: back)
        #expect(returning.result(at: [10, 10]) == HitTestResult(outcome: .hit(front)))
    }

    /// The trail of a chain is in order from the outermost view.
    @Test func viaOfAChain() {
        var tree = ViewTree.root(100, 100)
        let end = tree.add(0, 0, 10, 10)
        let middle = tree.add(20, 0, 10, 10) { $0.isHidden = true }
        let start = tree.add(40, 0, 10, 10)
        tree.setRules([.claim([.root], [])], of: end)
        tree.setRules([.ask(end)], of: middle)
        tree.setRules([.forward(middle)], of: start)
        #expect(tree.result(at: [45, 5]) == HitTestResult(outcome: .hit(.root), via: [start, middle, end]))
    }

    /// A cell yields to overhangs of other cells, not to its own.
    @Test func yieldToOverhang() {
        var tree = ViewTree.root(100, 100)
        let table = tree.add(0, 0, 100, 100, kind: .table)
        let cells = (0..<3).map { tree.add(0, Double($0) * 20, 100, 20, kind: .cell, to: table) }
        let red = tree.add(0, -10, 10, 40, to: cells[1])
        tree.add(.init(cell: cells[1], view: red), in: table)
        for cell in cells {
            tree.setRules(
                [.claim(cell == cells[1] ? [red] : [], []), .yieldToOverhang(ofOtherCellsIn: table)], of: cell)
        }
        for y in stride(from: 10.0, to: 50, by: 1) {
            #expect(tree.result(at: [5, y]) == HitTestResult(outcome: .hit(red), via: [cells[1]]))
        }
        #expect(tree.outcome(at: [5, 9]) == .hit(cells[0]))
        #expect(tree.outcome(at: [5, 50]) == .hit(cells[2]))
        // A cell doesn't yield to its own overhang even if it doesn't claim it. It does if another cell's overhang
        // contains the point.
        var unclaimed = tree
        unclaimed.setRules([.yieldToOverhang(ofOtherCellsIn: table)], of: cells[1])
        #expect(unclaimed.outcome(at: [5, 25]) == .hit(red))
        let other = unclaimed.add(0, 0, 10, 40, to: cells[0])
        unclaimed.add(.init(cell: cells[0], view: other), in: table)
        unclaimed.setRules([.none], of: cells[0])
        #expect(unclaimed.outcome(at: [5, 25]) == .hit(table))
        // With a second overhang in the first cell, the claim of the cell in front wins where both overlap.
        let blue = tree.add(0, 0, 10, 35, to: cells[0])
        tree.add(.init(cell: cells[0], view: blue), in: table)
        tree.setRules([.claim([blue], []), .yieldToOverhang(ofOtherCellsIn: table)], of: cells[0])
        #expect(tree.outcome(at: [5, 30]) == .hit(red))
        #expect(tree.outcome(at: [5, 5]) == .hit(blue))
    }

    /// Links to missing views have no effect.
    @Test func missingViewsAreInert() {
        let missing = ViewID(index: 77)
        let tree = tree { _, _ in
            [
                .ask(missing), .yield([missing]), .yieldToOverhang(ofOtherCellsIn: missing), .super,
                .delegate(missing), .forward(missing), .return(missing),
                .effects(isOneOf: false, [missing], [.init(view: missing, change: .isHidden(true))]),
            ]
        }
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(front)))
        var tester = HitTester(tree)
        #expect(tester.hitTest(at: .zero, from: missing).outcome == .none)
        #expect(tester.geometry.point(.zero, in: missing) == nil)
        #expect(!tester.contains(.zero, in: missing))
    }
}
