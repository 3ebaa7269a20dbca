import SceneRuntime

/// A rectangle, half-open, with a label that says what is there.
public struct Patch: Hashable, Sendable {
    /// The points that it covers: the edges at the minimum belong to it, those at the maximum do not.
    public var rectangle: Rectangle
    /// What is there, in the numbers of whoever paints.
    public var label: Int32

    /// Creates a patch.
    public init(_ rectangle: Rectangle, label: Int32) {
        self.rectangle = rectangle
        self.label = label
    }
}
