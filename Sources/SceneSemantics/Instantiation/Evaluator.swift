import SceneText

/// Evaluates the blocks of a bound scene in each instance: decides conditions, expands repeats, computes numbers.
struct Evaluator {
    var state: EvaluationState
    /// The items in the blocks being evaluated, items of inner blocks last.
    var items = EvaluationStack<EvaluatedItem>()
    /// The attributes of those blocks that depend on the instance.
    var attributes = EvaluationStack<EvaluatedAttribute>()
    /// The layer of the attributes being collected, for the use of a component.
    var layer: Int32 = 0
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<SourceRange> = []

    /// Creates an evaluator that adds to `state`.
    init(_ state: consuming EvaluationState) { self.state = state }

    /// The scene to evaluate.
    var boundScene: BoundScene { _read { yield state.bound.boundScene } }

    /// Whether an error was reported.
    var hasFailed: Bool { !diagnostics.isEmpty }

    /// Whether the limit was reached, so that nothing more is created.
    var isExhausted: Bool { state.budget.isExhausted }

    /// Reports a diagnostic, once per range.
    mutating func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic.range).inserted { diagnostics.append(diagnostic) }
    }

    /// Reports a diagnostic in `environment`. One in a component is reported at its use, because the component on its
    /// own has no such problem.
    mutating func report(_ diagnostic: Diagnostic, in environment: EnvironmentID) {
        report(boundScene.atUse(diagnostic, state.environments.use(of: environment)))
    }

    /// Reports a diagnostic at `item`, or at the use of the component that contains it.
    mutating func report(_ diagnostic: Diagnostic, at item: BoundItem) {
        report(boundScene.atUse(diagnostic, item.owner.value))
    }

    /// Counts `count` views of `item`. Reports an error and returns `false` if that exceeds the limit.
    mutating func spend(_ count: Int, on item: BoundItem) -> Bool {
        spend(on: item) { $0.spend(count) }
    }

    /// Counts `count` instances of the block of `item`. Reports an error and returns `false` if that exceeds the limit.
    mutating func spendInstances(_ count: Int, on item: BoundItem) -> Bool {
        spend(on: item) { $0.spendInstances(count) }
    }

    /// Counts `item` in an evaluated block. Reports an error and returns `false` if that exceeds the limit.
    mutating func spendItem(_ item: BoundItem) -> Bool { spendItems(item.weight, on: item) }

    /// Counts `count` items in evaluated blocks. Reports an error at `item` and returns `false` if that exceeds the
    /// limit.
    mutating func spendItems(_ count: Int, on item: BoundItem) -> Bool {
        spend(on: item) { $0.spendItems(count) }
    }

    /// Spends from the budget. Reports the first failure in a scene as an error at `item`.
    private mutating func spend(on item: BoundItem, _ step: (inout InstanceBudget) -> Bool) -> Bool {
        let wasExhausted = state.budget.isExhausted
        if step(&state.budget) { return true }
        if !wasExhausted { report(.tooManyViews(state.budget.limit, at: boundScene.header(of: item)), at: item) }
        return false
    }

    /// Returns whether `item` may have `count` more cells. Reports an error if not.
    mutating func canDisplay(_ count: Int, in item: BoundItem) -> Bool {
        if count <= state.budget.remaining { return true }
        return spend(count, on: item)
    }
}
