import SceneRuntime
import SceneSyntax
import SceneText

/// Runs all steps of lowering.
extension Lowering {
    /// Lowers the scene.
    consuming func run() -> LoweringResult {
        var rest = 0
        return run(leaving: &rest)
    }

    /// Lowers the scene. Sets `rest` to the number of views and instances it could still have created.
    consuming func run(leaving rest: inout Int) -> LoweringResult {
        let root = boundScene.items[0]
        let block = activate(root, in: 0)
        lowerRoot(root, block)
        if !hasFailed {
            zoom()
            setOverrides()
        }
        let expectations = hasFailed ? [] : lowerExpectations()
        rest = budget
        if hasFailed { return .problems(diagnostics) }
        let minimumTarget = number(.minimumTarget, in: block) ?? 44
        let settings = touchSettings(block)
        leave(block)
        return .scene(
            LoweredScene(
                lowering: self, expectations: expectations, minimumTarget: minimumTarget, touchSettings: settings))
    }

    private mutating func lowerRoot(_ item: BoundItem, _ block: EvaluatedBlock) {
        guard let size = boundScene.size else { return }
        let width = number(size.width, 0, in: Schema.notNegative)
        let height = number(size.height, 0, in: Schema.notNegative)
        var view = View(kind: .scene, origin: .zero, size: Size(width: width, height: height))
        configure(&view, block)
        isMirrored = choice(.direction, in: block) == 1
        setRoot(view)
        let hitTests = number(.hitTestsPerTouch, in: block) ?? 1
        tree.hitTestsPerTouch = Int(exactly: hitTests) ?? 1
        note(block, of: .root, item)
        // If no window contains the point, nothing answers, because the scene isn't a view here.
        if block.items.contains(where: { boundScene.items[evaluatedItems[$0].id].kind == .view(.window) }) {
            overrides[.root, default: .init()].isPassthrough = true
        }
        lowerItems(block.items, in: .root)
    }
}
