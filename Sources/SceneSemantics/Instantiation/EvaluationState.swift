/// The instances of a scene and the values of their constants and variables.
struct EvaluationState: Sendable {
    let bound: SharedBoundScene
    var instances = InstanceTable()
    var environments = Environments()
    var budget: InstanceBudget
    /// The device or size, as an index in ``BoundScene/screens``.
    let screen: Int

    /// Prepares for the instances of `bound` on a screen.
    init(_ bound: SharedBoundScene, screen: Int, limit: SceneLimit = .standard) {
        self.bound = bound
        self.screen = screen
        budget = InstanceBudget(limit)
    }
}
