import SceneText

/// Finds missing and extra braces by indentation.
struct BracePlanner {
    private(set) var plan = BracePlan()
    /// The errors, in any order.
    private(set) var problems: [SyntaxProblem] = []

    /// A brace that waits for its partner.
    private struct Opener {
        var token: TokenID
        var indentation: Int
        var line: TokenID
    }

    private let tokens: TokenList
    private let bytes: [UInt8]
    private var openers: [Opener] = []
    /// The first token and the indentation of each line so far.
    private var lines: [(first: TokenID, indentation: Int)] = []

    /// Finds the errors in the braces of `tokens`, which don't balance.
    init(_ balance: BraceBalance, tokens: TokenList, bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
        matchBraces(moreClosings: balance.surplus < 0)
        markAmbiguous(balance)
    }

    private mutating func matchBraces(moreClosings: Bool) {
        var line = TokenID(index: 0)
        var indentation = 0
        for index in 0..<tokens.count {
            let token = TokenID(index: index)
            let kind = tokens.kind(token)
            if tokens.startsLine(token) || kind == .endOfFile {
                line = token
                indentation = kind == .endOfFile ? 0 : self.indentation(of: token)
                lines.append((token, indentation))
                let limit = kind == .rightBrace ? indentation + 1 : indentation
                while let opener = openers.last, opener.indentation >= limit { closeSilently(opener, before: token) }
                if isElse(token), plan.closings[token] == nil, tokens.kind(token.previous) != .rightBrace,
                    let opener = openers.last
                {
                    closeSilently(opener, before: token)
                    indentation = opener.indentation
                }
            }
            switch kind {
            case .leftBrace where !moreClosings && isRepeated(token):
                plan.strays.insert(token)
                problems.append(SyntaxProblem(.blockWithoutItem, at: tokens.range(token)))
            case .leftBrace:
                openers.append(Opener(token: token, indentation: indentation, line: line))
            case .rightBrace:
                close(token, line: line, indentation: indentation, moreClosings: moreClosings)
            default: break
            }
        }
        while let opener = openers.last { closeSilently(opener, before: tokens.last) }
    }

    /// Marks the errors as ambiguous unless they explain exactly the surplus. Only then does the indentation prove
    /// where a brace is missing.
    private mutating func markAmbiguous(_ balance: BraceBalance) {
        let closings = problems.count { $0.reason == .missingClosingBrace || $0.reason == .missingLastBrace }
        let openings = problems.count { $0.reason == .missingOpeningBrace }
        if closings - openings == balance.surplus, min(closings, openings) == 0, plan.strays.isEmpty { return }
        problems = problems.map { SyntaxProblem($0.reason, at: $0.range, related: $0.related, isAmbiguous: true) }
    }

    /// Whether the opening brace directly follows another one on the same line.
    private func isRepeated(_ token: TokenID) -> Bool {
        token.index > 0 && tokens.kind(token.previous) == .leftBrace && !tokens.startsLine(token)
    }

    /// Whether the token is `else`, which only follows a closing brace.
    private func isElse(_ token: TokenID) -> Bool { tokens[token].isWord(.else) }

    /// Pairs the closing brace with its opener, or finds out why it has none.
    private mutating func close(_ token: TokenID, line: TokenID, indentation: Int, moreClosings: Bool) {
        guard let opener = openers.last else {
            if token == line, opensBlock(before: token, indentation: indentation, after: nil) { return }
            plan.strays.insert(token)
            problems.append(SyntaxProblem(.strayClosingBrace, at: tokens.range(token)))
            return
        }
        if opener.line == line || (token == line && opener.indentation == indentation) {
            openers.removeLast()
        } else if token == line, opensBlock(before: token, indentation: indentation, after: opener.token) {
            return
        } else if moreClosings {
            plan.strays.insert(token)
            problems.append(SyntaxProblem(.strayClosingBrace, at: tokens.range(token), related: nil))
        } else {
            openers.removeLast()
        }
    }

    /// Ends the innermost block before `token`, because a line indented no deeper than the block's own shows that its
    /// brace is missing.
    private mutating func closeSilently(_ opener: Opener, before token: TokenID) {
        openers.removeLast()
        plan.closings[token, default: 0] += 1
        let reason: SyntaxProblem.Reason = tokens.kind(token) == .endOfFile ? .missingLastBrace : .missingClosingBrace
        problems.append(
            SyntaxProblem(reason, at: tokens.range(token.previous), related: tokens.range(opener.token)))
    }

    /// Opens a block if the nearest earlier line that isn't indented deeper should have opened one: it has the same
    /// indentation, and deeper lines follow. Returns whether it did.
    private mutating func opensBlock(before token: TokenID, indentation: Int, after limit: TokenID?) -> Bool {
        var end = token
        for line in lines.dropLast().reversed() {
            if let limit, line.first <= limit { return false }
            if line.indentation > indentation {
                end = line.first
                continue
            }
            let last = end.previous
            let isElse = tokens.kind(line.first) == .rightBrace && isElse(line.first.next)
            let startsBlock = tokens.kind(line.first) == .word || tokens.kind(line.first) == .name || isElse
            guard line.indentation == indentation, startsBlock, end != token, takesBlock(line.first),
                tokens.kind(last) != .leftBrace
            else { return false }
            plan.openings.insert(last)
            problems.append(SyntaxProblem(.missingOpeningBrace, at: tokens.range(last)))
            return true
        }
        return false
    }

    /// Whether the statement at `token` can have a block: a `let` can't, and an expectation only for `touch`.
    private func takesBlock(_ token: TokenID) -> Bool {
        if tokens[token].isWord(.let) { return false }
        return !tokens[token].isWord(.expect) || tokens[token.next].isWord(.touch)
    }

    /// Returns the indentation of the line that starts with `token`, in bytes.
    private func indentation(of token: TokenID) -> Int {
        let start = tokens.range(token).start
        var first = start
        while first > 0, bytes[first - 1] != UInt8(ascii: "\n") { first -= 1 }
        return start - first
    }
}
