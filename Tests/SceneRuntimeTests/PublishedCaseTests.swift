import SceneRuntime
import Testing
import TreeSupport

/// Cases whose results were measured or published by others. The numbers are those in our collection.
struct PublishedCaseTests {
    /// One query of a published case.
    struct Case: Sendable, CustomTestStringConvertible {
        var number: Int
        /// The view tree.
        var tree: ViewTree
        /// The touched point.
        var point: Point
        /// The hit view, or `nil` for none.
        var expected: ViewID?

        var testDescription: String { "case \(number)" }
    }

    @Test(arguments: shifted + scaled + nested + overlapping + flipped)
    func touchHitsAsPublished(_ example: Case) {
        let expected = example.expected.map(HitTestOutcome.hit) ?? HitTestOutcome.none
        #expect(example.tree.outcome(at: example.point) == expected)
    }

    /// Bounds are half-open, and their origin matters.
    static let shifted: [Case] = {
        let plain = ViewTree.root(100, 100)
        var far = ViewTree.root(100, 100)
        far[.root].boundsOrigin = [10000, 10000]
        var tree = ViewTree.root(100, 100)
        tree[.root].boundsOrigin = [-10, -10]
        let outer = tree.add(40, 40, 20, 20)
        let inner = tree.add(10, 10, 5, 5, to: outer)
        return [
            Case(number: 1, tree: plain, point: [99, 99], expected: .root),
            Case(number: 2, tree: plain, point: [100, 100], expected: nil),
            Case(number: 3, tree: far, point: [50, 50], expected: nil),
            Case(number: 4, tree: tree, point: [-5, -5], expected: .root),
            Case(number: 5, tree: tree, point: [40, 40], expected: outer),
            Case(number: 6, tree: tree, point: [52.5, 52.5], expected: inner),
            Case(number: 7, tree: tree, point: [-11, -11], expected: nil),
            Case(number: 8, tree: tree, point: [95, 95], expected: nil),
        ]
    }()

    /// If a view is scaled before its frame is set, the size of its bounds is the frame's size divided by the scale.
    static let scaled: [Case] = {
        var tree = ViewTree.root(100, 100)
        let half = tree.add(0, 0, 100, 100) { $0.transform = .scale(0.5, 0.5) }
        return [
            Case(number: 14, tree: tree, point: [25, 25], expected: half),
            Case(number: 15, tree: tree, point: [74, 74], expected: half),
            Case(number: 16, tree: tree, point: [20, 20], expected: .root),
            Case(number: 17, tree: tree, point: [75, 75], expected: .root),
            Case(number: 18, tree: tree, point: [100, 100], expected: nil),
        ]
    }()

    /// Subviews in superviews.
    static let nested: [Case] = {
        var tree = ViewTree.root(1000, 1000)
        let outer = tree.add(100, 100, 100, 100)
        let inner = tree.add(10, 10, 10, 10, to: outer)
        var other = ViewTree.root(200, 200)
        let middle = other.add(50, 50, 100, 100)
        return [
            Case(number: 24, tree: tree, point: [115, 115], expected: inner),
            Case(number: 25, tree: tree, point: [105, 105], expected: outer),
            Case(number: 26, tree: tree, point: [900, 900], expected: .root),
            Case(number: 27, tree: tree, point: [1001, 1001], expected: nil),
            Case(number: 44, tree: other, point: [60, 60], expected: middle),
            Case(number: 45, tree: other, point: [10, 10], expected: .root),
            Case(number: 46, tree: other, point: [300, 300], expected: nil),
        ]
    }()

    /// Overlapping siblings: only their order matters.
    static let overlapping: [Case] = {
        var tree = ViewTree.root(100, 100)
        let back = tree.add(25, 25, 50, 50)
        let front = tree.add(50, 50, 50, 50)
        var raised = tree
        raised[back].zPosition = 2
        var inert = tree
        inert[back].isUserInteractionEnabled = false
        inert[front].isUserInteractionEnabled = false
        var pruned = tree
        pruned[.root].isUserInteractionEnabled = false
        var passing = ViewTree.root(100, 100)
        _ = passing.add(50, 50, 50, 50)
        let last = passing.add(25, 25, 50, 50)
        passing.setRules([.pass], of: .root)
        var siblings = ViewTree.root(100, 100)
        _ = siblings.add(0, 0, 60, 60) { $0.zPosition = 2 }
        let second = siblings.add(40, 40, 60, 60)
        return [
            Case(number: 31, tree: tree, point: [50, 50], expected: front),
            Case(number: 32, tree: raised, point: [50, 50], expected: front),
            Case(number: 33, tree: inert, point: [60, 60], expected: .root),
            Case(number: 34, tree: passing, point: [50, 50], expected: last),
            Case(number: 35, tree: pruned, point: [50, 50], expected: nil),
            Case(number: 111, tree: siblings, point: [50, 50], expected: second),
        ]
    }()

    /// The transform of the root of a hit test doesn't matter.
    static let flipped: [Case] = {
        var tree = ViewTree(root: View(kind: .collection, origin: .zero, size: Size(width: 100, height: 300)))
        tree[.root].transform = .scale(1, -1)
        let cell = tree.add(0, 0, 100, 50, kind: .cell)
        let content = tree.add(0, 0, 100, 50, kind: .content, to: cell)
        return [Case(number: 47, tree: tree, point: [50, 25], expected: content)]
    }()

    /// Points are converted between views through the root.
    @Test func pointsAreConvertedAsPublished() {
        var tree = ViewTree.root(100, 100)
        let one = tree.add(20, 10, 10, 10)
        let two = tree.add(80, 80, 20, 20)
        let inner = tree.add(5, 5, 5, 5, to: two)
        let geometry = HitTestGeometry(tree)
        #expect(geometry.point([15, 15], in: one) == [-5, 5])  // case 59
        #expect(geometry.rootPoint([5, 5], from: one) == [25, 15])  // case 60
        #expect(geometry.point([85, 85], in: two) == [5, 5])  // case 61
        #expect(geometry.rootPoint([-5, -5], from: two) == [75, 75])  // case 62
        #expect(geometry.point(geometry.rootPoint([60, 70], from: one), in: two) == [0, 0])  // case 63
        #expect(geometry.point(geometry.rootPoint([1, 1], from: inner), in: one) == [66, 76])  // case 64
    }

    /// A view that delegates to its own superview recurses: case 112.
    @Test func delegateThatIsTheSuperviewRecurses() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 50, 50)
        tree.setRules([.delegate(.root)], of: view)
        #expect(tree.outcome(at: [10, 10]) == .recursion([view, .root]))
        #expect(tree.outcome(at: [60, 60]) == .hit(.root))
    }
}
