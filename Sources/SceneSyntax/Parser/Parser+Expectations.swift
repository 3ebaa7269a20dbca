extension Parser {
    private static let gestures: Set<String> = ["tap", "press", "drag", "pinch", "touch"]

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

    /// `expect = "expect" ( hit | reachable | gesture outcomes )`
    mutating func parseExpect(hasWord: Bool) {
        let start = position
        if hasWord { advance() }
        if isAtStatementEnd {
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
            reportHere(.nameWithoutArrow)
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
            reportHere(.nameWithoutArrow)
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
            parseGesture()
            parseOutcomes()
        } else {
            reportHere(.unknownExpectation)
            skipUnexpected { !$0.isAtStatementEnd && $0.kind != .leftBrace }
            if kind == .leftBrace { parseBlock() }
        }
        close(node)
    }

    /// `tap PLACE | press PLACE TIME | drag PLACE to PLACE [after TIME] [over TIME] | pinch PLACE scale S | touch { … }`
    private mutating func parseGesture() {
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
            if continues(with: "to") {
                advance()
                parsePlace()
            } else {
                reportMissing(.missingDragTarget)
            }
            if continues(with: "after") { parseKeywordTime() }
            if continues(with: "over") { parseKeywordTime() }
        case "pinch":
            parsePlace()
            if continues(with: "scale") {
                advance()
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
        guard isAtBlock else {
            reportMissing(.missingBlock)
            return
        }
        if kind == .leftBrace, tokens.startsLine(position) { reportHere(.braceOnNewLine) }
        nested { parser in
            let node = parser.open(.block)
            if parser.kind == .leftBrace { parser.advance() }
            while true {
                if parser.isAtImpliedClosing {
                    parser.useImpliedClosing()
                    break
                }
                if parser.kind == .endOfFile || parser.accept(.rightBrace) { break }
                if parser.accept(.semicolon) { continue }
                parser.parseStep()
                if !parser.isAtStatementEnd {
                    parser.reportHere(.missingLineEnd)
                    parser.skipUnexpected { !$0.isAtStatementEnd }
                }
            }
            parser.close(node)
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
            if continues(with: "over") { parseKeywordTime() }
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
            parseLengths()
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

    private mutating func parseKeywordTime() {
        advance()
        parseTime()
    }

    private mutating func parseScale() {
        if isAtValue, kind == .number || kind == .leftParenthesis {
            parseLengths()
        } else {
            reportMissing(.missingPinchScale)
        }
    }

    private mutating func parseOutcomes() {
        guard !isAtStatementEnd || kind == .arrow else {
            reportMissing(.missingOutcome)
            return
        }
        repeat { parseOutcome() } while !isAtStatementEnd && accept(.comma)
    }

    private static let outcomes: Set<String> = [
        "fires", "cancels", "selects", "highlights", "scrolls", "drags", "zooms", "recognizes", "touches",
    ]

    /// `[ "not" ] ( fires | … | sends EVENT ) -> Path | nothing`
    private mutating func parseOutcome() {
        let node = open(.outcome)
        let isNegated = isAt("not")
        if isNegated { advance() }
        if isNegated, isAtStatementEnd, kind != .arrow {
            reportMissing(.missingOutcome)
        } else if !isNegated, isAt("nothing") {
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
            parseLink()
        } else if kind == .word {
            reportHere(.unknownOutcome)
            skipUnexpected()
            if kind == .arrow { parseLink() }
        } else {
            reportMissing(.missingOutcome)
            skipUnexpected { !$0.isAtStatementEnd }
        }
        close(node)
    }

    private mutating func parseOutcomeTarget() {
        if kind == .arrow {
            advance()
            parsePath()
        } else if kind == .name, !isAtStatementEnd {
            reportHere(.nameWithoutArrow)
            parsePath()
        } else {
            reportMissing(.missingOutcomeTarget)
        }
    }
}
