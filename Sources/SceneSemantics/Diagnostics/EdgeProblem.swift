/// Why layout can't refer to an edge of a view.
enum EdgeProblem: Error {
    /// The view is the one being laid out.
    case itself
    /// The view comes later in the block.
    case later
    /// The view isn't in the same superview, nor around it.
    case elsewhere
    /// The view is one of many instances.
    case otherInstance
    /// Only the size of a view further out is known.
    case placeOfAncestor
    /// A stack places the view.
    case inStack
}
