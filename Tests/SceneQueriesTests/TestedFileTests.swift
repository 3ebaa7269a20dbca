import SceneLint
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

/// Which expectations, errors and findings belong to which scene of a file.
struct TestedFileTests {
    private static let text = """
        scene Menu 100x100 {
            button Play frame 0,0 40x40
            expect hit 5,5 -> Play
            expect hit 50,50 -> Play
        }
        scene Player 100x100 {
            button Stop frame 0,0 40x40
            expect hit 5,5 -> Stop
        }
        """

    private func results(
        _ text: String = text, scene: String? = nil, filter: String? = nil, device: String? = nil,
        includes: (Int) -> Bool = { _ in true }
    ) -> (passed: [Bool], wanted: Int) {
        let file = TestedFile(
            CompilationUnit(Source(path: "a.scene", text: text)), scene: scene, filter: filter, device: device,
            includes: includes)
        let passed = file.items.compactMap { item in
            if case .result(let result) = item { result.passed } else { nil }
        }
        return (passed, file.wantedCount)
    }

    /// A filter is a part of the expectation's text, or of its scene's name.
    @Test(
        arguments: [
            (nil, [true, false, true]), ("Player", [true]), ("50,50", [false]), ("Stop", [true]),
            ("", [true, false, true]),
            ("Pause", []), ("hit 5", [true, false, true]),
        ] as [(String?, [Bool])])
    func filter(_ filter: String?, _ passed: [Bool]) {
        let results = results(filter: filter)
        #expect(results.passed == passed && results.wanted == passed.count)
    }

    /// Expectations that aren't included count, too.
    @Test func included() {
        let results = results { $0 == 1 }
        #expect(results.passed == [false] && results.wanted == 3)
    }

    @Test func scene() {
        #expect(results(scene: "Player").passed == [true])
    }

    @Test(arguments: [(nil, 2), ("320x480", 1), ("1x1", 0)] as [(String?, Int)])
    func device(_ device: String?, _ count: Int) {
        let text = "scene Main 320x480, 390x844 {\nbutton Play fill\nexpect hit 5,5 -> Play\n}\n"
        #expect(results(text, device: device).passed.count == count)
    }

    /// Only complete results say which fixes break an expectation.
    @Test func passedExpectations() {
        let unit = CompilationUnit(Source(path: "a.scene", text: Self.text))
        var work = ExpectationRunner.workLimit
        #expect(TestedFile.passedExpectations(of: unit, within: &work).isComplete)
        #expect(work > 0 && work < ExpectationRunner.workLimit)
        work = 0
        #expect(!TestedFile.passedExpectations(of: unit, within: &work).isComplete)
    }

    /// An error outside scenes belongs to none; one in a component keeps the scene that uses it from being evaluated.
    @Test func errorsOutsideScenes() {
        let file = LintedFile(text: "let x = \nscene Main 100x100 {\nbuton Play frame 0,0 40x40\n}\n")
        #expect(file.errorsOutsideScenes.map { $0.range.start < 9 } == [true])
        let found = LintedFile(text: Self.text)
        #expect(found.errorsOutsideScenes.isEmpty && found.errorsElsewhere(than: found.scenes).isEmpty)
    }

    @Test func screensOnDevices() throws {
        let file = LintedFile(text: "scene Main 320x480, 390x844 { button Play fill }")
        let scene = try #require(file.scenes.first)
        #expect(scene.screens(on: nil).count == 2 && scene.scenes(on: "390x844").count == 1)
        #expect(scene.screen(on: "1x1") == nil && scene.lowered(on: nil)?.tree[.root].size.width == 320)
    }

    /// A finding without devices applies to all.
    @Test(
        arguments: [([String](), "a", true), (["a"], "a", true), (["b"], "a", false), (["b"], nil, true)]
            as [([String], String?, Bool)])
    func appliesOnDevice(_ devices: [String], _ device: String?, _ applies: Bool) {
        let source = Source(path: "a.scene", text: "scene")
        var finding = Diagnostic(rule: "layout", severity: .error, message: "", range: source.wholeRange)
        finding.data.devices = devices
        #expect(finding.applies(on: device) == applies)
    }

    /// A batch prints what single answers print.
    @Test func batch() throws {
        let scene = try LoweredScene.first(in: Self.text)
        var single = SceneAnswers(scene, file: "a.scene")
        let text = { (answer: HitAnswer) in
            "at \(numberText(answer.point.x)),\(numberText(answer.point.y)): \(answer.outcome)\n"
        }
        var batch = BatchEvaluator(single, as: text)
        for point in [Point(x: 5, y: 5), Point(x: 6, y: 6), Point(x: 50, y: 50), Point(x: -1, y: 5)] {
            var bytes: [UInt8] = []
            #expect(!batch.append(point, to: &bytes))
            #expect(String(decoding: bytes, as: UTF8.self) == text(single.answer(at: point)))
        }
    }

    /// The fraction of a target that is visible and touchable; 0 for an invisible one.
    @Test(arguments: [("frame 0,0 40x40", 0.5), ("frame 0,50 40x40", 1), ("frame 0,0 40x40 hidden", 0)])
    func fraction(_ frame: String, _ fraction: Double) throws {
        let scene = try LoweredScene.first(
            in: "scene Main 100x100 {\nbutton Play \(frame)\nview Cover frame 0,0 20x40\n}")
        var work = ExpectationRunner.workLimit
        let maps = TargetMaps(scene, within: &work)
        #expect(maps.reaches(within: &work).map { $0.fraction } == [fraction])
        #expect(work < ExpectationRunner.workLimit)
    }
}
