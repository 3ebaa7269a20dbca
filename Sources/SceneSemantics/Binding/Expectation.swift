import SceneSyntax
import SceneText

/// A line that begins with `expect`, bound.
struct Expectation: Sendable {
    var node: NodeID
    var range: SourceRange
    var form: Form

    /// What is expected.
    enum Form: Sendable {
        case hit(Place, HitResult)
        case reachable(BoundPath, (width: Quantity, height: Quantity)?)
        case unreachable(BoundPath)
        /// What a finger does, and what that must, or must not, do to views.
        case gesture([BoundStep], [BoundOutcome])
    }

    /// What a hit test is expected to give.
    enum HitResult: Sendable {
        case view(BoundPath)
        case none
        case recursion
        case orderDependent
    }

    /// Where a finger comes down.
    enum Place: Sendable {
        case point(Quantity, Quantity)
        /// The middle of what is seen of the view.
        case view(BoundPath)
    }
}
