import TestSupport

/// Generates random sentences of a grammar.
struct SentenceGenerator {
    private let grammar: Grammar
    private let matcher: LexemeMatcher
    private var random: SplitMix
    /// How many more tokens to generate before the sentence leaves out everything optional.
    private var budget = 0
    private var depth = 0

    /// A token of a sentence, or what to write before the next one.
    private enum Piece {
        case token(rule: String, text: String)
        case lineEnd
        case joined
        case apart
    }

    /// Creates a generator, which gives the same sentences for the same seed.
    init(_ grammar: Grammar, seed: UInt64) {
        self.grammar = grammar
        matcher = LexemeMatcher(grammar: grammar)
        random = SplitMix(seed: seed)
    }

    /// Returns the text of a sentence that `rule` derives.
    mutating func sentence(of rule: String = "file") -> String {
        budget = Int.random(in: 4...120, using: &random)
        depth = 0
        var pieces: [Piece] = []
        derive(.rule(rule), into: &pieces)
        return text(of: pieces)
    }

    /// Returns a token that the lexical rule `rule` derives.
    mutating func lexeme(of rule: String) -> String {
        budget = Int.random(in: 0...6, using: &random)
        return lexeme(.rule(rule))
    }

    /// Returns a random Boolean.
    mutating func coin() -> Bool { random.happens(0.5) }

    // MARK: Tokens to sentences

    private mutating func derive(_ expression: Grammar.Expression, into pieces: inout [Piece]) {
        switch expression {
        case .sequence(let parts):
            for part in parts { derive(part, into: &pieces) }
        case .choice(let parts):
            // When deeply nested, take the first simple choice, because it ends soonest.
            let simple = parts.filter { depthOfRules($0) < 2 }
            derive(depth > 40 || budget < 0 ? (simple.first ?? parts[0]) : random.pick(parts), into: &pieces)
        case .optional(let part):
            if budget > 0, random.happens(0.5) { derive(part, into: &pieces) }
        case .repetition(let part):
            while budget > 0, random.happens(0.55) { derive(part, into: &pieces) }
        case .exception(.rule(let name), let but):
            append(name, text: wordFromExample(name, except: [but]), to: &pieces)
        case .exception(.exception(.rule(let name), let but), let other):
            append(name, text: wordFromExample(name, except: [but, other]), to: &pieces)
        case .text(let text):
            append("literal", text: text, to: &pieces)
        case .rule("line-end"):
            pieces.append(.lineEnd)
        case .rule(let name):
            guard let rule = grammar.rules[name], !rule.isLexical else {
                append(name, text: name == "unit" ? unit() : lexeme(.rule(name)), to: &pieces)
                return
            }
            depth += 1
            derive(rule.body, into: &pieces)
            depth -= 1
        case .joined: pieces.append(.joined)
        case .apart: pieces.append(.apart)
        case .exception, .range: break
        }
    }

    /// Returns a unit that doesn't look like an exponent of the number before it.
    private mutating func unit() -> String {
        while true {
            let text = lexeme(.rule("unit"))
            if !text.hasPrefix("e") || text.dropFirst().first?.isNumber != true { return text }
        }
    }

    private mutating func append(_ rule: String, text: String, to pieces: inout [Piece]) {
        budget -= 1
        pieces.append(.token(rule: rule, text: text))
    }

    /// Returns a lexeme of `rule` that none of `exceptions` derives.
    private mutating func wordFromExample(_ rule: String, except exceptions: [Grammar.Expression]) -> String {
        while true {
            let text = lexeme(.rule(rule))
            if !exceptions.contains(where: { matcher.derives($0, text) }) { return text }
        }
    }

    /// The nesting depth of rules in `expression`, at most 2.
    private func depthOfRules(_ expression: Grammar.Expression, _ level: Int = 0) -> Int {
        guard level < 2 else { return 2 }
        let names = Grammar.names(in: expression).filter { grammar.rules[$0]?.isLexical == false }
        return names.compactMap { grammar.rules[$0].map { 1 + depthOfRules($0.body, level + 1) } }.max() ?? 0
    }

    // MARK: Characters to tokens

    private mutating func lexeme(_ expression: Grammar.Expression) -> String {
        switch expression {
        case .sequence(let parts): return parts.reduce(into: "") { $0 += lexeme($1) }
        case .choice(let parts): return lexeme(random.pick(parts))
        case .optional(let part): return random.happens(0.4) ? lexeme(part) : ""
        case .repetition(let part):
            var text = ""
            while random.happens(0.6) { text += lexeme(part) }
            return text
        case .exception(let part, let but):
            while true {
                let text = lexeme(part)
                if !matcher.derives(but, text) { return text }
            }
        case .text(let text): return text
        case .range(let range):
            // Mostly ASCII, sometimes anything.
            let upper = range.upperBound.value > 0x7E && random.happens(0.9) ? 0x7E : range.upperBound.value
            while true {
                let value = UInt32.random(in: range.lowerBound.value...upper, using: &random)
                if let scalar = Unicode.Scalar(value) { return String(scalar) }
            }
        case .rule(let name): return grammar.rules[name].map { lexeme($0.body) } ?? ""
        case .joined, .apart: return ""
        }
    }

    // MARK: Tokens to text

    private static let openers: Set<String> = ["(", "["]
    private static let closers: Set<String> = [")", "]"]

    private mutating func text(of pieces: [Piece]) -> String {
        var text = ""
        var separation: Piece?
        var last = (rule: "", text: "")
        var depth = 0
        var isInString = false
        for piece in pieces {
            guard case .token(let rule, let token) = piece else {
                // A line end wins over other marks.
                if case .lineEnd = separation { continue }
                separation = piece
                continue
            }
            switch separation {
            case .lineEnd: text += lineEnd()
            case .joined: break
            default:
                let mayBreak =
                    !isInString && (depth > 0 || last.text == "," || last.text == "->" || token == "->")
                let touches = rule == "times" || last.rule == "times" || rule == "unit"
                let mayTouch = separation == nil && canTouch(last.text, token)
                if !touches, !(mayTouch && random.happens(0.4)) { text += gap(mayBreak: mayBreak) }
            }
            separation = nil
            text += token
            if Self.openers.contains(token) { depth += 1 }
            if Self.closers.contains(token) { depth -= 1 }
            if rule == "string-head" { isInString = true }
            if rule == "string-tail" { isInString = false }
            last = (rule, token)
        }
        if case .lineEnd = separation { text += lineEnd() }
        return text
    }

    /// Whether two tokens remain the same without a space between them.
    private func canTouch(_ first: String, _ second: String) -> Bool {
        let signs: Set<String> = [",", ";", "{", "}", "[", "]", "="]
        return signs.contains(second) || (signs.contains(first) && first != "=" && second != "=")
    }

    private mutating func gap(mayBreak: Bool) -> String {
        if mayBreak, random.happens(0.3) { return lineEnd() }
        return random.pick([" ", " ", " ", "  ", "\t", " \r "])
    }

    private mutating func lineEnd() -> String {
        let comment = random.happens(0.2) ? " // it's a \"remark\" { ( \\" : ""
        return comment + random.pick(["\n", "\n    ", "\r\n", "\n\n\t", "\n// alone\n"])
    }
}
