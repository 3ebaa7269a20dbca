import SceneText

/// Finds by indentation where braces are missing or too many.
struct BracePlanner {
    private(set) var plan = BracePlan()
    /// The problems, in no particular order.
    private(set) var problems: [SyntaxProblem] = []

    /// A brace that is waiting for its counterpart.
    private struct Opener {
        var token: TokenID
        var indentation: Int
        var line: TokenID
    }

    private let tokens: TokenList
    private let bytes: [UInt8]
    private var openers: [Opener] = []
    /// The first tokens of the lines so far, and how far they are indented.
    private var lines: [(first: TokenID, indentation: Int)] = []

    /// Finds what is wrong with the braces of `tokens`, which do not balance.
    init(_ balance: BraceBalance, tokens: TokenList, bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
        lookThrough(moreClosings: balance.surplus < 0)
        markAmbiguous(balance)
    }

    private mutating func lookThrough(moreClosings: Bool) {
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

    /// Marks the problems as ambiguous unless they explain the whole surplus, and nothing else: then the lines say plainly
    /// where a brace is missing.
    private mutating func markAmbiguous(_ balance: BraceBalance) {
        let closings = problems.count { $0.reason == .missingClosingBrace }
        let openings = problems.count { $0.reason == .missingOpeningBrace }
        if closings - openings == balance.surplus, min(closings, openings) == 0, plan.strays.isEmpty { return }
        problems = problems.map { SyntaxProblem($0.reason, at: $0.range, related: $0.related, isAmbiguous: true) }
    }

    /// Whether the opening brace stands right behind another one on the same line.
    private func isRepeated(_ token: TokenID) -> Bool {
        token.index > 0 && tokens.kind(token.previous) == .leftBrace && !tokens.startsLine(token)
    }

    /// Whether the token is `else`, which stands behind a closing brace alone.
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

    /// Ends the innermost block before `token`, since a line that is indented no further than the block's own shows that
    /// its brace is missing.
    private mutating func closeSilently(_ opener: Opener, before token: TokenID) {
        openers.removeLast()
        plan.closings[token, default: 0] += 1
        problems.append(
            SyntaxProblem(
                .missingClosingBrace, at: tokens.range(token.previous), related: tokens.range(opener.token)))
    }

    /// Whether the nearest line before `token` that is indented no further is one, indented alike, that should have opened
    /// a block; if so, a block is opened there. Only lines that are indented further show that it should have.
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

    /// Whether the statement that begins at `token` can have a block: a `let` has none, an expectation only for a touch.
    private func takesBlock(_ token: TokenID) -> Bool {
        if tokens[token].isWord(.let) { return false }
        return !tokens[token].isWord(.expect) || tokens[token.next].isWord(.touch)
    }

    /// How far the line that `token` begins is indented, in bytes.
    private func indentation(of token: TokenID) -> Int {
        let start = tokens.range(token).start
        var first = start
        while first > 0, bytes[first - 1] != UInt8(ascii: "\n") { first -= 1 }
        return start - first
    }
}
