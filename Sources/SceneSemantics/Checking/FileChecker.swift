import SceneSyntax
import SceneText

/// Checks the `let` statements and the scenes of a file, in order.
struct FileChecker {
    private let tree: SyntaxTree
    private var scope = Scope()
    private var constants: [Constant] = []
    private var declared: [(name: SpelledToken, statement: SourceRange)] = []
    private var diagnostics: [Diagnostic] = []
    private var scenes: [CheckedScene] = []
    private var sceneNames: [String: SourceRange] = [:]

    /// A checker for the file that `tree` describes.
    init(tree: SyntaxTree) {
        self.tree = tree
    }

    /// What is in the file, and what is wrong with it.
    mutating func check() -> CheckedFile {
        diagnostics = tree.problems.filter { !$0.isLeftToChecker }.map { $0.diagnostic(in: tree.source) }
        for child in tree.children(.file) {
            switch tree.kind(child) {
            case .letStatement: check(LetSyntax(tree: tree, node: child))
            case .scene: check(SceneSyntax(tree: tree, node: child))
            default: break
            }
        }
        diagnostics.sort { $0.range.start < $1.range.start }
        markBrokenScenes()
        let unused = declared.filter { !scope.usedDeclarations.contains($0.name.range.start) }
            .map { CheckedFile.UnusedConstant(name: $0.name, statement: $0.statement) }
        return CheckedFile(tree: tree, diagnostics: diagnostics, scenes: scenes, unusedConstants: unused)
    }

    private mutating func check(_ syntax: LetSyntax) {
        var checker = SceneChecker(tree: tree, scope: scope, constants: constants)
        if let constant = checker.bind(syntax) { constants.append(constant) }
        take(checker)
    }

    private mutating func check(_ syntax: SceneSyntax) {
        var checker = SceneChecker(tree: tree, scope: scope, constants: constants)
        let mark = scope.mark
        let template = checker.check(syntax)
        if let name = syntax.name {
            if let first = sceneNames[name.text] {
                checker.report(.duplicateScene(name, first: first))
            } else {
                sceneNames[name.text] = name.range
            }
        }
        take(checker)
        scope.leave(to: mark)
        scenes.append(CheckedScene(range: syntax.range, hasErrors: false, template: template))
    }

    /// Takes over what `checker` found out.
    private mutating func take(_ checker: SceneChecker) {
        scope = checker.scope
        diagnostics += checker.diagnostics
        declared += checker.declaredConstants
    }

    /// A mistake breaks the scene that it stands in; one outside of scenes breaks them all.
    private mutating func markBrokenScenes() {
        let errors = diagnostics.filter { $0.severity == .error }
        let isFileBroken = errors.contains { error in !scenes.contains { $0.range.contains(error.range) } }
        for index in scenes.indices {
            let range = scenes[index].range
            scenes[index].hasErrors = isFileBroken || errors.contains { range.contains($0.range) }
        }
    }
}
