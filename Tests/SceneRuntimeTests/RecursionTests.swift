import Testing
import TreeSupport

@testable import SceneRuntime

/// Views that ask each other forever, and views that almost do.
struct RecursionTests {
    /// The cycles of the shortest recursions.
    @Test func chains() {
        var tree = ViewTree.root(100, 100)
        let list = tree.add(0, 0, 100, 100, kind: .table)
        tree.setRules([.delegate(.root)], of: list)
        #expect(tree.outcome(at: [10, 10]) == .recursion([list, .root]))
        tree.setRules([.ask(list)], of: list)
        #expect(tree.outcome(at: [10, 10]) == .recursion([list]))
        tree.setRules([.super, .forward(list)], of: list)
        #expect(tree.outcome(at: [10, 10]) == .recursion([list]))
        tree.setRules([.delegate(list)], of: .root)
        tree.setRules([.delegate(.root)], of: list)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .recursion([list, .root])))
    }

    /// The cycle contains the views between in the order in which they were asked, without those before.
    @Test func chainOfSeveral() {
        var tree = ViewTree.root(100, 100)
        let outer = tree.add(0, 0, 100, 100)
        let box = tree.add(0, 0, 100, 100, to: outer)
        let inner = tree.add(0, 0, 100, 100, to: box)
        let cover = tree.add(0, 0, 10, 10) { $0.isHidden = true }
        let other = tree.add(0, 0, 10, 10, to: cover)
        tree.setRules([.ask(box)], of: other)
        tree.setRules([.forward(other)], of: inner)
        #expect(tree.outcome(at: [50, 50]) == .recursion([inner, other, box]))
        // If the default search reaches the other view first, the cycle ends there and doesn't contain its cover. The
        // view's own flags don't matter, because its rule comes first.
        tree[cover].isHidden = false
        tree[other].isUserInteractionEnabled = false
        #expect(tree.outcome(at: [5, 5]) == .recursion([box, inner, other]))
    }

    /// A cycle of links only recurses at points that follow it.
    @Test func cycleDependsOnThePoint() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 50, 100)
        let button = tree.add(0, 0, 20, 100, to: view)
        tree.setRules([.delegate(.root)], of: view)
        #expect(tree.outcome(at: [10, 10]) == .hit(button))
        #expect(tree.outcome(at: [30, 10]) == .recursion([view, .root]))
        #expect(tree.outcome(at: [60, 10]) == .hit(.root))
    }

    /// Asking a view again in a different state isn't recursion; here the view is hidden the second time.
    @Test func changeOfStateEndsTheCycle() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 50, 100)
        tree.setRules(
            [.effects(isOneOf: true, [view], [.init(view: view, change: .isHidden(true))]), .forward(.root)], of: view)
        #expect(tree.result(at: [10, 10]) == HitTestResult(outcome: .hit(.root), via: [view]))
    }

    /// Setting a value to the same value, or back and forth, doesn't change the state.
    @Test func noChangeOfStateIsStillACycle() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 50, 100)
        let effects: [HitTestRule.Effect] = [
            .init(view: .root, change: .isHidden(false)), .init(view: view, change: .alpha(0.5)),
            .init(view: view, change: .alpha(1)),
        ]
        tree.setRules([.effects(isOneOf: true, [view], effects), .forward(.root)], of: view)
        #expect(tree.outcome(at: [10, 10]) == .recursion([view, .root]))
    }

    /// The cycle ends when an earlier state recurs.
    @Test func stateThatComesBack() {
        var tree = ViewTree.root(100, 100)
        let light = tree.add(0, 0, 0, 0)
        let view = tree.add(0, 0, 100, 100)
        let on = HitTestRule.Effect(view: light, change: .isHidden(false))
        let off = HitTestRule.Effect(view: light, change: .isHidden(true))
        let other = tree.add(0, 0, 0, 0)
        tree.setRules([.claim([light], []), .effects(isOneOf: false, [], [on]), .ask(view)], of: other)
        tree.setRules([.effects(isOneOf: false, [], [off]), .ask(other)], of: view)
        // The view is asked twice with the light on, because the other view undoes what it sets.
        #expect(tree.outcome(at: [10, 10]) == .recursion([other, view]))
    }

    /// A counter made of effects would run practically forever, so it ends as a recursion.
    @Test func counterReachesTheStepLimit() {
        var tree = ViewTree.root(100, 100)
        let bits = (0..<40).map { _ in tree.add(0, 0, 100, 100) { $0.isHidden = true } }
        // The first clear bit is set, those before it are cleared, and everything is asked again.
        for (index, bit) in bits.enumerated() {
            var effects = bits[..<index].map { HitTestRule.Effect(view: $0, change: .isHidden(true)) }
            effects.append(.init(view: bit, change: .isHidden(false)))
            let next = index + 1 < bits.count ? bits[index + 1] : .root
            tree.setRules(
                [
                    .super, .effects(isOneOf: false, [bit], effects), .effects(isOneOf: true, [bit], []),
                    .forward(next), .ask(.root),
                ], of: bit)
        }
        tree.setRules([.ask(bits[0]), .none], of: .root)
        var tester = HitTester(tree)
        tester.stepLimit = 20_000
        let outcome = tester.touch(at: [10, 10]).outcome
        #expect(tester.steps > tester.stepLimit)
        if case .recursion(let cycle) = outcome {
            // It found no cycle, so it names none.
            #expect(cycle.isEmpty)
        } else {
            Issue.record("\(outcome)")
        }
    }

    /// A hit test may take as many steps as its limit says.
    @Test func theLimitIsTheLastStep() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 50, 50)
        var tester = HitTester(tree)
        // The root is asked, then the view.
        tester.stepLimit = 2
        #expect(tester.touch(at: [10, 10]).outcome == .hit(view))
        tester.stepLimit = 1
        #expect(tester.touch(at: [10, 10]).outcome == .recursion([]))
    }
}
