import SceneRuntime
import SceneSyntax
import SceneText

/// The whole of lowering, step by step.
extension Lowering {
    /// Lowers the scene.
    mutating func run() -> LoweringResult {
        var environment = LoweringEnvironment(values: Array(repeating: 0, count: template.slotCount), copy: 0)
        for constant in template.constants { set(constant, &environment) }
        rootEnvironment = environment
        let root = template.items[0]
        let statements = activate(root.body, of: root.attributes, environment)
        lowerRoot(root, statements, environment)
        if !hasFailed {
            zoom()
            setOverrides()
        }
        let expectations = hasFailed ? [] : lowerExpectations(environment)
        if hasFailed { return .problems(diagnostics) }
        let minimumTarget = numbers(.minimumTarget, in: statements.attributes)?.first ?? 44
        let settings = touchSettings(statements.attributes)
        return .scene(
            LoweredScene(
                lowering: self, expectations: expectations, minimumTarget: minimumTarget, touchSettings: settings))
    }

    private mutating func lowerRoot(
        _ item: ItemTemplate, _ statements: ActiveStatements, _ environment: LoweringEnvironment
    ) {
        guard let size = template.size else { return }
        let width = number(size.width, environment, in: 0...Vocabulary.largestCoordinate)
        let height = number(size.height, environment, in: 0...Vocabulary.largestCoordinate)
        var view = View(kind: .scene, origin: .zero, size: Size(width: width, height: height))
        configure(&view, item, statements.attributes)
        isMirrored = choice(.direction, in: statements.attributes) == 1
        setRoot(view)
        let hitTests = numbers(.hitTestsPerTouch, in: statements.attributes)?.first ?? 1
        tree.hitTestsPerTouch = Int(exactly: hitTests) ?? 1
        note(statements, of: .root, item)
        // Where no window answers, the scene, which is none itself, has nothing to answer with.
        if statements.items.contains(where: { template.items[$0.id].kind == .view(.window) }) {
            overrides[.root, default: .init()].isPassthrough = true
        }
        lowerItems(statements.items, in: .root)
    }
}
