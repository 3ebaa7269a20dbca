import SceneRuntime

/// A view that a finger can't touch in the middle, because nothing of it is visible.
public struct UnseenPlace: Sendable {
    /// Its path, as written.
    public var path: String
    /// What keeps it from being touched.
    public var cause: Cause

    /// What keeps a view from being touched.
    public enum Cause: Sendable {
        /// The view is in the tree, but nothing of it is visible.
        case notVisible(ViewID)
        /// The place is in a row, item, header or footer that isn't displayed. The offset displays it, if that is
        /// known.
        case notDisplayed(DisplayingOffset?)
        /// The touches before may be the reason.
        case unknown
    }

    /// Creates a place.
    public init(path: String, cause: Cause) {
        (self.path, self.cause) = (path, cause)
    }
}
