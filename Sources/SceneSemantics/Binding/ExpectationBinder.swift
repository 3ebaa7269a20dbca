import SceneRuntime
import SceneSyntax
import SceneText

/// Binds lines that start with `expect`.
struct ExpectationBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }
    var paths: PathBinder { PathBinder(tree: tree) }
    var screens: ScreenBinder { ScreenBinder(tree: tree) }

    /// Binds an expectation in the block of the item `id`.
    func bind(_ syntax: ExpectationSyntax, in id: ItemID, _ context: inout BindingContext) {
        // An expectation must be outside all instances, because each of them would repeat it.
        if context.scene.items[id].kind != .view(.scene), !context.scene.items[id].isBroken {
            return context.report(.expectationInsideView(syntax.range))
        }
        context.isInExpectation = true
        defer { context.isInExpectation = false }
        guard let screens = self.screens.bindScreens(of: syntax, &context) else { return }
        let form: Expectation.Form?
        switch syntax.form {
        case .hit(let place, let result): form = bindHit(place, result, in: id, &context)
        case .reachable(let target, let size): form = bindReachable(target, size, in: id, &context)
        case .unreachable(let target): form = bindTarget(target, in: id, &context).map { .unreachable($0) }
        case .gesture(let gesture, let outcomes): form = bindGesture(gesture, outcomes, in: id, &context)
        }
        if let form {
            context.scene.expectations.append(
                Expectation(node: syntax.node, range: syntax.range, form: form, screens: screens))
        }
    }

    private func bindHit(
        _ place: PlaceSyntax?, _ result: ValueSyntax?, in id: ItemID, _ context: inout BindingContext
    ) -> Expectation.Form? {
        let place = place.flatMap { bind($0, in: id, &context) }
        guard let result else { return nil }
        switch result.form {
        case .link(let paths):
            if paths.count > 1 { return context.fail(.manyResults(paths[1].range)) }
            let path = paths.first.flatMap { self.paths.bind($0, in: id, &context) }
            guard let place, let path else { return nil }
            return .hit(place, .view(path))
        case .caseWord(let word):
            let hitResult: Expectation.HitResult
            switch word.text {
            case "none": hitResult = .none
            case "recursion": hitResult = .recursion
            case "orderDependent": hitResult = .orderDependent
            default:
                if !context.isSuspect(result.range) {
                    context.report(
                        .wrongChoice(word, of: "expect hit", among: ["none", "recursion", "orderDependent"]))
                }
                return nil
            }
            return place.map { .hit($0, hitResult) }
        default:
            return nil
        }
    }

    private func bindReachable(
        _ target: ValueSyntax?, _ size: ValueSyntax?, in id: ItemID, _ context: inout BindingContext
    ) -> Expectation.Form? {
        guard let path = bindTarget(target, in: id, &context) else { return nil }
        guard let size else { return .reachable(path, nil) }
        guard let sides = tree.sides(of: size.node) else {
            if !context.isSuspect(size.range) { context.report(.wrongReachableSize(size.range)) }
            return nil
        }
        guard let (width, height) = expressions.bindSides(sides, &context) else { return nil }
        return .reachable(path, (width, height))
    }

    /// Binds the view of an expectation. Returns `nil` if it reported an error.
    private func bindTarget(_ target: ValueSyntax?, in id: ItemID, _ context: inout BindingContext) -> BoundPath? {
        guard let target, case .link(let paths) = target.form else { return nil }
        if paths.count > 1 { return context.fail(.manyResults(paths[1].range)) }
        return paths.first.flatMap { self.paths.bind($0, in: id, &context) }
    }

    /// Binds the place where a finger touches down. Returns `nil` if it reported an error.
    func bind(_ place: PlaceSyntax, in id: ItemID, _ context: inout BindingContext) -> Expectation.Place? {
        if let path = place.path { return paths.bind(path, in: id, &context).map { .view($0) } }
        guard let point = place.point.flatMap({ tree.coordinates(of: $0.node) }) else {
            if !context.isSuspect(place.range) { context.report(.wrongPoint(place.range)) }
            return nil
        }
        guard let x = expressions.bind(point.first, units: .none, &context),
            let y = expressions.bind(point.second, units: .none, &context)
        else { return nil }
        return .point(x, y)
    }
}
