import Testing

/// Every rule of the grammar file is defined and used.
struct GrammarFileTests {
    @Test func everyRuleIsDefinedAndUsed() throws {
        let grammar = try SceneGrammar.grammar.get()
        let used = Set(grammar.rules.values.flatMap { Grammar.names(in: $0.body) })
        let defined = Set(grammar.names)
        // Comments of the grammar define line ends.
        #expect(used.subtracting(defined) == ["line-end"])
        // Derivations begin at the rules that no rule uses: files, signs and trivia.
        #expect(defined.subtracting(used) == ["file", "sign", "blank"])
    }

    @Test func lexicalRulesOnlyUseLexicalRules() throws {
        let grammar = try SceneGrammar.grammar.get()
        for (name, rule) in grammar.rules where rule.isLexical {
            let syntactic = Grammar.names(in: rule.body).filter { grammar.rules[$0]?.isLexical != true }
            #expect(syntactic.isEmpty, "\(name)")
        }
    }

    /// The lexical rule lists all signs that the syntactic rules use.
    @Test func everySignIsListed() throws {
        let grammar = try SceneGrammar.grammar.get()
        let matcher = LexemeMatcher(grammar: grammar)
        for (name, rule) in grammar.rules where !rule.isLexical {
            for text in Self.texts(in: rule.body) {
                let isKnown = ["sign", "word"].contains { matcher.derives(.rule($0), text) }
                #expect(isKnown, "\(text) in \(name)")
            }
        }
    }

    private static func texts(in expression: Grammar.Expression) -> [String] {
        switch expression {
        case .sequence(let parts), .choice(let parts): parts.flatMap(texts)
        case .optional(let part), .repetition(let part): texts(in: part)
        case .exception(let part, let but): texts(in: part) + texts(in: but)
        case .text(let text): [text]
        case .range, .rule, .joined, .apart: []
        }
    }
}
