extension Parser {
    /// `Link = "->" path { "," path }`
    mutating func parseLink() {
        let node = open(.link)
        repeat {
            advance()
            parsePath()
        } while kind == .comma && !isAtStatementEnd
        close(node)
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
