import SceneSyntax

/// A token as the grammar sees it. Significant line ends are tokens, and the text distinguishes signs and words.
struct ExplicitToken {
    /// The rule that derives the token: `word`, `Name`, `number`, `sign`, `line-end` and so on.
    var rule: String
    /// The text of the token.
    var text: String
    /// Whether there is no trivia before the token.
    var isJoined: Bool

    /// Returns the tokens of a file, according to the rules for line ends and units in the comments of
    /// `grammar/scene.ebnf`.
    static func tokens(of tree: SyntaxTree) -> [ExplicitToken] {
        var result: [ExplicitToken] = []
        // The number of open brackets around the token, and around the current string with interpolations.
        var depth = 0
        var depthAroundString: Int?
        for index in 0..<tree.tokens.count {
            let token = TokenID(index: index)
            let kind = tree.tokens.kind(token)
            let previous = index == 0 ? TokenKind.endOfFile : tree.tokens.kind(token.previous)
            let counts =
                depthAroundString != nil
                || (depth == 0 && previous != .comma && previous != .arrow && kind != .arrow)
            if tree.tokens.startsLine(token), kind != .endOfFile, counts {
                result.append(ExplicitToken(rule: "line-end", text: "", isJoined: false))
            }
            if kind == .endOfFile { break }
            let isJoined = tree.tokens.isGlued(token)
            let isUnit = kind == .word && isJoined && (previous == .number || previous == .rightParenthesis)
            let text = tree.text(token)
            let rule = isUnit ? (text == "x" ? "none" : "unit") : Self.rule(of: kind)
            result.append(ExplicitToken(rule: rule, text: text, isJoined: isJoined))
            switch kind {
            case .leftParenthesis, .leftBracket: depth += 1
            case .rightParenthesis, .rightBracket: depth = max(0, depth - 1)
            case .stringHead: depthAroundString = depth
            case .stringTail:
                depth = depthAroundString ?? depth
                depthAroundString = nil
            default: break
            }
        }
        return result
    }

    /// The lexical rule for tokens of `kind`.
    static func rule(of kind: TokenKind) -> String {
        switch kind {
        case .word: "word"
        case .name: "Name"
        case .number: "number"
        case .string: "string"
        case .stringHead: "string-head"
        case .stringMiddle: "string-middle"
        case .stringTail: "string-tail"
        case .color: "color"
        case .times: "times"
        case .unknown, .endOfFile: "none"
        default: "sign"
        }
    }
}
