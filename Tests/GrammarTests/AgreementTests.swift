import SceneSyntax
import TestSupport
import Testing

/// The parser and the grammar accept the same texts: all scene files, and mutations of scene files and of generated
/// sentences.
struct AgreementTests {
    @Test func everySceneFileIsASentenceOrHasAProblem() throws {
        #expect(SceneGrammar.sceneFiles.contains { $0.path.hasPrefix("examples/") })
        for file in SceneGrammar.sceneFiles {
            let tree = SceneGrammar.parse(file.text)
            #expect(try SceneGrammar.derives(tree) == Self.isAccepted(tree), "\(file.path)")
        }
    }

    @Test func mutatedSceneFilesAgree() throws {
        var random = SplitMix(seed: 3)
        for file in SceneGrammar.sceneFiles {
            for _ in trials(1) where random.happens(0.5) {
                if let disagreement = try Self.disagreement(on: Self.mutated(file.text, &random)) {
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
        for _ in 0..<25 {
            let sentence = "scene Main 390x844 {\n\(generator.sentence(of: "statement"))\n}"
            for _ in 0..<6 {
                if let disagreement = try Self.disagreement(on: Self.mutated(sentence, &random)) {
                    Issue.record("\(disagreement)")
                    return
                }
            }
        }
    }

    /// Describes how the parser and the grammar disagree about `text`, or returns `nil`.
    private static func disagreement(on text: String) throws -> String? {
        let tree = SceneGrammar.parse(text)
        // For the grammar, a misspelled `expect` may be an item, and calls chained as in SwiftUI may be an attribute
        // with a case. The parser knows better.
        if tree.problems.contains(where: { $0.reason == .misspelledExpect || $0.reason == .chainedCall }) { return nil }
        let isDerived = try SceneGrammar.derives(tree)
        if isDerived == isAccepted(tree) { return nil }
        let problems = tree.problems.map { problem in
            "\(tree.source.position(at: problem.range.start).line): \(problem.diagnostic(in: tree).message)"
        }
        return "the grammar \(isDerived ? "derives" : "does not derive") what the parser finds \(problems) in:\n\(text)"
    }

    /// Whether the parser accepts `tree`.
    ///
    /// The grammar doesn't allow some words as kinds or attributes. The parser accepts them, so that the checker can
    /// report an unknown kind or attribute and suggest the nearest one.
    private static func isAccepted(_ tree: SyntaxTree) -> Bool {
        guard tree.problems.isEmpty, case .success(let grammar) = SceneGrammar.grammar else { return false }
        let matcher = LexemeMatcher(grammar: grammar)
        return !(0..<tree.nodeCount).map(NodeID.init).contains { node in
            let word = tree.text(tree.firstToken(node))
            return switch tree.kind(node) {
            case .item: matcher.derives(rule: "statement-word", word)
            case .attribute: matcher.derives(rule: "unit-word", word)
            default: false
            }
        }
    }

    /// `text` with one to three mutations: a token deleted, duplicated or replaced, or a line end added or removed.
    private static func mutated(_ text: String, _ random: inout SplitMix) -> String {
        var parts = Self.parts(of: text)
        for _ in 0..<Int.random(in: 1...3, using: &random) where parts.count > 1 {
            let index = Int.random(in: 0..<parts.count, using: &random)
            let other = Int.random(in: 0..<parts.count, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: parts[index].token = ""
            case 1: parts.remove(at: index)
            case 2: parts[index].token += random.happens(0.5) ? parts[index].token : " " + parts[index].token
            case 3:
                (parts[index].token, parts[other].token) = (parts[other].token, parts[index].token)
            case 4 where index + 1 < parts.count:
                (parts[index].token, parts[index + 1].token) = (parts[index + 1].token, parts[index].token)
            case 5: parts[index].trivia = random.pick(["", " ", "\n"])
            default: parts[index].token = parts[other].token
            }
        }
        return parts.map { $0.trivia + $0.token }.joined()
    }

    /// The tokens of `text`, each with the trivia before it.
    private static func parts(of text: String) -> [(trivia: String, token: String)] {
        let tree = SceneGrammar.parse(text)
        let bytes = tree.source.bytes
        var end = 0
        return (0..<tree.tokens.count).map { index in
            let range = tree.tokens.range(TokenID(index: index))
            defer { end = range.end }
            return (
                trivia: String(decoding: bytes[min(end, range.start)..<range.start], as: UTF8.self),
                token: tree.text(TokenID(index: index))
            )
        }
    }
}
