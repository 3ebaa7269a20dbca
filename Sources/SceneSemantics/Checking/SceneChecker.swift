import SceneRuntime
import SceneSyntax
import SceneText

/// Checks one scene: the first pass declares its items and Names, the second binds words, values, expressions and
/// paths.
///
/// One mistake gives one message. Consequences of a reported mistake aren't reported, such as a missing layout if an
/// attribute is misspelled, or a row index if the table's kind is unknown.
struct SceneChecker: ~Copyable {
    let tree: SyntaxTree
    /// Whether the file has a syntax problem.
    let hasProblems: Bool
    /// The meanings of the words in the file.
    var words: ResolvedKeywords
    /// The constants and variables in scope.
    var scope: Scope
    /// The diagnostics, in the order they were found.
    var diagnostics: [Diagnostic] = []
    /// The ranges of all mistakes, reported or not.
    var mistakes: [SourceRange] = []
    /// The lines with a mistake, and the consequences it may have on the same line.
    var brokenLines: [Int: Consequences] = [:]
    /// The declarations of the file and their uses so far.
    var symbols: SymbolIndex
    /// The scene as bound so far.
    var boundScene: BoundScene
    /// The symbol of the scene's Name.
    private(set) var sceneSymbol: Symbol?
    /// The declaration of the scene, if its Name is written.
    private(set) var sceneDeclaration: DeclarationID?
    /// By symbol: the index of the Name plus one, or 0 if it isn't a Name of the scene.
    private var namesBySymbol: [Int32]
    /// The branches of `if` statements; the first represents code outside all of them.
    var branches: [Branch] = []
    /// The heads of the items.
    var heads: [ItemHead] = []
    /// The first item that isn't bound yet.
    var nextItem = 0
    /// The slot of `row`, `item` or `index` in the current block.
    var indexSlot: Slot?
    /// The guessed kind for each word that isn't a kind.
    var guesses: [Symbol: ItemKind?] = [:]
    /// Whether a part of the scene couldn't be bound, for a reason that may be reported outside the scene.
    var isIncomplete = false
    /// The index in ``diagnostics`` of the report of each unknown word or Name; further uses become notes there.
    var unknownWords: [Symbol: Int] = [:]
    /// The index of each unknown word's report in the file's diagnostics, once it has moved there.
    var missedWords: [Symbol: Int] = [:]
    /// Further uses of such words, with the index of the report that gets the note.
    var furtherUses: [(report: Int, note: Diagnostic.Note)] = []
    /// The unknown words used by a link, not only by expectations.
    var linkedWords: Set<Symbol> = []
    /// The item whose attributes continue, by mistake, on lines of their own.
    var continuedItem: NodeID?
    var isInExpectation = false
    /// Whether the scene has more items than the maximum number of views.
    var hasTooManyItems = false
    /// Names that a reported mistake most likely meant to declare.
    var likelyNames: Set<String> = []

    /// Creates a checker for the scenes of `tree`, one after the other.
    init(tree: SyntaxTree) {
        self.tree = tree
        hasProblems = !tree.problems.isEmpty
        words = ResolvedKeywords(of: tree)
        symbols = SymbolIndex(of: tree)
        boundScene = BoundScene(name: "", syntax: tree, node: .file)
        let symbolCount = tree.symbols.count
        scope = Scope(symbolCount: symbolCount)
        namesBySymbol = Array(repeating: 0, count: symbolCount)
    }

    mutating func check(_ syntax: SceneSyntax) -> SharedBoundScene {
        bind(syntax)
        if !diagnostics.isEmpty {
            blameDeclarations()
            leaveOutLikelyNames()
        }
        return SharedBoundScene(boundScene)
    }

    private mutating func bind(_ syntax: SceneSyntax) {
        let name = syntax.name
        begin(BoundScene(name: name?.text ?? "Scene", syntax: tree, node: syntax.node), name?.symbol)
        sceneDeclaration = name.flatMap { declare($0.token, .scene, by: syntax.node, in: syntax.node) }
        declareItems(of: syntax)
        if hasTooManyItems {
            // Every item creates at least one view, so there is no point in checking them.
            report(.tooManyViews(.standard, at: syntax.name?.range ?? syntax.range))
            return
        }
        let mark = scope.mark
        bindItems(of: syntax)
        scope.leave(to: mark)
    }

    /// Starts a scene and resets everything about the one before.
    private mutating func begin(_ boundScene: consuming BoundScene, _ name: Symbol?) {
        for name in self.boundScene.names {
            if let symbol = tree.symbol(of: name.token) { namesBySymbol[Int(symbol.index)] = 0 }
        }
        sceneSymbol = name ?? tree.symbols.symbol(for: boundScene.name)
        self.boundScene = boundScene
        branches = [Branch(outer: 0, statement: .file, block: .file)]
        heads.removeAll(keepingCapacity: true)
        let node = self.boundScene.node
        reserve(tree.nodeAfter(node).index - node.index)
        nextItem = 0
        if !unknownWords.isEmpty { unknownWords = [:] }
        continuedItem = nil
        if !linkedWords.isEmpty { linkedWords = [] }
        if !likelyNames.isEmpty { likelyNames = [] }
        hasTooManyItems = false
        isIncomplete = false
    }

    /// Reserves space for what this many nodes usually need.
    private mutating func reserve(_ nodeCount: UInt32) {
        let count = Int(nodeCount)
        heads.reserveCapacity(count / 6)
        boundScene.items.reserveCapacity(count / 6)
        boundScene.statements.reserveCapacity(count / 6)
        boundScene.attributes.reserveCapacity(count / 4)
        boundScene.quantities.reserveCapacity(count / 3)
        boundScene.names.reserveCapacity(count / 8)
    }

    /// Continues with a checked scene, from another tree.
    mutating func resume(_ boundScene: BoundScene) {
        begin(BoundScene(name: boundScene.name, syntax: tree, node: .file), nil)
        self.boundScene = boundScene
        for name in boundScene.names.indices {
            guard let symbol = tree.symbols.symbol(for: boundScene.text(of: name)) else { continue }
            namesBySymbol[Int(symbol.index)] = Int32(clamping: name + 1)
        }
    }

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

    /// Returns the meaning of the word at `token` if it is in scope, and records the use.
    mutating func use(_ token: TokenID) -> Scope.Meaning? {
        guard let entry = scope.entry(tree.symbol(of: token)) else { return nil }
        if let declaration = entry.declaration { symbols.addUse(token, of: declaration) }
        return entry.meaning
    }

    /// Returns the Name of the scene with this symbol, or `nil` if there is none.
    func name(_ symbol: Symbol) -> NameID? {
        let number = namesBySymbol[Int(symbol.index)]
        return number == 0 ? nil : Int(number) - 1
    }

    /// Adds a Name to the scene.
    mutating func declare(_ symbol: Symbol, _ name: DeclaredName) {
        boundScene.names.append(name)
        namesBySymbol[Int(symbol.index)] = Int32(clamping: boundScene.names.count)
    }

    /// Returns the token with its range, for messages.
    func spelled(_ token: TokenID) -> SpelledToken { SpelledToken(tree: tree, token: token) }
}
