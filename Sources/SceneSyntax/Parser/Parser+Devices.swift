import SceneText

/// Devices and sizes: those of a scene, and those of an expectation.
extension Parser {
    /// Whether a device or size begins here.
    var isAtScreen: Bool { isAtValue && kind != .arrow && kind != .string && kind != .stringHead && kind != .colour }

    /// `screen { "," screen }`, where a device needs a blank before the first.
    mutating func parseScreens() {
        if kind == .dot, isGlued { reportHere(.touchingValues) }
        parseScreen()
        while kind == .comma, !isAtStatementEnd {
            advance()
            if kind == .dot || kind == .number || kind == .leftParenthesis || kind == .minus {
                parseScreen()
            } else {
                reportMissing(.missingDevice)
                return
            }
        }
    }

    /// `screen = [ "-" ] size | device`
    private mutating func parseScreen() {
        beginPart()
        if kind == .dot {
            parseDevice()
            return
        }
        let start = position
        if parseSize() { return }
        // `390×844`, `390*844`: the sign is the mistake, and it is reported where it is.
        if kind == .unknown || kind == .star, isGlued { return }
        // `390 844`, `390,844`
        let isOtherSide = kind == .number || kind == .comma && nextKind == .number
        let side = kind == .comma ? position.next : position
        if isOtherSide, !isAtStatementEnd, tokens.kind(side.next) != .times {
            report(.wrongSceneSize, at: tokens.range(start).union(tokens.range(side)))
            if kind == .comma { skipUnexpected() }
            skipUnexpected()
            return
        }
        report(.wrongSceneSize, at: tokens.range(start).union(tokens.range(position.previous)))
    }

    /// `device = "." ( word | Name ) [ "." "landscape" ]`
    private mutating func parseDevice() {
        let node = open(.device)
        advance()
        if kind == .word || kind == .name, isGlued {
            advance()
        } else {
            reportMissing(.missingDevice)
        }
        if kind == .dot, isGlued {
            advance()
            if kind == .word || kind == .name, isGlued {
                if text(position) != "landscape" { reportHere(.unknownOrientation) }
                advance()
            } else {
                reportMissing(.unknownOrientation)
            }
        }
        close(node)
    }

    /// `[ "on" screen { "," screen } ]`
    mutating func parseOn() {
        guard isAt(.on), !isAtStatementEnd else { return }
        let node = open(.devices)
        advance()
        if isAtScreen { parseScreens() } else { reportMissing(.missingDevice) }
        close(node)
    }
}
