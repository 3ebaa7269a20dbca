/// The number of views and instances that one scene may have.
struct SceneLimit: Sendable {
    var views: Int
    /// The limit for all scenes of the file, if that is the reason; else `nil`.
    var ofFile: Int?

    /// The limit of a scene on its own.
    static let standard = SceneLimit(views: 1_000_000)
}
