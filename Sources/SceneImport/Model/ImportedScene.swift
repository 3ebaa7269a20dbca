import SceneRuntime
import SceneText

/// A scene to write: windows, or one root view.
public struct ImportedScene: Sendable {
    /// What its Name is made from.
    public var name: String
    /// The place of its root, or of the element that contains it.
    public var origin: SourceRange
    /// The windows in their order, or one view of any other kind.
    public var roots: [ImportedViewID]
    /// The size, or a device as a scene spells it: `.iPhone16`; `nil` for the size of the root or of all windows together.
    public var place: Place?
    /// The remarks to write above it.
    public var remarks: [String] = []
    /// The controls with an action, each of which gets an expectation that a tap fires it.
    public var firingControls: [ImportedViewID] = []

    /// Where a scene is evaluated.
    public enum Place: Equatable, Sendable {
        /// A size without a safe area.
        case size(Size)
        /// A device, as a scene spells it, with its dot.
        case device(String)
    }

    /// Creates a scene.
    public init(name: String, origin: SourceRange, roots: [ImportedViewID], place: Place? = nil) {
        self.name = name
        self.origin = origin
        self.roots = roots
        self.place = place
    }
}
