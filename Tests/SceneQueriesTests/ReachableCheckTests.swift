import SceneLint
import SceneRuntime
import SceneSemantics
import Testing

@testable import SceneQueries

/// What `expect reachable` and `expect unreachable` find of a view.
struct ReachableCheckTests {
    private func check(_ path: String, _ size: Size? = nil, in text: String) throws -> ReachableCheck {
        let scene = try LoweredScene.first(in: text)
        var work = ExpectationRunner.workLimit
        return ReachableCheck(try scene.view(at: path), size, SceneTargets(scene, within: &work), &work)
    }

    private func unreachable(_ path: String, in text: String) throws -> UnreachableCheck {
        let scene = try LoweredScene.first(in: text)
        var work = ExpectationRunner.workLimit
        var targets = SceneTargets(scene, within: &work)
        return UnreachableCheck(try scene.view(at: path), &targets, &work)
    }

    @Test func passes() throws {
        let check = try check("Play", in: "scene Main 200x100 { button Play frame 0,0 60x44 }")
        #expect(check.passed)
        #expect(check.expected == "all of the visible part of Play gets its touches")
        #expect(check.actual == check.expected && check.reasons.isEmpty)
    }

    /// A rectangle is given by its place, another region by the largest rectangle in it.
    @Test(arguments: [
        ("view C frame 40,0 20x44", "66.7% of it does", "33.3% goes to C: 40,0 20x44"),
        (
            "view C frame 40,0 20x44 { view D frame 0,0 5x5 }", "66.7% of it does",
            "32.4% goes to C: 40,5 20x39 and more"
        ),
        ("view C frame 40,0 20x44; view D frame 59.5,0 0.5x44", "66.7% of it does", "32.5% goes to C: 40,0 19.5x44"),
    ])
    func firstReason(_ covers: String, _ actual: String, _ reason: String) throws {
        let lines = covers.replacing("; ", with: "\n")
        let check = try check("Play", in: "scene Main 200x100 {\nbutton Play frame 0,0 60x44\n\(lines)\n}")
        #expect(!check.passed && check.actual == actual)
        #expect(check.reasons.first == reason)
    }

    /// A part that is thinner than a point is measured to the millionth.
    @Test func sliver() throws {
        let check = try check(
            "Play", in: "scene Main 200x100 {\nbutton Play frame 0,0 60x44\nview C frame 40,0 0.25x44\n}")
        #expect(check.reasons == ["0.4% goes to C: 40,0 0.25x44"])
    }

    @Test(arguments: [
        ("hidden", "it isn't visible because it is hidden"), ("alpha 0", "it isn't visible because it has alpha 0"),
        ("alpha 0.005", "it isn't visible because it has an alpha below 0.01"),
    ])
    func invisible(_ attribute: String, _ actual: String) throws {
        let check = try check("Play", in: "scene Main 200x100 { button Play frame 0,0 60x44 \(attribute) }")
        #expect(!check.passed && check.actual == actual)
    }

    /// A part of exactly the size suffices. Otherwise the largest square is given.
    @Test(arguments: [(Size(width: 40, height: 44), true), (Size(width: 41, height: 44), false)])
    func partOfASize(_ size: Size, _ passed: Bool) throws {
        let check = try check(
            "Play", size, in: "scene Main 200x100 {\nbutton Play frame 0,0 60x44\nview C frame 40,0 20x44\n}")
        #expect(check.passed == passed)
        #expect(check.actual == (passed ? check.expected : "its largest touchable square is 40 × 40 points"))
    }

    @Test(arguments: [
        ("view C frame 0,0 60x44", true, "no point hits Play"),
        ("view C frame 0,0 40x44", false, "50,22 hits Play, which gets touches in 880 square points in total"),
    ])
    func unreachable(_ cover: String, _ passed: Bool, _ actual: String) throws {
        let check = try unreachable("Play", in: "scene Main 200x100 {\nbutton Play frame 0,0 60x44\n\(cover)\n}")
        #expect(check.passed == passed && check.actual == actual)
    }

    /// A cell gets the touches that hit its content view.
    @Test func hitsOfTheContentView() throws {
        let check = try unreachable(
            "List[0]", in: "scene Main 200x100 { table List fill { rows 1 height 60 { cell { } } } }")
        #expect(!check.passed)
        #expect(check.actual == "List[0] gets the touch at 100,30, and touches in 12,000 square points in total")
    }

    /// The first row is hit below its edge only if its cell was displayed last.
    @Test func otherDisplayOrder() throws {
        let text = """
            scene Main 100x120 {
                table List fill {
                    rows 2 height 60 {
                        cell { button Play frame 0,60 100x10 overhang }
                    }
                }
            }
            """
        let check = try unreachable("List[0].Play", in: text)
        #expect(!check.passed && check.actual.hasSuffix("hits List[0].Play, if its cell was displayed last"))
    }
}
