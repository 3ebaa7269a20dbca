import Testing

/// The grammar file is a grammar: everything is defined, and everything is used.
struct GrammarFileTests {
    @Test func everyRuleIsDefinedAndUsed() throws {
        let grammar = try SceneGrammar.grammar.get()
        let used = Set(grammar.rules.values.flatMap { Grammar.names(in: $0.body) })
        let defined = Set(grammar.names)
        // Line ends are told by prose.
        #expect(used.subtracting(defined) == ["line-end"])
        // What nothing uses is where derivation begins: files, and what stands between tokens.
        #expect(defined.subtracting(used) == ["file", "sign", "blank"])
    }

    @Test func lexicalRulesNameLexicalRulesAlone() throws {
        let grammar = try SceneGrammar.grammar.get()
        for (name, rule) in grammar.rules where rule.isLexical {
            let syntactic = Grammar.names(in: rule.body).filter { grammar.rules[$0]?.isLexical != true }
            #expect(syntactic.isEmpty, "\(name)")
        }
    }

    /// The signs in the rules of the syntax are those that the lexical rule lists.
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
