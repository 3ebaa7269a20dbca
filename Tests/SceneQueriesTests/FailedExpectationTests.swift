import SceneSemantics
import SceneText
import Testing

@testable import SceneQueries

/// What a failed expectation tells about the views and gestures of the scene.
struct FailedExpectationTests {
    /// Tests the only expectation of `text`.
    private func result(_ text: String) throws -> (passed: Bool, actual: String, reasons: [String]) {
        let file = TestedFile(CompilationUnit(Source(path: "a.scene", text: text)), filter: nil)
        guard case .result(let result)? = file.items.first, file.items.count == 1 else {
            throw Failure(description: "\(file.items)")
        }
        return (result.passed, result.actual, result.reasons)
    }

    private struct Failure: Error { let description: String }

    /// Eight takers are listed; of more, the others are counted.
    @Test(arguments: [(8, [String]()), (9, ["and 1 more view takes a part"]), (10, ["and 2 more views take a part"])])
    func manyTakers(_ count: Int, _ rest: [String]) throws {
        let covers = (0..<count).map { "view C\($0) frame \(10 * $0),0 10x44\n" }.joined()
        let text = "scene Main 200x100 {\nbutton Play frame 0,0 120x44\n\(covers)expect reachable -> Play\n}\n"
        let result = try result(text)
        #expect(!result.passed && result.reasons.count == 8 + rest.count)
        #expect(Array(result.reasons.dropFirst(8)) == rest)
    }

    /// What is narrower than a point is listed only if nothing else is.
    @Test(arguments: [("1", ["C0", "C1"]), ("0.5", ["C0"])])
    func narrowTakers(_ width: String, _ takers: [String]) throws {
        let text = """
            scene Main 200x100 {
                button Play frame 0,0 120x44
                view C0 frame 0,0 10x44
                view C1 frame 50,0 \(width)x44
                expect reachable -> Play
            }
            """
        let reasons = try result(text).reasons
        #expect(takers.count == reasons.count)
        for taker in takers { #expect(reasons.contains { $0.contains("goes to \(taker):") }) }
    }

    /// A part of exactly the wanted size suffices.
    @Test(arguments: [("40x44", true), ("41x44", false), ("40x45", false)])
    func partOfASize(_ size: String, _ passed: Bool) throws {
        let text = """
            scene Main 200x100 {
                button Play frame 0,0 60x44
                view Cover frame 40,0 20x44
                expect reachable -> Play \(size)
            }
            """
        #expect(try result(text).passed == passed)
    }

    /// A finger that moves as far down as to the side counts as moving down.
    @Test(arguments: [("50,50", "vertically"), ("50,51", "horizontally"), ("51,50", "vertically")])
    func directionOfADrag(_ end: String, _ direction: String) throws {
        let text = """
            scene Main 100x100 {
                scroll Page fill contentSize 100x100
                expect drag 90,90 to \(end) scrolls -> Page
            }
            """
        let reasons = try result(text).reasons
        #expect(reasons.contains { $0.contains("Page can't move \(direction)") }, "\(reasons)")
    }
}
