import SceneExport
import SceneLint
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

/// The file that `scenec probe` prints, run on exported code: what it makes of the views answers as they do.
struct ProbeTests {
    private static let separator = "// the next scene"

    /// Returns a point in each region of a scene, with the path of the view that a touch there hits.
    private static func witnesses(_ scene: LoweredScene) -> [(point: Point, path: String)] {
        var tester = HitTester(scene.tree)
        let map = HitMap(of: tester.geometry)
        return map.outcomes.compactMap { outcome in
            guard let rectangle = map.region(of: outcome).largestRectangle,
                min(rectangle.width, rectangle.height) > 1e-6
            else { return nil }
            switch tester.touch(at: rectangle.middle).outcome {
            case .hit(let view): return (rectangle.middle, scene.path(of: view))
            case .none: return (rectangle.middle, "")
            case .recursion: return nil
            }
        }
    }

    /// The scenes: examples, and generated views without overrides.
    private static func scenes() throws -> [LoweredScene] {
        let names = ["chat", "feed", "map", "overhanging-cell", "pass-through-table", "photos", "settings"]
        var scenes = try names.flatMap { try ExampleScenes.scenes($0, displayOrder: .ascending) }
        for seed in trials(4) {
            var generator = ScreenTextGenerator(seed: seed)
            let source = Source(path: "a.scene", text: generator.screen())
            scenes += LintedFile.lint(source, rules: [], displayOrder: .ascending).scenes.compactMap { $0.lowered }
        }
        return scenes.filter { scene in
            // Effects change views between touches, and windows are several roots.
            !scene.tree.views.contains { $0.kind == .window } && !scene.tree.rules.contains { !$0.effects.isEmpty }
        }
    }

    /// Whether the exported code of a scene overrides nothing that decides a hit.
    private static func isPlain(_ scene: LoweredScene) -> Bool {
        scene.tree.rules.isEmpty
            && scene.tree.views.allSatisfy { $0.hitSlop == .zero && $0.hitShape == .rectangle }
    }

    @Test func probedScenesAnswerAsTheViewsDo() throws {
        let scenes = try Self.scenes()
        let witnesses = scenes.map(Self.witnesses)
        var program = try SwiftProgram()
        defer { program.remove() }
        let findings = try program.formatterFindings([probeSource])
        #expect(findings.isEmpty, "\(findings.prefix(2000))")
        try program.add(probeSource, named: "SceneProbe")
        var calls: [String] = []
        for (index, scene) in scenes.enumerated() {
            let source = try #require(uikitSource(of: [scene], from: "a.scene", limit: 1_000_000))
            let text = String(decoding: source, as: UTF8.self)
            try program.add(
                text.replacing("make\(scene.name)()", with: "makeScene\(index)()"), named: "File\(index)")
            let points = witnesses[index].map { "CGPoint(x: \($0.point.x), y: \($0.point.y))" }
            calls.append("show(makeScene\(index)(), [\(points.joined(separator: ", "))])")
        }
        let main = """
            @main struct Main {
                @MainActor static func show(_ view: UIView, _ points: [CGPoint]) {
                    view.layoutIfNeeded()
                    print(SceneProbe.scene(of: view, at: points))
                    print("\(Self.separator)")
                }

                @MainActor static func main() {
                    \(calls.joined(separator: "\n"))
                }
            }
            """
        try program.add(main, named: "main-test")
        let messages = try program.compile()
        try #require(messages.isEmpty, "\(messages.prefix(4000))")
        let texts = try program.run([]).split(separator: Self.separator + "\n", omittingEmptySubsequences: true)
        try #require(texts.count == scenes.count, "\(texts.last ?? "")")
        var plainCount = 0
        for (index, scene) in scenes.enumerated() {
            let text = String(texts[index])
            let isPlain = Self.isPlain(scene)
            if isPlain { plainCount += 1 }
            let isMarked = text.contains(" has its own hitTest(") || text.contains(" has its own point(inside:")
            #expect(isMarked != isPlain, "\(scene.name)")
            let differences = Self.differences(text, from: witnesses[index], isPlain: isPlain)
            #expect(differences.isEmpty, "\(scene.name): \(differences)\n\(text)")
        }
        #expect(plainCount > 6 && plainCount < scenes.count)
    }

    /// Returns what is wrong with a probed scene: errors, and where the evaluator answers otherwise than UIKit did.
    private static func differences(
        _ text: String, from witnesses: [(point: Point, path: String)], isPlain: Bool
    ) -> [String] {
        let linted = LintedFile.lint(Source(path: "probed.scene", text: text), rules: [])
        guard let scene = linted.scenes.first?.lowered else {
            return linted.diagnostics.map { "\($0.message) at \($0.range.start)" }
        }
        let answers = text.split(separator: "\n").filter { $0.hasPrefix("    expect hit ") }
        if answers.count != witnesses.count { return ["\(answers.count) expectations"] }
        var differences: [String] = []
        var tester = HitTester(scene.tree)
        for (answer, witness) in zip(answers, witnesses) {
            let shown = answer.hasSuffix(".none") ? "" : answer.split(separator: " ").last.map { String($0) } ?? ""
            // The Name of a view is the path that it had, as far as that fits into a Name.
            let plain = witness.path.prefix(40).filter { $0.isLetter || $0.isNumber }.lowercased()
            if !shown.contains("["), !shown.lowercased().hasPrefix(plain) {
                differences.append("\(answer) instead of \(witness.path)")
            }
            guard isPlain else { continue }
            let hit: String
            switch tester.touch(at: witness.point).outcome {
            case .hit(let view): hit = scene.path(of: view)
            case .none, .recursion: hit = ""
            }
            if hit != shown && hit + ".content" != shown { differences.append("\(answer), but scenec says \(hit)") }
        }
        return differences
    }

    /// The file compiles in the Swift 5 mode, too.
    @Test func compilesAsSwift5() throws {
        var program = try SwiftProgram()
        defer { program.remove() }
        try program.add(probeSource, named: "SceneProbe")
        try program.add(
            "@main struct Main { @MainActor static func main() { print(SceneProbe.scene(of: UIView())) } }",
            named: "main-test")
        let messages = try program.compile(version: 5)
        #expect(messages.isEmpty, "\(messages.prefix(4000))")
        #expect(try program.run([]).contains("scene Main 0x0 {"))
    }
}
