import SceneRuntime
import TestSupport
import Testing
import TreeSupport

/// The index agrees with hit tests on trees of many shapes that are large enough for nested cells.
struct HitIndexShapeTests {
    /// Arrangements of views.
    enum Shape: CaseIterable {
        /// Rows of views whose cells delegate touches to a background.
        case list
        /// Two columns of rows.
        case columns
        /// Clusters of small views, far apart.
        case clusters
        /// Nested views, in several places.
        case rings
        /// Thin views, horizontal and vertical.
        case strips
        /// Stacked overlays that pass most touches.
        case overlays
        /// Crossing bars, added to superviews in turn.
        case weave
    }

    /// The index agrees at random points, and at and beside corners.
    @Test(arguments: Shape.allCases, [64, 112])
    func agrees(shape: Shape, bytesPerView: Int) {
        var generator = SplitMix(seed: 3)
        let tree = shape.tree(&generator)
        var tester = HitTester(tree)
        var index = HitIndex(tree, bytesPerView: bytesPerView)
        #expect(index.byteCount < 130 * tree.views.count)
        let geometry = tester.geometry
        for _ in 0..<12 {
            let view = ViewID(index: Int.random(in: tree.views.indices, using: &generator))
            let box = geometry.hitBoundingBox(of: view)
            let root = tree[.root].size
            for point in [
                [
                    Double.random(in: 0..<root.width, using: &generator),
                    Double.random(in: 0..<root.height, using: &generator),
                ],
                box.middle, box.origin, [box.minX.nextDown, box.minY], [box.maxX, box.middle.y],
                [box.middle.x, box.maxY.nextDown],
            ] as [Point]
            where index.touch(at: point) != tester.touch(at: point) {
                Issue.record("point \(point): \(index.touch(at: point)) instead of \(tester.touch(at: point))")
                return
            }
        }
    }
}

extension HitIndexShapeTests.Shape {
    /// Returns a tree of this shape.
    fileprivate func tree(_ generator: inout SplitMix) -> ViewTree {
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
        var tree = ViewTree.root(1000, 1000)
        switch self {
        case .list, .columns:
            let back = tree.add(0, 0, 1000, 1000)
            tree.add(300, 0, 400, 1000, to: back)
            for row in 0..<300 {
                for column in 0..<(self == .list ? 1 : 2) {
                    let width = self == .list ? 1000.0 : 500.0
                    let cell = tree.add(Double(column) * width, Double(row) * 10 / 3, width, 10 / 3)
                    for place in 0..<(3 + row % 4) { tree.add(Double(place) * 60 + 5, 0.5, 50, 2, to: cell) }
                    if self == .list { tree.setRules([.super, .delegate(back)], of: cell) }
                }
            }
        case .clusters:
            for cluster in [0, 1e-3, 1, 400, 999] as [Double] {
                let size = cluster == 0 ? 1e-9 : cluster / 1000
                for _ in 0..<300 {
                    tree.add(
                        cluster + number(0...size), cluster + number(0...size), number(0...size) / 9,
                        number(0...size) / 9)
                }
            }
        case .rings:
            for place in 0..<9 {
                var last = tree.add(Double(place % 3) * 333, Double(place / 3) * 333, 333, 333)
                for depth in 1..<160 {
                    last = tree.add(1, 1, 333 - 2 * Double(depth), 333 - 2 * Double(depth), to: last)
                }
            }
        case .strips:
            for _ in 0..<2000 {
                let length = number(1...6)
                tree.add(number(0...990), number(0...990), 20 * length, 20 / length)
                tree.add(number(0...990), number(0...990), 20 / length, 20 * length)
            }
        case .overlays:
            tree.add(100, 100, 700, 700)
            for _ in 0..<120 {
                let overlay = tree.add(number(-9...9), number(-9...9), 1000, 1000)
                tree.add(number(0...900), number(0...900), 90, 30, to: overlay)
                tree.setRules([.super, .pass], of: overlay)
            }
        case .weave:
            let groups = (0..<3).map { _ in tree.add(0, 0, 1000, 1000) }
            for bar in 0..<600 {
                tree.add(Double(bar) * 1.5, number(0...9), 0.5, 980, to: groups[bar % 3])
                tree.add(number(0...9), Double(bar) * 1.5, 980, 0.5, to: groups[bar % 3])
            }
        }
        return tree
    }
}
