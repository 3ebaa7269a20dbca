import SceneText

/// Components.
extension Parser {
    /// `component = "component" word [ "(" parameter { "," parameter } ")" ] item`; the item has no Name.
    mutating func parseComponent() {
        let node = open(.component)
        advance()
        if kind == .word, !isAtStatementEnd {
            reportLineEnd()
            advance()
        } else if kind == .name, !isAtStatementEnd {
            reportHere(.capitalComponentName)
            skipUnexpected()
        } else {
            reportMissing(.missingComponentName)
        }
        if kind == .leftParenthesis, !isAtStatementEnd { parseParameters() }
        beginPart()
        if kind == .word, !isAtStatementEnd {
            if nextKind == .name, !tokens.startsLine(position.next) {
                report(.nameInComponentHead, at: tokens.range(position.next))
            }
            parseItem()
        } else {
            if isAtStatementEnd || isAtBlock {
                reportMissing(.missingComponentKind)
            } else {
                reportHere(.missingComponentKind)
                skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock }
            }
            if isAtBlock { parseBlock() }
        }
        close(node)
    }

    private mutating func parseParameters() {
        let opening = tokens.range(position)
        advance()
        repeat { parseParameter() } while accept(.comma)
        if kind != .rightParenthesis, !isAtParametersEnd {
            reportHere(.strayInExpression)
            skipUnexpected { !$0.isAtParametersEnd }
        }
        if !accept(.rightParenthesis) {
            report(.missingClosingParenthesis, at: tokens.range(position.previous), related: opening)
        }
    }

    /// Whether the parameters end here, with or without their closing parenthesis.
    private var isAtParametersEnd: Bool { kind == .rightParenthesis || isAtStatementEnd || isAtBlock }

    /// `parameter = word ( "=" ( expression | string ) | "->" )`
    private mutating func parseParameter() {
        beginPart()
        guard kind == .word else {
            if isAtParametersEnd {
                reportMissing(.missingParameter)
            } else {
                reportHere(.missingParameter)
                skipRestOfParameter()
            }
            return
        }
        let node = open(.parameter)
        let word = tokens.range(position)
        advance()
        if accept(.equals) {
            parseDefault()
        } else if !accept(.arrow) {
            if kind == .colon { reportHere(.colonInParameter) } else { report(.missingDefault, at: word) }
            skipRestOfParameter()
        }
        close(node)
    }

    private mutating func parseDefault() {
        switch kind {
        case .string: addLeaf(.string)
        case .stringHead:
            reportHere(.interpolatedDefault)
            parseString()
        case .color:
            reportHere(.caseAsDefault)
            skipRestOfParameter()
        case .dot where nextKind == .word:
            reportHere(.caseAsDefault)
            skipRestOfParameter()
        default:
            parseExpression()
            if isGlued, kind == .word || kind == .percent {
                reportHere(.unitOfParameter)
                skipRestOfParameter()
            }
        }
    }

    private mutating func skipRestOfParameter() {
        skipUnexpected { $0.kind != .comma && !$0.isAtParametersEnd }
    }
}
