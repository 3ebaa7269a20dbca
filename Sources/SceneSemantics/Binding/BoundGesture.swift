import SceneText

/// One thing that a finger does.
enum BoundStep: Sendable {
    case down(Expectation.Place)
    case wait(Quantity)
    case move(Expectation.Place, over: Quantity?)
    case up
    case cancel
    case tap(Expectation.Place)
    case press(Expectation.Place, Quantity)
    case drag(Expectation.Place, to: Expectation.Place, after: Quantity?, over: Quantity?)
    case pinch(Expectation.Place, scale: Quantity)
}

/// What a gesture must, or must not, do to a view.
struct BoundOutcome: Sendable {
    var isNegated: Bool
    var kind: Kind
    /// The view; `nil` for `nothing`.
    var target: BoundPath?
    var range: SourceRange

    /// What happens to the view; the raw value is the word of the language.
    enum Word: String, CaseIterable, Sendable {
        case fires, cancels, selects, highlights, scrolls, drags, zooms, recognizes, touches
    }

    /// What happens.
    enum Kind: Sendable {
        case word(Word)
        /// A control sends the event of this name.
        case sends(String)
        case nothing
    }
}
