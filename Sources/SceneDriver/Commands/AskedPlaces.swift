import SceneRuntime
import SceneSemantics
import SceneText

/// The places of `--at`, found in every scene that is asked about.
struct AskedPlaces {
    /// The places of each scene, in the order asked; a path that leads to no view of the scene is left out.
    private(set) var found: [[Place]]
    /// What is wrong with paths that lead to a view in none of the scenes.
    private(set) var problems: [(problems: [Diagnostic], written: WrittenTouch)] = []

    /// A place in one scene.
    enum Place {
        case point(Point)
        /// Nothing is visible of the view that the path leads to.
        case unseen(WrittenTouch)
    }

    /// Finds `places` in `scenes`.
    init(_ places: [EvalRequest.Place], in scenes: [(checked: CheckedScene, lowered: LoweredScene)]) {
        found = scenes.map { _ in [] }
        for place in places {
            switch place {
            case .point(let point): for index in found.indices { found[index].append(.point(point)) }
            case .view(let path): find(WrittenTouch(path: path), in: scenes)
            }
        }
    }

    private mutating func find(
        _ written: WrittenTouch, in scenes: [(checked: CheckedScene, lowered: LoweredScene)]
    ) {
        var failures = written.problems
        var isFound = false
        for (index, (checked, lowered)) in scenes.enumerated() where written.problems.isEmpty {
            switch written.bind(to: checked, lowered) {
            case .problems(let problems): if failures.isEmpty { failures = problems }
            case .steps(let steps) where steps.isOneView:
                isFound = true
                found[index].append(lowered.startingPoint(of: steps).map { .point($0) } ?? .unseen(written))
            case .steps: failures = [written.noPath]
            }
        }
        if !isFound, !failures.isEmpty { problems.append((failures, written)) }
    }
}
