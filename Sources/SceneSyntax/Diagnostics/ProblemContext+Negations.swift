import SceneText

/// Expectations that something doesn't happen, in other words than the language's.
extension ProblemContext {
    /// What people write for a view that isn't hit.
    static let wordsForMissing = [
        "not", "isnt", "isNot", "doesnt", "doesNot", "never", "no", "misses", "miss", "avoids", "except", "excludes",
    ]

    /// Whether `word` negates what follows.
    static func isNegation(_ word: String) -> Bool { word == "!" || wordsForMissing.contains(word) }

    /// `not tap A fires -> B`, `!hit 10,10 -> A`, `never A`. `nil` for anything else.
    var negatedExpectation: Diagnostic? {
        guard Self.isNegation(text) else { return nil }
        let message = "`\(text)` isn't an expectation"
        if let keyword = Keyword(word(1)) {
            if keyword == .hit { return negatedHit(message, from: token(2)) }
            if Keyword.gestures.contains(keyword) { return error(message, adviceForNegatedGesture) }
        }
        if text != Keyword.not.text, let place = phrase(from: token(1)), isPlace(place.text) {
            return negatedHit(message, from: token(1))
        }
        return nil
    }

    /// What to write instead of the gesture after the problem and its outcome, which the problem negates.
    private var adviceForNegatedGesture: String {
        var gesture = range(1)
        var outcome = Keyword.fires.text
        var next = token(2)
        while let token = next, tree.kind(token) != .arrow {
            let keyword = Keyword(word(token))
            if keyword == .nothing { return "say what the gesture does, as in `expect tap 60,30 fires -> Play`" }
            if let keyword, Keyword.outcomes.contains(keyword) {
                outcome = keyword.text
                next = tokenAfter(token)
                break
            }
            if keyword != .not { gesture = gesture.union(tree.range(token)) }
            next = tokenAfter(token)
        }
        let isShort = gesture.isQuotable
        let written = isShort ? source.text(in: gesture) : "\(word(1)) …"
        let place = phrase(from: token(2)).flatMap { $0.isPath && isPlace($0.text) ? $0.text : nil }
        let view = next.flatMap { pathAfterArrow($0) } ?? place ?? "Play"
        return "`not` comes before the outcome: `expect \(written) not \(outcome) -> \(view)`"
    }

    /// `tap A never fires -> B`, where the problem is the word before the outcome.
    var negatedOutcome: Diagnostic? {
        guard Self.isNegation(text), let outcome = Keyword(word(1)), Keyword.outcomes.contains(outcome) else {
            return nil
        }
        let view = kind(2) == .arrow ? path(3) : nil
        return error(
            "`\(text)` isn't an outcome of a gesture", "`not` negates one: `not \(outcome.text) -> \(view ?? "Play")`",
            fix: writing(Keyword.not.text))
    }

    // MARK: Hit tests

    /// Returns the error that a hit test has no `not`, with what to write. Its place begins at `token`.
    func negatedHit(_ message: String, from token: TokenID?) -> Diagnostic {
        let place = phrase(from: token)
        return negatedHit(
            message, at: place?.text, place.flatMap { tokenAfter($0.last) }.flatMap { pathAfterArrow($0) })
    }

    /// Returns the error that a hit test has no `not`, with what to write about the `view` that shouldn't be hit.
    func negatedHit(_ message: String, at place: String?, _ view: String?) -> Diagnostic {
        let (place, view) = (place?.nonEmpty ?? "60,30", view ?? "Play")
        return error(
            message,
            "write which view gets the touch instead: `expect hit \(place) -> Help`, or `.none`",
            "only outcomes of gestures have a `not`: `expect tap \(place) not fires -> \(view)` for a control, "
                + "`not touches -> \(view)` for another view")
    }

    /// Returns the path behind `arrow`, or `nil` if that isn't an arrow or no path follows.
    func pathAfterArrow(_ arrow: TokenID) -> String? {
        guard tree.kind(arrow) == .arrow, let path = phrase(from: tokenAfter(arrow)), path.isPath else { return nil }
        return path.text
    }
}
