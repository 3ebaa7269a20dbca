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

        /// Whether the other view is an answer itself, like what is in it.
        public var countsItself: Bool { self == .forward || self == .ask }
    }
}
