import SceneSyntax
import SceneText

/// A bound line that starts with `expect`.
struct Expectation: Sendable {
    var node: NodeID
    var range: SourceRange
    var form: Form
    /// The devices and sizes it is about, as indices in ``BoundScene/screens``; empty for all.
    var screens: [Int] = []

    enum Form: Sendable {
        case hit(Place, HitResult)
        case reachable(BoundPath, (width: Quantity, height: Quantity)?)
        case unreachable(BoundPath)
        /// The steps of a finger, and the outcomes they must, or must not, have.
        case gesture([BoundStep], [BoundOutcome])
    }

    /// The expected result of a hit test.
    enum HitResult: Sendable {
        case view(BoundPath)
        case none
        case recursion
        case orderDependent
    }

    /// Where a finger touches down.
    enum Place: Sendable {
        case point(Quantity, Quantity)
        /// The middle of the visible part of the view.
        case view(BoundPath)
    }
}
