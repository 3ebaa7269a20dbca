/// What the views of a scene were made from, as far as queries and further cells need it, and what is recorded about
/// each view. The views themselves are in a ``ViewTree``.
struct SceneInstances: Sendable {
    let bound: SharedBoundScene
    /// The device or size, as an index in ``BoundScene/screens``.
    let screen: Int
    /// The instances by `repeat`, rows and items, for paths.
    let table: InstanceTable
    /// The values of constants and variables, for titles and for cells that are displayed later.
    let environments: Environments
    /// What lowering left for cells that are displayed later.
    private let budget: InstanceBudget
    let records: ViewRecords
    /// Which cells are in front, or `nil` for the order in the scene.
    let displayOrder: DisplayDirection?

    /// Creates the instances of `bound` on a screen before there are any.
    init(
        of bound: SharedBoundScene, on screen: Int, displayOrder: DisplayDirection? = nil,
        limit: SceneLimit = .standard
    ) {
        self.init(EvaluationState(bound, screen: screen, limit: limit), ViewRecords(), displayOrder)
    }

    /// Keeps what an evaluation has led to.
    init(_ state: consuming EvaluationState, _ records: consuming ViewRecords, _ displayOrder: DisplayDirection?) {
        bound = state.bound
        screen = state.screen
        table = state.instances
        environments = state.environments
        budget = state.budget
        self.records = records
        self.displayOrder = displayOrder
    }

    /// The scene that they are instances of.
    var boundScene: BoundScene { _read { yield bound.boundScene } }

    /// The state in which an evaluation goes on to create further cells.
    var evaluation: EvaluationState {
        EvaluationState(bound, screen: screen, table, environments, budget)
    }
}
