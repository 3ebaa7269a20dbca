import SceneRuntime
import TestSupport

/// Shapes of view trees: some as in apps, some that are hard for an index.
enum TreeShape: String, CaseIterable {
    /// A column of rows with three views each.
    case list
    /// Views at random positions; some overlap.
    case canvas
    /// Bars from edge to edge, half of them horizontal, half vertical.
    case bars
    /// Views nested in each other.
    case chain
    /// Rows whose cells delegate their touches to a background.
    case delegates

    /// Returns a tree of about `count` views.
    func tree(_ count: Int) -> ViewTree {
        var generator = SplitMix(seed: 42)
        let number = Double(count)
        switch self {
        case .list, .delegates:
            let size = Size(width: 390, height: number * 15)
            var tree = ViewTree(root: View(kind: .scene, origin: .zero, size: size))
            let back = tree.add(View(kind: .background, origin: .zero, size: size), to: .root)
            tree.add(
                View(kind: .button, origin: Point(x: 300, y: 0), size: Size(width: 20, height: size.height)), to: back)
            let table = tree.add(View(kind: .table, origin: .zero, size: size), to: .root)
            for row in 0..<(count / 4) {
                let origin = Point(x: 0, y: Double(row) * 60)
                let cell = tree.add(View(kind: .cell, origin: origin, size: Size(width: 390, height: 60)), to: table)
                add(.label, 16, 8, 200, 44, to: cell, &tree)
                add(.button, 230, 8, 60, 44, to: cell, &tree)
                add(.switch, 325, 14, 51, 31, to: cell, &tree)
                if self == .delegates { tree.setRules([.super, .delegate(back)], of: cell) }
            }
            return tree
        case .canvas:
            let side = number.squareRoot() * 40
            var tree = ViewTree(root: View(kind: .scene, origin: .zero, size: Size(width: side, height: side)))
            for _ in 0..<count {
                let origin = [side, side, 90, 90].map { Double.random(in: 0..<$0, using: &generator).rounded() }
                add(.button, origin[0], origin[1], 10 + origin[2], 10 + origin[3], to: .root, &tree)
            }
            return tree
        case .bars:
            let side = number * 2
            var tree = ViewTree(root: View(kind: .scene, origin: .zero, size: Size(width: side, height: side)))
            for bar in 0..<(count / 2) {
                add(.view, Double(bar) * 4, 0, 2, side, to: .root, &tree)
                add(.view, 0, Double(bar) * 4, side, 2, to: .root, &tree)
            }
            return tree
        case .chain:
            var tree = ViewTree(root: View(kind: .scene, origin: .zero, size: Size(width: 1000, height: 1000)))
            var last = ViewID.root
            for place in 0..<count {
                // The maximum depth that a scene can be written with.
                if place % 250 == 0 { last = .root }
                let side = 999 - Double(place % 250)
                last = tree.add(
                    View(kind: .view, origin: Point(x: 0.5, y: 0.5), size: Size(width: side, height: side)), to: last)
            }
            return tree
        }
    }

    private func add(
        _ kind: ViewKind, _ x: Double, _ y: Double, _ width: Double, _ height: Double, to superview: ViewID,
        _ tree: inout ViewTree
    ) {
        tree.add(View(kind: kind, origin: Point(x: x, y: y), size: Size(width: width, height: height)), to: superview)
    }
}

extension ViewTree {
    /// Returns random points in the root.
    func points(_ count: Int) -> [Point] {
        var generator = SplitMix(seed: 7)
        let size = self[.root].size
        return (0..<count).map { _ in
            Point(
                x: Double.random(in: 0..<size.width, using: &generator),
                y: Double.random(in: 0..<size.height, using: &generator))
        }
    }
}
