import Foundation
import SceneRuntime
import SceneText
import TestSupport
import Testing

@testable import SceneLint
@testable import SceneSemantics

/// Tests rules against hit tests at many points, on generated scenes that use every word of the language.
struct RuleOracleTests {
    /// The number of scenes. `SCENES=2000` tests more.
    private static let sceneCount = ProcessInfo.processInfo.environment["SCENES"].flatMap { Int($0) } ?? 8
    /// The first seed. `FIRST=1000` starts there.
    private static let first = ProcessInfo.processInfo.environment["FIRST"].flatMap { UInt64($0) } ?? 50

    /// Returns the scene of `seed`, checked with all rules. The two tests share it.
    private static func scene(_ seed: UInt64) -> LintedFile {
        scenes.value(for: seed) {
            var generator = WordSceneGenerator(seed: seed)
            return LintedFile.lint(generator.scene())
        }
    }

    private static let scenes = Memo<UInt64, LintedFile>()

    @Test(arguments: 0..<4)
    func findingsAreTrue(_ part: Int) {
        var loweredCount = 0
        let seeds = (Self.first..<Self.first + UInt64(Self.sceneCount)).filter { $0 % 4 == UInt64(part) }
        for seed in seeds {
            let linted = Self.scene(seed)
            let text = String(decoding: linted.file.tree.source.bytes, as: UTF8.self)
            guard let scene = linted.scenes.first?.lowered else {
                if ProcessInfo.processInfo.environment["SHOW"] != nil { print("seed \(seed):\n\(linted.humanText)") }
                continue
            }
            loweredCount += 1
            var oracle = RuleOracle(scene)
            // A note on what the budget excluded makes no claim about touches.
            let remark = Evidence(isExact: false)
            for finding in linted.diagnostics where finding.data != remark {
                for flaw in oracle.flaws(of: finding) {
                    Issue.record("FLAW seed \(seed) \(finding.rule): \(finding.message): \(flaw)\n\(text)")
                }
                for advice in oracle.invalidAdvice(of: finding, in: linted) {
                    Issue.record("ADVICE seed \(seed) \(finding.rule): \(finding.message): \(advice)\n\(text)")
                }
            }
            // If the budget ran out, a rule says how many targets it didn't check.
            if linted.diagnostics.contains(where: { $0.data == remark }) { continue }
            let unreported =
                oracle.unreportedDeadTargets(linted.diagnostics) + oracle.unreportedCoveredTargets(linted.diagnostics)
            for target in unreported { Issue.record("UNREPORTED seed \(seed): \(target)\n\(text)") }
        }
        #expect(loweredCount * 10 > seeds.count * 8)
    }

    /// Each offered fix removes its finding and introduces no error.
    @Test(arguments: 0..<4)
    func fixesHelp(_ part: Int) {
        let count = UInt64(Self.sceneCount / 2)
        for seed in Self.first..<Self.first + count where seed % 4 == UInt64(part) {
            let linted = Self.scene(seed)
            guard linted.scenes.first?.lowered != nil else { continue }
            // Checking a fix takes as long as checking the scene, so only some findings are tried.
            let step = linted.diagnostics.count / 3 + 1
            for finding in stride(from: 0, to: linted.diagnostics.count, by: step).map({ linted.diagnostics[$0] }) {
                for fix in finding.fixes { expectHelp(fix, for: finding, in: linted, seed) }
            }
        }
    }

    private func expectHelp(_ fix: Diagnostic.Fix, for finding: Diagnostic, in linted: LintedFile, _ seed: UInt64) {
        let comparison = EditOutcome(of: fix.edits, to: linted.file.tree.source) { LintedFile.lint($0).diagnostics }
        let new = comparison.errors(knownFrom: linted.diagnostics, without: []).new
        let scene = String(decoding: linted.file.tree.source.bytes, as: UTF8.self)
        let text = "seed \(seed) \(finding.rule): \(finding.message): \(fix.title)"
        if let error = new.first {
            Issue.record("HARM \(text) introduces \(error.message)\n\(scene)")
        } else if comparison.contains(finding) {
            Issue.record("USELESS \(text)\n\(scene)")
        }
    }

    /// The generator uses every kind, attribute, rule and choice of the schema.
    @Test func wordsAreCovered() {
        var missing = Set(Schema.kinds.map(\.word) + Schema.attributes.map(\.word) + Schema.rules.map(\.word))
        for case .choice(let choices) in Schema.attributes.map(\.shape) { missing.formUnion(choices) }
        for seed in 0..<UInt64(800) where !missing.isEmpty {
            var generator = WordSceneGenerator(seed: seed)
            let isWord = { (character: Character) in character.isASCII && (character.isLetter || character.isNumber) }
            missing.subtract(generator.scene().split { !isWord($0) }.map(String.init))
        }
        #expect(missing.isEmpty)
    }
}
