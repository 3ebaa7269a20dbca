import SceneRuntime

/// A labelled half-open rectangle.
public struct Patch: Hashable, Sendable {
    /// The points it covers. The minimum edges belong to it, the maximum edges don't.
    public var rectangle: Rectangle
    /// What is there. The caller defines the numbers.
    public var label: Int32

    /// Creates a patch.
    public init(_ rectangle: Rectangle, label: Int32) {
        self.rectangle = rectangle
        self.label = label
    }
}
