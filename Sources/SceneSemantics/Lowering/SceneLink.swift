import SceneRuntime
import SceneText

/// A link from a view's override to other views that hit tests follow.
public struct SceneLink: Sendable {
    /// The view with the override.
    public let view: ViewID
    /// How the override uses the other views.
    public let kind: Kind
    /// The other views, except those that aren't displayed.
    public let targets: [ViewID]
    /// The range of the link in the source.
    public let range: SourceRange

    /// How an override uses other views.
    public enum Kind: Sendable {
        case touchDelegate, delegate, forward, ask, claim, overhang, yield, `return`

        /// What the rule that makes such a link does.
        public var traits: HitTestRule.Traits {
            switch self {
            case .touchDelegate, .delegate: .delegate
            case .forward: .forward
            case .ask: .ask
            case .claim, .overhang: .claim
            case .yield: .yield
            case .return: .return
            }
        }

        /// Whether the override asks the other view for its hit test.
        public var asks: Bool { traits.contains(.asksView) }

        /// Whether the override asks the other view where its own view would be the answer.
        public var asksInItsPlace: Bool { traits.asksInItsPlace }

        /// Whether the override asks the other view, and that is an answer itself, like what is in it.
        public var countsItself: Bool { asks && !traits.offersItself }
    }
}
