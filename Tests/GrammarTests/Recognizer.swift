/// Checks whether a grammar derives a list of tokens.
///
/// For every rule and every start it finds all possible ends of a derivation. No rule may be left-recursive.
struct Recognizer {
    private let grammar: Grammar
    private let tokens: [ExplicitToken]
    private let matcher: LexemeMatcher
    private var known: [Place: [Int]] = [:]

    /// A rule and the token where its derivation begins.
    private struct Place: Hashable {
        var rule: String
        var start: Int
    }

    /// Whether `rule` of `grammar` derives all of `tokens`.
    static func accepts(_ tokens: [ExplicitToken], as rule: String = "file", in grammar: Grammar) -> Bool {
        var recognizer = Recognizer(grammar: grammar, tokens: tokens, matcher: LexemeMatcher(grammar: grammar))
        return recognizer.ends(of: .rule(rule), from: 0).contains(tokens.count)
    }

    private init(grammar: Grammar, tokens: [ExplicitToken], matcher: LexemeMatcher) {
        self.grammar = grammar
        self.tokens = tokens
        self.matcher = matcher
    }

    private mutating func ends(of expression: Grammar.Expression, from start: Int) -> [Int] {
        switch expression {
        case .sequence(let parts):
            var starts = [start]
            for part in parts {
                starts = ends(of: part, from: starts)
                if starts.isEmpty { break }
            }
            return starts
        case .choice(let parts):
            var found: [Int] = []
            for part in parts { found += ends(of: part, from: start) }
            return found
        case .optional(let part):
            return [start] + ends(of: part, from: start)
        case .repetition(let part):
            var found = [start]
            var seen: Set<Int> = [start]
            var open = [start]
            while let next = open.popLast() {
                for end in ends(of: part, from: next) where seen.insert(end).inserted {
                    found.append(end)
                    open.append(end)
                }
            }
            return found
        case .exception(let part, let but):
            // Exceptions apply to words: single tokens with a forbidden text.
            return ends(of: part, from: start).filter { $0 != start + 1 || !matcher.derives(but, tokens[start].text) }
        case .text(let text):
            guard start < tokens.count, tokens[start].text == text else { return [] }
            return tokens[start].rule == "word" || tokens[start].rule == "sign" ? [start + 1] : []
        case .rule(let name):
            return ends(ofRule: name, from: start)
        case .joined:
            return start < tokens.count && tokens[start].isJoined ? [start] : []
        case .apart:
            return start < tokens.count && !tokens[start].isJoined ? [start] : []
        case .range:
            return []
        }
    }

    private mutating func ends(ofRule name: String, from start: Int) -> [Int] {
        let place = Place(rule: name, start: start)
        if let ends = known[place] { return ends }
        let found: [Int]
        if let rule = grammar.rules[name], !rule.isLexical {
            found = Array(Set(ends(of: rule.body, from: start)))
        } else {
            found = isToken(name, at: start) ? [start + 1] : []
        }
        known[place] = found
        return found
    }

    /// Whether the lexical rule `name` derives the token at `index`, character by character.
    private func isToken(_ name: String, at index: Int) -> Bool {
        guard index < tokens.count, tokens[index].rule == name else { return false }
        return grammar.rules[name] == nil || matcher.derives(rule: name, tokens[index].text)
    }

    private mutating func ends(of expression: Grammar.Expression, from starts: [Int]) -> [Int] {
        if starts.count == 1 { return ends(of: expression, from: starts[0]) }
        var found: Set<Int> = []
        for start in starts { found.formUnion(ends(of: expression, from: start)) }
        return Array(found)
    }
}
