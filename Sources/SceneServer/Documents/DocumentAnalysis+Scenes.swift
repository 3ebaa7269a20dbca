import SceneQueries
import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// What is known about the views of a document.
extension DocumentAnalysis {
    /// A view on one of the devices of its scene.
    typealias PlacedView = (scene: LoweredScene, view: ViewID)

    /// The scenes with their views, for each device one.
    var lowered: [LoweredScene] { scenes.flatMap { $0.scenes(on: nil) } }

    /// Returns the views that the statement at `statement` makes, on all devices.
    func views(of statement: SourceRange) -> [PlacedView] {
        lowered.flatMap { scene in
            scene.tree.identities.filter { scene.statement(of: $0)?.written == statement }.map { (scene, $0) }
        }
    }

    /// Returns the results of the expectations, in source order. For an expectation on several devices, it is the
    /// result on the first device on which it fails.
    func expectationResults() -> [ExpectationResult] {
        if let cachedResults { return cachedResults }
        var results: [ExpectationResult] = []
        var indices: [SourceRange: Int] = [:]
        var others: [SourceRange: Int] = [:]
        var work = ExpectationRunner.workLimit
        for scene in lowered {
            let runner = ExpectationRunner(scene, source)
            for expectation in scene.expectations {
                let result = runner.run(expectation, within: &work)
                if let index = indices[expectation.range] {
                    if !results[index].passed, !result.passed { others[expectation.range, default: 0] += 1 }
                    if results[index].passed { results[index] = result }
                } else {
                    indices[expectation.range] = results.count
                    results.append(result)
                }
            }
        }
        cachedResults = results
        otherFailures = others
        return results
    }

    /// Returns how much of the view can be touched, or `nil` if it is no touch target.
    func answer(about placed: PlacedView) -> TargetAnswer? {
        let key = SceneKey(name: placed.scene.name, screen: placed.scene.screen)
        let targets = cachedTargets[key] ?? SceneReaches(placed.scene)
        cachedTargets[key] = targets
        return targets.answer(about: placed.view, in: source.path)
    }
}

/// Identifies a scene on one of its devices.
struct SceneKey: Hashable {
    var name: String
    var screen: Int
}

/// How much of each target of a scene can be touched.
struct SceneReaches {
    private let targets: SceneTargets
    private let reaches: [TargetReach]

    /// The work that a question of an editor may take. The answer for a larger scene is coarser.
    private static let workLimit = WorkLimit.file / 3

    init(_ scene: LoweredScene) {
        var work = Self.workLimit
        targets = SceneTargets(scene, within: &work)
        reaches = targets.reaches(within: &work)
    }

    func answer(about view: ViewID, in file: String) -> TargetAnswer? {
        guard let reach = reaches.first(where: { $0.target == view }) else { return nil }
        var paths = PathCache(of: targets.scene)
        var squareWork = SceneTargets.squareLimit / 10
        return targets.answer(reach, &paths, file: file, &squareWork)
    }
}

extension Rectangle {
    /// The frame as the language writes it: `16,780 30x30`.
    var frameText: String {
        let numbers = [minX, minY, maxX - minX, maxY - minY].map { number in
            // The last digits of a quotient say nothing.
            numberText((number * 1000).rounded() / 1000 + 0)
        }
        return "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
    }
}
