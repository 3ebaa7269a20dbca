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
    /// The constants and variables in scope.
    var scope: Scope
    /// Where the expressions being bound are, which decides what they can measure.
    var position = ExpressionBinder.Position.outside
    /// Whether the paths being bound belong to an expectation.
    var isInExpectation = false
    var scene: BoundScene
    var heads: [ItemHead] = []
    var names: NameTable
    /// The components in scope, by their words.
    var components: [Symbol: BoundComponent] = [:]
    /// The declarations of imported components, by their words.
    var importedComponents: [Symbol: DeclarationID] = [:]
    /// The words of all imported components, also of those that aren't in the file's text.
    var importedComponentWords: [String] = []
    /// Whether an import lacks words, so that an unknown kind may be one of its components.
    var mayLackComponents = false
    /// The words, in lower case, that statements at the top level may define that can't be read.
    var unreadableWords: Set<String> = []
    /// What each view that the component being bound takes is used for, by its place.
    var viewRoles: [PathRole] = []
    /// The words of all components of the file, once ``ComponentBinder`` was asked for them.
    var definedComponents: [Symbol: SpelledToken]?
    /// How many items may still be copied from components to their uses. A short file can have many uses of
    /// large components.
    private var componentItems: RemainingCount
    /// The direction of the layout of ``scene``, once it was asked for.
    private var knownDirection: LayoutDirection?
    /// The views that the component being bound takes, by their words: their places, and their declarations.
    var viewParameters: [Symbol: (index: Int, declaration: DeclarationID)] = [:]

    /// Creates the context of the file of `tree`.
    init(of tree: SyntaxTree) {
        self.tree = tree
        words = ResolvedKeywords(of: tree)
        componentItems = RemainingCount(2 * ViewBudget(for: tree.source).limit)
        symbols = SymbolIndex(of: tree)
        diagnostics = DiagnosticCollector(for: tree)
        scope = Scope(symbolCount: tree.symbols.count)
        scene = BoundScene(name: "", syntax: tree, node: .file)
        names = NameTable(symbolCount: tree.symbols.count)
    }

    /// Starts a scene and resets everything about the one before.
    mutating func begin(_ scene: consuming BoundScene, _ name: Symbol?) {
        for (id, name) in self.scene.names.enumerated() {
            let symbol =
                name.treeIndex == 0 ? tree.symbol(of: name.token) : tree.symbols.symbol(for: self.scene.text(of: id))
            if let symbol { names.remove(symbol) }
        }
        names.scene = name ?? tree.symbols.symbol(for: scene.name)
        names.sceneDeclaration = nil
        self.scene = scene
        knownDirection = nil
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
        for name in boundScene.names.indices where boundScene.isBare(name) {
            if let symbol = tree.symbols.symbol(for: boundScene.text(of: name)) { names.insert(symbol, name) }
        }
    }
}

extension BindingContext {
    /// Returns the token with its range, for messages.
    func spelled(_ token: TokenID) -> SpelledToken { SpelledToken(tree: tree, token: token) }

    /// Returns the line of the item at `node` up to its first attribute: kind, Name and values.
    func headRange(_ node: NodeID) -> SourceRange { ItemSyntax(tree: tree, node: node).head }

    /// Returns the facts about the kind that a word names, or that the component of that name is based on.
    func facts(of word: TokenID) -> KindFacts? {
        guard let symbol = tree.symbol(of: word) else { return nil }
        if let facts = words.kind(symbol) { return facts }
        guard !components.isEmpty, let component = components[symbol] else { return nil }
        return Schema.kindFacts.first { $0.kind == component.kind }
    }

    /// Counts `count` items that are copied from a component to a use. Returns `false` if that exceeds the limit of the
    /// file.
    mutating func spendComponentItems(_ count: Int) -> Bool { componentItems.spend(count) }

    /// The words of the views that the component being bound takes.
    var namesOfViewParameters: [String] { viewParameters.keys.map { tree.symbols.text($0) }.sorted() }

    /// Whether a statement at the top level that can't be read may define `word`. What is wrong is reported there.
    func mayBeDefined(_ word: SpelledToken) -> Bool {
        !unreadableWords.isEmpty && unreadableWords.contains(word.text.lowercased())
    }

    /// Repeats the last of ``heads`` for the items of components that were added.
    mutating func padHeads() {
        while heads.count < scene.items.count, let last = heads.last { heads.append(last) }
    }

    func head(of node: NodeID) -> ItemHead { ItemHead(node, in: tree, subview: words.subview) }

    /// Declares the word or Name at `token` in the symbol index.
    mutating func declare(
        _ token: TokenID, _ kind: SymbolIndex.Declaration.Kind, by statement: NodeID, in scope: NodeID,
        isBroken: Bool = false
    ) -> DeclarationID? {
        guard let symbol = tree.symbol(of: token) else { return nil }
        let declaration = symbols.declare(kind, symbol, by: statement, in: scope, isBroken: isBroken)
        symbols.addDeclaration(token, of: declaration)
        return declaration
    }

    /// Records that `token` refers to the Name `id`, which may be in a component of another file.
    mutating func addUse(_ token: TokenID, of id: NameID) {
        let name = scene.names[id]
        if name.treeIndex == 0 {
            symbols.addUse(token, of: name.declaration)
        } else {
            let item = scene.items[name.item]
            symbols.addUse(
                token,
                of: ImportedWord(
                    word: scene.text(of: id), range: scene.range(of: id), statement: scene.range(of: item),
                    meaning: .part(item.kind == .recognizer ? .recognizer : .view)))
        }
    }

    /// Reports `diagnostic`, unless it only follows from another one.
    mutating func report(_ diagnostic: Diagnostic, isSeparate: Bool = false) {
        diagnostics.report(diagnostic, isSeparate: isSeparate)
    }

    /// Reports `diagnostic`, and returns `nil` for what can't be bound because of it.
    mutating func fail<Bound>(_ diagnostic: Diagnostic) -> Bound? {
        report(diagnostic)
        return nil
    }

    /// Whether the file has a syntax problem.
    var hasProblems: Bool { diagnostics.hasProblems }

    /// Returns whether a syntax problem spoils a part of `range`, so that the caller must not bind it.
    mutating func isSuspect(_ range: SourceRange) -> Bool { diagnostics.isSuspect(range) }
}

extension BindingContext {
    /// On which side the views of the scene have their `leading`. A component follows the scenes that use it.
    var layoutDirection: LayoutDirection {
        mutating get {
            if scene.isComponent { return .unknown }
            if let knownDirection { return knownDirection }
            let direction = LayoutDirection(of: scene.node, in: tree)
            knownDirection = direction
            return direction
        }
    }
}

extension BindingContext {
    /// Returns the attributes that the item `id` takes; its kind must not be a guess.
    func attributesTaken(by id: ItemID) -> AttributeSet {
        if id == 0 { return Schema.sceneAttributes }
        return facts(of: heads[id].word)?.attributes ?? AttributeSet()
    }

    /// Returns the range of the attribute at `node`, which may be the first on its line.
    func attributeRange(_ node: NodeID) -> SourceRange {
        tree.kind(node) == .item ? headRange(node) : tree.range(node)
    }

    /// Returns the first item directly in the block of `id` that satisfies `condition`, or `nil` if there is none.
    @inline(__always)
    func child(of id: ItemID, where condition: (BoundItem) -> Bool) -> ItemID? {
        let body = scene.items[id].body
        var next = body.lowerBound
        while next < body.upperBound {
            switch scene.statements[next] {
            case .item(let child):
                if condition(scene.items[child]) { return child }
                next = max(next + 1, scene.items[child].body.upperBound)
            case .condition(let end): next = end
            default: next += 1
            }
        }
        return nil
    }

    /// Returns whether the use of a component is in views that are nested too deeply for it.
    func isTooDeep(_ component: BoundComponent, at id: ItemID) -> Bool {
        var count = component.nesting
        for _ in scene.chain(from: id).dropFirst(2) { count += 1 }
        return count > BoundComponent.maximumNestingDepth
    }
}
