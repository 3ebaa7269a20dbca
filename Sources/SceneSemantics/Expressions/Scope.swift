import SceneSyntax
import SceneText

/// The words that have a value where the checker stands: `let` constants and variables, the innermost last.
struct Scope {
    /// What a word stands for.
    struct Meaning {
        /// Its value; `nil` where that could not be understood.
        var value: Expression?
        /// What it has; `nil` where that could not be understood.
        var type: Expression.ValueType?
    }

    /// A word in force.
    struct Entry {
        /// What it stands for.
        var meaning: Meaning
        /// Its word, of a variable.
        var variable: String?
        /// Its word, of a `let`.
        var name: SpelledToken?
        /// The symbol of the word; `nil` where the file never says it.
        fileprivate var symbol: Symbol?
        /// Which of the `let` statements it is from, as an index in ``Scope/isUsed``.
        fileprivate var declaration: Int?
        /// The entry of the same word that it hides.
        fileprivate var hidden: Int32
    }

    private var entries: [Entry] = []
    /// For each symbol one more than the place of its innermost entry; 0 where it is not in force.
    private var places: [Int32]
    /// Whether the words of the `let` statements were used, in the order in which they were declared.
    private(set) var isUsed: [Bool] = []
    /// Whether some `let` lacks its word, so that it may be any that is missed.
    var hasNamelessConstant = false
    /// The words that were used without being in force.
    var missedWords: Set<Symbol> = []
    /// A value that is in force but must not be used, since what is being read stands for all copies at once.
    var forbiddenSlot: Slot?
    /// How many frames are around what is being read.
    var depth: Int32 = 0

    /// A scope for a file with so many symbols, in which no word is in force.
    init(symbolCount: Int) {
        places = Array(repeating: 0, count: symbolCount)
    }

    /// Puts the word of the next `let` in force.
    mutating func declare(_ name: SpelledToken, as value: Expression?, _ type: Expression.ValueType?) {
        add(
            Entry(
                meaning: Meaning(value: value, type: type), name: name, symbol: name.symbol,
                declaration: isUsed.count, hidden: 0))
        isUsed.append(false)
    }

    /// Puts a variable in force, which is called `word`.
    mutating func declare(_ word: String, _ symbol: Symbol?, as value: Expression?, _ type: Expression.ValueType?) {
        add(Entry(meaning: Meaning(value: value, type: type), variable: word, symbol: symbol, hidden: 0))
    }

    private mutating func add(_ entry: Entry) {
        var entry = entry
        if let symbol = entry.symbol {
            entry.hidden = places[Int(symbol.index)]
            places[Int(symbol.index)] = Int32(clamping: entries.count + 1)
        }
        entries.append(entry)
    }

    /// What the word stands for, without counting it as used.
    func entry(_ symbol: Symbol?) -> Entry? {
        guard let symbol, places[Int(symbol.index)] > 0 else { return nil }
        return entries[Int(places[Int(symbol.index)]) - 1]
    }

    /// What the word stands for; counts as a use.
    mutating func use(_ symbol: Symbol?) -> Meaning? {
        guard let symbol, places[Int(symbol.index)] > 0 else { return nil }
        let place = Int(places[Int(symbol.index)]) - 1
        if let declaration = entries[place].declaration { isUsed[declaration] = true }
        return entries[place].meaning
    }

    /// The words in force.
    var words: [String] { entries.map { $0.variable ?? $0.name?.text ?? "" } }

    /// A mark to which ``leave(to:)`` goes back.
    var mark: Int { entries.count }

    /// Puts the words out of force that were declared since `mark`.
    mutating func leave(to mark: Int) {
        while entries.count > mark, let entry = entries.popLast() {
            if let symbol = entry.symbol { places[Int(symbol.index)] = entry.hidden }
        }
    }
}
