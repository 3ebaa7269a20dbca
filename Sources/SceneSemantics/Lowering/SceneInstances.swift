/// Everything that the views of a scene were made from and that further cells are made from: its instances, and what
/// is recorded about each view. The views themselves are in a ``ViewTree``.
struct SceneInstances: Sendable {
    var evaluation: EvaluationState
    var records = ViewRecords()
    /// Which cells are in front, or `nil` for the order in the scene.
    var displayOrder: DisplayDirection?

    /// The scene that they are instances of.
    var boundScene: BoundScene { _read { yield evaluation.bound.boundScene } }
}
