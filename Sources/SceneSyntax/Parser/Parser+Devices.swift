import SceneText

/// Devices and sizes of scenes and of expectations.
extension Parser {
    /// Whether a device or size begins here, even if the device lacks its dot.
    var isAtScreen: Bool {
        isAtBareDevice && !isAtStatementEnd
            || isAtValue && kind != .arrow && kind != .string && kind != .stringHead && kind != .color
    }

    /// Whether a device is here without its dot.
    private var isAtBareDevice: Bool { kind == .word && text(position).isLikeDevice }

    /// `screen { "," screen }`, where a device needs a blank before the first.
    mutating func parseScreens() {
        if kind == .dot, isGlued { reportHere(.touchingValues) }
        // Between devices without dots, commas may be missing, too.
        var lacksDots = isAtBareDevice
        parseScreen()
        while !isAtStatementEnd, kind == .comma || lacksDots && (isAtBareDevice || kind == .dot) {
            // What is missing after a comma is no mistake in the device before it.
            beginPart()
            if kind == .comma { advance() }
            if isAtBareDevice || kind == .dot || kind == .number || kind == .leftParenthesis || kind == .minus {
                let isBare = isAtBareDevice
                parseScreen(reportsDot: !lacksDots)
                lacksDots = lacksDots || isBare
            } else {
                reportMissing(.missingDevice)
                return
            }
        }
    }

    /// `screen = [ "-" ] size | device`
    private mutating func parseScreen(reportsDot: Bool = true) {
        beginPart()
        if isAtBareDevice {
            // The first one speaks for all.
            if reportsDot { reportHere(.deviceWithoutDot) }
            skipUnexpected()
            // `iPhone 16 Pro`
            while kind == .name || kind == .number && nextKind != .times, !isAtStatementEnd { skipUnexpected() }
            if kind == .dot, isGlued { skipUnexpected { $0.isGlued && ($0.kind == .dot || $0.kind == .word) } }
            return
        }
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
                if text(position) != SyntaxWords.landscape { reportHere(.unknownOrientation) }
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
