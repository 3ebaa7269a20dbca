import SceneSyntax
import Testing

/// The parser accepts every sentence that the grammar derives.
struct GeneratedSentenceTests {
    private static let sentencesPerSeed = 70

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func sentenceParses(_ seed: UInt64) throws {
        let grammar = try SceneGrammar.grammar.get()
        var generator = SentenceGenerator(grammar, seed: seed)
        for _ in 0..<Self.sentencesPerSeed {
            // A single statement leaves more room for rare constructs than a whole file.
            let text =
                generator.coin()
                ? generator.sentence() : "scene Main 390x844 {\n\(generator.sentence(of: "statement"))\n}"
            let tree = SceneGrammar.parse(text)
            guard tree.problems.isEmpty, try SceneGrammar.derives(tree) else {
                Issue.record("\(tree.problems.map { $0.diagnostic(in: tree).message }) in\n\(text)")
                return
            }
        }
    }
}
