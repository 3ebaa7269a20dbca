import SceneSyntax
import TestSupport
import Testing

/// The parser and the grammar agree on what is a sentence: on every scene file that is there, and on what is left of
/// them and of generated sentences after a token or two were lost, doubled or exchanged.
struct AgreementTests {
    @Test func everySceneFileIsASentenceOrHasAProblem() throws {
        #expect(SceneGrammar.sceneFiles.contains { $0.path.hasPrefix("examples/") })
        for file in SceneGrammar.sceneFiles {
            let tree = SceneGrammar.parse(file.text)
            #expect(try SceneGrammar.derives(tree) == Self.isTaken(tree), "\(file.path)")
        }
    }

    @Test func mutatedSceneFilesAgree() throws {
        var random = SplitMix(seed: 3)
        for file in SceneGrammar.sceneFiles {
            for _ in 0..<max(4, min(20, 20000 / max(1, file.text.utf8.count))) {
                let text = Self.mutated(file.text, &random)
                if let disagreement = try Self.disagreement(on: text) {
                    Issue.record("\(file.path), changed: \(disagreement)")
                    return
                }
            }
        }
    }

    @Test(arguments: 101...104 as ClosedRange<UInt64>)
    func mutatedSentencesAgree(_ seed: UInt64) throws {
        let grammar = try SceneGrammar.grammar.get()
        var generator = SentenceGenerator(grammar, seed: seed)
        var random = SplitMix(seed: seed)
        for _ in 0..<60 {
            let sentence = "scene Main 390x844 {\n\(generator.sentence(of: "statement"))\n}"
            for _ in 0..<6 {
                if let disagreement = try Self.disagreement(on: Self.mutated(sentence, &random)) {
                    Issue.record("\(disagreement)")
                    return
                }
            }
        }
    }

    /// What the parser and the grammar say of `text`, where they do not say the same.
    private static func disagreement(on text: String) throws -> String? {
        let tree = SceneGrammar.parse(text)
        // What looks like a misspelled `expect` may be an item to the grammar, and what looks like modifiers chained as in
        // SwiftUI an attribute with a case; the parser knows better.
        if tree.problems.contains(where: { $0.reason == .misspelledExpect || $0.reason == .chainedCall }) { return nil }
        let isDerived = try SceneGrammar.derives(tree)
        if isDerived == isTaken(tree) { return nil }
        let problems = tree.problems.map { problem in
            "\(tree.source.position(at: problem.range.start).line): \(problem.diagnostic(in: tree.source).message)"
        }
        return "the grammar \(isDerived ? "derives" : "does not derive") what the parser finds \(problems) in:\n\(text)"
    }

    /// Whether the parser finds nothing wrong with `tree`.
    ///
    /// A word that the grammar keeps for other uses may stand where a kind or an attribute does: the parser leaves it to
    /// the checker, which knows no such kind or attribute, to say so with the nearest one that there is.
    private static func isTaken(_ tree: SyntaxTree) -> Bool {
        guard tree.problems.isEmpty, case .success(let grammar) = SceneGrammar.grammar else { return false }
        let matcher = LexemeMatcher(grammar: grammar)
        return !(0..<tree.nodeCount).map(NodeID.init).contains { node in
            let word = tree.text(tree.firstToken(node))
            return switch tree.kind(node) {
            case .item: matcher.derives(.rule("statement-word"), word)
            case .attribute: matcher.derives(.rule("unit-word"), word)
            default: false
            }
        }
    }

    /// `text` with one to three tokens lost, doubled or exchanged, or a line end more or less.
    private static func mutated(_ text: String, _ random: inout SplitMix) -> String {
        var pieces = Self.pieces(of: text)
        for _ in 0..<Int.random(in: 1...3, using: &random) where pieces.count > 1 {
            let index = Int.random(in: 0..<pieces.count, using: &random)
            let other = Int.random(in: 0..<pieces.count, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: pieces[index].token = ""
            case 1: pieces.remove(at: index)
            case 2: pieces[index].token += random.happens(0.5) ? pieces[index].token : " " + pieces[index].token
            case 3:
                (pieces[index].token, pieces[other].token) = (pieces[other].token, pieces[index].token)
            case 4 where index + 1 < pieces.count:
                (pieces[index].token, pieces[index + 1].token) = (pieces[index + 1].token, pieces[index].token)
            case 5: pieces[index].blanks = random.pick(["", " ", "\n"])
            default: pieces[index].token = pieces[other].token
            }
        }
        return pieces.map { $0.blanks + $0.token }.joined()
    }

    /// The tokens of `text`, each with what stands before it.
    private static func pieces(of text: String) -> [(blanks: String, token: String)] {
        let tree = SceneGrammar.parse(text)
        let bytes = tree.source.bytes
        var end = 0
        return (0..<tree.tokens.count).map { index in
            let range = tree.tokens.range(TokenID(index: index))
            defer { end = range.end }
            return (
                blanks: String(decoding: bytes[min(end, range.start)..<range.start], as: UTF8.self),
                token: tree.text(TokenID(index: index))
            )
        }
    }
}
