import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

/// Expectations after the budget of a file is used up.
struct TestBudgetTests {
    /// Tests a scene that contains `expectation` twice, and returns the results.
    private func actual(_ expectation: String, workLimit: Int) -> [String] {
        let views = (0..<99).map { "button A\($0) frame 0,0 44x44\n" }.joined()
        let text = "scene Main 390x844 {\n\(views)\(expectation)\n\(expectation)\n}\n"
        let file = TestedFile(CompilationUnit(Source(path: "a.scene", text: text)), filter: nil, workLimit: workLimit)
        return file.items.map { item in
            if case .result(let result) = item { result.passed ? "passed" : result.actual } else { "errors" }
        }
    }

    @Test(arguments: [
        "expect hit 60,60 -> Main", "expect tap 9,9 fires -> A98", "expect reachable -> A98",
        "expect reachable -> A98 44x44", "expect unreachable -> A97",
    ])
    func skippedExpectationsAreReported(_ expectation: String) {
        #expect(actual(expectation, workLimit: 100_000) == ["passed", "passed"])
        #expect(actual(expectation, workLimit: 0) == ["not tested", "not tested"])
    }

    /// The first expectation uses up the budget, unless that is too small for a map.
    @Test func workIsCounted() {
        #expect(actual("expect hit 60,60 -> Main", workLimit: 1) == ["passed", "not tested"])
        #expect(actual("expect reachable -> A98", workLimit: 1) == ["not tested", "not tested"])
        #expect(actual("expect reachable -> A98", workLimit: 3000) == ["passed", "passed"])
    }

    /// Once the budget is used up, the remaining steps of a touch are skipped.
    @Test func aLongTouchIsCutOff() {
        let touch = "expect touch { tap 9,9; tap 9,9; tap 9,9 } fires -> A98"
        #expect(actual(touch, workLimit: 2) == ["not tested", "not tested"])
    }
}
