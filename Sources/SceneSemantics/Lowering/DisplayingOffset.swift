import SceneRuntime

/// A scroll view, and the offset at which it displays something.
public struct DisplayingOffset: Sendable {
    /// The scroll view, table or collection.
    public var scrollView: ViewID
    /// The `contentOffset` that it has then.
    public var offset: Point

    /// Creates the offset of `scrollView`.
    public init(of scrollView: ViewID, _ offset: Point) {
        (self.scrollView, self.offset) = (scrollView, offset)
    }
}
