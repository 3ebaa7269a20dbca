import SceneText

/// Errors in the places and times of gestures and hit tests.
extension ProblemContext {
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

    /// Whether `text` looks like a point or path.
    func isPlace(_ text: String) -> Bool {
        let signs = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]")]
        return text.utf8.first.map { $0.isDigit || $0.isUppercaseLetter } ?? false
            && text.utf8.allSatisfy { $0.isIdentifierByte || signs.contains($0) } && text.utf8.last != UInt8(ascii: ",")
    }

    /// Returns the point in the parentheses that open at `distance`, and the distance of their end: `20,30` of
    /// `(20, 30)`.
    func placeInParentheses(from distance: Int) -> (text: String, end: Int)? {
        guard kind(distance) == .leftParenthesis, let x = number(distance + 1), kind(distance + 2) == .comma,
            let y = number(distance + 3), kind(distance + 4) == .rightParenthesis
        else { return nil }
        return ("\(x),\(y)", distance + 4)
    }

    /// What people write for two taps.
    static let wordsForTwice = ["twice", "double", "doubleTap", "2x"]

    func adviceToTapTwice(_ place: String) -> String {
        "write both taps: `expect touch { tap \(place); wait 100ms; tap \(place) } fires -> Play`"
    }
}
