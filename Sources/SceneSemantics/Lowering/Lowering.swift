import SceneRuntime
import SceneText

/// Creates views in three steps: an ``Evaluator`` instantiates them, a ``LayoutPass`` places them, and then they are
/// added to the tree with their properties. First come all views of a scene but its cells. A table or collection
/// requests its cells, headers and footers one by one when it is displayed and when it scrolls, as UIKit's do from
/// their data source.
///
/// It works on the scene's instances for a short time; take them back with ``finish()``.
struct Lowering {
    var evaluator: Evaluator
    /// The views being created, before the tree has them.
    var views = InstantiatedViews()
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
        (SceneInstances(evaluator.state, records, displayOrder), tree)
    }

    /// The scene to lower.
    var boundScene: BoundScene { _read { yield evaluator.boundScene } }

    /// Adds `view` in front of the other subviews of `superview`.
    mutating func add(_ view: View, to superview: ViewID, _ origin: ViewOrigin) -> ViewID {
        var origin = origin
        if origin.name.map({ boundScene.names[$0].isHidden }) ?? true, !origin.isSupplement, view.kind != .cell,
            view.kind != .content
        {
            origin.component = origin.item.flatMap { boundScene.items[$0].use }.map { component(of: $0) } ?? 0
            origin.ordinal = tree.ordinal(of: view.kind, origin.component, in: superview, records.origins)
        }
        let identity = tree.add(view, to: superview)
        records.origins.append(origin)
        if let name = origin.name, origin.instance == 0 { records.namedViews.add(identity, name) }
        return identity
    }

    /// Returns the number of the component of a use, from 1.
    private mutating func component(of use: Int) -> Int32 {
        let range = boundScene.uses[use].component.range
        if let component = records.components[range] { return component }
        let next = Int32(clamping: records.components.count + 1)
        records.components[range] = next
        return next
    }

    /// Configures the root, which exists from the start but gets its properties from the bound scene.
    mutating func setRoot(_ view: View) {
        tree[.root] = view
        records.origins.append(ViewOrigin(item: 0, instance: 0))
    }

    /// Reserves space for about `count` further views.
    mutating func makeRoom(forViews count: Int) {
        tree.makeRoom(for: min(count, evaluator.state.budget.remaining))
        records.origins.reserveCapacity(tree.capacity)
    }
}
