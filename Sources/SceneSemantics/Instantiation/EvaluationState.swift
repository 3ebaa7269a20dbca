/// The instances of a scene and the values of their constants and variables.
struct EvaluationState: Sendable {
    let bound: SharedBoundScene
    var instances = InstanceTable()
    var environment = Environment()
    var budget: InstanceBudget

    /// Prepares for the instances of `bound`.
    init(_ bound: SharedBoundScene, limit: SceneLimit = .standard) {
        self.bound = bound
        budget = InstanceBudget(limit)
    }
}
