import SceneRuntime
import SceneText

/// Creates views: those of a scene that is opened, and the cells that appear when a table scrolls.
///
/// It works on the scene's instances for a short time; take them back with ``finish()``.
struct Lowering {
    var evaluator: Evaluator
    var records: ViewRecords
    let displayOrder: DisplayDirection?
    var tree: ViewTree

    /// Continues with `scene`, whose views are in `tree`.
    init(_ scene: consuming SceneInstances, _ tree: consuming ViewTree) {
        displayOrder = scene.displayOrder
        records = scene.records
        evaluator = Evaluator(scene.evaluation)
        self.tree = tree
    }

    /// Ends the work, and returns the scene with everything created.
    consuming func finish() -> (scene: SceneInstances, tree: ViewTree) {
        let scene = SceneInstances(evaluation: evaluator.state, records: records, displayOrder: displayOrder)
        return (scene, tree)
    }

    /// The scene to lower.
    var boundScene: BoundScene { _read { yield evaluator.boundScene } }

    /// Adds `view` in front of the other subviews of `superview`.
    mutating func add(_ view: View, to superview: ViewID, _ origin: ViewOrigin) -> ViewID {
        var origin = origin
        if origin.name == nil, !origin.isSupplement, view.kind != .cell, view.kind != .content {
            origin.ordinal = tree.ordinal(of: view.kind, in: superview, records.origins)
        }
        let identity = tree.add(view, to: superview)
        records.origins.append(origin)
        if let name = origin.name, origin.copy == 0 { records.namedViews.add(identity, name) }
        return identity
    }

    /// Configures the root, which exists from the start but gets its properties from the bound scene.
    mutating func setRoot(_ view: View) {
        tree[.root] = view
        // Instances need more space.
        makeRoom(forViews: boundScene.items.count)
        records.origins.append(ViewOrigin(item: 0, copy: 0))
    }

    /// Reserves space for about `count` further views.
    mutating func makeRoom(forViews count: Int) {
        tree.makeRoom(for: min(count, evaluator.state.budget.rest))
        records.origins.reserveCapacity(tree.capacity)
    }
}
