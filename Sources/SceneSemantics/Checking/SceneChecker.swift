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
    /// The `let` statements that were met.
    var declaredConstants: [(name: SpelledToken, statement: SourceRange)] = []
    /// The scene as far as it has been bound.
    var template: SceneTemplate
    /// The items by their nodes.
    var itemsByNode: [NodeID: ItemID] = [:]
    /// The Names.
    var symbolsByName: [String: SymbolID] = [:]
    /// Where in ``diagnostics`` an unknown Name was reported; further uses are notes there.
    private var unknownNames: [String: Int] = [:]

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
        bindItems(of: syntax)
        template.slotCount = scope.slotCount
        return template
    }

    /// Records a finding.
    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Records that no view is called `name`; a Name is reported once, with its other uses beside.
    mutating func reportUnknownName(_ name: SpelledToken) {
        if let index = unknownNames[name.text] {
            diagnostics[index].notes.append(Diagnostic.Note("`\(name.text)` is used here, too", at: name.range))
            return
        }
        unknownNames[name.text] = diagnostics.count
        let known = template.symbols.map(\.name)
        report(.unknownName(name, nearest: NearestWord.of(name.text, among: known), scene: template.name))
    }

    /// Whether the parser, the lexer or this checker has reported something between the start of `range` and the end of
    /// its last line, so that more about it would be said twice.
    func isSuspect(_ range: SourceRange) -> Bool {
        let bytes = tree.source.bytes
        let end = bytes[min(range.end, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return tree.hasProblem(in: SourceRange(start: range.start, end: end))
    }
}
