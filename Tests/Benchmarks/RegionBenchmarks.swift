import SceneRegions
import SceneRuntime
import TestSupport

/// Measures painting rectangles over each other, and mapping all points to the views that they hit.
func regionBenchmarks() -> [Measurement] {
    var measurements: [Measurement] = []
    for count in [10_000, 30_000] {
        var generator = SplitMix(seed: 42)
        let patches = (0..<count).map { label in
            let corner = (0..<4).map { Double.random(in: 0..<($0 < 2 ? 2000 : 60), using: &generator).rounded() }
            return Patch(
                Rectangle(
                    minX: corner[0], minY: corner[1], maxX: corner[0] + 1 + corner[2], maxY: corner[1] + 1 + corner[3]),
                label: Int32(label))
        }
        let time = shortestTime { patches.painted().count }
        measurements.append(
            Measurement(name: "regions of \(count) rectangles", figure: time / 1e6, unit: "ms"))
        let geometry = HitTestGeometry(TreeShape.canvas.tree(count))
        let map = shortestTime { HitMap(of: geometry).pieces.count }
        measurements.append(Measurement(name: "hit map of \(count) views", figure: map / 1e6, unit: "ms"))
    }
    for count in [100, 300] {
        let size = Double(4 * count)
        let bars = (0..<count).flatMap { bar in
            let start = Double(4 * bar)
            return [
                Rectangle(minX: -1, minY: start, maxX: size, maxY: start + 2),
                Rectangle(minX: start, minY: -1, maxX: start + 2, maxY: size),
            ]
        }
        let patches = bars.enumerated().map { Patch($0.element, label: Int32($0.offset)) }
        let pieces = patches.painted().count
        let time = shortestTime { patches.painted().count }
        measurements.append(
            Measurement(
                name: "regions of \(count) bars across \(count)", figure: time / Double(pieces), unit: "ns a piece"))
    }
    return measurements
}
