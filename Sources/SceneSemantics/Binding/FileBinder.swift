import SceneSyntax
import SceneText

/// Binds the imports, `let` statements, components and scenes of a file, in order.
struct FileBinder: ~Copyable {
    private let tree: SyntaxTree
    private let unit: CompilationUnit
    private var binder: SceneBinder
    private var diagnostics: [Diagnostic] = []
    private var scenes: [BoundFile.Scene] = []
    /// The components that have a word of their own.
    private var ownComponents: [BoundComponent] = []
    private var components: [SourceRange] = []
    private var sceneNames: [SourceRange] = []
    /// By symbol: the index in ``sceneNames`` plus one, or 0 if it isn't a scene's Name.
    private var scenesBySymbol: [Int32]

    /// Prepares to bind the file of `unit`.
    init(_ unit: CompilationUnit) { self.init(unit, SyntaxTree.parse(unit.source)) }

    /// Prepares to bind the file of `unit`, whose syntax tree is `tree`.
    init(_ unit: CompilationUnit, _ tree: SyntaxTree) {
        self.tree = tree
        self.unit = unit
        binder = SceneBinder(tree: tree)
        scenesBySymbol = Array(repeating: 0, count: tree.symbols.count)
    }

    /// Binds the file and returns its scenes and diagnostics.
    mutating func bind() -> BoundFile {
        diagnostics = tree.syntaxDiagnostics
        if binder.context.hasProblems { binder.context.unreadableWords = wordsOfUnreadableStatements }
        var first: NodeID?
        for child in tree.children(.file) {
            let kind = tree.kind(child)
            if kind != .importStatement, first == nil { first = child }
            switch kind {
            case .importStatement:
                binder.imports.bind(
                    ImportSyntax(tree: tree, node: child), unit.imports, after: first, &binder.context)
                binder.context.diagnostics.move(to: &diagnostics)
            case .letStatement:
                binder.constants.bindConstant(LetSyntax(tree: tree, node: child), &binder.context)
                binder.context.diagnostics.move(to: &diagnostics)
            case .component: bind(ComponentSyntax(tree: tree, node: child))
            case .scene: bind(SceneSyntax(tree: tree, node: child))
            default: break
            }
        }
        binder.context.symbols.finish()
        diagnostics.sort { $0.range.start < $1.range.start }
        markBrokenScenes()
        return BoundFile(
            unit: unit, tree: tree, diagnostics: diagnostics, scenes: scenes, symbols: binder.context.symbols,
            imports: binder.imports.files.imports(of: tree, binder.context.symbols))
    }

    /// The words, in lower case, that statements at the top level may define that aren't ones, such as `template card
    /// view`, and the words of components that can't be their words, such as `component Card view`.
    private var wordsOfUnreadableStatements: Set<String> {
        var words: Set<String> = []
        for child in tree.children(.file) {
            let start = tree.firstToken(child)
            switch tree.kind(child) {
            case .importStatement, .letStatement, .scene: continue
            case .component where ComponentSyntax(tree: tree, node: child).name != nil: continue
            case .item where Schema.kind(tree.text(start)) != nil: continue
            default: break
            }
            var token = start
            for _ in 0..<Self.maximumHeadLength {
                token = token.next
                let kind = tree.kind(token)
                if tree.startsLine(token) || kind != .word && kind != .name { break }
                words.insert(tree.text(token).lowercased())
            }
        }
        return words
    }

    /// How many words of a statement may be the one that it defines.
    private static let maximumHeadLength = 4

    /// The constants and components that the bound file defines, without the ones from its imports.
    var ownWords: [ImportedWord] {
        let constants: [ImportedWord] = binder.context.scope.entries.compactMap { entry in
            guard let name = entry.name, let declaration = entry.declaration else { return nil }
            return ImportedWord(
                word: name.text, range: name.range,
                statement: tree.range(binder.context.symbols.statement(of: declaration)),
                meaning: .constant(entry.meaning))
        }
        return constants
            + ownComponents.map { component in
                ImportedWord(
                    word: component.word, range: component.range, statement: tree.range(component.scene.node),
                    meaning: .component(component))
            }
    }

    /// Whether an error may hide words of the checked file.
    var mayLackWords: Bool { binder.context.scope.hasNamelessConstant }

    private mutating func bind(_ syntax: ComponentSyntax) {
        let component = binder.bind(syntax)
        if binder.components.declare(component, syntax, &binder.context) { ownComponents.append(component) }
        binder.context.diagnostics.move(to: &diagnostics)
        components.append(syntax.range)
    }

    private mutating func bind(_ syntax: SceneSyntax) {
        let bound = SharedBoundScene(binder.bind(syntax), of: unit)
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
            BoundFile.Scene(range: syntax.range, hasErrors: binder.context.diagnostics.isIncomplete, shared: bound))
    }

    /// Marks the scenes with errors. An error outside all scenes and components breaks all of them; one in a component
    /// only those that use it, which are marked when they are bound.
    private mutating func markBrokenScenes() {
        var (scene, component) = (0, 0)
        var isFileBroken = false
        for error in diagnostics where error.severity == .error {
            // Both lists are in source order.
            while scene < scenes.count, scenes[scene].range.end < error.range.start { scene += 1 }
            // The next scene may start where one ends, so the error may be in either.
            let around = (scene..<min(scene + 2, scenes.count)).filter { scenes[$0].range.contains(error.range) }
            for index in around { scenes[index].hasErrors = true }
            while component < components.count, components[component].end < error.range.start { component += 1 }
            let isInComponent = component < components.count && components[component].contains(error.range)
            if around.isEmpty, !isInComponent { isFileBroken = true }
        }
        if isFileBroken { for index in scenes.indices { scenes[index].hasErrors = true } }
    }
}
