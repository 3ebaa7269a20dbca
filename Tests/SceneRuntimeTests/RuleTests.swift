import SceneRuntime
import Testing
import TreeSupport

/// What each rule of an override does, one rule a test.
struct RuleTests {
    /// A root of 100 × 100 with a view at the back, left half, and one in front, upper half, that has `rules`.
    private func tree(_ rules: (_ back: ViewID, _ front: ViewID) -> [HitTestRule]) -> ViewTree {
        var tree = ViewTree.root(100, 100)
        let back = tree.add(0, 0, 50, 100)
        let front = tree.add(0, 0, 100, 50)
        tree.setRules(rules(back, front), of: front)
        return tree
    }

    /// The view at the back in such a tree.
    private let back = ViewID(index: 1)
    /// The view in front.
    private let front = ViewID(index: 2)

    /// A claimed view is the answer, even where the claiming view is elsewhere, and its flags do not matter.
    @Test func claim() {
        var tree = tree { back, _ in [.claim([ViewID(index: 99), back], [])] }
        tree[back].isHidden = true
        #expect(tree.result(at: [10, 80]) == HitTestResult(outcome: .hit(back), via: [front]))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(front)))
        #expect(tree.outcome(at: [80, 80]) == .hit(.root))
    }

    /// The first of the views claimed that contains the point counts.
    @Test func claimTakesTheFirst() {
        #expect(tree { back, _ in [.claim([.root, back], [])] }.outcome(at: [10, 10]) == .hit(.root))
    }

    /// What the view asked answers counts, unless it is nil.
    @Test func ask() {
        let tree = tree { back, _ in [.ask(back)] }
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(back), via: [front]))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(front)))
    }

    /// The view gives way where another contains the point.
    @Test func yield() {
        let tree = tree { back, _ in [.yield([back])] }
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(back)))
        #expect(tree.outcome(at: [80, 10]) == .hit(front))
    }

    /// A root that gives way makes nil the answer, and is the reason for it.
    @Test func yieldOfTheRoot() {
        var tree = tree { _, _ in [] }
        tree.setRules([.yield([back])], of: .root)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .none, via: [.root]))
    }

    /// Nil is the answer, whatever the walk would give.
    @Test func none() {
        #expect(tree { _, _ in [.none] }.result(at: [80, 10]) == HitTestResult(outcome: .hit(.root)))
        #expect(tree { back, _ in [.super, .none] }.outcome(at: [10, 10]) == .hit(back))
    }

    /// A delegate's answer counts if it is neither nil nor the delegate; else the view stays the result.
    @Test func delegate() {
        var tree = tree { back, _ in [.super, .delegate(back)] }
        let button = tree.add(0, 0, 20, 20, kind: .button, to: back)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(button), via: [front]))
        #expect(tree.result(at: [30, 10]) == HitTestResult(outcome: .hit(front)))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(front)))
    }

    /// The delegate's own flags count, those of its superviews do not.
    @Test func delegateInAHiddenView() {
        var tree = tree { back, _ in [.delegate(ViewID(index: 3))] }
        let box = tree.add(0, 0, 20, 20, to: back)
        let button = tree.add(0, 0, 20, 20, kind: .button, to: box)
        tree[back].isHidden = true
        #expect(tree.outcome(at: [10, 10]) == .hit(button))
        tree[box].isUserInteractionEnabled = false
        #expect(tree.outcome(at: [10, 10]) == .hit(front))
    }

    /// A delegate is not asked where the walk gives nil or another view.
    @Test func delegateIsAskedForItsOwnHitsAlone() {
        var tree = tree { back, _ in [.delegate(back)] }
        let inner = tree.add(0, 0, 20, 20, to: front)
        _ = tree.add(0, 0, 20, 100, kind: .button, to: back)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(inner)))
        #expect(tree.result(at: [10, 30]).via == [front])
    }

    /// Whatever the other view gives is the result, itself and nil too.
    @Test func forward() {
        let tree = tree { back, _ in [.super, .forward(back)] }
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(back), via: [front]))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(.root)))
    }

    /// The view returned is the result wherever the point is.
    @Test func returnRule() {
        let tree = tree { back, _ in [.super, .return(back)] }
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(back), via: [front]))
        #expect(tree.outcome(at: [80, 80]) == .hit(.root))
    }

    /// The view itself is never hit, its subviews are.
    @Test func pass() {
        var tree = tree { _, _ in [.super, .pass] }
        let inner = tree.add(0, 0, 20, 20, to: front)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(inner)))
        #expect(tree.result(at: [80, 10]) == HitTestResult(outcome: .hit(.root)))
    }

    /// Rules run in order: after a delegate took the touch, `pass` has nothing to do; else it lets it pass.
    @Test func delegateThenPass() {
        var tree = tree { back, _ in [.super, .delegate(back), .pass] }
        let button = tree.add(0, 0, 20, 20, kind: .button, to: back)
        #expect(tree.outcome(at: [10, 10]) == .hit(button))
        #expect(tree.outcome(at: [30, 10]) == .hit(back))
        #expect(tree.outcome(at: [80, 10]) == .hit(.root))
    }

    /// A delegate or other view whose answer is the view itself leaves the result alone.
    @Test(arguments: [true, false])
    func answerThatIsTheViewItself(delegates: Bool) {
        let tree = tree { back, _ in [.super, delegates ? .delegate(back) : .forward(back)] }
        var returning = tree
        returning.setRules([.return(front)], of: back)
        #expect(returning.result(at: [10, 10]) == HitTestResult(outcome: .hit(front)))
    }

    /// A chain of handing on is told from the outside in.
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

    /// A cell gives way where an overhanging view of another cell contains the point, not where its own does.
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
        // With a second overhang in the first cell, all but that cell give way where both are.
        // A cell does not give way to its own overhang, even if it does not claim it; it does where there is another.
        var unclaimed = tree
        unclaimed.setRules([.yieldToOverhang(ofOtherCellsIn: table)], of: cells[1])
        #expect(unclaimed.outcome(at: [5, 25]) == .hit(red))
        let other = unclaimed.add(0, 0, 10, 40, to: cells[0])
        unclaimed.add(.init(cell: cells[0], view: other), in: table)
        unclaimed.setRules([.none], of: cells[0])
        #expect(unclaimed.outcome(at: [5, 25]) == .hit(table))
        let blue = tree.add(0, 0, 10, 35, to: cells[0])
        tree.add(.init(cell: cells[0], view: blue), in: table)
        tree.setRules([.claim([blue], []), .yieldToOverhang(ofOtherCellsIn: table)], of: cells[0])
        #expect(tree.outcome(at: [5, 30]) == .hit(red))
        #expect(tree.outcome(at: [5, 5]) == .hit(blue))
    }

    /// Links to views that do not exist are as if they were not there.
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
