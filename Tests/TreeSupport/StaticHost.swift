import SceneRuntime

/// A host in which scrolling only changes the offset.
public struct StaticHost: TouchHost {
    /// The tree that contains the views.
    public private(set) var tree: ViewTree

    /// Creates a host for `tree`.
    public init(_ tree: ViewTree) {
        self.tree = tree
    }

    /// Applies changes to the tree.
    public mutating func update(_ change: (inout ViewTree) -> Void) {
        change(&tree)
    }

    /// Does nothing.
    public mutating func didScroll(_ view: ViewID, from old: Point) -> Int { 0 }
}
