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
            return drag(written, outcome: "scrolls -> \(isView ? written : onlyScrollView ?? "List")")
        case "longpress", "longtap", "hold":
            // `hold 1s` has no place.
            let isTime = written.utf8.last == UInt8(ascii: "s") && written.utf8.first.map { $0.isDigit } ?? false
            if isTime, let time = phrase(from: token(1)) {
                return MeantGesture(
                    steps: "press 60,30 \(written)", outcome: "recognizes -> Press", place: "60,30", last: time.last)
            }
            let time = timeAfter(place)
            // People leave the unit out: few are seconds, many milliseconds.
            let unit = time.flatMap { Double($0.text) }.map { $0 <= 10 ? "s" : "ms" } ?? ""
            return MeantGesture(
                steps: "press \(place) \(time.map { $0.text + unit } ?? "1s")",
                outcome: outcome(at: place) ?? "recognizes -> Press",
                place: place, last: time?.last)
        case "doubletap":
            return MeantGesture(
                steps: "tap \(place); wait 100ms; tap \(place)", outcome: outcome(at: place) ?? "recognizes -> Zoom",
                place: place, isSeveral: true)
        case "click", "touchup":
            return MeantGesture(
                steps: "tap \(place)", outcome: outcome(at: place) ?? "fires -> Play", place: place)
        default: return nil
        }
    }

    /// Returns an outcome of a touch at `place`, or `nil` if that is a point.
    private func outcome(at place: String) -> String? {
        place.utf8.first?.isUppercaseLetter == true ? "fires -> \(place)" : nil
    }

    /// Returns the drag that the problem means: from the place `written` behind it, if that is one, to the end that is
    /// written behind `to`. A direction can be in the word itself, before the place or behind it; a distance and a time
    /// are behind both.
    private func drag(_ written: String, over time: String = "", outcome: String) -> MeantGesture {
        var (direction, place, time) = (text, isPlace(written) ? written : nil, time)
        var last = place == nil ? nil : phrase(from: token(1))?.last
        if Self.drags[written] != nil {
            let phrase = phrase(from: token(word(2) == "on" ? 3 : 2))
            (direction, last) = (written, token(1))
            if let phrase, isPlace(phrase.text) { (place, last) = (phrase.text, phrase.last) }
        } else if let next = last.flatMap({ tokenAfter($0) }), Self.drags[word(next)] != nil {
            (direction, last) = (word(next), next)
        }
        var meant = (advice: "", steps: "", start: "")
        if let start = place, let to = last.flatMap({ tokenAfter($0) }), word(to) == Keyword.to.text,
            let end = self.phrase(from: tokenAfter(to)), isPoint(end.text) || isView(end.text)
        {
            meant = ("write it as a drag:", "drag \(start) to \(end.text)", start)
            last = end.last
        } else {
            let distance = last.flatMap { self.distance(after: $0) }
            if let distance { last = distance.last }
            meant = drag(from: place, direction, by: distance?.text)
        }
        if let next = last.flatMap({ tokenAfter($0) }), Self.wordsForDuration.contains(word(next)),
            let duration = phrase(from: tokenAfter(next)), duration.text.utf8.last == UInt8(ascii: "s"),
            tree.kind(next.next) == .number
        {
            (time, last) = (" over \(duration.text)", duration.last)
        }
        return MeantGesture(
            advice: meant.advice, steps: meant.steps + time, outcome: outcome, place: place ?? meant.start, last: last)
    }

    /// What people write before the time that a drag takes.
    private static let wordsForDuration = [Keyword.over.text, "in", "during", "within", "for"]

    private func isPoint(_ text: String) -> Bool { Self.point(text) != nil }

    private func isView(_ text: String) -> Bool { isPlace(text) && text.utf8.first?.isUppercaseLetter == true }

    /// Returns the distance behind `token`, as in `by 0,100`, `by 100` and, behind a direction, `100`.
    private func distance(after token: TokenID) -> Phrase? {
        guard let next = tokenAfter(token) else { return nil }
        let start = word(next) == Keyword.by.text ? tokenAfter(next) : next
        guard let start, tree.kind(start).beginsLength, let distance = phrase(from: start),
            Double(distance.text) != nil || isPoint(distance.text)
        else { return nil }
        return distance
    }

    /// Returns how a drag is written that starts at `place`, if there is one, and goes in a direction, or by a vector
    /// or, in that direction, by a length.
    private func drag(
        from place: String?, _ direction: String, by distance: String? = nil
    ) -> (advice: String, steps: String, start: String) {
        let example = Self.drags[direction]
        var vector = distance.flatMap { Self.point($0) }
        if text.utf8.starts(with: "scroll".utf8) {
            // The offset changes by it, so the finger goes the other way.
            vector = vector?.map { 0 - $0 }
        }
        if vector == nil, let example, let start = Self.point(example.start), let end = Self.point(example.end) {
            // Examples are 200 points long.
            let factor = (distance.flatMap { Double($0) }).map { $0 / 200 } ?? 1
            vector = zip(start, end).map { ($1 - $0) * factor }
        }
        guard let vector else {
            let start = place ?? "60,300"
            return ("write it as a drag:", "drag \(start) to 60,100", start)
        }
        if let place, let end = Self.end(ofDragFrom: place, by: vector) {
            return ("write it as a drag:", "drag \(place) to \(end)", place)
        }
        if let place {
            if let middle = middle(of: place), let end = Self.end(ofDragFrom: middle, by: vector) {
                return ("write it as a drag:", "drag \(place) to \(end)", place)
            }
            // Where the view is isn't known here, so any point would give the drag another direction.
            return (
                "write it as a drag to a point of the scene, here \(Self.words(for: vector)) the middle of `\(place)`:",
                "drag \(place) to X,Y", place
            )
        }
        let start = example?.start ?? (vector.allSatisfy { $0 >= 0 } ? "60,100" : "300,300")
        let end = Self.end(ofDragFrom: start, by: vector) ?? "60,100"
        return ("write it as a drag:", "drag \(start) to \(end)", start)
    }

    /// How far, and to which side, the end of a drag by `vector` is from its start: `200 points left of`.
    private static func words(for vector: [Double]) -> String {
        let (x, y) = (vector.first ?? 0, vector.last ?? 0)
        let across = "\(numberText(x.magnitude)) points \(x < 0 ? "left of" : "right of")"
        let along = "\(numberText(y.magnitude)) points \(y < 0 ? "above" : "below")"
        return x == 0 ? along : y == 0 ? across : "\(across) and \(along)"
    }

    /// Returns the middle of the view `name`, if its frame is written directly in the scene, not far above the problem.
    private func middle(of name: String) -> String? {
        guard let symbol = tree.symbols.symbol(for: name) else { return nil }
        var (depth, token) = (0, first)
        for _ in 0..<Self.maximumDistanceOfDeclaration where token.previous < token {
            token = token.previous
            if tree.startsLine(token), word(token) == "scene" { return nil }
            switch tree.kind(token) {
            case .rightBrace: depth += 1
            // The problem itself may be in the braces of a touch.
            case .leftBrace: depth = max(0, depth - 1)
            case .name where depth == 0 && tree.symbol(of: token) == symbol && schema.isKind(word(token.previous)):
                return middleOfFrame(after: token)
            default: break
            }
        }
        return nil
    }

    /// Returns the middle of the frame that the rest of a statement has: `70,342` of `frame 20,320 100x44`.
    private func middleOfFrame(after name: TokenID) -> String? {
        var token = name
        for _ in 0..<Self.maximumLookahead {
            guard let next = tokenAfter(token), !tree.kind(next).endsStatement else { return nil }
            token = next
            guard tree.kind(token) == .word, word(token) == "frame" else { continue }
            guard let point = phrase(from: tokenAfter(token)), let origin = Self.point(point.text),
                let size = phrase(from: tokenAfter(point.last))
            else { return nil }
            let sides = size.text.split(separator: "x").map { Double($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1],
                max(width, height) < 1e6, min(width, height) > 0
            else { return nil }
            return "\(numberText(origin[0] + width / 2)),\(numberText(origin[1] + height / 2))"
        }
        return nil
    }

    /// The number of tokens in which to search for a view. The limit keeps files with many problems linear.
    private static let maximumDistanceOfDeclaration = 1000

    /// Returns the coordinates of a point, or `nil` if `text` is something else.
    private static func point(_ text: String) -> [Double]? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, !numbers.contains(nil) else { return nil }
        let point = numbers.compactMap { $0 }
        return point.allSatisfy { $0.magnitude < 1e6 } ? point : nil
    }

    /// Returns the end of a drag from the point `start` by `vector`; `nil` if `start` isn't a point.
    private static func end(ofDragFrom start: String, by vector: [Double]) -> String? {
        guard let own = point(start), vector.allSatisfy({ $0.magnitude < 1e6 }) else { return nil }
        let end = zip(own, vector).map { own, distance in
            // A short drag to the edge of the scene is better than an end outside it.
            own > 0 ? max(0, own + distance) : own + distance
        }
        return end.map { numberText($0) }.joined(separator: ",")
    }

    /// Where a drag can start and end, by its direction and by words that have one.
    private static let drags: [String: (start: String, end: String)] = [
        "left": ("300,60", "100,60"), "swipeLeft": ("300,60", "100,60"), "right": ("100,60", "300,60"),
        "swipeRight": ("100,60", "300,60"), "down": ("60,100", "60,300"), "swipeDown": ("60,100", "60,300"),
        "up": ("60,300", "60,100"), "scrollUp": ("60,100", "60,300"),
    ]

    /// Returns the time directly after the place behind the problem, or behind `for`, if there is one.
    private func timeAfter(_ place: String) -> Phrase? {
        guard let written = phrase(from: isGestureOfTwoWords ? token(2) : token(1)), written.text == place,
            var next = tokenAfter(written.last)
        else { return nil }
        if word(next) == "for", let time = tokenAfter(next) { next = time }
        guard tree.kind(next) == .number, let time = phrase(from: next),
            time.text.utf8.last == UInt8(ascii: "s") || Double(time.text) != nil
        else { return nil }
        return time
    }

    /// Returns the rest of the line after the steps of the gesture that the problem means, as an expectation has it, or
    /// `nil` if there is none, it is too long to repeat, or it isn't an outcome.
    func outcomeAfter(_ meant: MeantGesture) -> String? {
        let written = phrase(from: isGestureOfTwoWords ? token(2) : token(1)).flatMap { phrase in
            phrase.text == meant.place ? phrase.last : nil
        }
        guard let last = meant.last ?? written, let next = tokenAfter(last) else { return nil }
        guard tree.kind(next) != .rightBrace else { return nil }
        var end = next
        var length = tree.range(next).length
        while length <= String.maximumQuotationLength, let token = tokenAfter(end), !tree.kind(token).endsStatement,
            // The block of the scene can end on this line.
            tree.kind(token) != .rightBrace
        {
            end = token
            length = tree.range(next).union(tree.range(end)).length
        }
        guard length <= String.maximumQuotationLength else { return nil }
        let outcome = source.text(in: tree.range(next).union(tree.range(end)))
        let isNothing = tree.kind(end.previous) == .arrow && Self.wordsForNothing.contains(word(end))
        if isNothing, word(next) != Keyword.not.text, !outcome.utf8.contains(UInt8(ascii: ",")) {
            return " \(Keyword.nothing.text)"
        }
        let (keyword, target) = (Keyword(word(next)), next == end ? nil : next.next)
        if tree.kind(next) == .arrow { return outcomeAfterArrow(target, through: end, meant).map { " " + $0 } }
        if let keyword, Keyword.outcomes.contains(keyword), let target, tree.kind(target) == .name {
            return " \(keyword.text) -> \(source.text(in: tree.range(target).union(tree.range(end))))"
        }
        if let keyword, Keyword.outcomes.contains(keyword), target == nil {
            return " \(keyword.text) -> \(viewOfOutcome(meant))"
        }
        let begins = keyword.map { Keyword.outcomes.contains($0) || [.not, .nothing, .sends].contains($0) } ?? false
        return begins || word(next) == "on" ? " " + outcome : nil
    }

    /// Returns the outcome that the text from `target`, behind an arrow, through `end` means: `-> Play`, or, in the
    /// other order, `-> scrolls List`.
    private func outcomeAfterArrow(_ target: TokenID?, through end: TokenID, _ meant: MeantGesture) -> String? {
        guard let target else { return nil }
        let text = source.text(in: tree.range(target).union(tree.range(end)))
        if tree.kind(target) == .name {
            let verb = meant.steps.hasPrefix(Keyword.drag.text) ? "scrolls" : "fires"
            return "\(namesRecognizer(text) ? "recognizes" : verb) -> \(text)"
        }
        guard let keyword = Keyword(word(target)), Keyword.outcomes.contains(keyword) else { return nil }
        let view = target == end ? nil : phrase(from: tokenAfter(target))
        return "\(keyword.text) -> \(view.flatMap { $0.isPath ? $0.text : nil } ?? viewOfOutcome(meant))"
    }

    /// The view of an outcome that names none.
    private func viewOfOutcome(_ meant: MeantGesture) -> String {
        let view = isView(meant.place) ? meant.place : nil
        let scrolls = meant.steps.hasPrefix(Keyword.drag.text)
        return scrolls ? onlyScrollView ?? view ?? "List" : view ?? "Play"
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
        if let end = place?.split(separator: ".").last, end.lowercased() == "thumb" {
            return thumbWithoutName
        }
        if let written, written.last == first, isPlace(word(1)), let end = phrase(from: token(1)), isPlace(end.text) {
            let to = Keyword.to.text
            return error(
                "missing `\(to)` in the `drag`", "write `drag \(written.text) \(to) \(end.text)`",
                fix: writing(" \(to)", for: range.atEnd, title: "write `\(to)`"))
        }
        let isDirection = Self.drags[word(1)] != nil
        let distance = written.flatMap { self.distance(after: isDirection ? token(1) ?? $0.last : $0.last) }
        if isDirection || distance != nil, word(1) == Keyword.by.text || isDirection {
            let meant = drag(from: place, word(1), by: distance?.text)
            // From a point, the end is certain.
            let end = distance.map { $0.range.end } ?? range(1).end
            let isCertain = place.map { isPoint($0) && meant.steps.hasPrefix("drag \($0) ") } ?? false
            return error(
                message, "\(meant.advice) `\(meant.steps)`",
                fix: isCertain && (distance.map { isPoint($0.text) } ?? false)
                    ? writing(String(meant.steps.dropFirst(5)), for: written.map { $0.range.with(end: end) }) : nil)
        }
        if kind(1) == .arrow, let place, let end = phrase(from: token(2)), isPlace(end.text) {
            return error(
                message, "write `drag \(place) to \(end.text)`", fix: writing(Keyword.to.text, for: range(1)))
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
