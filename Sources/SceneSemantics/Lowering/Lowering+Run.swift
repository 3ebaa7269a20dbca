import SceneRuntime
import SceneSyntax
import SceneText

/// Runs all steps of lowering.
extension Lowering {
    /// Lowers the scene. Sets `rest` to the number of views and instances it could still have created.
    consuming func run(leaving rest: inout Int) -> LoweringResult {
        records.namedViews.makeRoom(for: boundScene.names.count)
        let root = boundScene.items[0]
        // Blocks may use the size of the scene.
        let size = measureScreen()
        let block = evaluator.evaluate(root, in: 0)
        if let size { lowerRoot(root, block, size) }
        if !evaluator.hasFailed {
            zoom()
            setOverrides()
        }
        let expectations = evaluator.hasFailed ? [] : lowerExpectations()
        rest = evaluator.state.budget.left
        if evaluator.hasFailed { return .problems(evaluator.diagnostics) }
        let minimumTarget =
            evaluator.number(.minimumTarget, in: block) ?? evaluator.state.bound.unit.options.minimumTarget ?? 44
        let settings = evaluator.touchSettings(block)
        let safeArea = rootSafeArea(block)
        evaluator.discard(block)
        let (scene, tree) = finish()
        return .scene(
            LoweredScene(
                scene, tree, expectations: expectations, minimumTarget: minimumTarget, touchSettings: settings,
                safeArea: safeArea))
    }

    /// The device or size that the scene is lowered for.
    private var screen: BoundScreen? {
        let index = evaluator.state.screen
        return index < boundScene.screens.count ? boundScene.screens[index] : nil
    }

    /// Returns the size of the root.
    private mutating func screenSize() -> Size? {
        guard let screen else { return nil }
        if let size = screen.size {
            let width = evaluator.number(size.width, 0, in: Schema.notNegative)
            return Size(width: width, height: evaluator.number(size.height, 0, in: Schema.notNegative))
        }
        guard let size = screen.device?.size else { return nil }
        return screen.isLandscape ? Size(width: size.height, height: size.width) : size
    }

    /// Returns the safe area of the root: the scene's, or else the device's.
    private mutating func rootSafeArea(_ block: EvaluatedBlock) -> Edges {
        let area =
            block.written.contains(.safeArea) ? evaluator.edges(.safeArea, in: block) : screen?.safeArea ?? .zero
        return area + evaluator.edges(.additionalSafeArea, in: block)
    }

    /// Returns the size of the root, which expressions can use from now on.
    private mutating func measureScreen() -> Size? {
        guard let size = screenSize() else { return nil }
        if boundScene.hasMeasuredNumbers {
            let edges = [Double](repeating: 0, count: boundScene.edges.count)
            evaluator.state.environments.measured = [size.width, size.height] + edges
        }
        return size
    }

    private mutating func lowerRoot(_ item: BoundItem, _ block: EvaluatedBlock, _ size: Size) {
        let direction: UserInterfaceLayoutDirection? = evaluator.choice(.direction, in: block)
        records.isMirrored = direction == .rightToLeft
        // Instances need more space.
        views.makeRoom(for: boundScene.items.count)
        evaluator.instantiateScene(size, block, into: &views)
        layOut(in: 0, safeArea: rootSafeArea(block))
        makeRoom(forViews: views.count)
        var view = View(kind: .scene, origin: .zero, size: size)
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
