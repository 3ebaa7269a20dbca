import Foundation
import Testing

/// What a picture marks is what `eval` and `check` say.
struct AgreementTests {
    /// The examples and pictures, and the first of the scenes in which a rule has findings.
    private static let scenes =
        DrawnFile.scenes(in: ["examples", "Tests/SceneDrawingTests/Fixtures"])
        + DrawnFile.scenes(in: ["Tests/SceneLintTests/Fixtures"]).filter { $0.hasSuffix("/fires.scene") }

    /// A target as `eval` reports it.
    private struct Answer: Decodable {
        let scene: String
        let target: String
        let visibleArea: Double
        let hitArea: Double
        let share: Double
        let takenBy: [Taker]
        let exact: Bool
    }

    private struct Taker: Decodable {
        let view: String?
    }

    /// The areas drawn as hit are those that `eval` measures, and losses are marked exactly where it reports some.
    @Test(arguments: scenes)
    func targetsAreThoseOfEval(_ path: String) throws {
        let file = "\(DrawnFile.project)/\(path)"
        let drawn = DrawnFile.ofProject(path)
        guard !drawn.bytes.isEmpty else { return }
        let root = try drawn.xml()
        let lines = DrawnFile.run(["eval", file, "--format", "json"]).bytes.split(separator: UInt8(ascii: "\n"))
        let answers = lines.compactMap { try? JSONDecoder().decode(Answer.self, from: Data($0)) }
        // `eval` answers for the first device of a scene.
        var names: Set<String> = []
        for scene in root.all("scene") {
            guard let name = scene.attributes["data-scene"], names.insert(name).inserted else { continue }
            var (targets, lost): ([String: MarkupElement], Set<String>) = ([:], [])
            for mark in scene.all("target") { targets[mark.attributes["data-path"] ?? ""] = mark }
            for mark in scene.all("lost") { lost.insert(mark.attributes["data-path"] ?? "") }
            let expected = answers.filter { $0.scene == name }
            let losers = expected.filter { $0.visibleArea > 0 && $0.share < 1 }
            #expect(lost.isSubset(of: losers.map(\.target)), "\(name)")
            // What touch targets inside a target take isn't a loss.
            for loser in losers where !lost.contains(loser.target) {
                #expect(!loser.takenBy.isEmpty && loser.takenBy.allSatisfy { $0.view != nil }, "\(loser.target)")
            }
            #expect(Set(targets.keys) == Set(expected.filter { $0.hitArea > 0 }.map(\.target)), "\(name)")
            for answer in expected where answer.exact && answer.hitArea > 0 {
                let path = targets[answer.target]?.attributes["d"] ?? ""
                let drawnArea: Double = area(ofPath: path) ?? -1
                #expect(abs(drawnArea - answer.hitArea) <= 0.01 + answer.hitArea * 1e-4, "\(answer.target)")
            }
        }
    }

    /// Each error and warning of `check` is in the picture once, if its scene is.
    @Test(arguments: scenes)
    func findingsAreThoseOfCheck(_ path: String) throws {
        struct Report: Decodable {
            let diagnostics: [Finding]
        }
        struct Finding: Decodable {
            let rule: String
            let severity: String
        }
        let file = "\(DrawnFile.project)/\(path)"
        let drawn = DrawnFile.ofProject(path)
        guard drawn.status == 0 else { return }
        let root = try drawn.xml()
        let bytes = DrawnFile.run(["check", file, "--format", "json"]).bytes
        let report = try JSONDecoder().decode(Report.self, from: Data(bytes))
        let shown = root.all("finding").compactMap { $0.attributes["data-rule"] }
        let reported = report.diagnostics.filter { $0.severity != "note" }.map(\.rule)
        let expected = reported.filter { !Self.rulesOutsideScenes.contains($0) }
        // A finding in a component is shown in each scene that uses it, and one on some devices on the first of them.
        #expect(Set(shown.filter { expected.contains($0) }) == Set(expected))
        #expect(shown.count >= expected.count)
    }

    /// The rules whose findings are in no scene, so that no picture shows them.
    private static let rulesOutsideScenes = [
        "unused-let", "unused-component", "unused-import", "unused-allow", "allow-without-reason",
        "misleading-indentation",
    ]
}
