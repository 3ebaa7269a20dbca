import SceneSyntax
import SceneText

/// The constants and variables in scope at the binder's position, the innermost last.
struct Scope {
    /// A word in scope.
    struct Entry {
        var meaning: NamedValue
        /// The word of a variable.
        var variable: String?
        /// The word of a `let` in this file.
        var name: SpelledToken?
        /// A constant of another file.
        var imported: ImportedWord?
        /// The symbol of the word, or `nil` if the word isn't in the file.
        fileprivate var symbol: Symbol?
        /// Its declaration in the file's symbol index, if it has one.
        var declaration: Int?
        /// The entry with the same word that this one shadows.
        fileprivate var hidden: Int32

        /// Where the word of a `let` is declared.
        var range: SourceRange? { name?.range ?? imported?.range }
    }

    private(set) var entries: [Entry] = []
    /// By symbol: the index of the innermost entry plus one, or 0 if the word isn't in scope.
    private var places: [Int32]
    /// Whether a `let` lacks its name, or an import its words, so that it may be any unknown word.
    var hasNamelessConstant = false
    /// A variable in scope that must not be used here, because the expression applies to all instances at once.
    var forbiddenSlot: Slot?
    /// The number of environments around the current position.
    var depth: Int32 = 0

    /// Creates an empty scope for a file with this many symbols.
    init(symbolCount: Int) {
        places = Array(repeating: 0, count: symbolCount)
    }

    /// Declares the constant of a `let`.
    mutating func declare(_ name: SpelledToken, as meaning: NamedValue, _ declaration: Int?) {
        add(Entry(meaning: meaning, name: name, symbol: name.symbol, declaration: declaration, hidden: 0))
    }

    /// Declares a constant of another file; `symbol` is its word in this file.
    mutating func declare(_ word: ImportedWord, as meaning: NamedValue, _ symbol: Symbol?, _ declaration: Int?) {
        add(Entry(meaning: meaning, imported: word, symbol: symbol, declaration: declaration, hidden: 0))
    }

    /// Declares the variable `word`.
    mutating func declare(_ word: String, _ symbol: Symbol?, as meaning: NamedValue, _ declaration: Int?) {
        add(Entry(meaning: meaning, variable: word, symbol: symbol, declaration: declaration, hidden: 0))
    }

    private mutating func add(_ entry: Entry) {
        var entry = entry
        if let symbol = entry.symbol {
            entry.hidden = places[Int(symbol.index)]
            places[Int(symbol.index)] = Int32(clamping: entries.count + 1)
        }
        entries.append(entry)
    }

    /// Returns the entry of the word.
    func entry(_ symbol: Symbol?) -> Entry? {
        guard let symbol, places[Int(symbol.index)] > 0 else { return nil }
        return entries[Int(places[Int(symbol.index)]) - 1]
    }

    /// The words in scope.
    var words: [String] { entries.map { $0.variable ?? $0.imported?.word ?? $0.name?.text ?? "" } }

    /// A mark for ``leave(to:)``.
    var mark: Int { entries.count }

    /// Removes the words declared since `mark` from the scope.
    mutating func leave(to mark: Int) {
        while entries.count > mark, let entry = entries.popLast() {
            if let symbol = entry.symbol { places[Int(symbol.index)] = entry.hidden }
        }
    }
}
