import SceneRuntime
import SceneSyntax
import SceneText

/// The whole of lowering, step by step.
extension Lowering {
    /// Lowers the scene.
    consuming func run() -> LoweringResult {
        var rest = 0
        return run(leaving: &rest)
    }

    /// Lowers the scene; `rest` is how many views and copies it could still have made.
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
        // Where no window answers, the scene, which is none itself, has nothing to answer with.
        if block.items.contains(where: { boundScene.items[evaluatedItems[$0].id].kind == .view(.window) }) {
            overrides[.root, default: .init()].isPassthrough = true
        }
        lowerItems(block.items, in: .root)
    }
}
