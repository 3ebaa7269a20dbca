import SceneText

/// Errors in expectations.
extension ProblemContext {
    /// `expect Play`, `expect click 60,30`.
    var unknownExpectation: Diagnostic {
        let next = phraseAfter
        if next == "reachable" || next == "unreachable" { return reachabilityInOtherOrder(next) }
        if let advice = adviceAboutView { return error(messageOnExpectation, advice) }
        if let specific = negatedExpectation ?? misspelledHit ?? dragInOtherWords { return specific }
        let fix = text == "expect" ? nil : nearest(among: Keyword.gestures + [.hit, .reachable, .unreachable])
        let isName = tree.kind(first) == .name && first == last
        return error(
            text == "expect" ? "this `expect` is empty" : messageOnExpectation,
            adviceOnGesture ?? fix?.suggestion
                ?? (isName ? word(first).nonEmpty : nil).map { view in
                    "write `expect tap \(view) fires -> \(view)`, `expect reachable -> \(view)`, or `expect hit 60,30 -> "
                        + "\(view)`"
                }
                ?? "for the view that gets a touch, write `expect hit 60,30 -> Play`\n"
                + "for a view that gets all touches where it is seen, write `expect reachable -> Play`\n"
                + "for what a gesture does, write it — tap, press, drag, pinch, rotate or touch — and the outcome: "
                + "`expect tap 60,30 fires -> Play`",
            fix: fix)
    }

    private var messageOnExpectation: String { "`\(text)` isn't an expectation" }

    /// Reports `expect hitTest 60,30`, `expect hit (60, 30)` and `expect 60,30 -> Play`. `nil` for anything else.
    private var misspelledHit: Diagnostic? {
        let next = phraseAfter
        if text == "hitTest", isPlace(next) {
            return error(messageOnExpectation, "write `hit`: `expect hit \(next) -> …`", fix: writing(Keyword.hit.text))
        }
        if text == "hitTest" || text == "hit", let place = placeInParentheses(from: 1) {
            let view = [place.end + 1, place.end + 2].compactMap { path($0) }.first ?? "Play"
            return error(
                messageOnExpectation, "a place has no parentheses: write `expect hit \(place.text) -> \(view)`")
        }
        guard tree.kind(first) == .number, let (point, view) = pointAndTarget else { return nil }
        return error(messageOnExpectation, "say what you expect at \(point): `expect hit \(point) -> \(view)`")
    }

    /// Reports a movement from one place to another, whatever its word. `nil` for anything else.
    private var dragInOtherWords: Diagnostic? {
        let start = phraseAfter
        guard isPlace(start), let place = phrase(from: token(1)), word(place.last.next) == "to",
            phrase(from: tokenAfter(place.last.next)).map({ isPlace($0.text) && !$0.text.isNumber }) ?? true
        else { return nil }
        // What UIKit scrolls to is an offset, and a drag ends at a point.
        let isOffset = text.lowercased().hasPrefix("scroll")
        return error(
            messageOnExpectation,
            isOffset
                ? "write the drag of a finger, `drag \(start) to …` with the point where it ends\nan offset is an attribute: "
                    + "`contentOffset 0,100`"
                : "write it as a drag: `drag \(start) to …`", fix: isOffset ? nil : writing("drag"))
    }

    /// What to write instead of another word for a gesture, or for what a touch does.
    private var adviceOnGesture: String? {
        if let meant = gestureMeant {
            let steps = meant.isSeveral ? "touch { \(meant.steps) }" : meant.steps
            return "\(meant.advice) `expect \(steps)\(outcomeAfter(meant) ?? " \(meant.outcome)")`"
        }
        switch text {
        case "on": return gestureOfDevice
        case _
        where phraseAfter == "is" && first == last && tree.kind(first) == .name
            && Self.wordsForReachable.contains(word(2)):
            return "write `expect reachable -> \(text)`, or what a touch does: `expect tap \(text) fires -> \(text)`"
        case "select", "selects", "fire", "highlight", "highlights": return outcomeAsGesture
        case "not":
            return
                "write `not` before an outcome, as in `expect tap 60,30 not fires -> Play`; write `.none` where no view "
                + "is hit"
        case "visible", "enabled", "disabled", "hittable", "touchable":
            return "write what the touch does: `expect tap Play fires -> Play`, `expect tap Play nothing`"
        default: return nil
        }
    }

    /// What to write instead of a sentence about a view: `A scrolls`, `A isHittable` and `A not reachable`. `nil` for
    /// anything else.
    private var adviceAboutView: String? {
        // The problem may be the first Name of a path, or all of it.
        guard tree.kind(first) == .name, let path = phrase(from: first) else { return nil }
        let parts = path.text.split(separator: ".").map(String.init)
        if parts.count == 2, Self.propertiesForReachable.contains(parts[1]) {
            return "write `expect reachable -> \(parts[0])`"
        }
        // `Play.tap()`, as in a test of user interfaces.
        let action = parts.last.flatMap { $0.split(separator: "(").first.map(String.init) }
        if let gesture = action.flatMap({ Keyword($0) }), parts.count > 1, [.tap, .press].contains(gesture) {
            let view = parts.dropLast().joined(separator: ".")
            let time = gesture == .press ? " 1s" : ""
            return "the gesture comes first: `expect \(gesture.text) \(view)\(time) fires -> \(view)`"
        }
        guard isPlace(path.text), parts.last?.utf8.first?.isUppercaseLetter == true,
            let next = tokenAfter(path.last)
        else { return nil }
        let view = path.text
        let negation = [Keyword.not.text, "isn't", "isNot"].contains(word(next))
        let quality = negation ? tokenAfter(next).map { word($0) } ?? "" : word(next)
        if Self.wordsForReachable.contains(quality) || Self.propertiesForReachable.contains(quality) {
            return "write `expect \(negation ? "unreachable" : "reachable") -> \(view)`"
        }
        guard let outcome = Keyword(quality) ?? Self.outcomesByQuality[quality], Keyword.outcomes.contains(outcome)
        else {
            return nil
        }
        let gesture = outcome == .scrolls || outcome == .drags ? "drag \(view) to 60,100" : "tap \(view)"
        return
            "write the gesture before the outcome: `expect \(gesture) \(negation ? "not " : "")\(outcome.text) -> \(view)`"
    }

    func isViewName(_ text: String) -> Bool { text.utf8.first?.isUppercaseLetter == true }

    /// Properties of tests of user interfaces that say whether a view gets touches.
    private static let propertiesForReachable = ["isHittable", "isEnabled", "isTappable", "isReachable", "exists"]

    /// What people say that a view can do, and the outcome of a gesture that shows it.
    private static let outcomesByQuality: [String: Keyword] = [
        "selectable": .selects, "selected": .selects, "scrollable": .scrolls, "draggable": .drags,
        "highlightable": .highlights, "highlighted": .highlights,
    ]

    /// What people call a view that gets touches.
    static let wordsForReachable = ["tappable", "reachable", "touchable", "hittable", "clickable", "enabled"]

    /// `on .iPhoneSE tap A fires -> A`, where the device belongs behind the gesture.
    private var gestureOfDevice: String? {
        let general = "the device comes after the gesture: `expect tap Play on .iPhoneSE fires -> Play`"
        guard let device = phrase(from: token(1)), let gesture = tokenAfter(device.last),
            [Keyword.tap.text, Keyword.hit.text].contains(word(gesture)), let place = phrase(from: tokenAfter(gesture)),
            isPlace(place.text)
        else { return general }
        let rest = word(gesture) == Keyword.hit.text ? "->" : "fires ->"
        return "the device comes after the place: `expect \(word(gesture)) \(place.text) on \(device.text) \(rest) …`"
    }

    /// `select 30,130 -> List[0]`, where the word is an outcome.
    private var outcomeAsGesture: String? {
        let outcome = text.utf8.last == UInt8(ascii: "s") ? text : text + "s"
        guard let place = phrase(from: token(1)), isPlace(place.text) else {
            return "it is the outcome of a gesture: `expect tap 60,30 \(outcome) -> Play`"
        }
        let arrow = tokenAfter(place.last)
        let target = arrow.flatMap { tree.kind($0) == .arrow ? phrase(from: tokenAfter($0))?.text : nil }
        return "write the gesture, then the outcome: `expect tap \(place.text) \(outcome) -> \(target ?? place.text)`"
    }

    /// `expect Play reachable`, `expect not reachable -> Play`.
    private func reachabilityInOtherOrder(_ word: String) -> Diagnostic {
        if Self.isNegation(text) {
            let (opposite, meaning) =
                word == "reachable"
                ? ("unreachable", "no point hits it") : ("reachable", "every visible point hits it")
            let view = kind(2) == .arrow ? path(3) : nil
            return error(
                messageOnExpectation, "if you mean that \(meaning), write `expect \(opposite) -> \(view ?? "Play")`")
        }
        let isName = tree.kind(first) == .name && first == last
        let written = "\(word) -> \(isName ? text : "Play")"
        return error(
            messageOnExpectation, "write `\(written)`", fix: isName ? writing(written, for: range.union(range(1))) : nil
        )
    }

    /// The short point that the problem begins, and the Name after the arrow, or a word such as `hits`, behind it, or
    /// `nil` if there is no such.
    private var pointAndTarget: (point: String, target: String)? {
        guard let point = phrase(from: first), point.text.split(separator: ",").allSatisfy({ String($0).isNumber }),
            let arrow = tokenAfter(point.last),
            tree.kind(arrow) == .arrow || ["hits", "hit", "is", "returns", "gets"].contains(word(arrow)),
            let target = tokenAfter(arrow), tree.kind(target) == .name, !word(target).isEmpty
        else { return nil }
        return (point.text, word(target))
    }

    /// `hit 10,10 -> Play`.
    var missingExpectWord: Diagnostic {
        let message = "an expectation starts with `expect`"
        // A remark at the end of the line doesn't belong to it.
        let rest = tree.source.text(in: range.with(end: endOfStatement.map { tree.range($0).end } ?? range.end))
        let isShort = rest.isQuotable
        let note = "write `expect \(isShort && rest.utf8.contains(UInt8(ascii: ">")) ? rest : "\(text) …")`"
        // A lone Name may be the Name of a recognizer, and `expect` doesn't complete the line.
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

    /// `hit 1,1 -> A or B`, `tap A fires -> A or B`. `nil` for anything else.
    var alternative: Diagnostic? {
        guard text == "or" || text == "||", statementBegins(with: "expect"), path(1) != nil else { return nil }
        return error(
            "an expectation has one answer",
            "write only the view that it should be\n"
                + "if that differs between devices, write one `expect` for each, as in "
                + "`expect hit 60,30 on .iPhoneSE -> Play`")
    }
}
