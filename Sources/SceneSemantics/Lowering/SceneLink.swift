import SceneRuntime
import SceneText

/// A place where one view speaks of others that hit tests then go to.
public struct SceneLink: Sendable {
    /// The view in whose override it stands.
    public let view: ViewID
    /// What the override does with the others.
    public let kind: Kind
    /// The others; those that are not displayed are not among them.
    public let targets: [ViewID]
    /// Where it is written.
    public let range: SourceRange

    /// What an override does with other views.
    public enum Kind: Sendable {
        case touchDelegate, delegate, forward, ask, claim, overhang, yield, `return`
    }
}
