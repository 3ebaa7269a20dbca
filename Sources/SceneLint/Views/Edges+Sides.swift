import SceneRuntime

extension Edges {
    /// Returns the larger distance on each side.
    func larger(_ other: Edges) -> Edges {
        Edges(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Returns the smaller distance on each side.
    func smaller(_ other: Edges) -> Edges {
        Edges(
            top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
            right: min(right, other.right))
    }
}
