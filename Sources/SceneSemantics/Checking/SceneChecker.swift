import SceneRuntime
import SceneSyntax
import SceneText

/// Checks one scene: first its items and Names are gathered, then words, values, expressions and paths are bound.
///
/// One mistake gives one message. What would only follow from something reported — a missing layout where an attribute
/// was misspelled, a row index where the table's kind is unknown — is not reported.
struct SceneChecker {
    let tree: SyntaxTree
    /// The words that are in force.
    var scope: Scope
    /// What is wrong, in the order in which it was found.
    private(set) var diagnostics: [Diagnostic] = []
    /// Where something is wrong, be it reported or not.
    private(set) var mistakes: [SourceRange] = []
    /// The lines with a mistake that may have consequences on the same line.
    private var brokenLines: Set<Int> = []
    /// The `let` statements that were met.
    var declaredConstants: [(name: SpelledToken, statement: SourceRange)] = []
    /// The scene as far as it has been bound.
    var template: SceneTemplate
    /// The items by their nodes.
    var itemsByNode: [NodeID: ItemID] = [:]
    /// The Names.
    var symbolsByName: [String: SymbolID] = [:]
    /// Where in ``diagnostics`` an unknown word or Name was reported; further uses are notes there.
    private(set) var unknownWords: [String: Int] = [:]
    /// Whether the scene has more items than it may have views.
    var hasTooManyItems = false
    /// The Names that some path leads to.
    var usedSymbols: Set<SymbolID> = []
    /// Names that some mistake, which was reported, most likely meant to declare.
    var likelyNames: Set<String> = []

    /// After so many mistakes in a scene there is no use in looking for more.
    private static let mostDiagnostics = 1000
    /// For how many unknown Names similar ones are looked for: with more of them it is not the spelling.
    private static let mostSuggestions = 20

    /// A checker for a scene of `tree` that stands behind `constants`.
    init(tree: SyntaxTree, scope: Scope, constants: [Constant]) {
        self.tree = tree
        self.scope = scope
        template = SceneTemplate(name: "", node: .file, constants: constants)
    }

    /// Checks `syntax`.
    mutating func check(_ syntax: SceneSyntax) -> SceneTemplate {
        template.name = syntax.name?.text ?? "Scene"
        template.node = syntax.node
        declareItems(of: syntax)
        if hasTooManyItems {
            // Each of them makes a view at least: there is no use in looking at them one by one.
            report(.tooManyViews(limit: Lowering.mostViews, at: syntax.name?.range ?? syntax.range))
            return template
        }
        bindItems(of: syntax)
        blameDeclarations()
        let excused = Set(unknownWords.filter { isLikelyDeclared($0.key) }.values)
        diagnostics = diagnostics.enumerated().filter { !excused.contains($0.offset) }.map { $0.element }
        template.slotCount = scope.slotCount
        return template
    }

    /// Moves what is said of an unknown Name to where it is most likely misspelled: where several paths agree on it, and a
    /// view has a similar Name that no path leads to, that is at the view.
    private mutating func blameDeclarations() {
        let unused = template.symbols.indices.filter { !usedSymbols.contains($0) }.map { template.symbols[$0] }
        if unused.isEmpty || unknownWords.count > Self.mostSuggestions { return }
        for (word, index) in unknownWords where diagnostics[index].notes.contains(where: { $0.range != nil }) {
            // A Name begins with an upper-case letter; a variable does not.
            guard word.utf8.first.map({ $0 < UInt8(ascii: "a") }) ?? false,
                let nearest = NearestWord.of(word, among: unused.map { $0.name }),
                let symbol = unused.first(where: { $0.name == nearest })
            else { continue }
            let uses = [diagnostics[index].range] + diagnostics[index].notes.compactMap { $0.range }
            diagnostics[index] = .misspelledDeclaration(nearest, at: symbol.range, meant: word, uses)
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
        let isWorthIt = unknownWords.count < Self.mostSuggestions && unknownWords[name.text] == nil
        let nearest = isWorthIt ? NearestWord.of(name.text, among: template.symbols.lazy.map { $0.name }) : nil
        reportUnknown(name, .unknownName(name, nearest: nearest, scene: template.name))
    }

    /// Records that `word` stands for nothing; a word is reported once, with its other uses beside, and not at all where
    /// a line with a syntax problem may have said what it stands for.
    mutating func reportUnknown(_ word: SpelledToken, _ diagnostic: Diagnostic) {
        if let symbol = word.symbol, tree.wordsBesideProblems.contains(symbol) {
            excuse(word.range)
            return
        }
        if let index = unknownWords[word.text] {
            excuse(word.range)
            diagnostics[index].notes.append(Diagnostic.Note("`\(word.text)` is used here, too", at: word.range))
            return
        }
        let index = diagnostics.count
        report(diagnostic)
        if index < diagnostics.count { unknownWords[word.text] = index }
    }

    /// Whether a syntax problem begins on a line of `range`, so that more about it would be said twice.
    func isSuspect(_ range: SourceRange) -> Bool { tree.hasProblem(onLinesOf: range) }

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
