import SceneSyntax
import SceneText

/// Checks the `let` statements and scenes of a file, in order.
struct FileChecker: ~Copyable {
    private let tree: SyntaxTree
    private var binder: SceneBinder
    private var diagnostics: [Diagnostic] = []
    private var scenes: [CheckedScene] = []
    private var sceneNames: [SourceRange] = []
    /// By symbol: the index in ``sceneNames`` plus one, or 0 if it isn't a scene's Name.
    private var scenesBySymbol: [Int32]

    /// Creates a checker for the file of `tree`.
    init(tree: SyntaxTree) {
        self.tree = tree
        binder = SceneBinder(for: tree)
        scenesBySymbol = Array(repeating: 0, count: tree.symbols.count)
    }

    /// Checks the file and returns its scenes and diagnostics.
    mutating func check() -> CheckedFile {
        for problem in tree.problems where !problem.isLeftToChecker {
            diagnostics.append(problem.diagnostic(in: tree.source))
        }
        for child in tree.children(.file) {
            switch tree.kind(child) {
            case .letStatement:
                binder.bindConstant(LetSyntax(tree: tree, node: child))
                binder.context.diagnostics.move(to: &diagnostics)
            case .scene: check(SceneSyntax(tree: tree, node: child))
            default: break
            }
        }
        binder.context.symbols.finish()
        diagnostics.sort { $0.range.start < $1.range.start }
        markBrokenScenes()
        return CheckedFile(tree: tree, diagnostics: diagnostics, scenes: scenes, symbols: binder.context.symbols)
    }

    private mutating func check(_ syntax: SceneSyntax) {
        let bound = binder.bind(syntax)
        if let name = syntax.name, let symbol = name.symbol {
            let first = Int(scenesBySymbol[Int(symbol.index)]) - 1
            if first >= 0 {
                binder.context.report(.duplicateScene(name, first: sceneNames[first]))
            } else {
                scenesBySymbol[Int(symbol.index)] = Int32(clamping: sceneNames.count + 1)
                sceneNames.append(name.range)
            }
        }
        binder.context.diagnostics.move(to: &diagnostics)
        scenes.append(
            CheckedScene(range: syntax.range, hasErrors: binder.context.diagnostics.isIncomplete, bound: bound))
    }

    /// Marks the scenes with errors. An error outside all scenes breaks all of them.
    private mutating func markBrokenScenes() {
        var scene = 0
        var isFileBroken = false
        for error in diagnostics where error.severity == .error {
            // Both lists are in source order.
            while scene < scenes.count, scenes[scene].range.end < error.range.start { scene += 1 }
            // The next scene may start where one ends, so the error may be in either.
            let around = (scene..<min(scene + 2, scenes.count)).filter { scenes[$0].range.contains(error.range) }
            for index in around { scenes[index].hasErrors = true }
            if around.isEmpty { isFileBroken = true }
        }
        if isFileBroken { for index in scenes.indices { scenes[index].hasErrors = true } }
    }
}
