import SceneText

/// Turns tokens into a tree. It cannot fail: what does not belong is kept in `unexpected` nodes, and is reported.
///
/// A mistake is reported once, at its place; until the statement ends nothing more is, since what follows a mistake in the
/// same statement is most often its consequence.
struct Parser {
    let source: Source
    let tokens: TokenList
    /// The token that is looked at.
    var position = TokenID(index: 0)
    var builder = TreeBuilder()
    private(set) var problems: [SyntaxProblem]
    /// The lines of which the lexer and the braces had something to say before parsing began.
    private let earlierLines: ProblemLines
    private let braces: BracePlan
    /// How many of the blocks that end before ``position`` without a brace have been ended.
    private var closingsUsed = 0
    /// How many blocks were ended before the place where the plan has them end.
    private var closingsOwed = 0
    /// Whether a problem of this statement has been reported.
    private var isSilent = false
    /// The first token of the line that the position is on.
    private var lineStart = TokenID(index: 0)
    /// Where the last problem was reported.
    private var lastReport: TokenID?
    private var depth = 0

    /// How deep blocks and expressions may be nested; language.md, section 3.
    static let deepestNesting = 256
    /// After so many problems there is no use in looking for more.
    static let mostProblems = 1000
    /// How many tokens are looked at to find out where a parenthesis ends, so that a line of them takes no longer than
    /// its length.
    static let farthestLook = 100

    /// The tree of `source`.
    static func parse(_ source: Source) -> SyntaxTree {
        tree(of: source) { $0.parseFile() }
    }

    /// The tree of `source`, which holds one gesture.
    static func parseGesture(_ source: Source) -> SyntaxTree {
        tree(of: source) { $0.parseGestureFile() }
    }

    private static func tree(of source: Source, _ parse: (inout Parser) -> Void) -> SyntaxTree {
        var parser = Parser(source)
        parse(&parser)
        return SyntaxTree(
            source: source, tokens: parser.tokens, nodes: parser.builder.nodes,
            problems: parser.problems.sorted { $0.range.start < $1.range.start })
    }

    private init(_ source: Source) {
        self.source = source
        let lexed = Lexer.tokens(of: source)
        tokens = lexed.tokens
        braces = BracePlan(tokens: lexed.tokens, bytes: source.bytes)
        let earlier = (lexed.problems + braces.problems).sorted { $0.range.start < $1.range.start }
        problems = Array(earlier.prefix(Self.mostProblems))
        earlierLines = ProblemLines(of: problems, in: source)
        if earlier.count > Self.mostProblems { append(earlier[Self.mostProblems]) }
    }

    // MARK: Looking

    /// What the token at the position is.
    var kind: TokenKind { tokens.kind(position) }

    /// What the token behind the position is.
    var nextKind: TokenKind { tokens.kind(position.next) }

    /// The text of the token at the position.
    var text: String { source.text(in: tokens.range(position)) }

    /// Whether the token at the position is the word `word`.
    func isAt(_ word: String) -> Bool {
        kind == .word && tokens.range(position).length == word.utf8.count && text == word
    }

    /// Whether a block ends here although no brace says so.
    var isAtImpliedClosing: Bool {
        (braces.closings[position] ?? 0) > closingsUsed
    }

    /// Whether a block begins here although no brace says so.
    var isAtImpliedOpening: Bool {
        position.index > 0 && braces.openings.contains(position.previous)
    }

    /// Whether the brace at the position is one too many.
    var isAtStrayBrace: Bool { braces.strays.contains(position) }

    /// Whether the statement ends before the position.
    var isAtStatementEnd: Bool {
        switch kind {
        case .endOfFile, .semicolon, .rightBrace: true
        case .arrow: isAtImpliedClosing || isAtImpliedOpening
        default: tokens.startsLine(position) || isAtImpliedClosing || isAtImpliedOpening
        }
    }

    // MARK: Moving

    /// Passes over the token at the position.
    mutating func advance() {
        guard kind != .endOfFile else { return }
        position = position.next
        closingsUsed = 0
        if tokens.startsLine(position) { lineStart = position }
    }

    /// Passes over the token at the position if it is of `kind`.
    mutating func accept(_ kind: TokenKind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    /// Ends a block that has no closing brace; false where that block has been ended before.
    mutating func useImpliedClosing() -> Bool {
        closingsUsed += 1
        if closingsOwed == 0 { return true }
        closingsOwed -= 1
        return false
    }

    /// Ends a block before the place that the layout of the lines suggested; false where no brace is missing.
    mutating func closeEarly() -> Bool {
        if braces.closings.isEmpty { return false }
        closingsOwed += 1
        return true
    }

    /// Passes over the token at the position if it is the word `word`, on the line of the statement or, which is wrong,
    /// on the next one.
    mutating func accept(_ word: String) -> Bool {
        guard isAt(word), !isAtImpliedClosing else { return false }
        reportLineEnd()
        advance()
        return true
    }

    /// Reports a line end before the position, where the statement goes on all the same.
    mutating func reportLineEnd() {
        if tokens.startsLine(position) { reportHere(.continuedOnNewLine) }
    }

    /// Passes over one token that does not belong.
    mutating func skipUnexpected() {
        let node = builder.open(.unexpected, at: position)
        advance()
        builder.close(node, before: position)
    }

    /// Passes over tokens that do not belong while `condition` holds.
    mutating func skipUnexpected(while condition: (Parser) -> Bool) {
        guard condition(self), kind != .endOfFile else { return }
        let node = builder.open(.unexpected, at: position)
        while condition(self), kind != .endOfFile { advance() }
        builder.close(node, before: position)
    }

    /// Begins a node at the position.
    mutating func open(_ kind: SyntaxKind) -> Int { builder.open(kind, at: position) }

    /// Ends the node before the position.
    mutating func close(_ node: Int) { builder.close(node, before: position) }

    // MARK: Reporting

    /// Reports `reason` at the token before the position, behind which something is missing.
    mutating func reportMissing(_ reason: SyntaxProblem.Reason) {
        report(reason, at: tokens.range(position.previous))
    }

    /// Reports `reason` at the token at the position.
    mutating func reportHere(_ reason: SyntaxProblem.Reason) {
        report(reason, at: tokens.range(kind == .endOfFile ? position.previous : position))
    }

    /// Reports `reason` at `range`, unless this statement has had its problem, or the lexer has spoken of the place.
    mutating func report(_ reason: SyntaxProblem.Reason, at range: SourceRange, related: SourceRange? = nil) {
        guard !isSilent else { return }
        isSilent = true
        lastReport = position
        append(SyntaxProblem(reason, at: range, related: related))
    }

    private mutating func append(_ problem: SyntaxProblem) {
        if problems.count < Self.mostProblems {
            problems.append(problem)
        } else if problems.count == Self.mostProblems {
            problems.append(SyntaxProblem(.tooManyProblems, at: problem.range))
        }
    }

    /// Begins a statement: the next problem is news again, unless one was met on the same line without a `;` between.
    mutating func beginStatement() {
        if hasReportedOnLine, tokens.kind(position.previous) != .semicolon {
            isSilent = true
            return
        }
        isSilent = earlierLines.touch(tokens.range(position))
    }

    /// Whether the last problem was reported on the line of the position.
    private var hasReportedOnLine: Bool {
        guard let lastReport else { return false }
        return lastReport >= lineStart
    }

    /// Records that a Name stands where a kind should, for the checker to speak of.
    mutating func noteNameAsKind() {
        if !isSilent { append(SyntaxProblem(.statementBeginsWithName, at: tokens.range(position))) }
    }

    /// Whether this statement has had its problem.
    var hasReported: Bool { isSilent }

    /// Begins an attribute: after a mistake that ended where it was made, the next one is news again.
    mutating func beginAttribute() {
        if !earlierLines.touch(tokens.range(position)), let last = problems.last?.reason, last.isSelfContained {
            isSilent = false
        }
    }

    /// Does `work` one level deeper; where that would be too deep, reports it and passes over what is nested.
    mutating func nested(_ work: (inout Parser) -> Void) {
        guard depth < Self.deepestNesting else {
            report(.nestingTooDeep, at: tokens.range(position))
            skipBalanced()
            return
        }
        depth += 1
        work(&self)
        depth -= 1
    }

    /// Makes a block of what `work` reads behind the opening brace; the statement that it belongs to then goes on as it was.
    mutating func nestedBlock(_ work: (inout Parser) -> Void) {
        let wasSilent = isSilent
        nested { parser in
            let node = parser.open(.block)
            if parser.kind == .leftBrace { parser.advance() }
            work(&parser)
            parser.close(node)
        }
        isSilent = wasSilent || hasReportedOnLine
    }

    /// Passes over a bracket at the position with all that it holds, or else over one token; what is no block ends with
    /// its line.
    mutating func skipBalanced() {
        let node = open(.unexpected)
        let isBlock = kind == .leftBrace
        var level = 0
        repeat {
            switch kind {
            case .leftBrace, .leftParenthesis, .leftBracket: level += 1
            case .rightBrace, .rightParenthesis, .rightBracket: level -= 1
            default: break
            }
            advance()
        } while level > 0 && kind != .endOfFile && (isBlock || !tokens.startsLine(position))
        close(node)
    }
}
