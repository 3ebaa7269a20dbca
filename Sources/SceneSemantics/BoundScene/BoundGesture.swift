import SceneText

/// One action of a finger.
enum BoundStep: Sendable {
    case down(Expectation.Place, finger: Int)
    case wait(Quantity)
    case move(Expectation.Place, over: Quantity?, finger: Int)
    case up(finger: Int)
    case cancel(finger: Int)
    case tap(Expectation.Place)
    case press(Expectation.Place, Quantity)
    case drag(Expectation.Place, to: Expectation.Place, after: Quantity?, over: Quantity?)
    case pinch(Expectation.Place, scale: Quantity)
    case rotate(Expectation.Place, by: Quantity)
}

/// An outcome that a gesture must, or must not, have.
struct BoundOutcome: Sendable {
    var isNegated: Bool
    var kind: Kind
    /// The view or recognizer, or `nil` for `nothing`.
    var target: BoundPath?
    var range: SourceRange

    /// The outcomes of a view; the raw value is the word of the language.
    enum Word: String, CaseIterable, Sendable {
        case fires, cancels, selects, highlights, scrolls, drags, zooms, recognizes, touches
    }

    /// The kind of outcome.
    enum Kind: Sendable {
        case word(Word)
        /// A control sends the event with this name.
        case sends(String)
        case nothing
    }
}
