import SceneRuntime
import SceneSemantics

/// What hit tests give in two variants of a scene, at points on and around the edges of all views and in between.
struct AnswerComparison {
    /// How many points were tried.
    private(set) var pointCount = 0
    /// Where the answers differ.
    private(set) var differences: [Difference] = []

    /// Two answers to one question.
    struct Difference: CustomStringConvertible {
        var point: Point
        /// The views from the root to the one that is hit.
        var before: [String]
        var after: [String]

        var description: String { "\(point): \(before) became \(after)" }

        /// Whether one of the answers is `view` or lies in it.
        func concerns(_ view: String) -> Bool { before.contains(view) || after.contains(view) }
    }

    /// Compares the answers of `before` with those of `after`.
    init(_ before: LoweredScene, _ after: LoweredScene) {
        var first = HitTester(before.tree)
        var second = HitTester(after.tree)
        let boxes =
            before.tree.identities.map { first.geometry.hitBoundingBox(of: $0) }
            + after.tree.identities.map { second.geometry.hitBoundingBox(of: $0) }
        let columns = Self.places(boxes.flatMap { [$0.minX, $0.maxX] })
        let rows = Self.places(boxes.flatMap { [$0.minY, $0.maxY] })
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

    /// The edges themselves, the numbers next to them, and what lies between two of them.
    private static func places(_ edges: [Double]) -> [Double] {
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
