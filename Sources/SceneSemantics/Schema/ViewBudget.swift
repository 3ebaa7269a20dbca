import SceneText

/// The number of views that the scenes of one file may still create, and of instances by `repeat`.
///
/// A few words can request a million views, so the budget follows from the file's length. Any file takes time and
/// memory proportional to its bytes, or to a constant for small files.
public struct ViewBudget: Sendable {
    /// The number of views and instances left.
    private(set) var remaining: Int
    /// The initial number.
    let limit: Int

    /// The minimum budget of a file.
    private static let minimum = 50_000
    /// One view is allowed for this many bytes of a file.
    private static let bytesPerView = 2

    /// Creates the budget of the file `source`.
    public init(for source: Source) {
        limit = max(Self.minimum, source.bytes.count / Self.bytesPerView)
        remaining = limit
    }

    /// The limit for the next scene, and the reason for its diagnostic.
    var limitOfScene: SceneLimit {
        remaining < SceneLimit.standard.views ? SceneLimit(views: remaining, ofFile: limit) : .standard
    }

    /// Deducts what a scene has used: views, or instances if it has more of them.
    mutating func spend(_ count: Int) { remaining = max(0, remaining - count) }
}
