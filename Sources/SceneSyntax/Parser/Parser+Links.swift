extension Parser {
    /// `Link = "->" path { "," path }`. In an expectation, a word is no path.
    mutating func parseLink(allowsWords: Bool = false) {
        let node = open(.link)
        repeat {
            advance()
            if allowsWords, isAtWordAsPath { addLeaf(.path) } else { parsePath() }
        } while kind == .comma && !isAtStatementEnd
        close(node)
    }

    /// Whether the current word is `self` or a view that a component takes. If a Name follows on the line, it begins a
    /// statement, and the path is missing.
    private var isAtWordAsPath: Bool {
        kind == .word && !(startsLine && nextKind == .name && !tokens.startsLine(position.next))
    }

    /// `path = Name { "[" expression { "," expression } "]" | "." Name | "." "content" }`
    mutating func parsePath() {
        guard kind == .name else {
            if kind == .word, !startsLine {
                let isAttributeNext = nextKind == .word || nextKind == .number
                if isAttributeNext, tokens.kind(position.previous) == .arrow, !tokens.looksLikeName(position) {
                    reportMissing(.missingLinkTarget)
                } else {
                    reportHere(.lowercaseLinkTarget)
                    skipUnexpected()
                }
            } else {
                reportMissing(.missingLinkTarget)
            }
            return
        }
        if skipEdgeAsTarget() { return }
        let node = open(.path)
        advance()
        while true {
            if kind == .leftBracket, !isAtStatementEnd {
                parseIndex()
            } else if kind == .dot, isGlued {
                advance()
                if kind == .name || isAt(.content), isGlued {
                    advance()
                } else {
                    if isGlued {
                        reportHere(.missingPathName)
                    } else {
                        reportMissing(.missingPathName)
                    }
                    if kind == .word, isGlued { skipUnexpected() }
                }
            } else {
                break
            }
        }
        if kind == .leftParenthesis, isGlued {
            reportHere(.indexInParentheses)
            skipBalanced()
        }
        close(node)
    }

    private mutating func parseIndex() {
        let node = open(.index)
        advance()
        if kind == .rightBracket {
            reportMissing(.missingIndex)
        } else {
            repeat { parseExpression() } while accept(.comma)
        }
        if !accept(.rightBracket) { reportMissing(.missingClosingBracket) }
        close(node)
    }
}
