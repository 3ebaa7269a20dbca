/// A grammar, as `grammar/scene.ebnf` has it.
struct Grammar: Sendable {
    /// What the rules derive, by their names.
    var rules: [String: Rule] = [:]
    /// The names, in the order of the file.
    var names: [String] = []

    /// One rule.
    struct Rule: Sendable {
        /// Whether it joins characters to tokens, and not tokens to sentences.
        var isLexical: Bool
        /// What it derives.
        var body: Expression
    }

    /// The right side of a rule, or a part of it.
    indirect enum Expression: Sendable {
        case sequence([Expression])
        case choice([Expression])
        case optional(Expression)
        case repetition(Expression)
        case exception(Expression, Expression)
        case text(String)
        case range(ClosedRange<Unicode.Scalar>)
        case rule(String)
        /// `^`: nothing stands between the tokens.
        case joined
        /// `_`: something stands between them.
        case apart
    }

    /// The rules that `expression` names, with repetitions.
    static func names(in expression: Expression) -> [String] {
        switch expression {
        case .sequence(let parts), .choice(let parts): parts.flatMap(names)
        case .optional(let part), .repetition(let part): names(in: part)
        case .exception(let part, let but): names(in: part) + names(in: but)
        case .rule(let name): [name]
        case .text, .range, .joined, .apart: []
        }
    }
}
