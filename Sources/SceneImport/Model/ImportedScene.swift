import SceneRuntime
import SceneText

/// A scene to write: windows, or one root view.
struct ImportedScene: Sendable {
    /// What its Name is made from.
    var name: String
    /// The place of its root, or of the element that contains it.
    var origin: SourceRange
    /// The windows in their order, or one view of any other kind.
    var roots: [ImportedViewID]
    /// The size, or a device as a scene spells it: `.iPhone16`; `nil` for the size of the root or of all windows
    /// together.
    var place: Place?
    /// The remarks to write above it.
    var remarks: [String] = []
    /// The taps that trigger an action, each of which becomes an expectation.
    var taps: [Tap] = []

    /// A tap on a view with an action, and what it does.
    struct Tap: Sendable {
        enum Outcome: String, Sendable { case fires, recognizes }

        var view: ImportedViewID
        var outcome: Outcome
    }

    /// Where a scene is evaluated.
    enum Place: Equatable, Sendable {
        /// A size without a safe area.
        case size(Size)
        /// A device, as a scene spells it, with its dot.
        case device(String)
    }
}
