import SceneLint
import SceneRuntime
import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

/// Places and touches that are written on a command line.
struct ResolvedPlacesTests {
    private static let text = """
        scene First 100x100 {
            button Play frame 0,0 40x40
            view Box frame 0,50 40x40 { button frame 0,0 20x20 }
            view Gone frame 60,0 10x10 hidden
            view Away frame 200,0 10x10
        }
        scene Second 100x100 {
            button Stop frame 20,20 40x40
        }
        """

    private func places(_ texts: [String]) throws -> ResolvedPlaces {
        let scenes = LintedFile(text: Self.text).loweredScenes
        #expect(scenes.count == 2)
        return ResolvedPlaces(try texts.map { try #require(WrittenPlace($0)) }, in: scenes, importedFrom: nil)
    }

    @Test(
        arguments: [
            ("1,2", WrittenPlace.point(Point(x: 1, y: 2))), ("Play", .view("Play")),
            ("List[3].Play", .view("List[3].Play")),
            ("play", nil), ("", nil), ("1,", nil), ("#1", nil),
        ] as [(String, WrittenPlace?)])
    func writtenPlace(_ text: String, _ place: WrittenPlace?) {
        #expect(WrittenPlace(text) == place)
    }

    /// A point is in every scene, a view in those that have it.
    @Test func placesOfScenes() throws {
        let places = try places(["5,5", "Stop", "Play"])
        #expect(places.problems.isEmpty)
        #expect(places.inScenes.map { $0.count } == [2, 2])
        guard case .middle(_, let middle) = places.inScenes[1][1] else {
            Issue.record("no middle")
            return
        }
        #expect(middle == Point(x: 40, y: 40))
    }

    @Test func unknownView() throws {
        let places = try places(["Pause"])
        #expect(places.inScenes.allSatisfy { $0.isEmpty })
        #expect(places.problems.count == 1 && places.problems[0].problems[0].range.start == 0)
    }

    /// Answers print paths that a scene can't contain.
    @Test func printedPath() throws {
        let places = try places(["Box.button#1"])
        guard case .middle(_, let middle)? = places.inScenes[0].first else {
            Issue.record("\(places.problems)")
            return
        }
        #expect(middle == Point(x: 10, y: 60) && places.inScenes[1].isEmpty && places.problems.isEmpty)
    }

    @Test func unknownPrintedPath() throws {
        let problem = try #require(try places(["Box.buton#1"]).problems.first?.problems.first)
        #expect(problem.message == "no scene has a view `Box.buton#1`")
        #expect(problem.notes.map { $0.message } == ["did you mean `Box.button#1`?"])
    }

    @Test func unseenView() throws {
        guard case .unseen(_, let message)? = try places(["Away"]).inScenes[0].first else {
            Issue.record("seen")
            return
        }
        #expect(
            message.text
                == "`Away` isn't visible because it is outside the scene, which is 100x100, so there is no point to touch"
        )
    }

    /// A brace that would end the gesture is reported where it is. Those in comments don't count.
    @Test(arguments: [
        ("tap 1,1 }", "this `}` closes nothing", 8), ("tap 1,1 { {", "this `{` is never closed", 10),
        ("} {", "this `}` closes nothing", 0), ("tap 1,1 // {\n}", "this `}` closes nothing", 13),
    ])
    func strayBrace(_ text: String, _ message: String, _ offset: Int) {
        let problems = TouchArgument(text).problems
        #expect(problems.map { $0.message } == [message])
        #expect(problems.map { $0.range.start } == [offset])
    }

    @Test(arguments: ["tap 1,1", "tap 1,1 // }", "tap 1,1 // {\nwait 1s"])
    func noStrayBrace(_ text: String) {
        #expect(TouchArgument(text).problems.isEmpty)
    }

    /// A diagnostic is at the words of the argument, not of the gesture around them, and offers no fix.
    @Test func problemInATouch() throws {
        let problem = try #require(TouchArgument("tap 1,1 tap 2,2").problems.first)
        #expect(problem.range.start == 8 && problem.range.end == 11 && problem.fixes.isEmpty)
    }

    /// A touch has to be possible in one of the scenes.
    @Test(arguments: [
        ("tap Stop", [false, true], true), ("tap Pause", [false, false], false), ("tap {", [false, false], false),
    ])
    func runs(_ steps: String, _ isRun: [Bool], _ isPossible: Bool) {
        let scenes = LintedFile(text: Self.text).loweredScenes
        let runs = TouchRuns(TouchArgument(steps), in: scenes)
        #expect(runs.runs.map { $0 != nil } == isRun)
        #expect(runs.problems.isEmpty == isPossible)
        #expect(runs.after(scenes).count == scenes.count)
    }

    @Test(
        arguments: [
            ("tap Gone", "`Gone` gets no touch: it is hidden"), ("tap Play", nil), ("tap 1,1", nil),
        ] as [(String, String?)])
    func reasonForMiss(_ steps: String, _ reason: String?) throws {
        let scene = try #require(LintedFile(text: Self.text).loweredScenes.first)
        #expect(TouchArgument(steps).reasonForMiss(in: scene.bound, scene.lowered) == reason)
    }
}
