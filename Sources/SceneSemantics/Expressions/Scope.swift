import SceneSyntax
import SceneText

/// The words that have a value where the checker stands: `let` constants and variables, the innermost last.
struct Scope {
    /// A word with the slot that holds its value.
    struct Entry {
        var word: String
        var slot: Int
        /// What it has; `nil` where that could not be understood.
        var type: Expression.ValueType?
        /// Where it was written; `nil` for a variable.
        var declaration: SourceRange?
    }

    private var entries: [Entry] = []
    /// Where in ``entries`` each word stands, the innermost last.
    private var positions: [String: [Int]] = [:]
    /// How many slots are taken by all that ever was in force.
    private(set) var slotCount = 0
    /// The `let` words that were used, by where they were written.
    private(set) var usedDeclarations: Set<Int> = []
    /// Whether some `let` lacks its word, so that it may be any that is missed.
    var hasNamelessConstant = false
    /// The words that were used without being in force.
    var missedWords: Set<String> = []
    /// A slot that is in force but must not be used, since what is being read stands for all copies at once.
    var forbiddenSlot: Int?

    /// Puts a word in force; returns its slot.
    mutating func declare(_ word: String, _ type: Expression.ValueType?, at declaration: SourceRange?) -> Int {
        let slot = slotCount
        slotCount += 1
        positions[word, default: []].append(entries.count)
        entries.append(Entry(word: word, slot: slot, type: type, declaration: declaration))
        return slot
    }

    /// What `word` stands for, without counting it as used.
    func entry(_ word: String) -> Entry? {
        positions[word]?.last.map { entries[$0] }
    }

    /// What `word` stands for; counts as a use.
    mutating func use(_ word: String) -> Entry? {
        guard let entry = entry(word) else { return nil }
        if let declaration = entry.declaration { usedDeclarations.insert(declaration.start) }
        return entry
    }

    /// The words in force.
    var words: [String] { entries.map { $0.word } }

    /// A mark to which ``leave(to:)`` goes back.
    var mark: Int { entries.count }

    /// Puts the words out of force that were declared since `mark`.
    mutating func leave(to mark: Int) {
        while entries.count > mark, let entry = entries.popLast() { _ = positions[entry.word]?.popLast() }
    }
}
