import SceneText

/// Turns tokens into a tree. It cannot fail: what does not belong is kept in `unexpected` nodes, and is reported.
///
/// A mistake is reported once, at its place; until the statement ends nothing more is, since what follows a mistake in the
/// same statement is most often its consequence.
struct Parser: ~Copyable {
    let source: Source
    let tokens: TokenList
    /// The token that is looked at.
    private(set) var position = TokenID(index: 0)
    /// What stands there.
    private(set) var token: Token
    var builder: TreeBuilder
    private(set) var problems: [SyntaxProblem]
    /// The lines of which the lexer and the braces had something to say before parsing began.
    private let earlierLines: ProblemLines
    private let braces: BracePlan
    /// Whether ``braces`` has anything to say.
    private let hasPlan: Bool
    /// How many of the blocks that end before ``position`` without a brace have been ended.
    private var closingsUsed = 0
    /// How many blocks were ended before the place where the plan has them end.
    private var closingsOwed = 0
    /// Whether a problem of this statement has been reported.
    private var isSilent = false
    /// Up to where it is known that no line began since the last problem was reported; `nil` where one did.
    private var lineOfReport: TokenID?
    private var depth = 0

    /// How deep blocks and expressions may be nested; language.md, section 3.
    static let deepestNesting = 256
    /// After so many problems there is no use in looking for more.
    static let mostProblems = 1000

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
            source: source, tokens: parser.tokens, nodes: parser.builder.finished(),
            problems: parser.problems.sorted { $0.range.start < $1.range.start })
    }

    private init(_ source: Source) {
        self.source = source
        let lexed = Lexer.tokens(of: source)
        tokens = lexed.tokens
        token = tokens[position]
        builder = TreeBuilder(tokenCount: tokens.count)
        hasPlan = !lexed.braces.isBalanced
        var earlier = lexed.problems
        if hasPlan {
            let planner = BracePlanner(lexed.braces, tokens: tokens, bytes: source.bytes)
            braces = planner.plan
            earlier += planner.problems
            earlier.sort { $0.range.start < $1.range.start }
        } else {
            braces = BracePlan()
        }
        problems = Array(earlier.prefix(Self.mostProblems))
        earlierLines = ProblemLines(of: problems, in: source)
        if earlier.count > Self.mostProblems { append(earlier[Self.mostProblems]) }
    }

    // MARK: Looking

    // What is asked of every token is inlined: a call would be handed a copy of the parser.

    /// What the token at the position is.
    @inline(__always)
    var kind: TokenKind { token.kind }

    /// What the token behind the position is.
    @inline(__always)
    var nextKind: TokenKind { tokens.kind(position.next) }

    /// How `token` is written.
    func text(_ token: TokenID) -> String { source.text(in: tokens.range(token)) }

    /// Whether the token at the position is the first of its line.
    @inline(__always)
    var startsLine: Bool { token.startsLine }

    /// Whether nothing stands between the token before the position and the one at it.
    @inline(__always)
    var isGlued: Bool { token.isGlued }

    /// Which of the parser's words stands at the position.
    @inline(__always)
    var keyword: Keyword? { token.keyword }

    /// Whether the token at the position is the word `word`.
    @inline(__always)
    func isAt(_ word: Keyword) -> Bool { token.isWord(word) }

    /// Whether a block ends here although no brace says so.
    @inline(__always)
    var isAtImpliedClosing: Bool {
        hasPlan && (braces.closings[position] ?? 0) > closingsUsed
    }

    /// Whether a block begins here although no brace says so.
    @inline(__always)
    var isAtImpliedOpening: Bool {
        hasPlan && position.index > 0 && braces.openings.contains(position.previous)
    }

    /// Whether the brace at the position is one too many.
    @inline(__always)
    var isAtStrayBrace: Bool { hasPlan && braces.strays.contains(position) }

    /// Whether the statement ends before the position.
    @inline(__always)
    var isAtStatementEnd: Bool {
        token.endsStatement || hasPlan && (isAtImpliedClosing || isAtImpliedOpening)
    }

    // MARK: Moving

    /// Passes over the token at the position.
    @inline(__always)
    mutating func advance() {
        guard let next = tokens.token(behind: position) else { return }
        (position, token) = next
        closingsUsed = 0
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
        lineOfReport = position
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
        isSilent = !earlierLines.isEmpty && earlierLines.touch(tokens.range(position))
    }

    /// Whether the last problem was reported on the line of the position.
    @inline(__always)
    private var hasReportedOnLine: Bool {
        mutating get { lineOfReport != nil && isOnLineOfReport() }
    }

    @inline(never)
    private mutating func isOnLineOfReport() -> Bool {
        while let token = lineOfReport, token < position {
            lineOfReport = tokens.startsLine(token.next) ? nil : token.next
        }
        return lineOfReport != nil
    }

    /// Records that a Name stands where a kind should, for the checker to speak of.
    mutating func noteNameAsKind() {
        if !isSilent { append(SyntaxProblem(.statementBeginsWithName, at: tokens.range(position))) }
    }

    /// Whether this statement has had its problem.
    var hasReported: Bool { isSilent }

    /// Begins an attribute: after a mistake that ended where it was made, the next one is news again.
    @inline(__always)
    mutating func beginAttribute() {
        if isSilent { forgetSelfContainedProblem() }
    }

    private mutating func forgetSelfContainedProblem() {
        guard let last = problems.last?.reason, last.isSelfContained else { return }
        if !earlierLines.touch(tokens.range(position)) { isSilent = false }
    }

    /// Goes one level deeper, until ``leave()`` is called; where that would be too deep, reports it, passes over what is
    /// nested, and returns false.
    mutating func enter() -> Bool {
        guard depth < Self.deepestNesting else {
            report(.nestingTooDeep, at: tokens.range(position))
            skipBalanced()
            return false
        }
        depth += 1
        return true
    }

    /// Goes back to the level before ``enter()``.
    mutating func leave() { depth -= 1 }

    /// Makes a block of what `work` reads behind the opening brace; the statement that it belongs to then goes on as it was.
    mutating func nestedBlock(_ work: (inout Parser) -> Void) {
        let wasSilent = isSilent
        if enter() {
            let node = open(.block)
            if kind == .leftBrace { advance() }
            work(&self)
            close(node)
            leave()
        }
        isSilent = wasSilent || hasReportedOnLine
    }
}
