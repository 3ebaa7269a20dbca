import SceneSyntax
import SceneText

/// What the binders of a file share: its syntax, the meanings of its words, its symbols and diagnostics, and the scene
/// as bound so far.
struct BindingContext: ~Copyable {
    let tree: SyntaxTree
    /// The meanings of the words in the file.
    var words: ResolvedKeywords
    /// The declarations of the file and their uses so far.
    var symbols: SymbolIndex
    var diagnostics: DiagnosticCollector
    var scene: BoundScene
    var heads: [ItemHead] = []
    var names: NameTable

    /// Creates the context of the file of `tree`.
    init(of tree: SyntaxTree) {
        self.tree = tree
        words = ResolvedKeywords(of: tree)
        symbols = SymbolIndex(of: tree)
        diagnostics = DiagnosticCollector(for: tree)
        scene = BoundScene(name: "", syntax: tree, node: .file)
        names = NameTable(symbolCount: tree.symbols.count)
    }

    /// Starts a scene and resets everything about the one before.
    mutating func begin(_ scene: consuming BoundScene, _ name: Symbol?) {
        for name in self.scene.names {
            if let symbol = tree.symbol(of: name.token) { names.remove(symbol) }
        }
        names.scene = name ?? tree.symbols.symbol(for: scene.name)
        names.sceneDeclaration = nil
        self.scene = scene
        heads.removeAll(keepingCapacity: true)
        let node = self.scene.node
        reserve(tree.nodeAfter(node).index - node.index)
        diagnostics.beginScene()
    }

    /// Reserves space for what this many nodes usually need.
    private mutating func reserve(_ nodeCount: UInt32) {
        let count = Int(nodeCount)
        heads.reserveCapacity(count / 6)
        scene.items.reserveCapacity(count / 6)
        scene.statements.reserveCapacity(count / 6)
        scene.attributes.reserveCapacity(count / 4)
        scene.quantities.reserveCapacity(count / 3)
        scene.names.reserveCapacity(count / 8)
    }

    /// Continues with a bound scene, from another tree.
    mutating func resume(_ boundScene: BoundScene) {
        begin(BoundScene(name: boundScene.name, syntax: tree, node: .file), nil)
        scene = boundScene
        diagnostics.listsNames = true
        for name in boundScene.names.indices {
            if let symbol = tree.symbols.symbol(for: boundScene.text(of: name)) { names.insert(symbol, name) }
        }
    }
}

extension BindingContext {
    /// Returns the token with its range, for messages.
    func spelled(_ token: TokenID) -> SpelledToken { SpelledToken(tree: tree, token: token) }

    /// Returns the line of the item at `node` up to its first attribute: kind, Name and values.
    func headRange(_ node: NodeID) -> SourceRange { ItemSyntax(tree: tree, node: node).head }

    func head(of node: NodeID) -> ItemHead { ItemHead(node, in: tree, subview: words.subview) }

    /// Declares the word or Name at `token` in the symbol index.
    mutating func declare(
        _ token: TokenID, _ kind: SymbolIndex.Declaration.Kind, by statement: NodeID, in scope: NodeID,
        isBroken: Bool = false
    ) -> DeclarationID? {
        guard let symbol = tree.symbol(of: token) else { return nil }
        let declaration = symbols.declare(kind, symbol, by: statement, in: scope, isBroken: isBroken)
        symbols.addPlace(token, of: declaration)
        return declaration
    }

    /// Reports `diagnostic`, unless it only follows from another one.
    mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

    /// Reports `diagnostic`, and returns `nil` for what can't be bound because of it.
    mutating func fail<Bound>(_ diagnostic: Diagnostic) -> Bound? {
        report(diagnostic)
        return nil
    }

    /// Whether the file has a syntax problem.
    var hasProblems: Bool { diagnostics.hasProblems }

    /// Returns whether a syntax problem starts on a line of `range`, so that the caller must not bind it.
    mutating func isSuspect(_ range: SourceRange) -> Bool { diagnostics.isSuspect(range) }
}
