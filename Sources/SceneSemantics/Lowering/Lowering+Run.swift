import SceneRuntime
import SceneText

/// Runs all steps of lowering.
extension Lowering {
    /// Lowers the scene. Sets `rest` to the number of views and instances it could still have created.
    consuming func run(leaving rest: inout Int) -> LoweringResult {
        records.namedViews.makeRoom(for: boundScene.names.count)
        let root = boundScene.items[0]
        let block = evaluator.activate(root, in: 0)
        lowerRoot(root, block)
        if !evaluator.hasFailed {
            zoom()
            setOverrides()
        }
        let expectations = evaluator.hasFailed ? [] : lowerExpectations()
        rest = evaluator.state.budget.rest
        if evaluator.hasFailed { return .problems(evaluator.diagnostics) }
        let minimumTarget = evaluator.number(.minimumTarget, in: block) ?? 44
        let settings = evaluator.touchSettings(block)
        evaluator.leave(block)
        let (scene, tree) = finish()
        return .scene(
            LoweredScene(
                scene, tree, expectations: expectations, minimumTarget: minimumTarget, touchSettings: settings))
    }

    private mutating func lowerRoot(_ item: BoundItem, _ block: EvaluatedBlock) {
        guard let size = boundScene.size else { return }
        let width = evaluator.number(size.width, 0, in: Schema.notNegative)
        let height = evaluator.number(size.height, 0, in: Schema.notNegative)
        records.isMirrored = evaluator.choice(.direction, in: block) == 1
        // Instances need more space.
        views.makeRoom(for: boundScene.items.count)
        evaluator.instantiateScene(Size(width: width, height: height), block, into: &views)
        layOut(in: 0)
        makeRoom(forViews: views.count)
        var view = View(kind: .scene, origin: .zero, size: Size(width: width, height: height))
        view.boundsOrigin = views.nodes[0].boundsOrigin
        configure(&view, block)
        setRoot(view)
        let hitTests = evaluator.number(.hitTestsPerTouch, in: block) ?? 1
        tree.hitTestsPerTouch = Int(exactly: hitTests) ?? 1
        note(block, of: .root, item)
        // If no window contains the point, nothing answers, because the scene isn't a view here.
        if block.items.contains(where: { boundScene.items[evaluator.items[$0].id].kind == .view(.window) }) {
            records.overrides[.root, default: .init()].isPassthrough = true
        }
        lower(1, to: views.count, in: .root, 0)
        views.removeAll(from: 0)
    }
}
