import TestSupport

/// Checks whether a lexical rule derives a text.
struct LexemeMatcher {
    let grammar: Grammar

    /// A rule of the project's grammar and a text.
    private struct Question: Hashable {
        var rule: String
        var text: String
    }

    /// Whether the rules derive the texts. The same words occur in all files.
    private static let answers = Memo<Question, Bool>()

    /// Whether the project's grammar, which is the only one, derives all of `text` from `rule`.
    func derives(rule: String, _ text: String) -> Bool {
        Self.answers.value(for: Question(rule: rule, text: text)) { derives(.rule(rule), text) }
    }

    /// Whether `expression` derives all of `text`.
    func derives(_ expression: Grammar.Expression, _ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        return ends(of: expression, in: scalars, from: 0).contains(scalars.count)
    }

    /// Returns the possible ends of derivations of `expression` that begin at `start`.
    private func ends(of expression: Grammar.Expression, in text: [Unicode.Scalar], from start: Int) -> Set<Int> {
        switch expression {
        case .sequence(let parts):
            return parts.reduce([start]) { starts, part in
                Set(starts.flatMap { ends(of: part, in: text, from: $0) })
            }
        case .choice(let parts):
            return Set(parts.flatMap { ends(of: $0, in: text, from: start) })
        case .optional(let part):
            return ends(of: part, in: text, from: start).union([start])
        case .repetition(let part):
            var found: Set<Int> = [start]
            var open = [start]
            while let next = open.popLast() {
                for end in ends(of: part, in: text, from: next) where found.insert(end).inserted { open.append(end) }
            }
            return found
        case .exception(let part, let but):
            return ends(of: part, in: text, from: start).subtracting(ends(of: but, in: text, from: start))
        case .text(let expected):
            let scalars = Array(expected.unicodeScalars)
            return text[start...].starts(with: scalars) ? [start + scalars.count] : []
        case .range(let range):
            return start < text.count && range.contains(text[start]) ? [start + 1] : []
        case .rule(let name):
            return grammar.rules[name].map { ends(of: $0.body, in: text, from: start) } ?? []
        case .joined, .apart:
            return [start]
        }
    }
}
