import Baselines
import SceneSyntax
import Testing

/// The parser in C, with which ours is compared for speed, takes the same language, so that both do the same work.
struct BaselineTests {
    @Test func takesEverySceneFileWithoutProblems() {
        for file in SceneGrammar.sceneFiles where SceneGrammar.parse(file.text).problems.isEmpty {
            #expect(Self.isTaken(file.text), "\(file.path)")
        }
    }

    @Test(arguments: 201...204 as ClosedRange<UInt64>)
    func takesGeneratedSentences(_ seed: UInt64) throws {
        var generator = SentenceGenerator(try SceneGrammar.grammar.get(), seed: seed)
        for _ in 0..<250 {
            let text = generator.sentence()
            guard Self.isTaken(text) else {
                Issue.record("not taken:\n\(text)")
                return
            }
        }
    }

    @Test(arguments: [
        "scene A 1x1 { view B ) }", "scene A 1x1 {", "scene A 1x1 { view \"a }", "let a", "scene A 1x1 { } }",
        "scene A 1x1 { expect hit 1,1 }", "scene a 1x1 { }",
    ])
    func refusesWhatIsNone(_ text: String) {
        #expect(!Self.isTaken(text))
    }

    private static func isTaken(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { baseline_parse($0.baseAddress, Int64($0.count)) } >= 0
    }
}
