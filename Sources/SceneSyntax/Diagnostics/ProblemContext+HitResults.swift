import SceneText

/// Errors in the results of hit tests.
extension ProblemContext {
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
}
