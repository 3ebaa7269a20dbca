import SceneText

/// Errors in the outcomes of gestures.
extension ProblemContext {
    var missingOutcome: Diagnostic {
        let message = "missing outcome of the gesture"
        if word(last.next) == "on", tree.startsLine(last.next) {
            return error(
                message,
                "the devices are on the line of the expectation: `expect tap Play on .iPhoneSE fires -> Play`")
        }
        if tree.kind(last) == .name, let written = number(1) {
            // `List.2` has a number with a dot.
            let index = isGlued(1) && written.hasPrefix(".") ? String(written.dropFirst()) : written
            return error(message, "the index of a row is in brackets: `\(text)[\(index)]`")
        }
        if let view = path(1), namesRecognizer(view) { return error(message, "write `recognizes -> \(view)`") }
        if kind(1) == .not, let outcome = Keyword(word(2)), Keyword.outcomes.contains(outcome) {
            let view = kind(3) == .arrow ? path(4) : nil
            return error(
                message, "`not` negates an outcome: `not \(outcome.text) -> \(view ?? "Play")`",
                fix: writing("not ", for: range(1).union(range(2).atStart), title: "write `not`"))
        }
        if kind(1) == .slash, isGlued(1), let child = path(2), [.name, .rightBracket].contains(tree.kind(last)) {
            let view = "\(expectedPlace.flatMap { $0.split(separator: "/").first.map(String.init) } ?? text).\(child)"
            return error(
                message, "a path has dots: `\(view)`", fix: isGlued(2) ? writing(".", for: range(1)) : nil)
        }
        if kind(1) == .equal || kind(1) == .equals, let view = path(2), let place = expectedPlace {
            return error(
                message,
                "write `fires -> \(view)`, or `expect hit \(place) -> \(view)` for the view that gets the touch")
        }
        guard let place = expectedPlace, isPlace(place), isViewName(place) else {
            return error(message, "write `fires -> Play`, `selects -> List[0]`, or `nothing`")
        }
        return error(
            message,
            place.hasSuffix("]")
                ? "write `selects -> \(place)`, or `nothing`" : "write `fires -> \(place)`, or `nothing`")
    }

    var unknownOutcome: Diagnostic {
        if Self.isEvent(text) {
            let target = kind(1) == .arrow ? path(2) : nil
            return error(
                messageOnOutcome, "an event of a control follows `sends`: `sends \(text) -> \(target ?? "Play")`",
                fix: target == nil ? nil : writing("sends \(text)"))
        }
        if let outcome = Keyword.outcomes.first(where: { text.lowercased() == "not\($0.text)" })?.text {
            return error(messageOnOutcome, "a space is missing: `not \(outcome)`", fix: writing("not \(outcome)"))
        }
        let specific = negatedOutcome ?? undoneOutcome ?? outcomeOfRecognizer ?? wordBeforeDuration
        if let specific = specific ?? sentenceAsOutcome { return specific }
        let isFiring = [
            "triggers", "presses", "changes", "clicks", "activates", "calls", "invokes", "toggles", "switches", "taps",
        ].contains(text)
        let fix = nearest(among: Keyword.outcomes + [.not, .nothing, .sends])
        return error(
            messageOnOutcome,
            isFiring
                ? "did you mean `fires`?"
                : fix?.suggestion
                    ?? "the outcomes are `fires`, `cancels`, `selects`, `highlights`, `scrolls`, `drags`, `zooms`, "
                    + "`recognizes`, `touches`, `sends` and `nothing`\n`not` before one says that it doesn't happen",
            fix: fix)
    }

    private var messageOnOutcome: String { "`\(text)` isn't an outcome of a gesture" }

    /// Reports `deselects -> List[0]`. `nil` if no outcome has the problem as its opposite.
    private var undoneOutcome: Diagnostic? {
        guard let opposite = oppositeOutcome else { return nil }
        let target = kind(1) == .arrow ? path(2) : nil
        return error(
            messageOnOutcome,
            "`not \(opposite) -> \(target ?? (opposite == Keyword.selects.text ? "List[0]" : "Play"))` says that it "
                + "doesn't happen; no outcome says that it is undone")
    }

    /// Reports `triggers -> Pan`. `nil` if it isn't about a recognizer.
    private var outcomeOfRecognizer: Diagnostic? {
        guard kind(1) == .arrow, path(2).map(namesRecognizer) == true else { return nil }
        // Other words can mean the opposite.
        let isFailing =
            Self.wordsForFailing.contains(text)
            || Self.negations.contains { text.lowercased().hasPrefix($0) } && text.lowercased().hasSuffix("recognizes")
        let isRecognizing = Self.wordsForRecognizes.contains(text)
        return error(
            messageOnOutcome,
            "what a recognizer \(isFailing ? "doesn't do is `not recognizes`" : "does is `recognizes`")",
            fix: isFailing || isRecognizing
                ? writing(isFailing ? "not recognizes" : "recognizes", safe: isRecognizing) : nil)
    }

    /// Reports `drag A to B in 200ms`. `nil` for anything else.
    private var wordBeforeDuration: Diagnostic? {
        guard ["in", "during", "within", "for"].contains(text), statementBegins(with: "expect", Keyword.drag.text),
            kind(1) == .number, let time = phrase(from: token(1)), time.text.utf8.last == UInt8(ascii: "s")
        else { return nil }
        return error(
            messageOnOutcome, "how long a drag takes is `over \(time.text)`",
            fix: tokenAfter(time.last) == nil ? nil : writing(Keyword.over.text))
    }

    /// Reports `tap Save is Save`, `tap Save should fire`, `tap Save twice` and `tap Save does nothing`. `nil` for
    /// anything else.
    private var sentenceAsOutcome: Diagnostic? {
        if text == "is" || text == "hits", let view = path(1), let place = expectedPlace,
            !Self.wordsForReachable.contains(view)
        {
            return error(
                messageOnOutcome,
                "write `fires -> \(view)`, or `expect hit \(place) -> \(view)` for the view that gets the touch")
        }
        if ["to", "should", "will", "must", "can"].contains(text),
            let outcome = Keyword.outcomes.first(where: { $0.text == word(1) || $0.text == word(1) + "s" })
        {
            let view = path(2) ?? expectedPlace.flatMap { isViewName($0) ? $0 : nil } ?? "Play"
            return error(messageOnOutcome, "write the outcome alone: `\(outcome.text) -> \(view)`")
        }
        if Self.wordsForTwice.contains(text), let place = expectedPlace {
            return error(messageOnOutcome, adviceToTapTwice(place))
        }
        if ["does", "do", "gets", "is"].contains(text), Self.wordsForNothing.contains(word(1)) {
            return error(
                messageOnOutcome, "write `nothing` alone",
                fix: writing(Keyword.nothing.text, for: range.union(range(1)), safe: false))
        }
        return nil
    }

    var arrowWithoutOutcome: Diagnostic {
        let hit = expectedPlace.flatMap { place in path(1).map { (place, $0) } }
        if let outcome = Keyword(word(1)), Keyword.outcomes.contains(outcome), let view = path(2) {
            let range = range.union(self.range(1))
            return error(
                "missing outcome before `->`", "the outcome comes before the arrow: `\(outcome.text) -> \(view)`",
                fix: writing("\(outcome.text) ->", for: range))
        }
        if let outcome = Keyword(word(1)), Keyword.outcomes.contains(outcome), path(2) == nil {
            let place = expectedPlace.flatMap { $0.utf8.first?.isUppercaseLetter == true ? $0 : nil }
            let view = outcome == .scrolls ? onlyScrollView ?? place ?? "List" : place ?? "Play"
            return error(
                "missing outcome before `->`",
                "the outcome comes before the arrow, and a view after it: "
                    + "`\(outcome.text) -> \(view)`")
        }
        if Self.wordsForNothing.contains(word(1)), token(2).map({ tree.kind($0).endsStatement }) ?? true {
            return error(
                "missing outcome before `->`",
                "write `nothing` without an arrow if the touch has no outcome: `expect tap 60,30 nothing`",
                // With another word you may mean that no view gets the touch.
                fix: writing(
                    Keyword.nothing.text, for: range.union(self.range(1)), safe: word(1) == Keyword.nothing.text))
        }
        if let view = path(1), namesRecognizer(view) {
            return error(
                "missing outcome before `->`", "write `recognizes -> \(view)`",
                fix: writing("recognizes ->"))
        }
        return error(
            "missing outcome before `->`",
            hit.map { "write `fires -> \($1)`, or `expect hit \($0) -> \($1)` for the view that gets the touch" }
                ?? "write `expect tap 10,10 fires -> Play`, or `expect hit 10,10 -> Play` for the view that gets the "
                + "touch")
    }

    var missingOutcomeTarget: Diagnostic {
        var place = expectedPlace.flatMap { $0.utf8.first?.isUppercaseLetter == true ? $0 : nil }
        // A drag begins on a view that seldom scrolls itself.
        if text == "scrolls" { place = onlyScrollView ?? "List" }
        if Self.wordsForNothing.contains(word(1)), word(-1) != Keyword.not.text {
            return error(
                "missing view after `\(text)`",
                "write `nothing` if the gesture has no outcome, or `not \(text) -> \(place ?? "Play")`")
        }
        // `fires touchUpInside -> Email`.
        if word(-1) != Keyword.sends.text, case let event = word(1), Self.isEvent(event), !event.hasPrefix("editing") {
            let target = kind(2) == .arrow ? path(3) : nil
            let view = target ?? place ?? "Play"
            return error(
                "`\(text)` takes no event", "an event of a control follows `sends`: `sends \(event) -> \(view)`",
                fix: target == nil ? nil : writing(Keyword.sends.text))
        }
        let outcome = word(-1) == "sends" ? "sends \(text)" : text
        return error("missing view after `\(text)`", "write an arrow and its Name: `\(outcome) -> \(place ?? "Play")`")
    }

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
        if kind(1) == .not, statementBegins(with: "expect", "hit") {
            return negatedHit(message, at: expectedPlace, path(2))
        }
        return error(message, "write the Name of a view after it: `-> Back`, `-> List[3].Play`")
    }

    /// `sends`, and no event after it.
    var missingEvent: Diagnostic {
        // UIKit's `UIControl.Event` has cases.
        if kind(1) == .dot, kind(2) == .word, isGlued(2), let event = word(2).nonEmpty {
            let view = kind(3) == .arrow ? path(4) : nil
            return error(
                "an event has no dot", "write `sends \(event) -> \(view ?? "Play")`",
                fix: writing("", for: range(1), title: "remove the dot"))
        }
        return error("missing event after `sends`", "write `sends touchDragExit -> Play`")
    }

    /// Returns whether `word` is an event of controls, or begins like one.
    private static func isEvent(_ word: String) -> Bool {
        let beginnings = ["touchUp", "touchDown", "touchDrag", "touchCancel", "valueChanged", "editing"]
        return beginnings.contains(where: word.hasPrefix)
    }

    /// The outcome that the problem is an opposite of: `selects` for `deselects`.
    private var oppositeOutcome: String? {
        for prefix in ["de", "un", "dis"] where text.hasPrefix(prefix) {
            let rest = String(text.dropFirst(prefix.utf8.count))
            if let outcome = Keyword.outcomes.first(where: { [rest, rest + "s", rest + "es"].contains($0.text) }),
                outcome != .recognizes
            {
                return outcome.text
            }
        }
        return nil
    }

    /// What people write for a gesture that is recognized.
    private static let wordsForRecognizes = [
        "activates", "calls", "detects", "gets", "invokes", "recognises", "recognize", "recognized", "triggers",
    ]

    /// What people write for a gesture that isn't.
    private static let wordsForFailing = [
        "blocks", "fails", "ignores", "loses", "misses", "prevents", "refuses", "rejects",
    ]

    /// What people put before a word to negate it.
    private static let negations = ["cannot", "cant", "de", "doesnot", "doesnt", "never", "no", "non", "not", "un"]
}
