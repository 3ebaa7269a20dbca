import SceneRuntime
import SceneSyntax
import SceneText

/// Checks one scene: first its items and Names are gathered, then words, values, expressions and paths are bound.
///
/// One mistake gives one message. What would only follow from something reported — a missing layout where an attribute
/// was misspelled, a row index where the table's kind is unknown — is not reported.
struct SceneChecker {
    let tree: SyntaxTree
    /// Whether something of the file could not be parsed.
    let hasProblems: Bool
    /// What the words of the file mean.
    let words: FileWords
    /// The words that are in force.
    var scope: Scope
    /// What is wrong, in the order in which it was found.
    private(set) var diagnostics: [Diagnostic] = []
    /// Where something is wrong, be it reported or not.
    private(set) var mistakes: [SourceRange] = []
    /// The lines with a mistake that may have consequences on the same line.
    private var brokenLines: Set<Int> = []
    /// The `let` statements that were met.
    var declaredConstants: [CheckedFile.UnusedConstant] = []
    /// The scene as far as it has been bound.
    var template = SceneTemplate(name: "", node: .file)
    /// The symbol of the scene's Name.
    private(set) var sceneSymbol: Symbol?
    /// For each symbol one more than the Name of the scene that it is; 0 where it is none.
    private var namesBySymbol: [Int32]
    /// The symbols of the scene's Names.
    private var declaredSymbols: [Symbol] = []
    /// The branches of `if` statements; the first stands for what is in none.
    var branches: [Branch] = []
    /// In which branches the items stand that bear a Name.
    var branchesOfNames: [[Int]] = []
    /// The first item that has not been bound yet.
    var nextItem = 0
    /// The value of `row`, `item` or `index` in the block that is bound.
    var indexSlot: Slot?
    /// What somebody most likely meant who wrote a word that is no kind.
    var guesses: [Symbol: ItemKind?] = [:]
    /// Where in ``diagnostics`` an unknown word or Name was reported; further uses are notes there.
    private(set) var unknownWords: [Symbol: Int] = [:]
    /// Whether the scene has more items than it may have views.
    var hasTooManyItems = false
    /// Whether some path leads to the Name.
    var isNameUsed: [Bool] = []
    /// Names that some mistake, which was reported, most likely meant to declare.
    var likelyNames: Set<String> = []
    /// The `let` statements before the scene whose value is no number.
    var brokenConstants: [(problem: NumberProblem, range: SourceRange)] = []

    /// After so many mistakes in a scene there is no use in looking for more.
    private static let mostDiagnostics = 1000
    /// For how many unknown Names similar ones are looked for: with more of them it is not the spelling.
    private static let mostSuggestions = 20

    /// A checker for the scenes of `tree`, one after the other.
    init(tree: SyntaxTree) {
        self.tree = tree
        hasProblems = !tree.problems.isEmpty
        words = FileWords(of: tree)
        let symbolCount = tree.symbols.count
        scope = Scope(symbolCount: symbolCount)
        namesBySymbol = Array(repeating: 0, count: symbolCount)
    }

    /// Checks `syntax`.
    mutating func check(_ syntax: SceneSyntax) -> SceneTemplate {
        begin(SceneTemplate(name: syntax.name?.text ?? "Scene", node: syntax.node), syntax.name?.symbol)
        template.brokenConstants = brokenConstants
        declareItems(of: syntax)
        isNameUsed = Array(repeating: false, count: template.names.count)
        if hasTooManyItems {
            // Each of them makes a view at least: there is no use in looking at them one by one.
            report(.tooManyViews(limit: Lowering.mostViews, at: syntax.name?.range ?? syntax.range))
            return template
        }
        let mark = scope.mark
        bindItems(of: syntax)
        scope.leave(to: mark)
        if diagnostics.isEmpty { return template }
        blameDeclarations()
        let excused = Set(unknownWords.filter { isLikelyDeclared(tree.symbols.text($0.key)) }.values)
        diagnostics = diagnostics.enumerated().filter { !excused.contains($0.offset) }.map { $0.element }
        return template
    }

    /// Begins a scene; what was found out about the one before is forgotten.
    private mutating func begin(_ template: SceneTemplate, _ name: Symbol?) {
        self.template = template
        sceneSymbol = name ?? tree.symbols.symbol(for: template.name)
        for symbol in declaredSymbols { namesBySymbol[Int(symbol.index)] = 0 }
        declaredSymbols.removeAll(keepingCapacity: true)
        branches = [Branch(outer: 0, statement: .file, index: 0)]
        branchesOfNames.removeAll(keepingCapacity: true)
        nextItem = 0
        unknownWords.removeAll()
        hasTooManyItems = false
        likelyNames.removeAll()
    }

    /// Goes on with a scene that was checked, from another tree.
    mutating func resume(_ template: SceneTemplate) {
        begin(template, nil)
        for (index, name) in template.names.enumerated() {
            guard let symbol = tree.symbols.symbol(for: name.name) else { continue }
            namesBySymbol[Int(symbol.index)] = Int32(clamping: index + 1)
        }
        isNameUsed = Array(repeating: false, count: template.names.count)
    }

    /// What was found since the last time, for good.
    mutating func takeDiagnostics() -> [Diagnostic] {
        defer {
            diagnostics.removeAll()
            mistakes.removeAll()
            brokenLines.removeAll()
        }
        return diagnostics
    }

    /// The `let` statements that nothing uses.
    var unusedConstants: [CheckedFile.UnusedConstant] {
        declaredConstants.filter { !scope.usedDeclarations.contains($0.name.token) }
    }

    /// The Name of the scene that the symbol is; `nil` where it is none.
    func name(_ symbol: Symbol) -> NameID? {
        let number = namesBySymbol[Int(symbol.index)]
        return number == 0 ? nil : Int(number) - 1
    }

    /// Adds a Name to the scene.
    mutating func declare(_ symbol: Symbol, _ name: DeclaredName) {
        template.names.append(name)
        namesBySymbol[Int(symbol.index)] = Int32(clamping: template.names.count)
        declaredSymbols.append(symbol)
    }

    /// Moves what is said of an unknown Name to where it is most likely misspelled: where several paths agree on it, and a
    /// view has a similar Name that no path leads to, that is at the view.
    private mutating func blameDeclarations() {
        if unknownWords.isEmpty || unknownWords.count > Self.mostSuggestions { return }
        let unused = template.names.indices.filter { !isNameUsed[$0] }.map { template.names[$0] }
        if unused.isEmpty { return }
        for (symbol, index) in unknownWords where diagnostics[index].notes.contains(where: { $0.range != nil }) {
            let word = tree.symbols.text(symbol)
            // A Name begins with an upper-case letter; a variable does not.
            guard word.utf8.first.map({ $0 < UInt8(ascii: "a") }) ?? false,
                let nearest = NearestWord.of(word, among: unused.map { $0.name }),
                let name = unused.first(where: { $0.name == nearest })
            else { continue }
            let uses = [diagnostics[index].range] + diagnostics[index].notes.compactMap { $0.range }
            diagnostics[index] = .misspelledDeclaration(nearest, at: name.range, meant: word, uses)
        }
    }

    /// Whether some mistake that was reported most likely meant to declare `word`.
    private func isLikelyDeclared(_ word: String) -> Bool {
        likelyNames.contains(word)
            || (likelyNames.count <= Self.mostSuggestions && NearestWord.of(word, among: likelyNames) != nil)
    }

    /// Records a finding, unless its line has a syntax problem, or a mistake of which it may be a consequence: what can be
    /// mended by itself has none.
    mutating func report(_ diagnostic: Diagnostic) {
        if diagnostics.count > Self.mostDiagnostics { return }
        mistakes.append(diagnostic.range)
        let line = tree.source.position(at: diagnostic.range.start).line
        if isSuspect(diagnostic.range) || brokenLines.contains(line) { return }
        if diagnostics.count == Self.mostDiagnostics {
            diagnostics.append(.tooManyMistakes(limit: Self.mostDiagnostics, at: diagnostic.range))
            return
        }
        diagnostics.append(diagnostic)
        let isSelfContained = !diagnostic.fixes.isEmpty || diagnostic.rule == BasicRule.unknownName.rawValue
        if !isSelfContained { brokenLines.insert(line) }
    }

    /// Records that what stands at `range` cannot be understood, for a reason that is reported elsewhere.
    mutating func excuse(_ range: SourceRange) {
        mistakes.append(range)
    }

    /// Records that no view is called `name`.
    mutating func reportUnknownName(_ name: SpelledToken) {
        guard let symbol = name.symbol else { return }
        let isWorthIt = unknownWords.count < Self.mostSuggestions && unknownWords[symbol] == nil
        let nearest = isWorthIt ? NearestWord.of(name.text, among: template.names.map { $0.name }) : nil
        reportUnknown(name, .unknownName(name, nearest: nearest, scene: template.name))
    }

    /// Records that `word` stands for nothing; a word is reported once, with its other uses beside, and not at all where
    /// a line with a syntax problem may have said what it stands for.
    mutating func reportUnknown(_ word: SpelledToken, _ diagnostic: Diagnostic) {
        guard let symbol = word.symbol else { return }
        if tree.wordsBesideProblems.contains(symbol) {
            excuse(word.range)
            return
        }
        if let index = unknownWords[symbol] {
            excuse(word.range)
            diagnostics[index].notes.append(Diagnostic.Note("`\(word.text)` is used here, too", at: word.range))
            return
        }
        let index = diagnostics.count
        report(diagnostic)
        if index < diagnostics.count { unknownWords[symbol] = index }
    }

    /// Whether a syntax problem begins on a line of `range`, so that more about it would be said twice.
    func isSuspect(_ range: SourceRange) -> Bool { hasProblems && tree.hasProblem(onLinesOf: range) }

    /// Whether something was reported of the item `id`, or of one around it, so that what follows from where it stands
    /// is not reported.
    func isDoubtful(_ id: ItemID) -> Bool {
        var next: ItemID? = id
        while let current = next {
            if template.items[current].isBroken { return true }
            next = template.items[current].parent
        }
        return false
    }
}
