import SceneLint
import SceneReport
import SceneRuntime
import SceneText
import Testing

@testable import SceneQueries

/// Who gets a touch at a point.
struct SceneAnswersTests {
    /// A button extends from one row into the next, and the button of that row into the first.
    private func answers() throws -> SceneAnswers {
        let text = """
            scene Main 300x300 {
                table List fill {
                    rows 2 height 60 {
                        cell { button Play frame 0,-20 100x100 overhang }
                    }
                }
            }
            """
        let scene = try #require(LintedFile.lint(Source(path: "a.scene", text: text), rules: []).scenes.first?.lowered)
        return SceneAnswers(scene, file: "a.scene")
    }

    /// Two outcomes depend on the order; at other points there is one answer for all orders.
    @Test func answersForAllOrders() throws {
        var answers = try answers()
        guard case .orderDependent(let hits) = answers.answerForAllOrders(at: Point(x: 50, y: 60)).outcome else {
            Issue.record("one outcome")
            return
        }
        #expect(Set(hits) == ["List[0].Play", "List[1].Play"])
        guard case .hit = answers.answerForAllOrders(at: Point(x: 50, y: 10)).outcome else {
            Issue.record("not one view")
            return
        }
    }
}
