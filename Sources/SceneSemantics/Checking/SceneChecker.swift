import SceneRuntime
import SceneSyntax
import SceneText

/// Checks one scene: first its items and Names are gathered, then words, values, expressions and paths are bound.
///
/// One mistake gives one message. What would only follow from something reported — a missing layout where an attribute
/// was misspelled, a row index where the table's kind is unknown — is not reported.
struct SceneChecker: ~Copyable {
    let tree: SyntaxTree
    /// Whether something of the file could not be parsed.
    let hasProblems: Bool
    /// What the words of the file mean.
    var words: ResolvedKeywords
    /// The words that are in force.
    var scope: Scope
    /// What is wrong, in the order in which it was found.
    var diagnostics: [Diagnostic] = []
    /// Where something is wrong, be it reported or not.
    var mistakes: [SourceRange] = []
    /// The lines with a mistake that may have consequences on the same line, and which.
    var brokenLines: [Int: Consequences] = [:]
    /// The `let` statements that were met.
    var declaredConstants: [CheckedFile.UnusedConstant] = []
    /// The scene as far as it has been bound.
    var boundScene: BoundScene
    /// The symbol of the scene's Name.
    private(set) var sceneSymbol: Symbol?
    /// For each symbol one more than the Name of the scene that it is; 0 where it is none.
    private var namesBySymbol: [Int32]
    /// The branches of `if` statements; the first stands for what is in none.
    var branches: [Branch] = []
    /// The words at the beginning of the items.
    var heads: [ItemHead] = []
    /// The first item that has not been bound yet.
    var nextItem = 0
    /// The value of `row`, `item` or `index` in the block that is bound.
    var indexSlot: Slot?
    /// What somebody most likely meant who wrote a word that is no kind.
    var guesses: [Symbol: ItemKind?] = [:]
    /// Whether some part of the scene could not be bound, for a reason that may be reported outside the scene.
    var isIncomplete = false
    /// The index in ``diagnostics`` of the report of each unknown word or Name; further uses are notes there.
    var unknownWords: [Symbol: Int] = [:]
    /// The index of the report of each unknown word in the diagnostics of the file, as far as they have been moved there.
    var missedWords: [Symbol: Int] = [:]
    /// Uses of such words, with the index of the report that they are added to.
    var furtherUses: [(report: Int, note: Diagnostic.Note)] = []
    /// Those of them that some link uses, and not expectations alone.
    var linkedWords: Set<Symbol> = []
    /// The item whose attributes go on, by mistake, on lines of their own.
    var continuedItem: NodeID?
    /// Whether an expectation is being bound.
    var isInExpectation = false
    /// Whether the scene has more items than it may have views.
    var hasTooManyItems = false
    /// Whether some path leads to the Name.
    var isNameUsed: [Bool] = []
    /// Names that some mistake, which was reported, most likely meant to declare.
    var likelyNames: Set<String> = []

    /// A checker for the scenes of `tree`, one after the other.
    init(tree: SyntaxTree) {
        self.tree = tree
        hasProblems = !tree.problems.isEmpty
        words = ResolvedKeywords(of: tree)
        boundScene = BoundScene(name: "", syntax: tree, node: .file)
        let symbolCount = tree.symbols.count
        scope = Scope(symbolCount: symbolCount)
        namesBySymbol = Array(repeating: 0, count: symbolCount)
    }

    /// Checks `syntax`.
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
        declareItems(of: syntax)
        isNameUsed = Array(repeating: false, count: boundScene.names.count)
        if hasTooManyItems {
            // Each of them makes a view at least: there is no use in looking at them one by one.
            report(.tooManyViews(.standard, at: syntax.name?.range ?? syntax.range))
            return
        }
        let mark = scope.mark
        bindItems(of: syntax)
        scope.leave(to: mark)
    }

    /// Begins a scene; what was found out about the one before is forgotten.
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

    /// Makes room for what so many nodes ordinarily come to.
    private mutating func reserve(_ nodeCount: UInt32) {
        let count = Int(nodeCount)
        heads.reserveCapacity(count / 6)
        boundScene.items.reserveCapacity(count / 6)
        boundScene.statements.reserveCapacity(count / 6)
        boundScene.attributes.reserveCapacity(count / 4)
        boundScene.quantities.reserveCapacity(count / 3)
        boundScene.names.reserveCapacity(count / 8)
    }

    /// Goes on with a scene that was checked, from another tree.
    mutating func resume(_ boundScene: BoundScene) {
        begin(BoundScene(name: boundScene.name, syntax: tree, node: .file), nil)
        self.boundScene = boundScene
        for name in boundScene.names.indices {
            guard let symbol = tree.symbols.symbol(for: boundScene.text(of: name)) else { continue }
            namesBySymbol[Int(symbol.index)] = Int32(clamping: name + 1)
        }
        isNameUsed = Array(repeating: false, count: boundScene.names.count)
    }

    /// The `let` statements that nothing uses.
    var unusedConstants: [CheckedFile.UnusedConstant] {
        zip(declaredConstants, scope.isUsed).filter { !$1 }.map { $0.0 }
    }

    /// The Name of the scene that the symbol is; `nil` where it is none.
    func name(_ symbol: Symbol) -> NameID? {
        let number = namesBySymbol[Int(symbol.index)]
        return number == 0 ? nil : Int(number) - 1
    }

    /// Adds a Name to the scene.
    mutating func declare(_ symbol: Symbol, _ name: DeclaredName) {
        boundScene.names.append(name)
        namesBySymbol[Int(symbol.index)] = Int32(clamping: boundScene.names.count)
    }

    /// The token with its place, for messages.
    func spelled(_ token: TokenID) -> SpelledToken { SpelledToken(tree: tree, token: token) }
}
