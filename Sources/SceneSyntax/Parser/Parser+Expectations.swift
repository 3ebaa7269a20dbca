import SceneText

extension Parser {
    /// The words with which gestures begin.
    static let gestures = ["tap", "press", "drag", "pinch", "touch"]

    /// Whether the statement begins like an expectation whose `expect` was forgotten.
    var isExpectationWord: Bool {
        guard Self.gestures.contains(text) || isAt("hit") || isAt("reachable"), !tokens.startsLine(position.next) else {
            return false
        }
        switch nextKind {
        case .number, .minus, .name, .arrow: return true
        case .leftBrace: return isAt("touch")
        default: return false
        }
    }

    /// Whether the statement begins with something else than `expect`, and goes on like an expectation.
    var isMisspelledExpect: Bool {
        let next = position.next
        guard tokens.kind(next) == .word, !tokens.startsLine(next), !tokens.startsLine(next.next) else { return false }
        let word = source.text(in: tokens.range(next))
        guard Self.gestures.contains(word) || word == "hit" || word == "reachable" || word == "expect" else {
            return false
        }
        switch tokens.kind(next.next) {
        case .number, .minus, .name, .arrow, .leftBrace: return true
        default: return word == "expect"
        }
    }

    /// `expect = "expect" ( hit | reachable | gesture outcomes )`
    mutating func parseExpect(hasWord: Bool) {
        let start = position
        if hasWord { advance() }
        if hasWord, isAtStatementEnd {
            let node = builder.open(.expectHit, at: start)
            reportMissing(.unknownExpectation)
            close(node)
        } else if isAt("hit") {
            parseExpectHit(from: start)
        } else if isAt("reachable") {
            parseExpectReachable(from: start)
        } else {
            parseExpectGesture(from: start)
        }
    }

    /// `hit PLACE ( -> Path | Case )`
    private mutating func parseExpectHit(from start: TokenID) {
        let node = builder.open(.expectHit, at: start)
        advance()
        parsePlace()
        if kind == .arrow {
            parseLink()
        } else if kind == .dot, !isAtStatementEnd {
            if tokens.isGlued(position) { reportHere(.touchingValues) }
            parseValue()
        } else if kind == .name, !isAtStatementEnd {
            reportHere(.resultWithoutArrow)
            skipUnexpected { !$0.isAtStatementEnd }
        } else if kind == .word, !isAtStatementEnd {
            reportHere(.bareHitResult)
            skipUnexpected { !$0.isAtStatementEnd }
        } else {
            reportMissing(.missingHitResult)
            skipUnexpected { !$0.isAtStatementEnd }
        }
        close(node)
    }

    /// `reachable -> Path [ WxH ]`
    private mutating func parseExpectReachable(from start: TokenID) {
        let node = builder.open(.expectReachable, at: start)
        advance()
        if kind == .arrow {
            parseLink()
        } else if kind == .name, !isAtStatementEnd {
            reportHere(.resultWithoutArrow)
            skipUnexpected()
        } else {
            reportMissing(.missingReachableTarget)
        }
        if isAtValue {
            if tokens.isGlued(position) { reportHere(.touchingValues) }
            parseValue()
        }
        close(node)
    }

    /// `GESTURE OUTCOME { "," OUTCOME }`
    private mutating func parseExpectGesture(from start: TokenID) {
        let node = builder.open(.expectGesture, at: start)
        if kind == .word, Self.gestures.contains(text) {
            let isTouch = isAt("touch")
            parseGesture()
            // Where the brace of a `touch` is missing, its outcomes stand on a line of their own for that reason.
            if isAtOutcome, !isTouch || tokens.kind(position.previous) == .rightBrace { reportLineEnd() }
            parseOutcomes()
        } else {
            if kind == .arrow { reportMissing(.unknownExpectation) } else { reportHere(.unknownExpectation) }
            skipUnexpected { !$0.isAtStatementEnd && $0.kind != .leftBrace }
            if kind == .leftBrace {
                parseSteps()
                parseOutcomes()
            }
        }
        close(node)
    }

    /// `tap PLACE | press PLACE TIME | drag PLACE to PLACE [after TIME] [over TIME] | pinch PLACE scale S | touch { … }`
    mutating func parseGesture() {
        let node = open(.gesture)
        let word = text
        advance()
        switch word {
        case "tap":
            parsePlace()
        case "press":
            parsePlace()
            parseTime()
        case "drag":
            parsePlace()
            if accept("to") {
                parsePlace()
            } else {
                reportMissing(.missingDragTarget)
            }
            if accept("after") { parseTime() }
            if accept("over") { parseTime() }
        case "pinch":
            parsePlace()
            if accept("scale") {
                parseScale()
            } else {
                reportMissing(.missingPinchScale)
            }
        default:
            parseSteps()
        }
        close(node)
    }

    /// `"{" { STEP } "}"`, the steps separated by semicolons or line ends.
    private mutating func parseSteps() {
        if !isAtBlock {
            reportMissing(.missingBlock)
            skipUnexpected { !$0.isAtStatementEnd && !$0.isAtBlock }
            if !isAtBlock { return }
        }
        if kind == .leftBrace, tokens.startsLine(position) { reportHere(.braceOnNewLine) }
        nestedBlock { $0.parseStepsAndBrace() }
        if isAtStrayBrace { skipUnexpected { $0.isAtStrayBrace } }
    }

    private mutating func parseStepsAndBrace() {
        while true {
            if isAtImpliedClosing {
                if useImpliedClosing() { return }
                continue
            }
            if isAtStrayBrace {
                skipUnexpected { $0.isAtStrayBrace }
                continue
            }
            if kind == .endOfFile || accept(.rightBrace) { return }
            if accept(.semicolon) { continue }
            if isAtOutcome, closeEarly() { return }
            beginStatement()
            parseStep()
            if !isAtStatementEnd {
                reportHere(.missingLineEnd)
                skipUnexpected { !$0.isAtStatementEnd }
            }
        }
    }

    /// `down PLACE | wait TIME | move PLACE [over TIME] | up | cancel | GESTURE`
    private mutating func parseStep() {
        if kind == .word, Self.gestures.contains(text) {
            parseGesture()
            return
        }
        let node = open(.step)
        switch kind == .word ? text : "" {
        case "down":
            advance()
            parsePlace()
        case "wait":
            advance()
            parseTime()
        case "move":
            advance()
            parsePlace()
            if accept("over") { parseTime() }
        case "up", "cancel":
            advance()
        default:
            reportHere(.unknownStep)
            skipBalanced()
            skipUnexpected { !$0.isAtStatementEnd }
        }
        close(node)
    }

    /// `PLACE = X,Y | Path`
    private mutating func parsePlace() {
        if kind == .name, !isAtStatementEnd {
            parsePath()
        } else if isAtValue, kind != .arrow, kind != .dot, kind != .string {
            let start = position
            parseLengths()
            if kind == .number, !isAtStatementEnd, position == start.next {
                reportHere(.pointWithoutComma)
                skipUnexpected()
            }
        } else {
            reportMissing(.missingPlace)
        }
    }

    private mutating func parseTime() {
        if isAtValue, kind == .number || kind == .leftParenthesis {
            parseLengths()
        } else {
            reportMissing(.missingTime)
        }
    }

    private mutating func parseScale() {
        if isAtValue, kind == .number || kind == .leftParenthesis {
            parseLengths()
        } else {
            reportMissing(.missingPinchScale)
        }
    }

    private mutating func parseOutcomes() {
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
        } while accept(.comma) || isAtOutcome
    }

    /// Whether an outcome begins the line at the position, so that the comma before it was forgotten.
    private var isAtOutcome: Bool {
        guard kind == .word, !isAtImpliedClosing else { return false }
        return isAt("not") || isAt("sends") || (Self.outcomes.contains(text) && nextKind == .arrow)
    }

    /// The words of outcomes that a view follows directly.
    static let outcomes = [
        "fires", "cancels", "selects", "highlights", "scrolls", "drags", "zooms", "recognizes", "touches",
    ]

    /// `[ "not" ] ( fires | … | sends EVENT ) -> Path | nothing`
    private mutating func parseOutcome() {
        let node = open(.outcome)
        let isNegated = isAt("not")
        if isNegated {
            advance()
            if kind == .word { reportLineEnd() }
        }
        if !isNegated, isAt("nothing") {
            advance()
        } else if isAt("sends") {
            advance()
            if kind == .word, !isAtStatementEnd { advance() } else { reportMissing(.missingEvent) }
            parseOutcomeTarget()
        } else if kind == .word, Self.outcomes.contains(text) {
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
