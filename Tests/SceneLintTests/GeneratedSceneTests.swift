import SceneLint
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

/// Tests rules on generated scenes.
struct GeneratedSceneTests {
    /// The rules about recursion, whose findings can be errors.
    private static let recursionRules: Set<String> = ["delegate-in-superview-chain", "delegate-cycle"]

    /// Findings about recursion are true. If a finding has a point, a hit test there recurses along the reported
    /// views. If a finding claims that a link never recurses, no tested point recurses along it.
    @Test(arguments: [true, false])
    func recursion(_ isExact: Bool) throws {
        var witnesses = 0
        var proofs = 0
        for seed in trials(10) {
            var generator = SceneTextGenerator(seed: seed, isExact: isExact)
            let text = generator.scene()
            let linted = LintedFile.lint(text)
            guard let scene = linted.scenes.first?.lowered else {
                Issue.record("\(linted.humanText)")
                continue
            }
            var tester = HitTester(scene.tree)
            for finding in linted.diagnostics where Self.recursionRules.contains(finding.rule) {
                if let point = finding.data.point {
                    witnesses += 1
                    let outcome = tester.touch(at: Point(x: point.x, y: point.y)).outcome
                    guard case .recursion(let cycle) = outcome else {
                        Issue.record("seed \(seed): no recursion at \(point)\n\(text)")
                        continue
                    }
                    #expect(cycle.map { scene.path(of: $0) } == finding.data.cycle, "seed \(seed)")
                } else if finding.severity == .warning {
                    proofs += 1
                    expectNoRecursion(along: finding, in: scene, &tester, seed)
                }
            }
        }
        #expect(witnesses > 1)
        #expect(proofs > 0)
    }

    /// Tests random points and points on the edges of views.
    private func expectNoRecursion(
        along finding: Diagnostic, in scene: LoweredScene, _ tester: inout HitTester, _ seed: UInt64
    ) {
        let links = scene.links.filter { $0.range == finding.range && !$0.targets.isEmpty }
        var random = SplitMix(seed: seed)
        let boxes = scene.tree.identities.map { tester.geometry.hitBoundingBox(of: $0) }
        let columns = boxes.flatMap { [$0.minX, $0.maxX, $0.minX.nextUp, $0.maxX.nextUp, $0.minX.nextDown] }
        let rows = boxes.flatMap { [$0.minY, $0.maxY, $0.minY.nextUp, $0.maxY.nextUp, $0.minY.nextDown] }
        for _ in 0..<300 {
            let x = random.happens(0.5) ? Double.random(in: -5...105, using: &random) : random.pick(columns)
            let y = random.happens(0.5) ? Double.random(in: -5...105, using: &random) : random.pick(rows)
            guard case .recursion(let cycle) = tester.touch(at: Point(x: x, y: y)).outcome else { continue }
            let steps = Array(zip(cycle.suffix(1) + cycle, cycle))
            let runs = links.contains { link in steps.contains { $0.0 == link.view && $0.1 == link.targets[0] } }
            #expect(!runs, "seed \(seed): \(x),\(y) runs along \(links.map(\.view))")
        }
    }

    /// Applying all fixes to a scene with typos introduces no error and leaves nothing to fix.
    @Test(arguments: [true, false])
    func allFixes(_ includesUnsafe: Bool) {
        var applied = 0
        for seed in trials(8).map({ $0 + 2000 }) {
            var generator = SceneTextGenerator(seed: seed, isExact: seed % 2 == 0)
            var random = SplitMix(seed: seed)
            let sound = generator.scene()
            let text = seed % 3 == 0 ? sound : Self.withTypos(sound, &random)
            let before = LintedFile.lint(text)
            let source = Source(path: "a.scene", text: text)
            let fixed = source.fixed(includingUnsafe: includesUnsafe) { LintedFile.lint($0).diagnostics }
            applied += fixed.count
            #expect((fixed.source.bytes == source.bytes) == (fixed.count == 0), "seed \(seed)")
            let (errors, others) = (Self.errors(fixed.diagnostics), Self.errors(before.diagnostics))
            #expect(errors.count <= others.count, "seed \(seed): \(errors)")
            #expect(Set(errors.keys).isSubset(of: others.keys), "seed \(seed): \(errors), \(others)")
            let fixedAgain = fixed.source.fixed(includingUnsafe: includesUnsafe) { LintedFile.lint($0).diagnostics }
            #expect(fixedAgain.count == 0, "seed \(seed)")
        }
        #expect(applied > 3)
    }

    /// Returns the text with one to three letters doubled or removed.
    private static func withTypos(_ text: String, _ random: inout SplitMix) -> String {
        var bytes = Array(text.utf8)
        let isLetter: (UInt8) -> Bool = { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let offset = random.pick(bytes.indices.filter { isLetter(bytes[$0]) })
            if random.happens(0.5) { bytes.insert(bytes[offset], at: offset) } else { bytes.remove(at: offset) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the number of errors of each rule.
    private static func errors(_ diagnostics: [Diagnostic]) -> [String: Int] {
        diagnostics.filter { $0.severity == .error }.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    }

    /// Every offered fix can be applied, and the scene still lowers.
    @Test func fixes() {
        for seed in trials(12).map({ $0 + 1000 }) {
            var generator = SceneTextGenerator(seed: seed, isExact: seed % 2 == 0)
            let linted = LintedFile.lint(generator.scene())
            for finding in linted.diagnostics {
                #expect(finding.severity == .warning || Self.recursionRules.contains(finding.rule))
                for fix in finding.fixes {
                    let fixed = LintedFile.lint(linted.text(after: fix))
                    #expect(fixed.scenes.first?.lowered != nil, "seed \(seed): \(fix.title)\n\(fixed.humanText)")
                }
            }
        }
    }
}
