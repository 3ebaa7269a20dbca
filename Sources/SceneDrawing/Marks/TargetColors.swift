import SceneRegions
import SceneRuntime

/// The colors of touch targets: by path, so that a target has the same one in every picture, except where a neighbor
/// has it already.
struct TargetColors {
    /// The index in ``TargetPalette`` for each target.
    private(set) var colors: [Int]

    /// Targets this near to each other, in points, are neighbors.
    private static let distance = 12.0
    /// The maximum number of neighbors that count, so that a heap of targets takes no longer.
    private static let neighborLimit = 64

    /// Chooses the colors of targets with these paths.
    init(of reaches: [TargetReach], paths: [String]) {
        colors = paths.map { Self.preferred($0) }
        let boxes = reaches.map { reach in
            let box = reach.hit.isEmpty ? reach.visible.boundingBox : reach.hit.boundingBox
            return box.isEmpty ? box : box.grown(by: Self.distance)
        }
        let index = RectangleIndex(boxes)
        var isChosen = colors.map { _ in false }
        // In the order of the paths, so that it doesn't matter where targets are in the tree.
        for target in paths.indices.sorted(by: { (paths[$0], $0) < (paths[$1], $1) }) where !boxes[target].isEmpty {
            var isTaken = TargetPalette.colors.map { _ in false }
            var rest = Self.neighborLimit
            _ = index.search(meeting: boxes[target]) { other in
                if other != target, isChosen[other] { isTaken[colors[other]] = true }
                rest -= 1
                return rest > 0
            }
            isChosen[target] = true
            for step in TargetPalette.colors.indices {
                let color = (colors[target] + step) % TargetPalette.colors.count
                if isTaken[color] { continue }
                colors[target] = color
                break
            }
        }
    }

    /// Returns the color of a path without neighbors (Fowler, Noll, Vo, FNV-1a).
    private static func preferred(_ path: String) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in path.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int((hash >> 4) % UInt32(TargetPalette.colors.count))
    }
}
