import SceneSyntax
import SceneText

/// What the words and Names of a file declare and refer to.
///
/// Binding records it while it resolves them, so it has whatever was resolved, even if the file has errors.
public struct SymbolIndex: Sendable {
    private let tree: SyntaxTree
    private var entries: [Entry] = []
    /// The parts of imported components that the file uses, by where they are declared.
    private var parts: [SourceRange: DeclarationID] = [:]
    /// The occurrences as numbers, in source order, once the file is checked.
    private var occurrences: [UInt64] = []
    /// ``occurrences``, ordered by their declarations first.
    private var occurrencesByDeclaration: [UInt64] = []

    /// A declaration as recorded.
    fileprivate struct Entry {
        let kind: Declaration.Kind
        let word: Symbol
        let statement: NodeID
        let scope: NodeID
        let isBroken: Bool
        /// Where a word of another file is declared.
        var origin: ImportedWord?
        var isUsed = false
        var isRead = false
    }

    /// A token that declares or uses a word. Arrays hold its number, because a further type of array costs more at the
    /// start than all else here. Numbers are in the order of declarations and, for each, of tokens.
    private struct Occurrence {
        let number: UInt64

        var declaration: DeclarationID { Int(truncatingIfNeeded: number >> 33) }
        var token: TokenID { TokenID(index: Int(truncatingIfNeeded: number >> 1 & 0xFFFF_FFFF)) }
        var isUse: Bool { number & 1 == 1 }
        /// The token and whether it is a use: sorts occurrences in source order.
        var place: UInt64 { number & 0x1_FFFF_FFFF }

        init(_ number: UInt64) { self.number = number }

        init(_ token: TokenID, of declaration: DeclarationID, isUse: Bool) {
            number = UInt64(UInt32(clamping: declaration)) << 33 | UInt64(token.index) << 1 | (isUse ? 1 : 0)
        }
    }

    /// Something that a file declares.
    public struct Declaration: Sendable {
        /// What it declares.
        public enum Kind: Sendable {
            case scene
            case view
            case recognizer
            /// A `let`.
            case constant
            /// A word that a statement such as `rows` gives a value in its block.
            case variable
            /// A component.
            case component
            /// A parameter of a component.
            case parameter
        }

        fileprivate let id: DeclarationID
        fileprivate let entry: Entry
        fileprivate let tree: SyntaxTree
    }

    /// Creates the index of a file without declarations.
    init(of tree: SyntaxTree) { self.tree = tree }
}

/// The index of a declaration in the ``SymbolIndex`` of its file.
typealias DeclarationID = Int

extension SymbolIndex.Declaration {
    /// What it declares.
    public var kind: Kind { entry.kind }

    /// The word or Name.
    public var name: String { tree.symbols.text(entry.word) }

    /// The whole statement, with its block. The statement of an imported word is in another file.
    public var statement: SourceRange { entry.origin?.statement ?? tree.range(entry.statement) }

    /// Whether another file declares it.
    public var isImported: Bool { entry.origin != nil }

    /// Where the word or Name can be used in the file.
    public var scope: SourceRange {
        let scope = tree.range(entry.scope)
        return kind == .constant ? scope.with(start: tree.range(entry.statement).end) : scope
    }

    /// Whether something refers to it.
    public var isUsed: Bool { entry.isUsed }

    /// Whether something uses its value: not where a use of a component only gives a parameter one.
    public var isRead: Bool { entry.isRead }

    /// Whether its value has an error.
    public var isBroken: Bool { entry.isBroken }
}

extension SymbolIndex {
    /// What the file declares, in source order.
    public var declarations: [Declaration] { declarations { _ in true } }

    /// Returns those of them that `isIncluded` accepts.
    public func declarations(where isIncluded: (Declaration) -> Bool) -> [Declaration] {
        let included = entries.indices.filter { entries[$0].origin == nil && isIncluded(declaration($0)) }
        return included.sorted { (entries[$0].statement, $0) < (entries[$1].statement, $1) }.map { declaration($0) }
    }

    /// The words of other files that the file uses, in no particular order.
    public var importedDeclarations: [Declaration] {
        entries.indices.filter { entries[$0].origin != nil && entries[$0].isUsed }.map { declaration($0) }
    }

    /// Returns what the word at `offset` declares or refers to, or `nil` if that isn't known.
    public func declaration(at offset: Int, in file: FileID) -> Declaration? {
        let next = occurrences.partitioningIndex { tree.tokens.range(Occurrence($0).token).start > offset }
        guard next > 0 else { return nil }
        let occurrence = Occurrence(occurrences[next - 1])
        let range = tree.tokens.range(occurrence.token)
        // An editor asks with the offset after a word, too.
        guard range.file == file, offset <= range.end else { return nil }
        return declaration(occurrence.declaration)
    }

    /// Returns where `declaration` is written: at one place, or in several branches of an `if`. The
    /// declaration of a variable isn't written, and the declaration of an imported word is in another file.
    public func declarationRanges(of declaration: Declaration) -> [SourceRange] {
        declaration.entry.origin.map { [$0.range] } ?? ranges(of: declaration, areUses: false)
    }

    /// Returns the uses in this file of the word that another file declares at `place`, in source order.
    public func uses(ofWordAt place: SourceRange) -> [SourceRange] {
        let declared = entries.firstIndex { $0.origin?.range == place }
        return declared.map { uses(of: declaration($0)) } ?? []
    }

    /// Returns the uses of `declaration`, in source order. Each component of a path is a use of its own.
    public func uses(of declaration: Declaration) -> [SourceRange] { ranges(of: declaration, areUses: true) }

    private func ranges(of declaration: Declaration, areUses: Bool) -> [SourceRange] {
        let first = occurrencesByDeclaration.partitioningIndex { Occurrence($0).declaration >= declaration.id }
        return occurrencesByDeclaration[first...].lazy.map { Occurrence($0) }
            .prefix { $0.declaration == declaration.id }
            .filter { $0.isUse == areUses }.map { tree.tokens.range($0.token) }
    }

    private func declaration(_ id: DeclarationID) -> Declaration {
        Declaration(id: id, entry: entries[id], tree: tree)
    }
}

/// Recording, for the binder.
extension SymbolIndex {
    /// Adds a declaration of `word` by `statement`, which can be used in `scope`.
    mutating func declare(
        _ kind: Declaration.Kind, _ word: Symbol, by statement: NodeID, in scope: NodeID, isBroken: Bool = false
    ) -> DeclarationID {
        entries.append(Entry(kind: kind, word: word, statement: statement, scope: scope, isBroken: isBroken))
        return entries.count - 1
    }

    /// Adds a word of another file, which the import at `statement` brings.
    mutating func declareImported(_ imported: ImportedWord, _ word: Symbol, by statement: NodeID) -> DeclarationID {
        entries.append(
            Entry(
                kind: imported.kind, word: word, statement: statement, scope: .file, isBroken: imported.isBroken,
                origin: imported))
        return entries.count - 1
    }

    /// Records that `token` refers to a part of an imported component.
    mutating func addUse(_ token: TokenID, of part: ImportedWord) {
        guard let word = tree.symbol(of: token) else { return }
        let declaration = parts[part.range] ?? declareImported(part, word, by: .file)
        parts[part.range] = declaration
        addUse(token, of: declaration)
    }

    /// Returns the statement of `declaration`, or the import of its file.
    func statement(of declaration: DeclarationID) -> NodeID { entries[declaration].statement }

    /// The imports that bring a word of the file's text, and whether something uses such a word.
    var mentionedImports: [NodeID: Bool] {
        var imports: [NodeID: Bool] = [:]
        for entry in entries where entry.origin != nil {
            imports[entry.statement, default: false] = imports[entry.statement] ?? false || entry.isUsed
        }
        return imports
    }

    /// Records that `declaration` is written at `token`.
    mutating func addDeclaration(_ token: TokenID, of declaration: DeclarationID) {
        occurrences.append(Occurrence(token, of: declaration, isUse: false).number)
    }

    /// Records that `token` refers to `declaration`. Does nothing if that is in another file.
    mutating func addUse(_ token: TokenID, of declaration: DeclarationID) {
        guard declaration < entries.count else { return }
        entries[declaration].isRead = true
        addArgument(token, of: declaration)
    }

    /// Records that `token` gives the parameter `declaration` its value, which doesn't read it.
    mutating func addArgument(_ token: TokenID, of declaration: DeclarationID) {
        guard declaration < entries.count else { return }
        entries[declaration].isUsed = true
        occurrences.append(Occurrence(token, of: declaration, isUse: true).number)
    }

    /// Returns whether something refers to `declaration` so far.
    func isUsed(_ declaration: DeclarationID) -> Bool {
        declaration < entries.count && entries[declaration].isUsed
    }

    /// Completes the index.
    mutating func finish() {
        occurrencesByDeclaration = occurrences.sorted()
        occurrences.sort { Occurrence($0).place < Occurrence($1).place }
    }
}
