import Baselines
import SceneSyntax
import Testing

/// The C parser of the benchmarks accepts the same language, so that both parsers do the same work.
struct BaselineTests {
    @Test func acceptsEverySceneFileWithoutProblems() {
        for file in SceneGrammar.sceneFiles where SceneGrammar.parse(file.text).problems.isEmpty {
            #expect(Self.isAccepted(file.text), "\(file.path)")
        }
    }

    @Test(arguments: 201...204 as ClosedRange<UInt64>)
    func acceptsGeneratedSentences(_ seed: UInt64) throws {
        var generator = SentenceGenerator(try SceneGrammar.grammar.get(), seed: seed)
        for _ in 0..<250 {
            let text = generator.sentence()
            guard Self.isAccepted(text) else {
                Issue.record("not accepted:\n\(text)")
                return
            }
        }
    }

    @Test(arguments: [
        "scene A 1x1 { view B ) }", "scene A 1x1 {", "scene A 1x1 { view \"a }", "let a", "scene A 1x1 { } }",
        "scene A 1x1 { expect hit 1,1 }", "scene a 1x1 { }",
    ])
    func rejectsOtherTexts(_ text: String) {
        #expect(!Self.isAccepted(text))
    }

    private static func isAccepted(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { baseline_parse($0.baseAddress, Int64($0.count)) } >= 0
    }
}
