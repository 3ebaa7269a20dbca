extension Parser {
    /// `OUTCOME { "," OUTCOME }`
    mutating func parseOutcomes() {
        guard !isAtStatementEnd || kind == .arrow || isAtOutcome else {
            reportMissing(.missingOutcome)
            return
        }
        repeat {
            parseOutcome()
            if !isAtStatementEnd, kind != .comma {
                reportHere(.missingLineEnd)
                skipUnexpected { !$0.isAtStatementEnd && $0.kind != .comma }
            } else if isAtOutcome {
                reportMissing(.missingOutcomeComma)
                continue
            }
            if kind == .comma { reportLineEnd() }
            if kind == .comma, !isOutcomeBehindComma {
                reportHere(.trailingOutcomeComma)
                skipUnexpected()
                return
            }
        } while accept(.comma) || isAtOutcome
    }

    /// Whether the comma at the current position can have an outcome behind it, perhaps on the next line.
    private var isOutcomeBehindComma: Bool {
        let next = position.next
        switch tokens.kind(next) {
        case .word:
            guard tokens.startsLine(next) else { return true }
            let word = tokens[next].keyword
            if word == .expect { return false }
            // A misspelled outcome, or a misspelled `not` before one.
            let isArrowNear =
                tokens.kind(next.next) == .arrow
                || tokens.kind(next.next) == .word && tokens.kind(next.next.next) == .arrow
            return word == .not || word == .nothing || word == .sends || word?.isOutcome == true || isArrowNear
        case .rightBrace, .endOfFile, .semicolon: return false
        default: return !tokens.startsLine(next)
        }
    }

    /// Whether an outcome begins the current line, so that the comma before it is missing.
    @inline(__always)
    var isAtOutcome: Bool {
        guard kind == .word, !isAtImpliedClosing else { return false }
        return isAt(.not) || isAt(.sends) || (keyword?.isOutcome == true && nextKind == .arrow)
    }

    /// `[ "not" ] ( fires | … | sends EVENT ) -> Path | nothing`
    private mutating func parseOutcome() {
        beginPart()
        let node = open(.outcome)
        let isNegated = isAt(.not)
        if isNegated {
            advance()
            if kind == .word { reportLineEnd() }
        }
        if !isNegated, isAt(.nothing) {
            advance()
        } else if isAt(.sends) {
            advance()
            if kind == .word, !isAtStatementEnd { advance() } else { reportMissing(.missingEvent) }
            parseOutcomeTarget()
        } else if keyword?.isOutcome == true {
            advance()
            parseOutcomeTarget()
        } else if kind == .arrow {
            reportHere(.arrowWithoutOutcome)
            parseOutcomeTarget()
        } else if kind == .word {
            reportHere(.unknownOutcome)
            skipUnexpected()
            if kind == .arrow { parseOutcomeTarget() }
        } else {
            reportMissing(.missingOutcome)
            skipUnexpected { !$0.isAtStatementEnd && $0.kind != .comma }
        }
        close(node)
    }

    private mutating func parseOutcomeTarget() {
        beginPart()
        if kind == .arrow {
            advance()
            parsePath()
        } else if kind == .name, !isAtStatementEnd {
            reportHere(.resultWithoutArrow)
            parsePath()
        } else {
            reportMissing(.missingOutcomeTarget)
        }
    }
}
