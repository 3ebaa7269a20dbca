import Baselines
import SceneRuntime

/// Measures hit tests with and without an index.
func hitTestBenchmarks() -> [Measurement] {
    var measurements: [Measurement] = []
    for shape in TreeShape.allCases {
        for count in [1_000, 1_000_000] {
            let tree = shape.tree(count)
            let name = "\(shape.rawValue) of \(count)"
            let points = tree.points(count < 10_000 ? 200_000 : 1_000_000)
            var index = HitIndex(tree)
            let build = shortestTime(runs: 1) {
                index = HitIndex(tree)
                return index.byteCount
            }
            measurements.append(
                Measurement(name: "index, \(name): build", figure: build / Double(count), unit: "ns a view"))
            measurements.append(
                Measurement(
                    name: "index, \(name): memory", figure: Double(index.byteCount) / Double(count),
                    unit: "bytes a view"))
            let random = touches(points, &index)
            let sorted = touches(points.sorted { ($0.y, $0.x) < ($1.y, $1.x) }, &index)
            let few = Array(points.prefix(count < 10_000 ? 20_000 : 200))
            let c = plainC(few, tree)
            let naive = naiveSwift(few, tree)
            measurements += [
                Measurement(
                    name: "hit, \(name): random points", figure: random, unit: "ns a point", ratio: random / c,
                    baseline: "recursion in C"),
                Measurement(
                    name: "hit, \(name): sorted points", figure: sorted, unit: "ns a point", ratio: sorted / naive,
                    baseline: "objects in Swift"),
            ]
        }
    }
    return measurements
}

/// Returns the time of a hit test with an index, in nanoseconds.
private func touches(_ points: [Point], _ index: inout HitIndex) -> Double {
    shortestTime(runs: 2) {
        var sum = 0
        for point in points {
            if case .hit(let view) = index.touch(at: point).outcome { sum &+= Int(view.index) }
        }
        return sum
    } / Double(points.count)
}

/// Returns the time of a hit test by recursion in C, in nanoseconds.
private func plainC(_ points: [Point], _ tree: ViewTree) -> Double {
    let views = tree.views.map { view in
        BaselineView(
            x: view.frame.minX, y: view.frame.minY, width: view.size.width, height: view.size.height,
            lastSubview: view.lastSubview?.index ?? -1, previousSibling: view.previousSibling?.index ?? -1)
    }
    return shortestTime(runs: 1) {
        points.reduce(0) { $0 &+ Int(baseline_hit_test(views, 0, $1.x, $1.y)) }
    } / Double(points.count)
}

/// Returns the time of a hit test by recursion over objects, in nanoseconds.
private func naiveSwift(_ points: [Point], _ tree: ViewTree) -> Double {
    let root = ObjectView.root(of: tree)
    return shortestTime(runs: 1) {
        points.reduce(0) { $0 &+ (root.hitTest($1)?.subviews.count ?? 0) }
    } / Double(points.count)
}
