/// Parses the notation that the first comment of `grammar/scene.ebnf` explains.
struct GrammarReader {
    /// An error in a grammar file.
    struct Mistake: Error, CustomStringConvertible {
        /// What is wrong, and the text after it.
        let description: String
    }

    private var rest: Substring

    /// Parses a grammar.
    static func read(_ text: String) throws -> Grammar {
        var reader = GrammarReader(rest: text[...])
        var grammar = Grammar()
        reader.skipTrivia()
        while !reader.rest.isEmpty {
            let name = try reader.readName()
            let isLexical = reader.accept(":")
            if !isLexical { try reader.expect("=") }
            let body = try reader.readChoice()
            try reader.expect(";")
            guard grammar.rules[name] == nil else { throw reader.mistake("`\(name)` is defined twice") }
            grammar.rules[name] = Grammar.Rule(isLexical: isLexical, body: body)
            grammar.names.append(name)
        }
        return grammar
    }

    private mutating func readChoice() throws -> Grammar.Expression {
        var parts = [try readSequence()]
        while accept("|") { parts.append(try readSequence()) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func readSequence() throws -> Grammar.Expression {
        var parts: [Grammar.Expression] = []
        while let next = rest.first, !"|;)]}-".contains(next) {
            var part = try readPart()
            while accept("-") { part = .exception(part, try readPart()) }
            parts.append(part)
        }
        guard !parts.isEmpty else { throw mistake("something is missing") }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func readPart() throws -> Grammar.Expression {
        if accept("(") { return try readGroup(upTo: ")") }
        if accept("[") { return .optional(try readGroup(upTo: "]")) }
        if accept("{") { return .repetition(try readGroup(upTo: "}")) }
        if accept("^") { return .joined }
        if accept("_") { return .apart }
        guard rest.first == "\"" else { return .rule(try readName()) }
        let text = try readText()
        guard accept("…") else { return .text(text) }
        let upper = try readText()
        guard let first = text.unicodeScalars.first, let last = upper.unicodeScalars.first, first <= last else {
            throw mistake("a range needs two characters")
        }
        return .range(first...last)
    }

    private mutating func readGroup(upTo end: Character) throws -> Grammar.Expression {
        let choice = try readChoice()
        try expect(end)
        return choice
    }

    private mutating func readName() throws -> String {
        let name = rest.prefix { $0.isLetter || $0 == "-" }
        guard name.first?.isLetter == true else { throw mistake("a name is missing") }
        rest = rest.dropFirst(name.count)
        skipTrivia()
        return String(name)
    }

    private mutating func readText() throws -> String {
        var text = String.UnicodeScalarView()
        guard rest.first == "\"" else { throw mistake("a text is missing") }
        rest.removeFirst()
        while let next = rest.first, next != "\"" {
            rest.removeFirst()
            text.append(contentsOf: next == "\\" ? try readEscape() : Array(next.unicodeScalars))
        }
        try expect("\"")
        return String(text)
    }

    private mutating func readEscape() throws -> [Unicode.Scalar] {
        guard let next = rest.popFirst() else { throw mistake("an escape is missing") }
        switch next {
        case "\"", "\\", "(": return Array(next.unicodeScalars)
        case "n": return ["\n"]
        case "r": return ["\r"]
        case "t": return ["\t"]
        case "u":
            let digits = rest.dropFirst().prefix { $0 != "}" }
            rest = rest.dropFirst(digits.count + 2)
            guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
                throw mistake("`\(digits)` isn't a scalar")
            }
            return [scalar]
        default: throw mistake("an escape is wrong")
        }
    }

    private mutating func accept(_ sign: Character) -> Bool {
        guard rest.first == sign else { return false }
        rest.removeFirst()
        skipTrivia()
        return true
    }

    private mutating func expect(_ sign: Character) throws {
        guard accept(sign) else { throw mistake("`\(sign)` is missing") }
    }

    private func mistake(_ what: String) -> Mistake {
        Mistake(description: "\(what) before: \(rest.prefix(40))")
    }

    private mutating func skipTrivia() {
        while let next = rest.first {
            if next.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("(*") {
                while !rest.isEmpty, !rest.hasPrefix("*)") { rest.removeFirst() }
                rest = rest.dropFirst(2)
            } else {
                return
            }
        }
    }
}
