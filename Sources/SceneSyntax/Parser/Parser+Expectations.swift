import SceneText

extension Parser {
    /// Whether the statement begins like an expectation without `expect`.
    @inline(__always)
    var isExpectationWord: Bool {
        // `rotate` is an attribute, too.
        guard keyword?.isExpectation == true, !isAt(.rotate), !tokens.startsLine(position.next) else {
            return false
        }
        switch nextKind {
        case .number, .minus, .name, .arrow: return true
        case .leftBrace: return isAt(.touch)
        default: return false
        }
    }

    /// Whether the statement continues like an expectation after a word other than `expect`.
    @inline(__always)
    var isMisspelledExpect: Bool {
        let next = position.next
        guard tokens.kind(next) == .word, !tokens.startsLine(next), !tokens.startsLine(next.next) else { return false }
        // A recognizer whose kind has no dot.
        if text(position) == "recognizer" { return false }
        guard let word = tokens[next].keyword, word.isExpectation || word == .expect, word != .rotate else {
            return false
        }
        switch tokens.kind(next.next) {
        case .number, .minus, .name, .arrow, .leftBrace: return true
        default: return word == .expect
        }
    }

    /// `expect = "expect" ( hit | reachable | unreachable | gesture outcomes )`
    mutating func parseExpect(hasWord: Bool) {
        let start = position
        if hasWord { advance() }
        if hasWord, isAtStatementEnd {
            let node = builder.open(.expectHit, at: start)
            reportMissing(.unknownExpectation)
            close(node)
            return
        }
        switch expectationWord {
        case .hit: parseExpectHit(from: start)
        case .reachable: parseExpectReachable(from: start, hasSize: true)
        case .unreachable: parseExpectReachable(from: start, hasSize: false)
        case let gesture: parseExpectGesture(gesture, from: start)
        }
    }

    /// The word of the expectation at the current position. Reports a misspelled one.
    private var expectationWord: Keyword? {
        mutating get {
            if let keyword, keyword.isExpectation { return keyword }
            guard kind == .word else { return nil }
            let expectations = Keyword.allCases.filter { $0.isExpectation }
            guard let meant = Misspelling.word(text(position), among: expectations.map { $0.text }) else { return nil }
            reportHere(.unknownExpectation)
            return expectations.first { $0.text == meant }
        }
    }

    /// `hit PLACE [ ON ] ( -> Path | Case )`
    private mutating func parseExpectHit(from start: TokenID) {
        let node = builder.open(.expectHit, at: start)
        advance()
        parsePlace()
        parseOn()
        if kind == .arrow {
            parseLink()
        } else if kind == .dot, !isAtStatementEnd {
            if isGlued { reportHere(.touchingValues) }
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

    /// `reachable -> Path [ WxH ] [ ON ]`, or `unreachable -> Path [ ON ]` without a size.
    private mutating func parseExpectReachable(from start: TokenID, hasSize: Bool) {
        let node = builder.open(hasSize ? .expectReachable : .expectUnreachable, at: start)
        advance()
        if kind == .arrow {
            parseLink()
        } else if kind == .name, !isAtStatementEnd {
            reportHere(.resultWithoutArrow)
            skipUnexpected()
        } else {
            reportMissing(.missingReachableTarget)
        }
        if hasSize, isAtValue {
            if isGlued { reportHere(.touchingValues) }
            parseValue()
        }
        parseOn()
        close(node)
    }

    /// `GESTURE [ ON ] OUTCOME { "," OUTCOME }`
    private mutating func parseExpectGesture(_ gesture: Keyword?, from start: TokenID) {
        let node = builder.open(.expectGesture, at: start)
        if let gesture {
            let isTouch = gesture == .touch
            parseGesture(gesture)
            parseOn()
            // If the brace of a `touch` is missing, its outcomes are on a line of their own.
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

    /// `PLACE = X,Y | Path`
    mutating func parsePlace() {
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

    mutating func parseTime() {
        if isAtValue, kind == .number || kind == .leftParenthesis {
            parseLengths()
        } else {
            reportMissing(.missingTime)
        }
    }

    mutating func parseScale() {
        if isAtValue, kind == .number || kind == .leftParenthesis {
            parseLengths()
        } else {
            reportMissing(.missingPinchScale)
        }
    }

    mutating func parseAngle() {
        if isAtValue, kind == .number || kind == .leftParenthesis || kind == .minus {
            parseLengths()
        } else {
            reportMissing(.missingAngle)
        }
    }

    /// `[ "finger" N ]`
    mutating func parseFinger() {
        guard accept(.finger) else { return }
        if isAtValue, kind == .number || kind == .leftParenthesis {
            parseLengths()
        } else {
            reportMissing(.missingFinger)
        }
    }
}
