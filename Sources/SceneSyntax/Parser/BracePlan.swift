import SceneText

/// Where braces are missing or too many, found by indentation before parsing; empty where they balance.
///
/// A parser that meets the end of the file with blocks still open knows that a brace is missing, but not where. The
/// layout of the lines does.
struct BracePlan {
    /// How many blocks end before a token although no brace says so.
    private(set) var closings: [TokenID: Int] = [:]
    /// The tokens behind which a block begins although no brace says so.
    private(set) var openings: Set<TokenID> = []
    /// The closing braces that close nothing, and the opening ones that are written twice.
    private(set) var strays: Set<TokenID> = []
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

    /// Finds what is wrong with the braces of `tokens`.
    init(tokens: TokenList, bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
        let balance = Self.balance(of: tokens)
        if balance.isBalanced { return }
        plan(moreClosings: balance.surplus < 0)
    }

    /// Whether every brace has its counterpart, and how many more open than close.
    private static func balance(of tokens: TokenList) -> (isBalanced: Bool, surplus: Int) {
        var depth = 0
        var wentBelow = false
        for index in 0..<tokens.count {
            switch tokens.kind(TokenID(index: index)) {
            case .leftBrace: depth += 1
            case .rightBrace:
                depth -= 1
                wentBelow = wentBelow || depth < 0
            default: break
            }
        }
        return (depth == 0 && !wentBelow, depth)
    }

    private mutating func plan(moreClosings: Bool) {
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
                if isElse(token), closings[token] == nil, tokens.kind(token.previous) != .rightBrace,
                    let opener = openers.last
                {
                    closeSilently(opener, before: token)
                    indentation = opener.indentation
                }
            }
            switch kind {
            case .leftBrace where !moreClosings && isRepeated(token):
                strays.insert(token)
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

    /// Whether the opening brace stands right behind another one on the same line.
    private func isRepeated(_ token: TokenID) -> Bool {
        token.index > 0 && tokens.kind(token.previous) == .leftBrace && !tokens.startsLine(token)
    }

    /// Whether the token is `else`, which stands behind a closing brace alone.
    private func isElse(_ token: TokenID) -> Bool {
        let range = tokens.range(token)
        return tokens.kind(token) == .word && bytes[range.start..<range.end].elementsEqual("else".utf8)
    }

    /// Pairs the closing brace with its opener, or finds out why it has none.
    private mutating func close(_ token: TokenID, line: TokenID, indentation: Int, moreClosings: Bool) {
        guard let opener = openers.last else {
            if token == line, opensBlock(before: token, indentation: indentation, after: nil) { return }
            strays.insert(token)
            problems.append(SyntaxProblem(.strayClosingBrace, at: tokens.range(token)))
            return
        }
        if opener.line == line || (token == line && opener.indentation == indentation) {
            openers.removeLast()
        } else if token == line, opensBlock(before: token, indentation: indentation, after: opener.token) {
            return
        } else if moreClosings {
            strays.insert(token)
            problems.append(SyntaxProblem(.strayClosingBrace, at: tokens.range(token), related: nil))
        } else {
            openers.removeLast()
        }
    }

    /// Ends the innermost block before `token`, since a line that is indented no further than the block's own shows that
    /// its brace is missing.
    private mutating func closeSilently(_ opener: Opener, before token: TokenID) {
        openers.removeLast()
        closings[token, default: 0] += 1
        problems.append(
            SyntaxProblem(
                .missingClosingBrace, at: tokens.range(token.previous), related: tokens.range(opener.token)))
    }

    /// Whether the nearest line before `token` that is indented no further is one, indented alike, that should have opened
    /// a block; if so, a block is opened there.
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
            guard line.indentation == indentation, startsBlock, end != token || line.first != last,
                tokens.kind(last) != .leftBrace
            else { return false }
            openings.insert(last)
            problems.append(SyntaxProblem(.missingOpeningBrace, at: tokens.range(last)))
            return true
        }
        return false
    }

    /// How far the line that `token` begins is indented, in bytes.
    private func indentation(of token: TokenID) -> Int {
        let start = tokens.range(token).start
        var first = start
        while first > 0, bytes[first - 1] != UInt8(ascii: "\n") { first -= 1 }
        return start - first
    }
}
