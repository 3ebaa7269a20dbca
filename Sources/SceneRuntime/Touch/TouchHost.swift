/// Where touches are simulated: a tree, and what follows when a scroll view in it scrolls.
public protocol TouchHost: Sendable {
    /// The views. Their identities stay the same, whatever is displayed.
    var tree: ViewTree { get }

    /// Makes changes that keep all views and rules: moving views, setting flags.
    mutating func update(_ change: (inout ViewTree) -> Void)

    /// Follows a scroll view that has scrolled from `old` to where it is now: tables and collections take cells out and
    /// display others. Returns how much work that took: about how many views were looked at or made.
    mutating func didScroll(_ view: ViewID, from old: Point) -> Int
}

/// A stage on which scrolling changes nothing but the offset.
public struct StaticHost: TouchHost {
    /// The views.
    public private(set) var tree: ViewTree

    /// Creates the stage of `tree`.
    public init(_ tree: ViewTree) {
        self.tree = tree
    }

    /// Makes changes.
    public mutating func update(_ change: (inout ViewTree) -> Void) {
        change(&tree)
    }

    /// Nothing follows.
    public mutating func didScroll(_ view: ViewID, from old: Point) -> Int { 0 }
}
