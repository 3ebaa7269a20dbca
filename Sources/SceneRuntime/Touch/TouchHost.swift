/// The environment of a touch simulation: a tree, and the changes that follow when a scroll view scrolls.
public protocol TouchHost: Sendable {
    /// The views. Their identities never change, whatever is displayed.
    var tree: ViewTree { get }

    /// Applies changes that keep all views and rules, such as moving views or setting flags.
    mutating func update(_ change: (inout ViewTree) -> Void)

    /// Responds to a scroll view that scrolled from `old` to its current offset: tables and collections replace their
    /// displayed cells. Returns the approximate number of views visited or created.
    mutating func didScroll(_ view: ViewID, from old: Point) -> Int
}
