import SceneReport
import SceneRuntime
import SceneSemantics

/// Finds out by sampling a grid which touch targets of a scene can be touched, and who gets the other touches on them.
struct TargetSurvey {
    /// The touch targets, in the order of the tree.
    let targets: [ViewID]
    private let scene: LoweredScene
    private let geometry: HitTestGeometry
    private let grid: Grid
    /// What a touch in each square of the grid hits, row by row.
    private let hits: [ViewID?]

    /// The squares of the grid that is laid over a scene, each sampled in its middle.
    private struct Grid {
        var origin: Point
        var step: Double
        var columns: Int
        var rows: Int

        /// No scene is sampled at more points than this.
        static let mostPoints = 100_000.0

        /// The grid over `bounds`, whose squares are whole points wide where that is fine enough.
        init(_ bounds: Rectangle) {
            origin = bounds.origin
            let area = max(bounds.width * bounds.height, 1)
            let exact = (area / Self.mostPoints).squareRoot()
            step = max(1, exact.rounded(.up))
            columns = Int(min((bounds.width / step).rounded(.up), Self.mostPoints))
            rows = Int(min((bounds.height / step).rounded(.up), Self.mostPoints))
            // A very long and narrow scene has more rows than its area tells.
            while Double(columns) * Double(rows) > 2 * Self.mostPoints {
                step *= 2
                columns = Int((bounds.width / step).rounded(.up))
                rows = Int((bounds.height / step).rounded(.up))
            }
        }

        func point(_ column: Int, _ row: Int) -> Point {
            Point(x: origin.x + (Double(column) + 0.5) * step, y: origin.y + (Double(row) + 0.5) * step)
        }

        /// The rows and columns whose middles can lie in `box`.
        func indices(in box: Rectangle) -> (columns: Range<Int>, rows: Range<Int>) {
            (
                range(box.minX - origin.x, box.maxX - origin.x, columns),
                range(box.minY - origin.y, box.maxY - origin.y, rows)
            )
        }

        private func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
            let first = Int(max(0, min((from / step).rounded(.down), Double(count))))
            let end = Int(max(Double(first), min((to / step).rounded(.up), Double(count))))
            return first..<end
        }
    }

    /// Samples `scene`.
    init(_ scene: LoweredScene) {
        self.scene = scene
        var tester = HitTester(scene.tree)
        geometry = tester.geometry
        grid = Grid(scene.tree[.root].bounds)
        targets = scene.tree.identities.filter { scene.isTouchTarget($0) }
        var hits: [ViewID?] = []
        if !targets.isEmpty || !scene.expectations.isEmpty {
            hits.reserveCapacity(grid.columns * grid.rows)
            for row in 0..<grid.rows {
                for column in 0..<grid.columns {
                    if case .hit(let view) = tester.touch(at: grid.point(column, row)).outcome {
                        hits.append(view)
                    } else {
                        hits.append(nil)
                    }
                }
            }
        }
        self.hits = hits
    }

    /// Whether `target` can be touched, in the file called `file`.
    func answer(for target: ViewID, file: String) -> TargetAnswer {
        let square = grid.step * grid.step
        var seen = 0
        var seenAndHit = 0
        var takers: [ViewID: Int] = [:]
        let box = isDrawn(target) ? grid.indices(in: geometry.visibleBox(of: target)) : (0..<0, 0..<0)
        for row in box.1 {
            for column in box.0 where geometry.isVisible(target, at: grid.point(column, row)) {
                seen += 1
                let hit = hits[row * grid.columns + column]
                if hit == target { seenAndHit += 1 } else if let hit { takers[hit, default: 0] += 1 }
            }
        }
        let takenBy = takers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { (view: scene.path(of: $0.key), area: Double($0.value) * square) }
        return TargetAnswer(
            file: file, scene: scene.name, target: scene.path(of: target), kind: scene.tree[target].kind.rawValue,
            visibleArea: Double(seen) * square, hitArea: Double(hits.count { $0 == target }) * square,
            share: seen == 0 ? 0 : Double(seenAndHit) / Double(seen), takenBy: takenBy,
            largestSquare: Double(largestSquare(of: target)) * grid.step, exact: false)
    }

    /// Whether a rectangle of `size` fits into where `target` is hit.
    func holds(_ target: ViewID, _ size: Size) -> Bool {
        let columns = Int((size.width / grid.step).rounded(.up))
        let rows = Int((size.height / grid.step).rounded(.up))
        guard columns <= grid.columns, rows <= grid.rows else { return false }
        // For each column, how many squares up to and with this row hit the target without a break.
        var heights = [Int](repeating: 0, count: grid.columns)
        for row in 0..<grid.rows {
            var run = 0
            for column in 0..<grid.columns {
                heights[column] = hits[row * grid.columns + column] == target ? heights[column] + 1 : 0
                run = heights[column] >= rows ? run + 1 : 0
                if run >= columns, run > 0 { return true }
            }
        }
        return false
    }

    /// Whether neither the view nor a superview is hidden or wholly transparent.
    private func isDrawn(_ view: ViewID) -> Bool {
        scene.tree.path(to: view).allSatisfy { !scene.tree[$0].isHidden && scene.tree[$0].alpha > 0 }
    }

    /// How many squares of the grid the largest square that hits `target` is wide.
    private func largestSquare(of target: ViewID) -> Int {
        var largest = 0
        // For each column, the width of the largest square whose lower right corner is in the row above.
        var above = [Int](repeating: 0, count: grid.columns + 1)
        for row in 0..<grid.rows where !hits.isEmpty {
            var diagonal = 0
            for column in 0..<grid.columns {
                let previous = above[column + 1]
                if hits[row * grid.columns + column] == target {
                    above[column + 1] = 1 + min(diagonal, previous, above[column])
                    largest = max(largest, above[column + 1])
                } else {
                    above[column + 1] = 0
                }
                diagonal = previous
            }
        }
        return largest
    }
}
