import SceneText

/// A syntax error and the tokens around it, to put it into words and to correct it.
///
/// A string is a token, and a comment is none, so nothing looks into them.
struct ProblemContext {
    let problem: SyntaxProblem
    /// Problems at the same place that are the same mistake.
    let others: [SyntaxProblem]
    let tree: SyntaxTree
    let schema: SchemaLookup
    /// The first token of the problem.
    let first: TokenID
    /// The last token of the problem.
    let last: TokenID
    /// The text of the problem.
    let text: String

    /// Creates the context of a problem in `tree`.
    init(
        _ problem: SyntaxProblem, in tree: SyntaxTree, _ schema: SchemaLookup, besides others: [SyntaxProblem] = []
    ) {
        self.problem = problem
        self.others = others
        self.tree = tree
        self.schema = schema
        let range = problem.range
        first = tree.token(endingAfter: range.start)
        last = range.length < 2 ? first : tree.token(endingAfter: range.end - 1)
        text = tree.source.text(in: range)
    }

    var source: Source { tree.source }
    var range: SourceRange { problem.range }

    /// The number of tokens to search in a statement. The limit keeps long lines linear.
    static let maximumLookahead = 200

    // MARK: Tokens by their distance

    /// Returns the token at `distance` after the problem, or before it if that is negative; `nil` if there is no such
    /// token on the line.
    func token(_ distance: Int) -> TokenID? {
        var token = distance < 0 ? first : last
        for _ in 0..<distance.magnitude {
            guard let next = distance < 0 ? tokenBefore(token) : tokenAfter(token) else { return nil }
            token = next
        }
        return token
    }

    /// Returns the token after `token`, if there is one on its line.
    func tokenAfter(_ token: TokenID) -> TokenID? {
        let next = token.next
        return tree.startsLine(next) || tree.kind(next) == .endOfFile ? nil : next
    }

    /// Returns the token before `token`, if there is one on its line.
    func tokenBefore(_ token: TokenID) -> TokenID? { tree.startsLine(token) ? nil : token.previous }

    /// Returns the kind of the token at `distance`; `endOfFile` if there is none on the line.
    func kind(_ distance: Int) -> TokenKind { token(distance).map { tree.kind($0) } ?? .endOfFile }

    /// Returns the text of the token at `distance`; empty if there is none on the line, or it is too long to repeat.
    func word(_ distance: Int) -> String { token(distance).map { word($0) } ?? "" }

    /// Returns the text of `token`; empty if it is too long to repeat.
    func word(_ token: TokenID) -> String {
        tree.range(token).isQuotable ? tree.text(token) : ""
    }

    /// Returns the number at `distance`, or `nil` if something else is there, such as a size.
    func number(_ distance: Int) -> String? {
        let isSide = kind(distance - 1) == .times || kind(distance + 1) == .times
        return kind(distance) == .number && !isSide ? word(distance).nonEmpty : nil
    }

    /// Returns whether the token at `distance`, or the problem for 0, directly follows the one before it.
    func isGlued(_ distance: Int) -> Bool {
        distance == 0 ? tree.tokens.isGlued(first) : token(distance).map { tree.tokens.isGlued($0) } ?? false
    }

    /// Returns the bytes of the token at `distance`; the empty range after the problem if there is none on the line.
    func range(_ distance: Int) -> SourceRange { token(distance).map { tree.range($0) } ?? range.atEnd }

    // MARK: Texts without blanks

    /// A text of tokens without blanks between them, such as a path, a point or a number with its unit.
    struct Phrase {
        var text: String
        var range: SourceRange
        var last: TokenID
        /// Whether it begins with a Name.
        var isPath: Bool
    }

    /// Returns the text without blanks that begins with `token`, up to a brace or semicolon; `nil` if there is none, or
    /// it is too long to repeat.
    func phrase(from token: TokenID?) -> Phrase? {
        guard let start = token, !tree.kind(start).endsPhrase else { return nil }
        var last = start
        var range = tree.range(start)
        while range.isQuotable, let next = tokenAfter(last), tree.tokens.isGlued(next),
            !tree.kind(next).endsPhrase
        {
            last = next
            range = range.union(tree.range(next))
        }
        guard range.isQuotable else { return nil }
        return Phrase(text: source.text(in: range), range: range, last: last, isPath: tree.kind(start) == .name)
    }

    /// The text without blanks after the problem; empty if there is none, or it is too long to repeat.
    var phraseAfter: String { phrase(from: token(1))?.text ?? "" }

    /// Returns the path that begins at `distance`, or `nil` if something else is there. A comma behind it isn't part of
    /// it.
    func path(_ distance: Int) -> String? {
        phrase(from: token(distance)).flatMap { phrase in
            guard phrase.isPath else { return nil }
            return phrase.text.utf8.last == UInt8(ascii: ",") ? String(phrase.text.dropLast()) : phrase.text
        }
    }

    // MARK: The statement

    /// The first token of the statement, on the line of the problem; `nil` if it is far away.
    var statement: TokenID? {
        var token = first
        for _ in 0..<Self.maximumLookahead {
            guard let previous = tokenBefore(token), !tree.kind(previous).endsStatement else { return token }
            token = previous
        }
        return nil
    }

    /// Returns whether the statement begins with these words, before the problem.
    func statementBegins(with words: String...) -> Bool {
        guard var token = statement else { return false }
        for word in words {
            guard token < first, self.word(token) == word else { return false }
            token = token.next
        }
        return true
    }

    /// The place of the expectation that the problem is in; `nil` if it has no short one.
    var expectedPlace: String? {
        guard let statement, word(statement) == "expect", let gesture = tokenAfter(statement), word(gesture) != "touch",
            gesture < first
        else { return nil }
        return phrase(from: tokenAfter(gesture))?.text
    }

    /// Returns the next token on the line for which `condition` is true.
    func next(after start: TokenID, where condition: (TokenKind) -> Bool) -> TokenID? {
        var token = start
        for _ in 0..<Self.maximumLookahead {
            guard let next = tokenAfter(token) else { return nil }
            if condition(tree.kind(next)) { return next }
            token = next
        }
        return nil
    }

    /// Returns the last token before `end` on its line for which `condition` is true.
    func last(before end: TokenID, where condition: (TokenID) -> Bool) -> TokenID? {
        var token = end
        for _ in 0..<Self.maximumLookahead {
            guard let previous = tokenBefore(token) else { return nil }
            if condition(previous) { return previous }
            token = previous
        }
        return nil
    }

    /// Returns the parenthesis that closes the one at `opening`, on its line and in its statement.
    func closingParenthesis(of opening: TokenID) -> TokenID? {
        var depth = 0
        var token = opening
        for _ in 0..<Self.maximumLookahead {
            switch tree.kind(token) {
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case let kind where kind.endsStatement: return nil
            default: break
            }
            if depth == 0 { return token }
            guard let next = tokenAfter(token) else { return nil }
            token = next
        }
        return nil
    }

    /// The number of parentheses of the statement that the problem is in; `nil` if the statement begins far away.
    var openParentheses: Int? {
        guard var token = statement else { return nil }
        var depth = 0
        while token < first {
            if tree.kind(token) == .leftParenthesis { depth += 1 }
            if tree.kind(token) == .rightParenthesis { depth -= 1 }
            token = token.next
        }
        return depth
    }

    /// The last token of the statement on the line of the problem, if that isn't long.
    var endOfStatement: TokenID? {
        var token = last
        for _ in 0..<Self.maximumTokensOfRest {
            guard let next = tokenAfter(token), !tree.kind(next).endsStatement, tree.kind(next) != .rightBrace else {
                return token
            }
            token = next
        }
        return nil
    }

    /// The most tokens at the end of a statement that a message repeats.
    private static let maximumTokensOfRest = 24

    // MARK: Blanks

    /// The blanks directly before the problem.
    var blanksBefore: SourceRange { source.withBlanksBefore(range.atStart) }

    /// The blanks directly after the problem.
    var blanksAfter: SourceRange { range.with(start: range.end, end: source.endOfBlanks(from: range.end)) }
}

extension TokenKind {
    /// Whether a statement ends before or after this token, or a block begins.
    var endsStatement: Bool { self == .semicolon || self == .leftBrace || self == .rightBrace }

    /// Whether a text without blanks ends before this token.
    fileprivate var endsPhrase: Bool { endsStatement || self == .endOfFile }

    /// Whether a value other than a case can begin with this token.
    var beginsValue: Bool {
        switch self {
        case .number, .leftParenthesis, .minus, .string, .stringHead, .color, .arrow: true
        default: false
        }
    }

    /// Whether a number or an expression in parentheses can begin with this token.
    var beginsLength: Bool { self == .number || self == .leftParenthesis || self == .minus }
}

extension String {
    /// The text, or `nil` if it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
