import SceneText

/// The document that a source was made from, and what that says about the views of its scenes besides.
public struct DocumentOrigin: Sendable {
    /// The form of the document.
    public let form: Form
    /// Returns what messages call the view with a path in a scene, or is `nil` if they use the path.
    public let viewName: (@Sendable (_ path: String, _ scene: String) -> String)?
    /// Returns whether the view with a path in a scene has gesture recognizers of unknown kind, which aren't in the
    /// scene.
    public let hasUnknownRecognizers: @Sendable (_ path: String, _ scene: String) -> Bool
    /// Returns whether the view of the item at a range is a touch target because of such recognizers: they aren't those
    /// that UIKit itself adds to its views.
    public let isTargetByRecognizers: @Sendable (_ item: SourceRange) -> Bool
    /// Returns whether a framework made the view of the item at a range, so that an app can't change it.
    public let isFrameworkOwned: @Sendable (_ item: SourceRange) -> Bool

    /// The form of a document.
    public enum Form: Sendable {
        /// A printed view hierarchy.
        case printout
        case interfaceBuilder

        /// What messages call the document.
        public var name: String {
            switch self {
            case .printout: "printout"
            case .interfaceBuilder: "document"
            }
        }
    }

    /// Creates the origin of a source.
    public init(
        _ form: Form, viewName: (@Sendable (_ path: String, _ scene: String) -> String)?,
        hasUnknownRecognizers: @escaping @Sendable (_ path: String, _ scene: String) -> Bool,
        isTargetByRecognizers: @escaping @Sendable (_ item: SourceRange) -> Bool,
        isFrameworkOwned: @escaping @Sendable (_ item: SourceRange) -> Bool
    ) {
        self.form = form
        self.viewName = viewName
        self.hasUnknownRecognizers = hasUnknownRecognizers
        self.isTargetByRecognizers = isTargetByRecognizers
        self.isFrameworkOwned = isFrameworkOwned
    }
}
