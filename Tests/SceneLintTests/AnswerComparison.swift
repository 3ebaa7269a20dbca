import SceneRuntime
import SceneSemantics

/// Compares the hit tests of two variants of a scene at points on, next to and between the edges of all views.
struct AnswerComparison {
    /// The number of points compared.
    private(set) var pointCount = 0
    /// The points at which the answers differ.
    private(set) var differences: [Difference] = []

    /// Two answers at the same point.
    struct Difference: CustomStringConvertible {
        var point: Point
        /// The path from the root to the hit view.
        var before: [String]
        var after: [String]

        var description: String { "\(point): \(before) became \(after)" }

        /// Whether one of the answers is `view` or inside it.
        func concerns(_ view: String) -> Bool { before.contains(view) || after.contains(view) }
    }

    /// Compares the answers of `before` with those of `after`.
    init(_ before: LoweredScene, _ after: LoweredScene) {
        var first = HitTester(before.tree)
        var second = HitTester(after.tree)
        let boxes =
            before.tree.identities.map { first.geometry.hitBoundingBox(of: $0) }
            + after.tree.identities.map { second.geometry.hitBoundingBox(of: $0) }
        let columns = Self.coordinates(boxes.flatMap { [$0.minX, $0.maxX] })
        let rows = Self.coordinates(boxes.flatMap { [$0.minY, $0.maxY] })
        for x in columns {
            for y in rows {
                let point = Point(x: x, y: y)
                pointCount += 1
                let answers = (
                    Self.path(first.touch(at: point).outcome, in: before),
                    Self.path(second.touch(at: point).outcome, in: after)
                )
                if answers.0 != answers.1 {
                    differences.append(Difference(point: point, before: answers.0, after: answers.1))
                }
            }
        }
    }

    /// Returns the edges, the floating-point numbers next to them, and two numbers between neighboring edges.
    private static func coordinates(_ edges: [Double]) -> [Double] {
        let edges = Set(edges).sorted()
        let between = zip(edges, edges.dropFirst()).flatMap { (low: Double, high: Double) -> [Double] in
            [(low + high) / 2, low + (high - low) / 3]
        }
        return (edges.flatMap { [$0.nextDown, $0, $0.nextUp] } + between).sorted()
    }

    private static func path(_ outcome: HitTestOutcome, in scene: LoweredScene) -> [String] {
        switch outcome {
        case .hit(let view): scene.tree.path(to: view).map { scene.path(of: $0) }
        case .none: ["none"]
        case .recursion: ["recursion"]
        }
    }
}
