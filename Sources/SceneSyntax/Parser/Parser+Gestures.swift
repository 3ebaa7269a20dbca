extension Parser {
    /// `tap PLACE | press PLACE TIME | drag PLACE to PLACE [after TIME] [over TIME] | pinch PLACE scale S
    /// | rotate PLACE by ANGLE | touch { … }`
    mutating func parseGesture(_ word: Keyword?) {
        let node = open(.gesture)
        advance()
        switch word {
        case .tap:
            parsePlace()
        case .press:
            parsePlace()
            parseTime()
        case .drag:
            parsePlace()
            if accept(.to) {
                parsePlace()
            } else {
                reportMissing(.missingDragTarget)
            }
            if accept(.after) { parseTime() }
            if accept(.over) { parseTime() }
        case .pinch:
            parsePlace()
            if accept(.scale) {
                parseScale()
            } else {
                reportMissing(.missingPinchScale)
            }
        case .rotate:
            parsePlace()
            if accept(.by) {
                parseAngle()
            } else {
                reportMissing(.missingAngle)
            }
        default:
            parseSteps()
        }
        close(node)
    }

    /// `"{" { STEP } "}"`; semicolons or line ends separate the steps.
    mutating func parseSteps() {
        if !isAtBlock {
            reportMissing(.missingBlock)
            skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock }
            if !isAtBlock { return }
        }
        if kind == .leftBrace, startsLine { reportHere(.braceOnNewLine) }
        nestedBlock { $0.parseStepsAndBrace() }
        if isAtStrayBrace { skipUnexpected { $0.isAtStrayBrace } }
    }

    private mutating func parseStepsAndBrace() {
        while advanceToStatement() {
            if isAtOutcome, closeEarly() { return }
            beginStatement()
            parseStep()
            if !isAtStatementEnd {
                reportHere(.missingLineEnd)
                skipUnexpected { !$0.isAtStatementEnd }
            }
        }
    }

    /// `down PLACE [finger N] | wait TIME | move PLACE [finger N] [over TIME] | up [finger N] | cancel [finger N]
    /// | GESTURE`
    private mutating func parseStep() {
        if keyword?.isGesture == true {
            parseGesture(keyword)
            return
        }
        let node = open(.step)
        switch keyword {
        case .down:
            advance()
            parsePlace()
            parseFinger()
        case .wait:
            advance()
            parseTime()
        case .move:
            advance()
            parsePlace()
            parseFinger()
            if accept(.over) { parseTime() }
        case .up, .cancel:
            advance()
            parseFinger()
        default:
            reportHere(.unknownStep)
            skipBalanced()
            skipUnexpected { !$0.isAtStatementEnd }
        }
        close(node)
    }
}
