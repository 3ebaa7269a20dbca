/// The instances of a scene and the values of their constants and variables, while an ``Evaluator`` adds to them.
struct EvaluationState {
    let bound: SharedBoundScene
    var instances: InstanceTable
    var environments: Environments
    var budget: InstanceBudget
    /// The device or size, as an index in ``BoundScene/screens``.
    let screen: Int

    /// Prepares for the instances of `bound` on a screen.
    init(_ bound: SharedBoundScene, screen: Int, limit: SceneLimit) {
        self.init(bound, screen: screen, InstanceTable(), Environments(), InstanceBudget(limit))
    }

    /// Prepares for further instances of `bound`.
    init(
        _ bound: SharedBoundScene, screen: Int, _ instances: InstanceTable, _ environments: Environments,
        _ budget: InstanceBudget
    ) {
        self.bound = bound
        self.instances = instances
        self.environments = environments
        self.budget = budget
        self.screen = screen
    }
}
