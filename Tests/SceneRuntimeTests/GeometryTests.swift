import SceneRuntime
import TestSupport
import Testing
import TreeSupport

/// The positions of views, and the points that they contain.
struct GeometryTests {
    /// Adjacent rows share their edge to the last bit, even if the row height has no exact binary form and the table is
    /// scaled and scrolled.
    @Test func neighborsShareTheirEdge() {
        var tree = ViewTree.root(100, 2000)
        let scaled = tree.add(0.3, 0.7, 100, 2000) { $0.transform = .scale(0.1, -0.7) }
        let table = tree.add(0.1, 0.2, 100, 2000, kind: .table, to: scaled) { $0.boundsOrigin = [0, 0.3] }
        let height = 44.1
        let rows = (0..<100).map { row in
            let frame = Rectangle(minX: 0, minY: height * Double(row), maxX: 100, maxY: height * Double(row + 1))
            let view = View(kind: .cell, frame: frame, size: Size(width: frame.width, height: frame.height))
            return tree.add(view, to: table)
        }
        let geometry = HitTestGeometry(tree)
        let state = ViewState(of: tree)
        for (upper, lower) in zip(rows, rows.dropFirst()) {
            // The scale is negative, so the upper row in the table is the lower one on the screen.
            let edge = geometry.boundingBox(of: upper).minY
            #expect(edge == geometry.boundingBox(of: lower).maxY)
            let x = geometry.boundingBox(of: upper).middle.x
            for y in [edge.nextDown, edge, edge.nextUp] {
                let holders = [upper, lower].filter { geometry.contains([x, y], in: $0, state: state) }
                #expect(holders == [y > edge ? upper : lower])
            }
        }
    }

    /// Trying a change gives the geometry of a tree with that change, and undoes it afterwards.
    @Test func triedChangeIsUndone() {
        for seed in 0..<200 as Range<UInt64> {
            var scenes = SceneGenerator(seed: seed)
            let (tree, points) = scenes.scene(points: 12)
            let view = scenes.generator.pick(Array(tree.identities))
            let claimed = scenes.generator.pick(Array(tree.identities))
            let change = { (tree: inout ViewTree) in
                tree[view].hitSlop = Edges(top: 1, left: 2.5, bottom: 3, right: 0.1)
                tree.setRules([.claim([claimed], [])], of: view)
                tree.add(ViewTree.Overhang(cell: view, view: claimed), in: .root)
            }
            var changed = tree
            change(&changed)
            var geometry = HitTestGeometry(tree)
            let box = HitTestGeometry(changed).hitBoundingBox(of: view)
            #expect(geometry.hitBoundingBox(of: view, withSlop: changed[view].hitSlop) == box)
            let tried = geometry.trying([view], change) { $0 }
            Self.expect(tried, matches: changed, points)
            Self.expect(geometry, matches: tree, points)
        }
    }

    /// Checks that `geometry` contains `tree`, with the same positions and answers.
    private static func expect(_ geometry: HitTestGeometry, matches tree: ViewTree, _ points: [Point]) {
        let fresh = HitTestGeometry(tree)
        #expect(geometry.tree.rules.count == tree.rules.count && geometry.tree.overhangs.keys == tree.overhangs.keys)
        for view in tree.identities {
            #expect(geometry.hitBoundingBox(of: view) == fresh.hitBoundingBox(of: view))
            #expect(geometry.hitRectangle(of: view) == fresh.hitRectangle(of: view))
            #expect(geometry.tree[view].rules == tree[view].rules)
        }
        for point in points { #expect(geometry.tree.outcome(at: point) == tree.outcome(at: point)) }
    }

    /// A view that ends at the edge of its superview does so to the last bit.
    @Test func farEdgeEqualsThatOfTheSuperview() {
        var generator = SplitMix(seed: 7)
        for _ in 0..<1000 {
            var tree = ViewTree.root(1000, 1000)
            let minX = Double.random(in: 0..<300, using: &generator)
            let maxX = minX + Double.random(in: 0..<300, using: &generator)
            let frame = Rectangle(minX: minX, minY: minX, maxX: maxX, maxY: maxX)
            let size = Size(width: frame.width, height: frame.height)
            var outer = View(kind: .view, frame: frame, size: size)
            outer.boundsOrigin = [minX / 3, minX / 7]
            let bounds = Rectangle(origin: outer.boundsOrigin, size: size)
            let superview = tree.add(outer, to: .root)
            let view = tree.add(View(kind: .view, frame: bounds, size: size), to: superview)
            let geometry = HitTestGeometry(tree)
            #expect(geometry.boundingBox(of: view) == frame)
            let inside: Point = [maxX.nextDown, maxX.nextDown]
            #expect(geometry.contains(inside, in: view, state: ViewState(of: tree)) || frame.isEmpty)
        }
    }

    /// Scaling and translating a superview also moves its subviews.
    @Test func subviewsFollowTheirSuperview() {
        var tree = ViewTree.root(1000, 1000)
        let outer = tree.add(100, 100, 100, 100)
        let inner = tree.add(10, 10, 10, 10, to: outer)
        // Scaled by 2 about its center, the outer view spans 50 to 250, and its subview 70 to 90.
        tree[outer].transform = .scale(2, 2)
        #expect(tree.outcome(at: [70, 89]) == .hit(inner))
        #expect(tree.outcome(at: [90, 89]) == .hit(outer))
        tree[outer].transform = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -50, ty: -50)
        #expect(tree.outcome(at: [65, 65]) == .hit(inner))
        #expect(tree.outcome(at: [115, 115]) == .hit(outer))
    }

    /// A view contains its edges at the minimum in its own coordinates, even if it is mirrored.
    @Test func mirroredViewKeepsItsOwnEdges() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(20, 20, 20, 20) { $0.transform = .scale(-1, 1) }
        #expect(tree.outcome(at: [40, 20]) == .hit(view))
        #expect(tree.outcome(at: [20, 20]) == .hit(.root))
        #expect(tree.outcome(at: [40, 40]) == .hit(.root))
        let inner = tree.add(0, 0, 5, 5, to: view) { $0.transform = .scale(-2, 1) }
        // Mirrored twice: it spans -2.5 to 7.5 of the view, whose x runs from 40 down.
        let geometry = HitTestGeometry(tree)
        #expect(geometry.boundingBox(of: inner) == Rectangle(minX: 32.5, minY: 20, maxX: 42.5, maxY: 25))
        let state = ViewState(of: tree)
        #expect(geometry.contains([32.5, 20], in: inner, state: state))
        #expect(!geometry.contains([42.5, 20], in: inner, state: state))
    }

    /// Slop moves each edge of the hit area separately. A view that shrinks to nothing contains no point.
    @Test(arguments: [1.0, -1.0])
    func slop(_ scale: Double) {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(40, 40, 20, 20) {
            $0.hitSlop = Edges(top: 1, left: 2, bottom: 3, right: -4)
            $0.transform = .scale(scale, scale)
        }
        let geometry = HitTestGeometry(tree)
        let box = geometry.hitBoundingBox(of: view)
        let grown = Rectangle(minX: 38, minY: 39, maxX: 56, maxY: 63)
        let turned = Rectangle(minX: 44, minY: 37, maxX: 62, maxY: 61)
        #expect(box == (scale > 0 ? grown : turned))
        #expect(geometry.boundingBox(of: view) == Rectangle(minX: 40, minY: 40, maxX: 60, maxY: 60))
        tree[view].hitSlop = Edges(all: -11)
        #expect(tree.outcome(at: [50, 50]) == .hit(.root))
        tree[view].hitSlop = Edges(all: -10)
        #expect(tree.outcome(at: [50, 50]) == .hit(.root))
    }

    /// A rotated view and its subviews are hit where they are drawn.
    @Test func rotatedView() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(40, 30, 20, 40) { $0.transform = .rotation(0, 1) }
        let inner = tree.add(0, 0, 10, 10, to: view)
        // Rotated clockwise by 90° about (50, 50), its top left corner is at (70, 40).
        #expect(tree.outcome(at: [69, 41]) == .hit(inner))
        #expect(tree.outcome(at: [31, 59]) == .hit(view))
        #expect(tree.outcome(at: [50, 35]) == .hit(.root))
        let geometry = HitTestGeometry(tree)
        #expect(!geometry.isAxisAligned(inner))
        #expect(geometry.boundingBox(of: view) == Rectangle(minX: 30, minY: 40, maxX: 70, maxY: 60))
        #expect(geometry.point([70, 40], in: view) == [0, 0])
        // It contains the corner at the minimum of its own coordinates.
        #expect(tree.outcome(at: [70, 40]) == .hit(inner))
        #expect(tree.outcome(at: [30, 40]) == .hit(.root))
    }

    /// The bounding box of a rotated and sheared view contains all four corners.
    @Test func boundingBoxContainsAllCorners() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(40, 40, 20, 20) { $0.transform = .rotation(0.6, 0.8) }
        let sheared = tree.add(0, 0, 10, 10) {
            $0.transform = AffineTransform(a: 1, b: 0, c: 2, d: 1, tx: 0, ty: 0)
            $0.hitSlop = Edges(all: 5)
        }
        let geometry = HitTestGeometry(tree)
        #expect(geometry.boundingBox(of: view) == Rectangle(minX: 36, minY: 36, maxX: 64, maxY: 64))
        #expect(geometry.boundingBox(of: sheared) == Rectangle(minX: -10, minY: 0, maxX: 20, maxY: 10))
        #expect(geometry.hitBoundingBox(of: sheared) == Rectangle(minX: -25, minY: -5, maxX: 35, maxY: 15))
    }

    /// A singular transform, or one with a number that isn't finite, excludes a view and its subviews from hit tests
    /// and claims.
    @Test(arguments: [
        AffineTransform.scale(0, 1), AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0), .scale(.infinity, 1),
        .scale(1, .nan), AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: .nan),
    ])
    func degenerateTransform(_ transform: AffineTransform) {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 100, 100) { $0.transform = transform }
        let inner = tree.add(0, 0, 100, 100, to: view) { $0.hitShape = .circle }
        tree.setRules([.claim([view, inner], [])], of: .root)
        #expect(tree.outcome(at: [50, 50]) == .hit(.root))
        let geometry = HitTestGeometry(tree)
        #expect(geometry.isDegenerate(inner) && geometry.point([50, 50], in: inner) == nil)
    }

    /// A view under a singular transform is never asked by any rule. Its own override and those of its subviews don't
    /// run, and it can't recurse.
    @Test(arguments: [AffineTransform.scale(0, 1), AffineTransform.scale(1, 0), .scale(0, 0)])
    func degenerateTransformIsNotAsked(_ transform: AffineTransform) {
        for rule in [HitTestRule.claim([.root], []), .ask(.root), .return(.root)] {
            var tree = ViewTree.root(100, 100)
            let front = tree.add(0, 0, 50, 100)
            let flat = tree.add(50, 0, 50, 100) { $0.transform = transform }
            let inner = tree.add(0, 0, 50, 100, to: flat)
            for view in [flat, inner] { tree.setRules([rule], of: view) }
            tree.setRules([.super, .ask(inner)], of: front)
            var tester = HitTester(tree)
            var trace = HitTestTrace()
            for point: Point in [[25, 50], [75, 50]] {
                let expected = HitTestOutcome.hit(point.x < 50 ? front : .root)
                #expect(tester.touch(at: point, trace: &trace).outcome == expected)
                #expect(NaiveScene(tree).touch(at: point) == expected)
                var index = HitIndex(tree)
                #expect(index.touch(at: point).outcome == expected)
            }
            #expect(!trace.entries.contains { $0.view == flat || $0.view == inner })
        }
    }

    /// A point, and whether a shape of 40 × 20 at the origin contains it.
    struct ShapeCase: Sendable {
        var shape: HitShape
        var point: Point
        var isInside: Bool
    }

    /// A shape doesn't contain its curved edges; it contains straight ones at the minimum.
    @Test(arguments: [
        ShapeCase(shape: .circle, point: [20, 0], isInside: false),
        ShapeCase(shape: .circle, point: [20, 0.01], isInside: true),
        ShapeCase(shape: .circle, point: [10, 10], isInside: false),
        ShapeCase(shape: .circle, point: [14, 2], isInside: false),
        ShapeCase(shape: .circle, point: [14, 2.01], isInside: true),
        ShapeCase(shape: .capsule, point: [20, 0], isInside: true),
        ShapeCase(shape: .capsule, point: [10, 0], isInside: true),
        ShapeCase(shape: .capsule, point: [30, 0], isInside: false),
        ShapeCase(shape: .capsule, point: [29.9, 0], isInside: true),
        ShapeCase(shape: .capsule, point: [20, 20], isInside: false),
        ShapeCase(shape: .capsule, point: [0, 10], isInside: false),
        ShapeCase(shape: .capsule, point: [4, 2], isInside: false),
        ShapeCase(shape: .capsule, point: [4.01, 2], isInside: true),
        ShapeCase(shape: .capsule, point: [36, 18], isInside: false),
        ShapeCase(shape: .ellipse, point: [8, 2], isInside: false),
        ShapeCase(shape: .ellipse, point: [8.01, 2], isInside: true),
        ShapeCase(shape: .ellipse, point: [0, 10], isInside: false),
        ShapeCase(shape: .rectangle, point: [0, 0], isInside: true),
        ShapeCase(shape: .rectangle, point: [40, 20], isInside: false),
    ])
    func shape(_ example: ShapeCase) {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(50, 50, 20, 10) {
            $0.hitSlop = Edges(top: 5, left: 10, bottom: 5, right: 10)
            $0.hitShape = example.shape
        }
        let point: Point = [40 + example.point.x, 45 + example.point.y]
        #expect(tree.outcome(at: point) == .hit(example.isInside ? view : .root))
        // If width and height are swapped, the shape contains the mirrored point.
        var upright = ViewTree.root(100, 100)
        let other = upright.add(50, 50, 20, 40) { $0.hitShape = example.shape }
        let mirrored: Point = [50 + example.point.y, 50 + example.point.x]
        #expect(upright.outcome(at: mirrored) == .hit(example.isInside ? other : .root))
    }

    /// The shape `.subviews` contains the points of all subviews that accept touches, recursively.
    @Test func shapeOfSubviews() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 10, 10) { $0.hitShape = .subviews }
        let box = tree.add(20, 0, 10, 10, to: view) { $0.hitShape = .subviews }
        let button = tree.add(20, 0, 10, 10, to: box)
        #expect(tree.outcome(at: [45, 5]) == .hit(button))
        #expect(tree.outcome(at: [35, 5]) == .hit(.root))
        var hidden = tree
        hidden[box].isHidden = true
        #expect(hidden.outcome(at: [45, 5]) == .hit(.root))
        var faint = tree
        faint[button].alpha = 0.01
        #expect(faint.outcome(at: [45, 5]) == .hit(.root))
        var closed = tree
        closed[box].hitShape = .rectangle
        #expect(closed.outcome(at: [45, 5]) == .hit(.root))
        // A subview that passes all touches still extends the shape.
        var passing = tree
        passing.setRules([.pass], of: button)
        #expect(passing.outcome(at: [45, 5]) == .hit(box))
    }

    /// The threshold of alpha, rounded to Float.
    @Test(arguments: [(0.01, false), (0.0100001, true), (0.05, true), (0, false)])
    func alpha(_ alpha: Double, isHit: Bool) {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 100, 100) { $0.alpha = alpha }
        #expect(tree.outcome(at: [50, 50]) == .hit(isHit ? view : .root))
    }

    /// Attributes of drawing and `isEnabled` don't affect hit tests.
    @Test func drawingDoesNotMatter() {
        var tree = ViewTree.root(100, 100)
        tree[.root].clipsToBounds = true
        let view = tree.add(0, 0, 50, 50, kind: .button) {
            $0.isEnabled = false
            $0.cornerRadius = 25
            $0.zPosition = -5
        }
        let outside = tree.add(-20, 0, 40, 40, to: view)
        #expect(tree.outcome(at: [49, 49]) == .hit(view))
        #expect(tree.outcome(at: [10, 10]) == .hit(outside))
        #expect(tree.outcome(at: [-10, 10]) == .none)
    }

    /// Coordinates that are huge or NaN never trap, and no view contains such points.
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
    func extremeNumbers(_ value: Double) {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(value, value, value, value) { $0.boundsOrigin = [value, 0] }
        _ = tree.add(value, 0, 10, 10, to: view) {
            $0.hitShape = .capsule
            $0.transform = .rotation(value, 1)
        }
        _ = tree.outcome(at: [value, value])
        #expect(tree.outcome(at: [.nan, 50]) == .none)
    }

    /// A view's edges in the root are the same to the last bit, whether they are converted in one step, as for round
    /// numbers, or step by step.
    @Test func oneStepEqualsAllSteps() {
        var generator = SplitMix(seed: 5)
        for _ in 0..<300 {
            var tree = ViewTree.root(1000, 1000)
            var last = ViewID.root
            for _ in 0..<20 {
                func number() -> Double {
                    let number = Double(Int.random(in: -4000...4000, using: &generator))
                    return number / generator.pick([1, 1, 4, 4, 1024, 1e-6, generator.happens(0.2) ? 3 : 1])
                }
                last = tree.add(number(), number(), number(), number(), to: last) {
                    if generator.happens(0.5) { $0.boundsOrigin = [number(), number()] }
                    if generator.happens(0.05) { $0.frame.maxX += 1 }
                    if generator.happens(0.02) { $0.transform = .scale(0.1, 3) }
                }
            }
            let geometry = HitTestGeometry(tree)
            for view in tree.identities {
                #expect(geometry.hitRectangle(of: view) == geometry.boundsRectangle(of: view))
            }
        }
    }
}
