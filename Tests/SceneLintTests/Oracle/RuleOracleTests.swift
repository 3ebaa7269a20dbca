import Foundation
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

@testable import SceneLint

/// Rules against hit tests at many points, on scenes that use every word of the language.
struct RuleOracleTests {
    /// How many scenes are tried: `SCENES=2000` tries as many.
    private static let sceneCount = ProcessInfo.processInfo.environment["SCENES"].flatMap { Int($0) } ?? 160
    /// The first of them: `FIRST=1000` begins there.
    private static let first = ProcessInfo.processInfo.environment["FIRST"].flatMap { UInt64($0) } ?? 0

    @Test(arguments: 0..<4)
    func findingsAreTrue(_ part: Int) {
        var understood = 0
        let seeds = (Self.first..<Self.first + UInt64(Self.sceneCount)).filter { $0 % 4 == UInt64(part) }
        for seed in seeds {
            var generator = WordSceneGenerator(seed: seed)
            let text = generator.scene()
            let linted = LintedFile.lint(text)
            guard let scene = linted.scenes.first?.lowered else {
                if ProcessInfo.processInfo.environment["SHOW"] != nil { print("seed \(seed):\n\(linted.humanText)") }
                continue
            }
            understood += 1
            var oracle = RuleOracle(scene)
            for finding in linted.diagnostics {
                for flaw in oracle.flaws(of: finding) {
                    Issue.record("FLAW seed \(seed) \(finding.rule): \(finding.message): \(flaw)\n\(text)")
                }
            }
            for silence in oracle.deadInSilence(linted.diagnostics) {
                Issue.record("SILENT seed \(seed): \(silence)\n\(text)")
            }
        }
        #expect(understood * 10 > seeds.count * 8)
    }
}
