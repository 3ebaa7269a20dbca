/// The identity of a view in a ``ViewTree``: its index there.
public struct ViewID: Hashable, Comparable, Sendable {
    /// The index of the view in ``ViewTree/views``.
    public let index: Int32

    /// Creates the identity of the view at `index`.
    public init(index: Int) {
        self.index = Int32(clamping: index)
    }

    /// The root of every tree.
    public static let root = ViewID(index: 0)

    /// Returns the identity of the view added `distance` views after this one.
    @inlinable
    public func moved(by distance: Int) -> ViewID { ViewID(index: Int(index) + distance) }

    /// Returns whether `left` was added to the tree before `right`.
    public static func < (left: ViewID, right: ViewID) -> Bool { left.index < right.index }
}
