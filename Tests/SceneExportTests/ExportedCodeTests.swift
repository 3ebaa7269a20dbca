import Foundation
import SceneExport
import SceneLint
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

/// Exported code is compiled and run: the code itself, overrides included, answers as the evaluator does.
struct ExportedCodeTests {
    /// Returns points of each region of `scene` as lines of standard input: the number of the scene, x, y, and the path
    /// of what a touch there hits, or `-`.
    private static func answers(_ scene: LoweredScene, _ number: Int) -> [String] {
        var tester = HitTester(scene.tree)
        let map = HitMap(of: tester.geometry)
        return map.outcomes.flatMap { outcome in
            // Coordinates that are computed in another order differ in the last bits.
            let rectangles = map.region(of: outcome).rectangles.filter { min($0.width, $0.height) > 1e-6 }
            let largest = rectangles.sorted { $0.width * $0.height > $1.width * $1.height }.prefix(5)
            return largest.compactMap { rectangle -> String? in
                let point = rectangle.middle
                let path: String
                switch tester.touch(at: point).outcome {
                case .hit(let view): path = scene.path(of: view)
                case .none: path = "-"
                case .recursion: return nil
                }
                return "\(number)\t\(point.x)\t\(point.y)\t\(path)"
            }
        }
    }

    /// Whether a touch changes the scene, so that each starts with a new one.
    private static func hasEffects(_ scene: LoweredScene) -> Bool {
        scene.tree.rules.contains { !$0.effects.isEmpty }
    }

    /// The main function, which makes each scene and compares answers, or with an argument makes the probe's calls.
    private static func mainFile(_ scenes: [LoweredScene], _ tests: [String], _ probed: [ProbedScene]) -> String {
        let makers = scenes.enumerated().map { index, scene in
            let make = "makeScene\(index)\(scene.name)()"
            let hasWindows = scene.tree.views.contains { $0.kind == .window }
            let views = hasWindows ? make : "[\(make)]"
            let times = max(1, scene.tree.hitTestsPerTouch)
            return "Made(isNew: \(hasEffects(scene)), hasWindows: \(hasWindows), times: \(times)) { \(views) },"
        }
        return """
            @MainActor struct Made {
                var isNew: Bool
                var hasWindows: Bool
                var times: Int
                var make: @MainActor () -> [UIView]

                func answer(_ views: [UIView], _ x: Double, _ y: Double) -> String {
                    var answer: UIView?
                    for _ in 0..<times {
                        answer = nil
                        for view in views.reversed() where answer == nil {
                            let point = CGPoint(x: x, y: y)
                            let inner = hasWindows ? view.convert(point, from: UIScreen()) : point
                            answer = view.hitTest(inner, with: nil)
                        }
                    }
                    return answer.map { $0.accessibilityIdentifier ?? "a view without identifier" } ?? "-"
                }
            }

            @main struct Main {
                \(ProbedScene.functions(probed))

                @MainActor static func main() {
                    if CommandLine.arguments.count > 1 { return probe() }
                    let scenes: [Made] = [
            \(makers.joined(separator: "\n"))
                    ]
                    \(tests.joined(separator: "\n"))
                    var number = -1
                    var views: [UIView] = []
                    while let line = readLine() {
                        let parts = line.split(separator: "\\t").map { String($0) }
                        guard parts.count == 4, let next = Int(parts[0]), let x = Double(parts[1]),
                            let y = Double(parts[2])
                        else { continue }
                        if next != number || scenes[next].isNew {
                            views = scenes[next].make()
                            for view in views { view.layoutIfNeeded() }
                            number = next
                        }
                        let answer = scenes[next].answer(views, x, y)
                        if answer != parts[3] { print("\\(line): \\(answer)") }
                    }
                }
            }
            """
    }

    /// A file to export.
    private struct File {
        var scenes: [LoweredScene]
        /// Whether the file that `scenec probe` prints is tried on its views, too.
        var isProbed = false
    }

    /// The files to export.
    private static func files() throws -> [File] {
        var files = try ExampleScenes.names.map { name in
            File(
                scenes: try ExampleScenes.scenes(name, displayOrder: .ascending),
                isProbed: ProbedScene.examples.contains(name))
        }
        for seed in trials(2) {
            var screens = ScreenTextGenerator(seed: seed)
            var views = SceneTextGenerator(seed: seed, isExact: seed % 2 == 0)
            files += [(screens.screen(), true), (views.scene(), false)].map { text, isProbed in
                let linted = LintedFile.lint(
                    Source(path: "a.scene", text: text), rules: [], displayOrder: .ascending)
                return File(scenes: linted.scenes.compactMap { $0.lowered }, isProbed: isProbed)
            }
        }
        return files + [
            File(scenes: try scenes("relations"), isProbed: true), File(scenes: try scenes("loops")),
            File(scenes: try scenes("special")),
        ]
    }

    /// The scenes of a fixture.
    private static func scenes(_ name: String) throws -> [LoweredScene] {
        let source = Source(path: name + ".scene", bytes: try Fixtures("Fixtures").bytes(name + ".scene"))
        let linted = LintedFile.lint(source, rules: [])
        #expect(linted.diagnostics.filter { $0.severity == .error }.map { $0.message } == [])
        return linted.scenes.compactMap { $0.lowered }
    }

    /// Cells that differ only in their numbers are made in a loop.
    @Test func equalCells() throws {
        let scenes = try Self.scenes("loops")
        let code = try #require(uikitSource(of: scenes, from: "loops.scene", limit: 1_000_000))
        let difference = try Fixtures("Fixtures").difference(String(decoding: code, as: UTF8.self), from: "loops")
        #expect(difference == nil)
    }

    /// Answers as the evaluator does, and so does what the probe makes of the views. Both are in one program, because
    /// compiling it takes most of the time.
    @Test func exportedCodeAnswersAsTheEvaluatorDoes() throws {
        let files = try Self.files()
        var program = try SwiftProgram()
        defer { program.remove() }
        var scenes: [LoweredScene] = []
        var texts: [String] = []
        var tests: [String] = []
        var probed: [ProbedScene] = []
        for (index, file) in files.enumerated() {
            // Test cases of all files would take too long to compile.
            let hasTests = index % 8 == 0 || index == files.count - 1
            let source =
                hasTests
                ? testSource(of: file.scenes, from: "a.scene", limit: 1_000_000)
                : uikitSource(of: file.scenes, from: "a.scene", limit: 1_000_000)
            var text = String(decoding: try #require(source), as: UTF8.self)
            texts.append(text)
            for scene in file.scenes {
                // The files of the program may have scenes of the same name.
                let name = "Scene\(scenes.count)\(scene.name)"
                let hasExpectations = text.contains("class \(scene.name)Tests: XCTestCase {\n  /// The expectations")
                text = text.replacing("make\(scene.name)()", with: "make\(name)()")
                text = text.replacing("class \(scene.name)Tests", with: "class \(name)Tests")
                if hasTests { tests.append("\(name)Tests().testRegions()") }
                if hasExpectations { tests.append("\(name)Tests().testExpectations()") }
                scenes.append(scene)
                if file.isProbed, ProbedScene.canProbe(scene) {
                    probed.append(ProbedScene(scene, maker: "make\(name)"))
                }
            }
            try program.add(text, named: "File\(index)")
        }
        try program.add(probeSource, named: "SceneProbe")
        let findings = try program.formatterFindings(texts + [probeSource])
        #expect(findings.isEmpty, "\(findings.prefix(2000))")
        try program.add(Self.mainFile(scenes, tests, probed), named: "main-test")
        let messages = try program.compile()
        try #require(messages.isEmpty, "\(messages.prefix(4000))")
        #expect(tests.count > 10)
        let lines = scenes.enumerated().flatMap { Self.answers($1, $0) }
        #expect(lines.count > 1000)
        let differences = try program.run(lines)
        #expect(differences.isEmpty, "\(differences)")
        try ProbedScene.expectAnswers(in: try program.run([], ["probe"]), of: probed)
    }

    /// Functions have no underscores in their names, and none has the name of another.
    @Test func namesOfFunctions() throws {
        let names = ["Log_in", "LogIn", "Log__in", "Log_In_"]
        let text = names.map { "scene \($0) 100x100 {}\n" }.joined()
        let scenes = LintedFile.lint(Source(path: "a.scene", text: text), rules: []).scenes.compactMap { $0.lowered }
        let code = String(
            decoding: try #require(testSource(of: scenes, from: "a.scene", limit: 1_000_000)), as: UTF8.self)
        let functions = code.matches(of: /func (make\w+)\(\) ->/).map { String($0.output.1) }
        #expect(functions == ["makeLogIn2", "makeLogIn", "makeLogIn3", "makeLogIn4"])
        let cases = code.matches(of: /class (\w+)Tests: XCTestCase/).map { "make\($0.output.1)" }
        #expect(cases == functions)
        for name in functions { #expect(code.contains("root: \(name)()")) }
    }

    /// A statement stays on one line if that has 100 columns, whatever number of bytes these are.
    @Test(arguments: ["a", "ä"], [83, 84])
    func lengthsOfLines(_ letter: String, _ count: Int) throws {
        let title = String(repeating: letter, count: count)
        let source = Source(path: "a.scene", text: "scene Main 100x100 { label \"\(title)\" fill }")
        let scenes = LintedFile.lint(source, rules: []).scenes.compactMap { $0.lowered }
        let code = try #require(uikitSource(of: scenes, from: "a.scene", limit: 1_000_000))
        let space = count == 83 ? " " : "\n    "
        #expect(String(decoding: code, as: UTF8.self).contains("\n  label.text =\(space)\"\(title)\"\n"))
    }

    /// A text that would be too long is given up, at any length.
    @Test func lengthsAreLimited() throws {
        let source = Source(path: "a.scene", text: "scene Main 100x100 { repeat 50 { button Play fill } }")
        let scenes = LintedFile.lint(source, rules: []).scenes.compactMap { $0.lowered }
        let exports: [(_ limit: Int) -> [UInt8]?] = [
            { uikitSource(of: scenes, from: "a.scene", limit: $0) },
            { testSource(of: scenes, from: "a.scene", limit: $0) },
            { recursiveDescription(of: scenes, limit: $0) },
        ]
        for export in exports {
            let length = try #require(export(1_000_000)).count
            for limit in [0, 100, length / 2, length - 1] { #expect(export(limit) == nil) }
            #expect(export(length)?.count == length)
        }
    }
}
