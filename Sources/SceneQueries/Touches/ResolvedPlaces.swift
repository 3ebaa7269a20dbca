import SceneRuntime
import SceneSemantics
import SceneText

/// The places of `--at` in every requested scene.
public struct ResolvedPlaces {
    /// The places in each scene, in the order given, without paths that lead to none of its views.
    public private(set) var inScenes: [[Place]]
    /// The problems of paths that lead to a view in none of the scenes.
    public private(set) var problems: [(problems: [Diagnostic], argument: TouchArgument)] = []

    /// A place in one scene.
    public enum Place {
        case point(Point)
        /// A view with no visible part.
        case unseen(TouchArgument)
    }

    /// Looks up `places` in `scenes`.
    public init(_ places: [WrittenPlace], in scenes: [(checked: CheckedScene, lowered: LoweredScene)]) {
        inScenes = scenes.map { _ in [] }
        for place in places {
            switch place {
            case .point(let point): for index in inScenes.indices { inScenes[index].append(.point(point)) }
            case .view(let path): find(TouchArgument(path: path), in: scenes)
            }
        }
    }

    private mutating func find(
        _ argument: TouchArgument, in scenes: [(checked: CheckedScene, lowered: LoweredScene)]
    ) {
        var failures = argument.problems
        var isFound = false
        for (index, (checked, lowered)) in scenes.enumerated() where argument.problems.isEmpty {
            switch argument.bind(to: checked, lowered) {
            case .problems(let problems): if failures.isEmpty { failures = problems }
            case .steps(let steps) where steps.isOneView:
                isFound = true
                inScenes[index].append(lowered.startingPoint(of: steps).map { .point($0) } ?? .unseen(argument))
            case .steps: failures = [argument.noPath]
            }
        }
        if !isFound, !failures.isEmpty { problems.append((failures, argument)) }
    }
}
