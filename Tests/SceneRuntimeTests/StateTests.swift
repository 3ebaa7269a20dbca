import TestSupport
import Testing
import TreeSupport

@testable import SceneRuntime

/// Effects of overrides, and how long they last.
struct StateTests {
    /// The view in these trees; it covers the left half.
    private let front = ViewID(index: 1)

    /// Returns a root with a view in its left half that has `rules`.
    private func tree(_ rules: [HitTestRule]) -> ViewTree {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 50, 100)
        tree.setRules(rules, of: view)
        return tree
    }

    /// An effect doesn't change the current result. It applies to the next touch of the sequence, but not to a new
    /// sequence.
    @Test(arguments: [
        HitTestRule.Change.isHidden(true), .alpha(0.001), .isUserInteractionEnabled(false),
    ])
    func effectLastsForTheSequence(_ change: HitTestRule.Change) {
        let tree = tree([.effects(isOneOf: true, [front], [.init(view: front, change: change)])])
        var tester = HitTester(tree)
        #expect(tester.nextTouch(at: [10, 10]).outcome == .hit(front))
        #expect(tester.state.number != StateNumbers.written)
        #expect(tester.nextTouch(at: [10, 10]).outcome == .hit(.root))
        #expect(tester.touch(at: [10, 10]).outcome == .hit(front))
        tester.reset()
        #expect(tester.state.number == StateNumbers.written)
        #expect(tester.nextTouch(at: [10, 10]).outcome == .hit(front))
    }

    /// `when` applies if the result is one of its views, `unless` if it isn't; nil is none of them.
    @Test(arguments: [(10.0, true, true), (10, false, false), (90, true, false), (90, false, true)])
    func effectsLookAtTheResult(_ x: Double, isOneOf: Bool, happens: Bool) {
        let tree = tree([.effects(isOneOf: isOneOf, [front], [.init(view: .root, change: .isHidden(true))])])
        var tester = HitTester(tree)
        #expect(tester.nextTouch(at: [x, 10]).outcome == .hit(x < 50 ? front : .root))
        #expect(tester.state.flags(of: .root).contains(.hidden) == happens)
        #expect((tester.nextTouch(at: [x, 10]).outcome == .none) == happens)
    }

    /// A claim's effects happen if the claim applies.
    @Test func claimWithEffects() {
        let tree = tree([.claim([front], [.init(view: .root, change: .isUserInteractionEnabled(false))])])
        var tester = HitTester(tree)
        #expect(tester.nextTouch(at: [90, 10]).outcome == .hit(.root))
        #expect(tester.state.takesTouches(.root))
        #expect(tester.nextTouch(at: [10, 10]).outcome == .hit(front))
        #expect(!tester.state.takesTouches(.root))
    }

    /// An effect applies to views that are asked later in the same hit test.
    @Test func effectInTheSameHitTest() {
        var tree = ViewTree.root(100, 100)
        let back = tree.add(0, 0, 100, 100)
        let front = tree.add(0, 0, 100, 100) { $0.isUserInteractionEnabled = false }
        tree.setRules([.effects(isOneOf: false, [], [.init(view: back, change: .alpha(0))])], of: front)
        #expect(tree.outcome(at: [10, 10]) == .hit(.root))
    }

    /// If a touch runs several hit tests, the last result counts, and earlier effects apply to later hit tests.
    @Test(arguments: [(1, 0), (2, 1), (3, 2), (4, 2)])
    func lastHitTestCounts(_ count: Int, hit: Int) {
        var tree = ViewTree.root(100, 100)
        let back = tree.add(0, 0, 100, 100)
        let front = tree.add(0, 0, 100, 100)
        for view in [back, front] {
            tree.setRules([.effects(isOneOf: true, [view], [.init(view: view, change: .isHidden(true))])], of: view)
        }
        tree.hitTestsPerTouch = count
        #expect(tree.outcome(at: [10, 10]) == .hit([front, back, .root][hit]))
    }

    /// An answer with effects isn't cached: here a view hides a light, another shows it again, and the first is asked
    /// once more.
    @Test func answerWithAnEffectIsNotCached() {
        var tree = ViewTree.root(100, 100)
        let light = tree.add(0, 0, 0, 0)
        let switching = tree.add(0, 0, 0, 0)
        let restoring = tree.add(0, 0, 0, 0)
        tree.setRules([.effects(isOneOf: false, [], [.init(view: light, change: .isHidden(true))])], of: switching)
        tree.setRules([.effects(isOneOf: false, [], [.init(view: light, change: .isHidden(false))])], of: restoring)
        tree.setRules([.ask(switching), .ask(restoring), .ask(switching)], of: .root)
        var tester = HitTester(tree)
        #expect(tester.nextTouch(at: [10, 10]).outcome == .hit(.root))
        #expect(tester.state.flags(of: light).contains(.hidden))
    }

    /// Moved views are hit at their new place, in the current state.
    @Test func movedViewsKeepTheirState() {
        let hide = HitTestRule.Effect(view: .root, change: .alpha(0.5))
        let tree = tree([.effects(isOneOf: true, [front], [hide])])
        var simulator = TouchSimulator(StaticHost(tree))
        simulator.down(at: [10, 10])
        #expect(simulator.hitView == front)
        simulator.update { $0[front].frame = Rectangle(minX: 50, minY: 0, maxX: 100, maxY: 100) }
        simulator.down(at: [10, 10])
        #expect(simulator.hitView == .root)
        simulator.down(at: [60, 10])
        #expect(simulator.hitView == front)
        #expect(simulator.tree[.root].alpha == 0.5)
    }

    /// Two states have the same number exactly if all their values are equal.
    @Test func statesAreNumberedByValue() {
        var generator = SplitMix(seed: 3)
        var tree = ViewTree.root(100, 100)
        let views = (0..<7).map { _ in tree.add(0, 0, 10, 10) }
        let changes: [HitTestRule.Change] = [
            .isHidden(true), .isHidden(false), .alpha(0.5), .alpha(1), .isUserInteractionEnabled(true),
            .isUserInteractionEnabled(false),
        ]
        let effects = views.flatMap { view in changes.map { HitTestRule.Effect(view: view, change: $0) } }
        tree.setRules([.claim([], effects)], of: .root)
        var state = ViewState(of: tree)
        var values = tree.views.map { MutableProperties(of: $0) }
        var numbers = [values: state.number]
        for _ in 0..<3000 {
            let effect = generator.pick(effects)
            state.apply(effect)
            values[Int(effect.view.index)].apply(effect.change)
            if let known = numbers[values] {
                #expect(known == state.number)
            } else {
                #expect(!numbers.values.contains(state.number))
                numbers[values] = state.number
            }
        }
        state.reset()
        #expect(tree.identities.allSatisfy { state.takesTouches($0) })
    }
}
