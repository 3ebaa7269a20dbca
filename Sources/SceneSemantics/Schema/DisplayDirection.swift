/// Which cells are in front of the others.
public enum DisplayDirection: String, CaseIterable, Sendable {
    /// Those with higher indices.
    case ascending
    /// Those with lower indices.
    case descending
}
