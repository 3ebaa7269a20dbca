import SceneText

/// Errors in expectations.
extension ProblemContext {
    /// `expect Play`, `expect click 60,30`.
    var unknownExpectation: Diagnostic {
        let message = "`\(text)` isn't an expectation"
        let next = phraseAfter
        if next == "reachable" || next == "unreachable" { return reachabilityInOtherOrder(next) }
        if let advice = adviceAboutView { return error(message, advice) }
        if let negatedExpectation { return negatedExpectation }
        if text == "hitTest", isPlace(next) {
            return error(message, "write `hit`: `expect hit \(next) -> …`", fix: writing(Keyword.hit.text))
        }
        if text == "hitTest" || text == "hit", let place = placeInParentheses(from: 1) {
            let view = [place.end + 1, place.end + 2].compactMap { path($0) }.first ?? "Play"
            return error(message, "a place has no parentheses: write `expect hit \(place.text) -> \(view)`")
        }
        if tree.kind(first) == .number, let (point, view) = pointAndTarget {
            return error(message, "say what you expect at \(point): `expect hit \(point) -> \(view)`")
        }
        // From one place to another, whatever the word.
        if isPlace(next), let place = phrase(from: token(1)), word(place.last.next) == "to",
            phrase(from: tokenAfter(place.last.next)).map({ isPlace($0.text) && !$0.text.isNumber }) ?? true
        {
            // What UIKit scrolls to is an offset, and a drag ends at a point.
            let isOffset = text.lowercased().hasPrefix("scroll")
            return error(
                message,
                isOffset
                    ? "write the drag of a finger, `drag \(next) to …` with the point where it ends\nan offset is an attribute: "
                        + "`contentOffset 0,100`"
                    : "write it as a drag: `drag \(next) to …`", fix: isOffset ? nil : writing("drag"))
        }
        let remark: String? =
            switch text {
            case _ where gestureMeant != nil:
                gestureMeant.map { meant in
                    let steps = meant.isSeveral ? "touch { \(meant.steps) }" : meant.steps
                    return "\(meant.advice) `expect \(steps)\(outcomeAfter(meant) ?? " \(meant.outcome)")`"
                }
            case "on": gestureOfDevice
            case _
            where next == "is" && first == last && tree.kind(first) == .name
                && Self.wordsForReachable.contains(word(2)):
                "write `expect reachable -> \(text)`, or what a touch does: `expect tap \(text) fires -> \(text)`"
            case "select", "selects", "fire", "highlight", "highlights":
                outcomeAsGesture
            case "not":
                "write `not` before an outcome, as in `expect tap 60,30 not fires -> Play`; write `.none` where no view "
                    + "is hit"
            case "visible", "enabled", "disabled", "hittable", "touchable":
                "write what the touch does: `expect tap Play fires -> Play`, `expect tap Play nothing`"
            default: nil
            }
        let fix = text == "expect" ? nil : nearest(among: Keyword.gestures + [.hit, .reachable, .unreachable])
        let isName = tree.kind(first) == .name && first == last
        return error(
            text == "expect" ? "this `expect` is empty" : message,
            remark ?? fix?.suggestion
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

    private func isViewName(_ text: String) -> Bool { text.utf8.first?.isUppercaseLetter == true }

    /// Properties of tests of user interfaces that say whether a view gets touches.
    private static let propertiesForReachable = ["isHittable", "isEnabled", "isTappable", "isReachable", "exists"]

    /// What people say that a view can do, and the outcome of a gesture that shows it.
    private static let outcomesByQuality: [String: Keyword] = [
        "selectable": .selects, "selected": .selects, "scrollable": .scrolls, "draggable": .drags,
        "highlightable": .highlights, "highlighted": .highlights,
    ]

    /// What people call a view that gets touches.
    private static let wordsForReachable = ["tappable", "reachable", "touchable", "hittable", "clickable", "enabled"]

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
        let message = "`\(text)` isn't an expectation"
        if Self.isNegation(text) {
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

    /// Returns the point in the parentheses that open at `distance`, and the distance of their end: `20,30` of
    /// `(20, 30)`.
    private func placeInParentheses(from distance: Int) -> (text: String, end: Int)? {
        guard kind(distance) == .leftParenthesis, let x = number(distance + 1), kind(distance + 2) == .comma,
            let y = number(distance + 3), kind(distance + 4) == .rightParenthesis
        else { return nil }
        return ("\(x),\(y)", distance + 4)
    }

    /// Whether `text` looks like a point or path.
    func isPlace(_ text: String) -> Bool {
        let signs = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]")]
        return text.utf8.first.map { $0.isDigit || $0.isUppercaseLetter } ?? false
            && text.utf8.allSatisfy { $0.isIdentifierByte || signs.contains($0) } && text.utf8.last != UInt8(ascii: ",")
    }

    /// `hit 10,10 -> Play`.
    var missingExpectWord: Diagnostic {
        let message = "an expectation starts with `expect`"
        // A remark at the end of the line doesn't belong to it.
        let rest = tree.source.text(in: range.with(end: endOfStatement.map { tree.range($0).end } ?? range.end))
        let isShort = rest.utf8.count <= Self.maximumQuotationLength
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

    var missingPlace: Diagnostic {
        if text == Keyword.hit.text, Self.isNegation(word(1)), phrase(from: token(2)) != nil {
            return negatedHit("missing place after `hit`", from: token(2))
        }
        if text == Keyword.tap.text, Self.wordsForTwice.contains(word(1)), let place = phrase(from: token(2)),
            isPlace(place.text)
        {
            return error("missing place after `tap`", adviceToTapTwice(place.text))
        }
        let preposition = word(1)
        if ["at", "from", "on"].contains(preposition), let place = placeInParentheses(from: 2) {
            return error(
                "missing place after `\(text)`",
                "write it without `\(preposition)` and parentheses: `\(text) \(place.text)`",
                fix: writing(" \(place.text)", for: range.atEnd.union(self.range(place.end)), title: "write the place"))
        }
        if ["row", "cell", "item"].contains(preposition), let index = number(2) {
            let what = preposition == "item" ? "item" : "row"
            let container = containerAbove(of: what == "item" ? ["collection"] : ["table", "collection"])
            return error(
                "missing place after `\(text)`",
                "the path of \(what == "item" ? "an item" : "a row") begins with its view: "
                    + "`\(text) \(container?.name ?? "List")[\(container?.hasSections == true ? "0," : "")\(index)]`; "
                    + "the first \(what) is 0"
            )
        }
        guard ["at", "from", "on"].contains(preposition),
            kind(2) == .name || kind(2) == .number && preposition != Keyword.on.text
        else {
            return error("missing place after `\(text)`", "write a point such as `60,30`, or a view such as `Help`")
        }
        let place = phrase(from: token(2))
        var written = place?.text ?? "60,30"
        if text == Keyword.drag.text, let place, let to = tokenAfter(place.last), word(to) == Keyword.to.text,
            let end = phrase(from: tokenAfter(to)), isPlace(end.text)
        {
            written += " to \(end.text)"
        }
        return error(
            "missing place after `\(text)`",
            "write it without `\(preposition)`: `\(text) \(written)`",
            fix: writing("", for: range.atEnd.union(range(1)), title: "remove the `\(preposition)`"))
    }

    /// `press A`, `press A for 1s`.
    var missingTime: Diagnostic {
        let message = "missing time after `\(text)`"
        guard word(1) == "for", kind(2) == .number, let time = phrase(from: token(2)) else {
            return error(message, "write it with a unit: `200ms` or `0.2s`")
        }
        return error(
            message, "write it without `for`: `\(expectedPlace.map { "press \($0) " } ?? "")\(time.text)`",
            fix: writing("", for: range.atEnd.union(range(1)), title: "remove the `for`"))
    }

    // MARK: Results of hit tests

    var missingHitResult: Diagnostic {
        let place = placeOfHit
        if kind(1) == .not || kind(1) == .notEqual {
            let target = kind(2) == .arrow ? path(3) : path(2)
            return negatedHit("missing result after `\(place)`", at: place, target)
        }
        if kind(1) == .equals || kind(1) == .equal, let view = path(2) {
            return error("missing result after `\(place)`", "write an arrow instead of `\(word(1))`: `-> \(view)`")
        }
        return error(
            "missing result after `\(place)`",
            "write `-> \(isPlace(place) && isViewName(place) ? place : "Help")`, or `.none`, `.recursion` or "
                + "`.orderDependent`")
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
        let message = "`\(text)` isn't a result of a hit test"
        if Self.wordsForMissing.contains(text) {
            return negatedHit(message, at: expectedPlace, kind(1) == .arrow ? path(2) : path(1))
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
        if kind(1) == .not, statementBegins(with: "expect", "hit") {
            return negatedHit(message, at: expectedPlace, path(2))
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

    /// `hit 1,1 -> A or B`, `tap A fires -> A or B`. `nil` for anything else.
    var alternative: Diagnostic? {
        guard text == "or" || text == "||", statementBegins(with: "expect"), path(1) != nil else { return nil }
        return error(
            "an expectation has one answer",
            "write only the view that it should be\n"
                + "if that differs between devices, write one `expect` for each, as in "
                + "`expect hit 60,30 on .iPhoneSE -> Play`")
    }

    /// Returns whether `word` is an event of controls, or begins like one.
    private static func isEvent(_ word: String) -> Bool {
        let beginnings = ["touchUp", "touchDown", "touchDrag", "touchCancel", "valueChanged", "editing"]
        return beginnings.contains(where: word.hasPrefix)
    }

    var unknownOutcome: Diagnostic {
        let message = "`\(text)` isn't an outcome of a gesture"
        if Self.isEvent(text) {
            let target = kind(1) == .arrow ? path(2) : nil
            return error(
                message, "an event of a control follows `sends`: `sends \(text) -> \(target ?? "Play")`",
                fix: target == nil ? nil : writing("sends \(text)"))
        }
        if let outcome = Keyword.outcomes.first(where: { text.lowercased() == "not\($0.text)" })?.text {
            return error(message, "a space is missing: `not \(outcome)`", fix: writing("not \(outcome)"))
        }
        if let negatedOutcome { return negatedOutcome }
        if let opposite = oppositeOutcome {
            let target = kind(1) == .arrow ? path(2) : nil
            return error(
                message,
                "`not \(opposite) -> \(target ?? (opposite == Keyword.selects.text ? "List[0]" : "Play"))` says that it "
                    + "doesn't happen; no outcome says that it is undone")
        }
        if kind(1) == .arrow, path(2).map(namesRecognizer) == true {
            // Other words can mean the opposite.
            let isFailing =
                Self.wordsForFailing.contains(text)
                || Self.negations.contains { text.lowercased().hasPrefix($0) }
                    && text.lowercased().hasSuffix("recognizes")
            let isRecognizing = Self.wordsForRecognizes.contains(text)
            return error(
                message, "what a recognizer \(isFailing ? "doesn't do is `not recognizes`" : "does is `recognizes`")",
                fix: isFailing || isRecognizing
                    ? writing(isFailing ? "not recognizes" : "recognizes", safe: isRecognizing) : nil)
        }
        if ["in", "during", "within", "for"].contains(text), statementBegins(with: "expect", Keyword.drag.text),
            kind(1) == .number, let time = phrase(from: token(1)), time.text.utf8.last == UInt8(ascii: "s")
        {
            return error(
                message, "how long a drag takes is `over \(time.text)`",
                fix: tokenAfter(time.last) == nil ? nil : writing(Keyword.over.text))
        }
        if text == "is" || text == "hits", let view = path(1), let place = expectedPlace,
            !Self.wordsForReachable.contains(view)
        {
            return error(
                message,
                "write `fires -> \(view)`, or `expect hit \(place) -> \(view)` for the view that gets the touch")
        }
        if ["to", "should", "will", "must", "can"].contains(text),
            let outcome = Keyword.outcomes.first(where: { $0.text == word(1) || $0.text == word(1) + "s" })
        {
            let view = path(2) ?? expectedPlace.flatMap { isViewName($0) ? $0 : nil } ?? "Play"
            return error(message, "write the outcome alone: `\(outcome.text) -> \(view)`")
        }
        switch text {
        case _ where Self.wordsForTwice.contains(text):
            guard let place = expectedPlace else { break }
            return error(message, adviceToTapTwice(place))
        case "does", "do", "gets", "is":
            guard Self.wordsForNothing.contains(word(1)) else { break }
            return error(
                message, "write `nothing` alone",
                fix: writing(Keyword.nothing.text, for: range.union(range(1)), safe: false))
        case "triggers", "presses", "changes", "clicks", "activates", "calls", "invokes", "toggles",
            "switches", "taps":
            return error(
                message, "did you mean `fires`?", fix: nearest(among: Keyword.outcomes + [.not, .nothing, .sends]))
        default: break
        }
        let fix = nearest(among: Keyword.outcomes + [.not, .nothing, .sends])
        return error(
            message,
            fix?.suggestion
                ?? "the outcomes are `fires`, `cancels`, `selects`, `highlights`, `scrolls`, `drags`, `zooms`, `recognizes`, "
                + "`touches`, `sends` and `nothing`\n`not` before one says that it doesn't happen",
            fix: fix)
    }

    /// What people write for a gesture that is recognized.
    private static let wordsForRecognizes = [
        "activates", "calls", "detects", "gets", "invokes", "recognises", "recognize", "recognized", "triggers",
    ]

    /// What people put before a word to negate it.
    private static let negations = ["cannot", "cant", "de", "doesnot", "doesnt", "never", "no", "non", "not", "un"]

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

    /// What people write for a gesture that isn't.
    private static let wordsForFailing = [
        "blocks", "fails", "ignores", "loses", "misses", "prevents", "refuses", "rejects",
    ]

    /// What people write for two taps.
    private static let wordsForTwice = ["twice", "double", "doubleTap", "2x"]

    private func adviceToTapTwice(_ place: String) -> String {
        "write both taps: `expect touch { tap \(place); wait 100ms; tap \(place) } fires -> Play`"
    }

    /// Returns the only table or collection of this scene before the problem, of these kinds, and whether it has
    /// sections. Searches near the problem only, which keeps files with many problems linear.
    private func containerAbove(of kinds: [String]) -> (name: String, hasSections: Bool)? {
        var (name, hasSections) = ("", false)
        var token = first
        for _ in 0..<Self.maximumDistanceOfName where token.previous < token {
            token = token.previous
            guard tree.kind(token) == .word else { continue }
            let word = word(token)
            if word == "scene", tree.startsLine(token) { break }
            if word == "section" { hasSections = true }
            guard kinds.contains(word), tree.kind(token.next) == .name else { continue }
            if !name.isEmpty { return nil }
            name = self.word(token.next)
        }
        return name.isEmpty ? nil : (name, hasSections)
    }

    /// Returns whether `path` leads to a recognizer of this scene. Searches near the problem only, which keeps files
    /// with many problems linear.
    func namesRecognizer(_ path: String) -> Bool {
        let name = path.split(separator: ".").last.map { $0.prefix { $0 != "[" } } ?? ""
        guard let symbol = tree.symbols.symbol(for: String(name)),
            let recognizer = tree.symbols.symbol(for: "recognizer")
        else { return false }
        // A path with several Names may lead into a component, which is outside the scene.
        let isInScene = !path.utf8.contains(UInt8(ascii: "."))
        let isDeclaration = { (token: TokenID) in
            tree.symbol(of: token) == symbol && tree.symbol(of: token.previous) == recognizer
        }
        let isLimit = { (token: TokenID) in
            isInScene && tree.startsLine(token) && ["scene", "component"].contains(word(token))
        }
        var token = first
        for _ in 0..<Self.maximumDistanceOfName where token.previous < token {
            token = token.previous
            if isDeclaration(token) { return true }
            if isLimit(token) { break }
        }
        token = last
        for _ in 0..<Self.maximumDistanceOfName where token < tree.tokens.last {
            token = token.next
            if isDeclaration(token) { return true }
            if isLimit(token) { break }
        }
        return false
    }

    /// The Name of the only view near the problem that scrolls.
    var onlyScrollView: String? {
        var names: Set<String> = []
        let kinds = ["table", "collection", "scroll"].compactMap { tree.symbols.symbol(for: $0) }
        var token = first
        for _ in 0..<Self.maximumDistanceOfName where token.previous < token {
            token = token.previous
            if tree.startsLine(token), word(token) == "scene" { break }
            let isView = tree.symbol(of: token).map { kinds.contains($0) } ?? false
            if isView, tree.kind(token) == .word, tree.kind(token.next) == .name { names.insert(word(token.next)) }
        }
        return names.count == 1 ? names.first?.nonEmpty : nil
    }

    /// The number of tokens to search on each side of a problem for the declaration of a Name.
    private static let maximumDistanceOfName = 2000

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

    var unknownStep: Diagnostic {
        let steps = Keyword.gestures + Keyword.stepsOfFingers
        return error(
            "`\(text)` isn't a step of a touch",
            gestureMeant.map { "\($0.advice) `\($0.steps)`" }
                ?? NearestWord.of(text, among: steps.map { $0.text }).map { "did you mean `\($0)`?" }
                ?? "the steps are `down 60,30`, `wait 200ms`, `move 60,130 over 100ms`, `up`, `cancel` and the gestures "
                + "`tap`, `press`, `drag`, `pinch` and `rotate`; a second finger is `down 90,30 finger 2`",
            fix: nearest(among: steps))
    }
}
