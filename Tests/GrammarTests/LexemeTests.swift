import SceneSyntax
import Testing

/// The lexer reads what a lexical rule derives as one token of the rule's kind.
struct LexemeTests {
    @Test(arguments: [
        ("word", TokenKind.word), ("Name", .name), ("number", .number), ("color", .color), ("string", .string),
    ])
    func lexemeIsOneToken(_ rule: String, _ kind: TokenKind) throws {
        var generator = SentenceGenerator(try SceneGrammar.grammar.get(), seed: 11)
        for _ in 0..<500 {
            let text = generator.lexeme(of: rule)
            let tree = SceneGrammar.parse(text)
            #expect(Self.kinds(of: tree) == [kind, .endOfFile], "\(text)")
            // A single token isn't a scene, but that isn't a problem of the token.
            #expect(!tree.problems.contains { Self.isInsideToken($0.reason) }, "\(text)")
        }
    }

    @Test func stringsAreSplitAtInterpolations() throws {
        var generator = SentenceGenerator(try SceneGrammar.grammar.get(), seed: 12)
        for _ in 0..<500 {
            let text =
                generator.lexeme(of: "string-head") + generator.lexeme(of: "word")
                + generator.lexeme(of: "string-middle") + generator.lexeme(of: "number")
                + generator.lexeme(of: "string-tail")
            let tree = SceneGrammar.parse(text)
            let expected: [TokenKind] = [.stringHead, .word, .stringMiddle, .number, .stringTail, .endOfFile]
            #expect(Self.kinds(of: tree) == expected, "\(text)")
            #expect(!tree.problems.contains { Self.isInsideToken($0.reason) }, "\(text)")
        }
    }

    @Test func signsAreTokens() throws {
        let grammar = try SceneGrammar.grammar.get()
        guard case .choice(let signs)? = grammar.rules["sign"]?.body else {
            Issue.record("`sign` isn't a choice")
            return
        }
        for case .text(let sign) in signs {
            let kinds = Self.kinds(of: SceneGrammar.parse(sign))
            #expect(kinds.count == 2, "\(sign)")
            #expect(kinds.first.map(ExplicitToken.rule) == "sign", "\(sign)")
        }
    }

    /// `x` is the sign of a size only where the grammar's comment on `times` says so.
    @Test(arguments: [
        ("1x2", TokenKind.times), ("1x.5", .times), ("1x-2", .times), ("1x(2)", .times), ("(1)x2", .times),
        ("1x y", .word), ("1 x2", .word), ("1xa", .word), ("1%x2", .word), ("1x", .word),
    ])
    func timesSignIsRecognized(_ text: String, _ kind: TokenKind) {
        let tree = SceneGrammar.parse(text)
        let token = (0..<tree.tokens.count).map(TokenID.init).first { tree.text($0).hasPrefix("x") }
        #expect(token.map { tree.tokens.kind($0) } == kind)
    }

    private static func kinds(of tree: SyntaxTree) -> [TokenKind] {
        (0..<tree.tokens.count).map { tree.tokens.kind(TokenID(index: $0)) }
    }

    private static func isInsideToken(_ reason: SyntaxProblem.Reason) -> Bool {
        switch reason {
        case .binaryFile, .invalidUTF8, .unterminatedString, .unclosedInterpolation, .invalidEscape,
            .lettersBeyondASCII, .unknownCharacters:
            true
        default: false
        }
    }
}
