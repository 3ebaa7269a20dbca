import SceneText

/// Errors in expectations.
extension ProblemContext {
    /// `expect Play`, `expect click 60,30`.
    var unknownExpectation: Diagnostic {
        let message = "`\(text)` is not an expectation"
        let next = phraseAfter
        if next == "reachable" || next == "unreachable" { return reachabilityInOtherOrder(next) }
        if tree.kind(first) == .number, let (point, view) = pointAndTarget {
            return error(message, "say what you expect at \(point): `expect hit \(point) -> \(view)`")
        }
        let place = isPlace(next) ? next : "60,30"
        // From one place to another, whatever the word.
        if isPlace(next), let place = phrase(from: token(1)), word(place.last.next) == "to" {
            return error(message, "write it as a drag: `drag \(next) to …`", fix: writing("drag"))
        }
        let remark: String? =
            switch text {
            case "swipe", "scroll", "pan", "fling", "flick", "swipeLeft", "swipeRight", "swipeUp", "swipeDown",
                "scrollUp", "scrollDown", "scrollTo":
                "write it as a drag: `expect drag 60,300 to 60,100 scrolls -> List`"
            case "longPress", "hold": "write `expect press \(place) 1s\(outcomeAfter(place) ?? " recognizes -> Play")`"
            case "doubleTap":
                "write `expect touch { tap \(place); wait 100ms; tap \(place) }\(outcomeAfter(place) ?? " recognizes -> Zoom")`"
            case "click", "touchUp": "write `expect tap \(place)\(outcomeAfter(place) ?? " fires -> Play")`"
            case "not":
                "write `not` before an outcome, as in `expect tap 60,30 not fires -> Play`; write `.none` where no view "
                    + "is hit"
            case "visible", "enabled", "disabled", "hittable", "touchable":
                "write what the touch does: `expect tap Play fires -> Play`, `expect tap Play nothing`"
            default: nil
            }
        return error(
            text == "expect" ? "this `expect` is empty" : message,
            remark
                ?? "write `expect hit 60,30 -> Play`, `expect reachable -> Play`, or a gesture — tap, press, drag, "
                + "pinch, rotate, touch — and what it does: `expect tap 60,30 fires -> Play`",
            fix: text == "expect" ? nil : nearest(among: Keyword.gestures + [.hit, .reachable, .unreachable]))
    }

    /// Returns the rest of the line after the place behind the problem, or `nil` if there is none, or it is too long to
    /// repeat.
    private func outcomeAfter(_ place: String) -> String? {
        guard let written = phrase(from: token(1)), written.text == place, let next = tokenAfter(written.last) else {
            return nil
        }
        var end = next
        var length = tree.range(next).length
        while length <= Self.maximumQuotationLength, let token = tokenAfter(end), !tree.kind(token).endsStatement {
            end = token
            length = tree.range(next).union(tree.range(end)).length
        }
        guard length <= Self.maximumQuotationLength else { return nil }
        return " " + source.text(in: tree.range(next).union(tree.range(end)))
    }

    /// `expect Play reachable`, `expect not reachable -> Play`.
    private func reachabilityInOtherOrder(_ word: String) -> Diagnostic {
        let message = "`\(text)` is not an expectation"
        if text == "not" {
            let (opposite, meaning) =
                word == "reachable"
                ? ("unreachable", "no point hits it") : ("reachable", "every visible point hits it")
            let view = kind(2) == .arrow ? path(3) : nil
            return error(
                message, "if you mean that \(meaning), write `expect \(opposite) -> \(view ?? "Play")`")
        }
        let isName = tree.kind(first) == .name && first == last
        let written = "\(word) -> \(isName ? text : "Play")"
        return error(
            message, "write `\(written)`", fix: isName ? writing(written, for: range.union(range(1))) : nil)
    }

    /// The short point that the problem begins, and the Name after the arrow behind it, or `nil` if there is no such.
    private var pointAndTarget: (point: String, target: String)? {
        guard let point = phrase(from: first), point.text.split(separator: ",").allSatisfy({ String($0).isNumber }),
            let arrow = tokenAfter(point.last), tree.kind(arrow) == .arrow,
            let target = tokenAfter(arrow), tree.kind(target) == .name, !word(target).isEmpty
        else { return nil }
        return (point.text, word(target))
    }

    /// Whether `text` looks like a point or path.
    private func isPlace(_ text: String) -> Bool {
        let signs = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]")]
        return text.utf8.first.map { $0.isDigit || $0.isUppercaseLetter } ?? false
            && text.utf8.allSatisfy { $0.isIdentifierByte || signs.contains($0) } && text.utf8.last != UInt8(ascii: ",")
    }

    /// `hit 10,10 -> Play`.
    var missingExpectWord: Diagnostic {
        let message = "an expectation starts with `expect`"
        let note = "write `expect \(text) …`"
        // A lone Name may be that of a recognizer, and `expect` doesn't complete the line.
        if schema.isRecognizer(text), let name = phrase(from: token(1)), name.isPath,
            tokenAfter(name.last).map({ tree.kind($0) == .rightBrace && tokenAfter($0) == nil }) ?? true
        {
            return error(
                message, note,
                "a gesture recognizer is an item in its view: `{ recognizer \(name.text) .\(text) }`")
        }
        return error(message, note, fix: writing("expect \(text)", title: "write `expect`"))
    }

    var misspelledExpect: Diagnostic {
        // Another word may negate what follows.
        let isMisspelled = text == "assert" || Misspelling.word(text, among: ["expect"]) != nil
        return error(
            "an expectation starts with `expect`, not `\(text)`",
            "write `expect hit 60,30 -> Play`, or `expect tap 60,30 fires -> Play`",
            fix: isMisspelled ? writing("expect") : nil)
    }

    var missingPlace: Diagnostic {
        guard word(1) == "at", kind(2) == .number || kind(2) == .name else {
            return error("missing place after `\(text)`", "write a point such as `60,30`, or a view such as `Help`")
        }
        return error(
            "missing place after `\(text)`",
            "write it without `at`: `\(text) \(phrase(from: token(2))?.text ?? "60,30")`",
            fix: writing("", for: range.atEnd.union(range(1)), title: "remove the `at`"))
    }

    // MARK: Results of hit tests

    var missingHitResult: Diagnostic {
        let place = placeOfHit
        if kind(1) == .equals || kind(1) == .equal, let view = path(2) {
            return error("missing result after `\(place)`", "write an arrow instead of `\(word(1))`: `-> \(view)`")
        }
        return error(
            "missing result after `\(place)`", "write `-> Help`, or `.none`, `.recursion` or `.orderDependent`")
    }

    /// The text from the place of a hit test to the problem: `10,10`.
    private var placeOfHit: String {
        var start = first
        for _ in 0..<Self.maximumTokensOfPlace {
            guard let before = tokenBefore(start), tree.text(before) != Keyword.hit.text else { break }
            start = before
        }
        return tree.source.text(in: tree.range(start).with(end: range.end))
    }

    /// The most tokens of a place that a message repeats.
    private static let maximumTokensOfPlace = 24

    /// `expect hit 10,10 none`.
    var bareHitResult: Diagnostic {
        let message = "`\(text)` is not a result of a hit test"
        if text == "not" {
            return error(
                message,
                "write which view gets the touch instead, `-> Help`, or `.none`; only outcomes of gestures have a `not`"
            )
        }
        let general = "write `-> Help` for a view, or `.none`, `.recursion` or `.orderDependent`"
        let note = path(1).map { "write an arrow: `-> \($0)`" } ?? general
        switch text {
        case "none", "recursion", "orderDependent": return error(message, note, fix: writing(".\(text)"))
        case "nil": return error(message, note, fix: writing(".none"))
        case "is", "equals", "hits", "returns", "gets":
            return error(message, note, fix: path(1) == nil ? nil : writing("->"))
        default: return error(message, note)
        }
    }

    // MARK: Outcomes

    /// `-> .none`, or an arrow at the end of a line.
    var missingLinkTarget: Diagnostic {
        let message = "missing view after the arrow"
        if statementBegins(with: "expect", "hit"), kind(1) == .dot,
            ["none", "recursion", "orderDependent"].contains(word(2))
        {
            // The blanks between the arrow and the result go, too.
            let arrow = range.union(range(1).atStart)
            return error(
                message, "drop the arrow before `.\(word(2))`, which is no view",
                fix: writing("", for: arrow, title: "remove the arrow"))
        }
        return error(message, "write the Name of a view after it: `-> Back`, `-> List[3].Play`")
    }

    var missingOutcome: Diagnostic {
        let message = "missing outcome of the gesture"
        if word(last.next) == "on", tree.startsLine(last.next) {
            return error(
                message,
                "the devices are on the line of the expectation: `expect tap Play on .iPhoneSE fires -> Play`")
        }
        if tree.kind(last) == .name, let index = number(1) {
            return error(message, "the index of a row is in brackets: `\(text)[\(index)]`")
        }
        return error(message, "write `fires -> Play`, `selects -> List[0]`, or `nothing`")
    }

    var arrowWithoutOutcome: Diagnostic {
        let hit = expectedPlace.flatMap { place in path(1).map { (place, $0) } }
        if let outcome = Keyword(word(1)), Keyword.outcomes.contains(outcome), let view = path(2) {
            let range = range.union(self.range(1))
            return error(
                "missing outcome before `->`", "the outcome comes before the arrow: `\(outcome.text) -> \(view)`",
                fix: writing("\(outcome.text) ->", for: range))
        }
        return error(
            "missing outcome before `->`",
            hit.map { "write `fires -> \($1)`, or `expect hit \($0) -> \($1)` for the view that gets the touch" }
                ?? "write `expect tap 10,10 fires -> Play`, or `expect hit 10,10 -> Play` for the view that gets the "
                + "touch")
    }

    var unknownOutcome: Diagnostic {
        let message = "`\(text)` is not an outcome of a gesture"
        let events = ["touchUp", "touchDown", "touchDrag", "touchCancel", "valueChanged", "editing"]
        if events.contains(where: text.hasPrefix) {
            let target = kind(1) == .arrow ? path(2) : nil
            return error(
                message, "an event of a control follows `sends`: `sends \(text) -> \(target ?? "Play")`",
                fix: target == nil ? nil : writing("sends \(text)"))
        }
        switch text {
        case "twice", "double", "doubleTap", "2x":
            guard let place = expectedPlace else { break }
            return error(
                message,
                "write both taps: `expect touch { tap \(place); wait 100ms; tap \(place) } fires -> Play`")
        case "triggers", "presses", "changes", "clicks", "activates", "calls", "invokes":
            return error(
                message, "did you mean `fires`?", fix: nearest(among: Keyword.outcomes + [.not, .nothing, .sends]))
        default: break
        }
        return error(
            message,
            "the outcomes are `fires`, `cancels`, `selects`, `highlights`, `scrolls`, `drags`, `zooms`, `recognizes`, "
                + "`touches`, `sends` and `nothing`; `not` before one says that it doesn't happen",
            fix: nearest(among: Keyword.outcomes + [.not, .nothing, .sends]))
    }

    var missingOutcomeTarget: Diagnostic {
        let place = expectedPlace.flatMap { $0.utf8.first?.isUppercaseLetter == true ? $0 : nil }
        let outcome = word(-1) == "sends" ? "sends \(text)" : text
        return error("missing view after `\(text)`", "write an arrow and its Name: `\(outcome) -> \(place ?? "Play")`")
    }

    var unknownStep: Diagnostic {
        let steps = Keyword.gestures + Keyword.stepsOfFingers
        return error(
            "`\(text)` is not a step of a touch",
            NearestWord.of(text, among: steps.map { $0.text }).map { "did you mean `\($0)`?" }
                ?? "the steps are `down 60,30`, `wait 200ms`, `move 60,130 over 100ms`, `up`, `cancel` and gestures; "
                + "a second finger is `down 90,30 finger 2`", fix: nearest(among: steps))
    }
}
