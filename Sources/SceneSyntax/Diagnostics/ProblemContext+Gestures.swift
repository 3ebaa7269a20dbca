import SceneText

/// Errors in gestures: other words for them, and parts that are missing.
extension ProblemContext {
    /// What another word for a gesture means: the steps to write, an example of an outcome, and the place they are at.
    struct MeantGesture {
        var advice = "write"
        var steps: String
        var outcome: String
        var place: String
        /// The last token that the steps repeat, if that isn't the last one of the place.
        var last: TokenID?
        /// Whether there are several steps, which an expectation has in braces.
        var isSeveral = false
    }

    /// Whether the problem is the first of two words, such as `double tap`.
    var isGestureOfTwoWords: Bool {
        ["double tap", "long press"].contains("\(text) \(word(1))".lowercased())
    }

    /// The gesture that the problem means, in an expectation or among the steps of a touch.
    var gestureMeant: MeantGesture? {
        let written = phrase(from: isGestureOfTwoWords ? token(2) : token(1))?.text ?? ""
        let place = isPlace(written) ? written : "60,30"
        switch (isGestureOfTwoWords ? text + "Tap" : text).lowercased() {
        case "swipe", "fling", "flick", "swipeleft", "swiperight", "swipeup", "swipedown":
            return drag(written, over: " over 200ms", outcome: "recognizes -> Swipe")
        case "pan": return drag(written, outcome: "recognizes -> Pan")
        case "scroll", "scrollup", "scrolldown", "scrollto":
            let isView = isPlace(written) && written.utf8.first?.isUppercaseLetter == true
            return drag(written, outcome: "scrolls -> \(isView ? written : "List")")
        case "longpress", "longtap", "hold":
            let time = timeAfter(place)
            return MeantGesture(
                steps: "press \(place) \(time?.text ?? "1s")", outcome: "recognizes -> Play", place: place,
                last: time?.last)
        case "doubletap":
            return MeantGesture(
                steps: "tap \(place); wait 100ms; tap \(place)", outcome: "recognizes -> Zoom", place: place,
                isSeveral: true)
        case "click", "touchup": return MeantGesture(steps: "tap \(place)", outcome: "fires -> Play", place: place)
        default: return nil
        }
    }

    /// Returns the drag that the problem means: from the place `written` behind it, if that is one, to the end that is
    /// written behind `to`. A direction can be in the word itself, before the place or behind it.
    private func drag(_ written: String, over time: String = "", outcome: String) -> MeantGesture {
        var (direction, place, last) = (text, isPlace(written) ? written : nil, TokenID?.none)
        if Self.drags[written] != nil {
            let phrase = phrase(from: token(word(2) == "on" ? 3 : 2))
            (direction, last) = (written, token(1))
            if let phrase, isPlace(phrase.text) { (place, last) = (phrase.text, phrase.last) }
        } else if let start = place, let next = phrase(from: token(1)).flatMap({ tokenAfter($0.last) }) {
            if Self.drags[word(next)] != nil {
                (direction, last) = (word(next), next)
            } else if word(next) == Keyword.to.text, let end = phrase(from: tokenAfter(next)), isPlace(end.text) {
                return MeantGesture(
                    advice: "write it as a drag:", steps: "drag \(start) to \(end.text)\(time)", outcome: outcome,
                    place: start, last: end.last)
            }
        }
        let meant = drag(from: place, direction)
        return MeantGesture(
            advice: meant.advice, steps: meant.steps + time, outcome: outcome, place: place ?? meant.start, last: last)
    }

    /// Returns how a drag is written that starts at `place`, if there is one, and goes in a direction.
    private func drag(from place: String?, _ direction: String) -> (advice: String, steps: String, start: String) {
        guard let example = Self.drags[direction] else {
            let start = place ?? "60,300"
            return ("write it as a drag:", "drag \(start) to 60,100", start)
        }
        if let place, let end = Self.end(ofDragFrom: place, like: example) {
            return ("write it as a drag:", "drag \(place) to \(end)", place)
        }
        // Where a view is isn't known here, so an end beside it would give the drag another direction.
        let points = place.map { ", with two points in `\($0)`" } ?? ""
        return (
            "write it as a drag\(points):", "drag \(example.start) to \(example.end)", example.start
        )
    }

    /// Returns the end of a drag from the point `start` that is as long as `example` and goes in its direction; `nil`
    /// if `start` isn't a point.
    private static func end(ofDragFrom start: String, like example: (start: String, end: String)) -> String? {
        func point(_ text: String) -> [Double]? {
            let numbers = text.split(separator: ",").map { Double($0) }
            return numbers.count == 2 && !numbers.contains(nil) ? numbers.compactMap { $0 } : nil
        }
        guard let own = point(start), let first = point(example.start), let last = point(example.end),
            own.allSatisfy({ $0.magnitude < 1e6 })
        else { return nil }
        let end = zip(own, zip(first, last)).map { own, example in
            let end = own + example.1 - example.0
            // A short drag to the edge of the scene is better than an end outside it.
            return own > 0 ? max(0, end) : end
        }
        return end.map { numberText($0) }.joined(separator: ",")
    }

    /// Where a drag can start and end, by its direction and by words that have one.
    private static let drags: [String: (start: String, end: String)] = [
        "left": ("300,60", "100,60"), "swipeLeft": ("300,60", "100,60"), "right": ("100,60", "300,60"),
        "swipeRight": ("100,60", "300,60"), "down": ("60,100", "60,300"), "swipeDown": ("60,100", "60,300"),
        "up": ("60,300", "60,100"), "scrollUp": ("60,100", "60,300"),
    ]

    /// Returns the time directly after the place behind the problem, if there is one.
    private func timeAfter(_ place: String) -> Phrase? {
        guard let written = phrase(from: isGestureOfTwoWords ? token(2) : token(1)), written.text == place,
            let next = tokenAfter(written.last), tree.kind(next) == .number, let time = phrase(from: next),
            time.text.utf8.last == UInt8(ascii: "s")
        else { return nil }
        return time
    }

    /// Returns the rest of the line after the steps of the gesture that the problem means, or `nil` if there is none,
    /// or it is too long to repeat.
    func outcomeAfter(_ meant: MeantGesture) -> String? {
        let written = phrase(from: isGestureOfTwoWords ? token(2) : token(1)).flatMap { phrase in
            phrase.text == meant.place ? phrase.last : nil
        }
        guard let last = meant.last ?? written, let next = tokenAfter(last) else { return nil }
        guard tree.kind(next) != .rightBrace else { return nil }
        var end = next
        var length = tree.range(next).length
        while length <= Self.maximumQuotationLength, let token = tokenAfter(end), !tree.kind(token).endsStatement,
            // The block of the scene can end on this line.
            tree.kind(token) != .rightBrace
        {
            end = token
            length = tree.range(next).union(tree.range(end)).length
        }
        guard length <= Self.maximumQuotationLength else { return nil }
        let outcome = source.text(in: tree.range(next).union(tree.range(end)))
        let isNothing = tree.kind(end.previous) == .arrow && Self.wordsForNothing.contains(word(end))
        return isNothing && word(next) != Keyword.not.text && !outcome.utf8.contains(UInt8(ascii: ","))
            ? " \(Keyword.nothing.text)" : " " + outcome
    }

    /// What people write after an arrow for no outcome.
    static let wordsForNothing = ["nothing", "none", "nil"]

    // MARK: Missing parts

    /// The place behind the word of the gesture that the problem is in; `nil` if it has no short one.
    private var placeOfGesture: Phrase? {
        guard var gesture = statement else { return nil }
        if word(gesture) == "expect", let next = tokenAfter(gesture) { gesture = next }
        guard gesture < first, let place = phrase(from: tokenAfter(gesture)), isPlace(place.text) else { return nil }
        return place
    }

    /// `drag A`, `drag A left`, `drag A 10,10`.
    var missingDragTarget: Diagnostic {
        let message = "missing end of the drag"
        let written = placeOfGesture
        let place = written?.text
        if let written, written.last == first, isPlace(word(1)), let end = phrase(from: token(1)), isPlace(end.text) {
            let to = Keyword.to.text
            return error(
                "missing `\(to)` in the `drag`", "write `drag \(written.text) \(to) \(end.text)`",
                fix: writing(" \(to)", for: range.atEnd, title: "write `\(to)`"))
        }
        if Self.drags[word(1)] != nil {
            let meant = drag(from: place, word(1))
            return error(message, "\(meant.advice) `\(meant.steps)`")
        }
        return error(message, "write `drag \(place ?? "60,30") to 60,130`")
    }

    /// `pinch A`, `pinch A 2`.
    var missingPinchScale: Diagnostic {
        missingPart("scale", of: "pinch", Keyword.scale.text, example: "2")
    }

    /// `rotate A`, `rotate A 45deg`.
    var missingAngle: Diagnostic {
        missingPart("angle", of: "rotate", Keyword.by.text, example: "45deg")
    }

    /// The number of a gesture, or the word before it, is missing.
    private func missingPart(_ part: String, of gesture: String, _ word: String, example: String) -> Diagnostic {
        let place = placeOfGesture
        let start = "\(gesture) \(place?.text ?? "60,30") \(word)"
        guard place?.last == first, kind(1) == .number, let number = phrase(from: token(1))?.text else {
            return error("missing \(part) of the `\(gesture)`", "write `\(start) \(example)`")
        }
        return error(
            "missing `\(word)` in the `\(gesture)`", "write `\(start) \(number)`",
            fix: writing(" \(word)", for: range.atEnd, title: "write `\(word)`"))
    }
}
