import SceneRuntime

/// What is known of a view's `hitTest` override before all views that it speaks of are made.
struct PendingOverride {
    /// The `overhang` views that it claims, in tree order.
    var overhangs: [ViewID] = []
    /// The table or collection whose cells give way to each other's overhangs, of a cell of one.
    var yieldsIn: ViewID?
    /// The rules of its `hitTest` block.
    var block: EvaluatedOverride?
    /// Its `touchDelegate`.
    var delegate: EvaluatedPath?
    /// Whether it is `passthrough`.
    var isPassthrough = false
}
