import SceneRuntime
import SceneSemantics
import SceneText

/// The places of `--at` in every requested scene.
struct AskedPlaces {
    /// The places for each scene, in the order given. Paths that lead to no view of the scene are left out.
    private(set) var found: [[Place]]
    /// The problems of paths that lead to a view in none of the scenes.
    private(set) var problems: [(problems: [Diagnostic], written: WrittenTouch)] = []

    /// A place in one scene.
    enum Place {
        case point(Point)
        /// A view with no visible part.
        case unseen(WrittenTouch)
    }

    /// Looks up `places` in `scenes`.
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
