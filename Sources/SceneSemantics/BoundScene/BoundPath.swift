import SceneText

/// A path with bound Names: a view and, for each source of instances around it, which instance.
struct BoundPath: Sendable {
    /// The end of the path.
    var target: Target
    /// The instance for each source around the target, outermost first.
    var selections: [Selection]
    /// The path as written.
    var text: String
    var range: SourceRange

    /// The possible ends of a path.
    enum Target: Sendable, Equatable {
        /// The view or recognizer of an item with a Name; for the scene's own Name, the root.
        case name(NameID)
        case root
        /// A cell of a table or collection; the last selection gives its index.
        case cell(of: ItemID)
        /// The content view of a cell.
        case cellContent(of: ItemID)
        /// In a component, a view that it takes, by its place among them.
        case argument(Int)
        /// The content view of a `visualEffect`.
        case content(of: NameID)
    }

    /// Which instance the path selects.
    enum Selection: Sendable {
        /// The one that contains the path.
        case same
        /// The instance of a `repeat` with this index.
        case instance(Quantity)
        /// The cell of this row or item, in this section if there is one.
        case cell(section: Quantity?, index: Quantity)
    }
}
