import Testing
import TreeSupport

@testable import SceneRuntime

/// Paths of coordinate systems that are merged into one conversion.
struct CoordinatePathTests {
    private static let domain = Rectangle(minX: 0, minY: 0, maxX: 400, maxY: 800)

    /// Returns a tree of views in each other, and the innermost of them.
    private static func nested(_ count: Int, _ change: (inout View) -> Void) -> (tree: ViewTree, innermost: ViewID) {
        var tree = ViewTree.root(400, 800)
        var view = ViewID.root
        for _ in 0..<count { view = tree.add(3, 5, 380, 790, to: view, change) }
        return (tree, view)
    }

    /// A merged path converts points like the steps one by one, up to a tolerance.
    @Test(arguments: [9, 60, 250])
    func mergedPathIsAccurate(_ count: Int) throws {
        let (tree, view) = Self.nested(count) { view in
            view.transform = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 1, ty: -2)
            view.boundsOrigin = [0.3, 0.7]
        }
        let path = try #require(HitTestGeometry(tree).coordinatePath(to: view))
        let merged = path.merged(within: Self.domain, tolerance: 1e-9)
        #expect(path.stepCount == count)
        #expect(merged.stepCount == 1)
        for (x, y) in [(0, 0), (400, 800), (13.7, 500.1), (399.9, 0.1)] as [(Double, Double)] {
            let (one, other) = (path.converted([x, y]), merged.converted([x, y]))
            #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
        }
    }

    /// A path stays as it is if it is short, or if rounding along it may move points.
    @Test func inaccuratePathIsNotMerged() throws {
        let short = Self.nested(8) { $0.transform = .scale(2, 2) }
        let far = Self.nested(20) { $0.boundsOrigin = [1e9, -1e9] }
        let small = Self.nested(20) { $0.transform = .scale(0.01, 0.01) }
        for (tree, view) in [short, far, small] {
            let path = try #require(HitTestGeometry(tree).coordinatePath(to: view))
            #expect(path.merged(within: Self.domain, tolerance: 1e-9).stepCount == path.stepCount)
        }
    }
}
