import SceneSyntax
import SceneText

/// Binds devices and sizes.
struct ScreenBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }

    /// Binds the devices and sizes of the scene.
    func bindScreens(of syntax: SceneSyntax, _ context: inout BindingContext) {
        var places: [String: Int] = [:]
        var next = tree.siblings(in: syntax.node)
        while let node = next.next(in: tree), SyntaxKinds.screens.contains(tree.kind(node)) {
            guard let screen = bind(ScreenSyntax(tree: tree, node: node), &context) else { continue }
            if let first = places[screen.name] {
                context.report(
                    .duplicateScreen(screen.name, at: screen.range, first: context.scene.screens[first].range),
                    isSeparate: true)
            } else {
                places[screen.name] = context.scene.screens.count
                context.scene.screens.append(screen)
            }
        }
    }

    /// Binds a device or size. Returns `nil` if it reported an error.
    private func bind(_ syntax: ScreenSyntax, _ context: inout BindingContext) -> BoundScreen? {
        if context.hasProblems, context.isSuspect(syntax.range) { return nil }
        var screen = BoundScreen(name: name(of: syntax), range: syntax.range)
        if let sides = syntax.sides {
            guard let (width, height) = expressions.bindSides(sides, &context) else { return nil }
            screen.size = (width, height)
            // Two spellings of one size are the same screen.
            if width.expression == nil, height.expression == nil {
                screen.name = "\(numberText(width.number))x\(numberText(height.number))"
            }
            return screen
        }
        guard let word = syntax.device else { return nil }
        let text = word.text
        guard let device = Schema.devices.first(where: { $0.word == text }) else {
            context.report(
                .unknownDevice(word, listsDevices: !context.diagnostics.listsDevices), isSeparate: true)
            if Schema.misspelledDevice(text) == nil { context.diagnostics.listsDevices = true }
            return nil
        }
        screen.device = device
        screen.isLandscape = syntax.isLandscape
        return screen
    }

    /// Returns the device or size as written, without blanks and the dot of a device.
    private func name(of syntax: ScreenSyntax) -> String {
        let text = syntax.text
        return String(text.drop { $0 == "." })
    }

    /// Binds the devices and sizes that an expectation is about, as indices in ``BoundScene/screens``. Returns `nil` if
    /// it reported an error.
    func bindScreens(of syntax: ExpectationSyntax, _ context: inout BindingContext) -> [Int]? {
        var indices: [Int] = []
        for screen in syntax.screens {
            guard let bound = bind(screen, &context) else { return nil }
            guard let index = context.scene.screens.firstIndex(where: { $0.name == bound.name }) else {
                context.report(
                    .screenOfOtherScene(bound.name, at: bound.range, known: context.scene.screens.map { $0.name }))
                return nil
            }
            if indices.contains(index) {
                context.report(.duplicateScreen(bound.name, at: bound.range, first: nil))
                return nil
            }
            indices.append(index)
        }
        return indices
    }
}
