import SceneRuntime
import SceneText

/// The parts of a view's `hitTest` override known before all views it refers to exist.
struct PendingOverride {
    /// The `overhang` views it claims, in tree order.
    var overhangs: [(view: ViewID, range: SourceRange)] = []
    /// For a cell, its table or collection, if the cells there yield to each other's overhangs.
    var yieldsIn: ViewID?
    /// Its `hitTest` block.
    var block: EvaluatedOverride?
    var delegate: EvaluatedPath?
    var isPassthrough = false
}
