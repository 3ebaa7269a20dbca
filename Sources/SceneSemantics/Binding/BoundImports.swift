import SceneSyntax
import SceneText

/// The files that a file has imported so far.
struct BoundImports {
    /// The places of the imports, by file.
    private var places: [FileID: SourceRange] = [:]
    /// The files without errors, in source order.
    private var files: [(statement: NodeID, path: SourceRange, wordCount: Int)] = []
    /// The only file so far, whose words aren't in ``words`` yet: most files import one.
    private var onlyFile: BoundImport?
    private var words: [Key: ImportedWord] = [:]

    /// Identifies a word. A constant and a component don't conflict.
    private struct Key: Hashable {
        let word: String
        let isComponent: Bool

        init(_ word: ImportedWord) {
            self.word = word.word
            isComponent = word.kind == .component
        }
    }

    /// Returns the place of the import of `file`, if there was one.
    func place(of file: BoundImport) -> SourceRange? { places[file.source.file] }

    /// Adds a file. Returns the words that are new, and those that an earlier file brings, too.
    mutating func add(
        _ file: BoundImport, at path: SpelledToken, by statement: NodeID
    ) -> (new: [ImportedWord], conflicts: [ImportConflict]) {
        let isFirst = places.isEmpty
        places[file.source.file] = path.range
        if isFirst {
            note(file, path, statement)
            onlyFile = file
            return (file.words, [])
        }
        if let first = onlyFile {
            for word in first.words { words[Key(word)] = word }
            onlyFile = nil
        }
        var new: [ImportedWord] = []
        var conflicts: [ImportConflict] = []
        for word in file.words {
            if let first = words[Key(word)] {
                conflicts.append(ImportConflict(first: first, second: word))
            } else {
                words[Key(word)] = word
                new.append(word)
            }
        }
        // Words that it can't bring may be why nothing of it is used.
        if conflicts.isEmpty { note(file, path, statement) }
        return (new, conflicts)
    }

    private mutating func note(_ file: BoundImport, _ path: SpelledToken, _ statement: NodeID) {
        if !file.mayExportMore { files.append((statement, path.range, file.words.count)) }
    }

    /// Returns the imports of the file of `tree`, whose symbols are complete.
    func imports(of tree: SyntaxTree, _ symbols: SymbolIndex) -> [BoundFile.Import] {
        if files.isEmpty { return [] }
        let mentioned = symbols.mentionedImports
        return files.map { statement, path, wordCount in
            BoundFile.Import(
                statement: tree.range(statement), path: path, wordCount: wordCount,
                isUsed: mentioned[statement] ?? false, isMentioned: mentioned[statement] != nil)
        }
    }
}
