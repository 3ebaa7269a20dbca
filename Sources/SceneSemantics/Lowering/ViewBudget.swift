import SceneText

/// How many views and copies the scenes of one file may still make.
///
/// A few words can ask for a million views, so what a file may ask for follows from its length: whatever it says, it takes
/// time and memory in proportion to its bytes, or to a small constant if that is more.
public struct ViewBudget: Sendable {
    /// How many views and copies are left.
    private(set) var rest: Int
    /// How many there were at first.
    let limit: Int

    /// So many a file may have in any case.
    private static let least = 400_000
    /// So many it may have for each of its bytes.
    private static let perByte = 4

    /// The budget of the file `source`.
    public init(for source: Source) {
        limit = max(Self.least, source.bytes.count * Self.perByte)
        rest = limit
    }

    /// The limit of a scene that is made next, and what is said where it needs more.
    var limitOfScene: SceneLimit {
        rest < Lowering.mostViews ? SceneLimit(views: rest, ofFile: limit) : .standard
    }

    /// Takes away what a scene has used.
    mutating func spend(_ count: Int) { rest = max(0, rest - count) }
}

/// How many views and copies one scene may have.
struct SceneLimit: Sendable {
    /// How many.
    var views: Int
    /// How many all scenes of its file may have, if that is why; else `nil`.
    var ofFile: Int?

    /// The limit of a scene by itself.
    static let standard = SceneLimit(views: Lowering.mostViews)
}
