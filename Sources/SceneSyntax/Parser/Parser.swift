import SceneText

/// Parses tokens into a tree. It never fails: unexpected tokens are reported and kept in `unexpected` nodes.
///
/// Each statement reports only its first error, because later ones are mostly consequences of it. After an
/// error with a smaller reach, the next part of the statement can report another one.
struct Parser: ~Copyable {
    let source: Source
    let tokens: TokenList
    /// The current token's ID.
    private(set) var position = TokenID(index: 0)
    /// The current token.
    private(set) var token: Token
    var builder: TreeBuilder
    private(set) var problems: [SyntaxProblem]
    /// What the errors found by the lexer or in the braces spoil.
    private let earlierSpoiled: SpoiledParts
    private let braces: BracePlan
    /// Whether ``braces`` isn't empty.
    private let hasPlan: Bool
    /// The number of blocks closed at ``position`` so far, of those that the plan closes there.
    private var closingsUsed = 0
    /// The number of blocks closed earlier than planned.
    private var closingsOwed = 0
    /// Whether this statement has reported an error.
    private var isSilent = false
    /// The position up to which the line of the last error is known to continue; `nil` if it has ended.
    private var lineOfReport: TokenID?
    private var depth = 0

    static func parse(_ source: Source) -> SyntaxTree {
        tree(of: source) { $0.parseFile() }
    }

    /// Parses `source` as a single gesture.
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
        problems = Array(earlier.prefix(SyntaxProblem.maximumInFile))
        earlierSpoiled = SpoiledParts(of: problems, in: source)
        if earlier.count > SyntaxProblem.maximumInFile { append(earlier[SyntaxProblem.maximumInFile]) }
    }

    // MARK: Looking

    // Queries made for every token are inlined; a call would copy the parser.

    /// The kind of the current token.
    @inline(__always)
    var kind: TokenKind { token.kind }

    /// The kind of the next token.
    @inline(__always)
    var nextKind: TokenKind { tokens.kind(position.next) }

    func text(_ token: TokenID) -> String { source.text(in: tokens.range(token)) }

    /// Whether the current token is the first on its line.
    @inline(__always)
    var startsLine: Bool { token.startsLine }

    /// Whether the current token directly follows the previous one.
    @inline(__always)
    var isGlued: Bool { token.isGlued }

    /// The keyword at the current position.
    @inline(__always)
    var keyword: Keyword? { token.keyword }

    /// Whether the current token is `word`.
    @inline(__always)
    func isAt(_ word: Keyword) -> Bool { token.isWord(word) }

    /// Whether a block ends here without a brace.
    @inline(__always)
    var isAtImpliedClosing: Bool {
        hasPlan && (braces.closings[position] ?? 0) > closingsUsed
    }

    /// Whether a block begins here without a brace.
    @inline(__always)
    var isAtImpliedOpening: Bool {
        hasPlan && position.index > 0 && braces.openings.contains(position.previous)
    }

    /// Whether the current brace is extra.
    @inline(__always)
    var isAtStrayBrace: Bool { hasPlan && braces.strays.contains(position) }

    /// Whether the statement ends before the current token.
    @inline(__always)
    var isAtStatementEnd: Bool {
        token.endsStatement || hasPlan && (isAtImpliedClosing || isAtImpliedOpening)
    }

    // MARK: Moving

    /// Consumes the current token.
    @inline(__always)
    mutating func advance() {
        guard let next = tokens.token(behind: position) else { return }
        (position, token) = next
        closingsUsed = 0
    }

    /// Ends a block that has no closing brace. Returns false if it has been ended before.
    mutating func useImpliedClosing() -> Bool {
        closingsUsed += 1
        if closingsOwed == 0 { return true }
        closingsOwed -= 1
        return false
    }

    /// Ends a block earlier than its indentation suggests. Returns false if no brace is missing.
    mutating func closeEarly() -> Bool {
        if braces.closings.isEmpty { return false }
        closingsOwed += 1
        return true
    }

    // MARK: Reporting

    /// Reports `reason` at the previous token, after which something is missing.
    mutating func reportMissing(_ reason: SyntaxProblem.Reason) {
        report(reason, at: tokens.range(position.previous))
    }

    /// Reports `reason` at the current token.
    mutating func reportHere(_ reason: SyntaxProblem.Reason) {
        report(reason, at: tokens.range(kind == .endOfFile ? position.previous : position))
    }

    /// Reports `reason` at `range`, unless this statement or the lexer has already reported an error there.
    mutating func report(_ reason: SyntaxProblem.Reason, at range: SourceRange, related: SourceRange? = nil) {
        guard !isSilent else { return }
        isSilent = true
        if !earlierSpoiled.isEmpty, earlierSpoiled.touch(range) { return }
        // What is missing at the end of a line is noticed at the next one, which can have errors of its own.
        let isOnEarlierLine = startsLine && range.start < tokens.range(position).start
        lineOfReport = isOnEarlierLine ? position.previous : position
        append(SyntaxProblem(reason, at: range, related: related))
    }

    private mutating func append(_ problem: SyntaxProblem) {
        if problems.count < SyntaxProblem.maximumInFile {
            problems.append(problem)
        } else if problems.count == SyntaxProblem.maximumInFile {
            problems.append(SyntaxProblem(.tooManyProblems, at: problem.range))
        }
    }

    /// Begins a statement. It may report errors again, unless one was reported on the same line without a `;` between.
    mutating func beginStatement() {
        if hasReportedOnLine, tokens.kind(position.previous) != .semicolon {
            isSilent = true
            return
        }
        isSilent = !earlierSpoiled.isEmpty && earlierSpoiled.touch(tokens.range(position))
    }

    /// Whether the last error was reported on the current line.
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

    /// Records a name instead of a kind, for the checker to report.
    mutating func noteNameAsKind() {
        if !isSilent { append(SyntaxProblem(.statementBeginsWithName, at: tokens.range(position))) }
    }

    /// Whether this statement has reported an error.
    var hasReported: Bool { isSilent }

    /// Begins a part of the statement: an attribute, parameter, device, place or outcome. It may report errors again if
    /// the last error doesn't reach that far.
    @inline(__always)
    mutating func beginPart() {
        if isSilent { forgetProblemOfPart() }
    }

    private mutating func forgetProblemOfPart() {
        guard let last = problems.last?.reason, last.reach != .statement, last.reach != .rest else { return }
        if !earlierSpoiled.touch(tokens.range(position)) { isSilent = false }
    }

    /// Enters a nesting level that ``leave()`` ends. If it is too deep, reports that, skips the contents and returns
    /// false.
    mutating func enter() -> Bool {
        guard depth < SyntaxProblem.maximumNestingDepth else {
            report(.nestingTooDeep, at: tokens.range(position))
            skipBalanced()
            return false
        }
        depth += 1
        return true
    }

    /// Leaves the level that ``enter()`` began.
    mutating func leave() { depth -= 1 }

    /// Parses a block with `work`, which starts after the opening brace, and restores the state of the enclosing
    /// statement.
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
