/// Identifies a view of an ``ImportedDocument``.
struct ImportedViewID: Hashable, Sendable {
    /// The position in the order in which the views were added.
    let index: Int
}
