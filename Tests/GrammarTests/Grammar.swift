/// A grammar in the notation of `grammar/scene.ebnf`.
struct Grammar: Sendable {
    /// The rules, by name.
    var rules: [String: Rule] = [:]
    /// The names of the rules, in the order of the file.
    var names: [String] = []

    struct Rule: Sendable {
        /// Whether the rule makes tokens of characters, not sentences of tokens.
        var isLexical: Bool
        /// The right side.
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
        /// `^`: no trivia between the tokens.
        case joined
        /// `_`: some trivia between the tokens.
        case apart
    }

    /// The names of rules in `expression`; a name can occur more than once.
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
