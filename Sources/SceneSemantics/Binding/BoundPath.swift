import SceneText

/// A path whose Names are bound: a view, and for every copy that it is one of, which.
struct BoundPath: Sendable {
    /// What the path leads to.
    var target: Target
    /// Which copy, for each of the copies that the target is one of, outermost first.
    var selections: [Selection]
    /// The path as it was written.
    var text: String
    var range: SourceRange

    /// What a path can lead to.
    enum Target: Sendable, Equatable {
        /// The view of an item with a Name; for the scene's own Name, the root.
        case name(NameID)
        /// The root.
        case root
        /// A cell of a table or collection; the last selection says which.
        case cell(of: ItemID)
        /// The content view of a cell.
        case cellContent(of: ItemID)
        /// The content view of a `visualEffect`.
        case content(of: NameID)
    }

    /// Which copy is meant.
    enum Selection: Sendable {
        /// The one in which the path is written.
        case same
        /// The one of this index, of a `repeat`.
        case copy(Quantity)
        /// The cell of this row or item, of this section where one is written.
        case cell(section: Quantity?, index: Quantity)
    }
}
