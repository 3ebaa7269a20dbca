import SceneSyntax
import SceneText

/// Collects the diagnostics of a file, one scene after the other, and suppresses those that only follow from others.
///
/// One mistake gives one message. Consequences of a reported mistake aren't reported, such as a missing layout if an
/// attribute is misspelled, or a row index if the table's kind is unknown.
struct DiagnosticCollector: ~Copyable {
    private let tree: SyntaxTree
    /// Whether the file has a syntax problem.
    let hasProblems: Bool
    /// Whether the file isn't UTF-8. Only the first place is reported.
    private let hasInvalidText: Bool
    /// The diagnostics of the current scene, in the order they were found.
    private(set) var diagnostics: [Diagnostic] = []
    /// The ranges of all mistakes in it, reported or not.
    private(set) var mistakes: [SourceRange] = []
    /// Whether a part of it couldn't be bound, for a reason that may be reported outside the scene.
    private(set) var isIncomplete = false
    /// The lines with a mistake, and the consequences it may have on the same line.
    private var brokenLines: [Int: Consequences] = [:]
    /// The lines with a comment that begins with `#`.
    private var linesWithHash: Set<Int> = []
    /// The index in ``diagnostics`` of the report of each unknown word or Name; further uses become notes there.
    private var unknownWords: [Symbol: Int] = [:]
    /// Whether to list the Names of a scene instead of saying how to declare one. True for paths outside the scene's
    /// text, such as paths of a command line.
    var listsNames = false
    /// Whether a diagnostic of the file lists all devices.
    var listsDevices = false
    /// Names that a reported mistake most likely meant to declare.
    var likelyNames: Set<String> = []
    /// The unknown words used by expectations.
    private var expectedWords: Set<Symbol> = []
    /// The unknown words of expressions in the file.
    private var unknownVariables: Set<Symbol> = []
    /// The index of their reports in the file's diagnostics, once they have moved there.
    private var missedWords: [Symbol: Int] = [:]
    /// Further uses of such words, with the index of the report that gets the note.
    private var furtherUses: [(report: Int, note: Diagnostic.Note)] = []

    /// The number of mistakes in a scene after which no more are reported.
    private static let maximumDiagnostics = 1000
    /// The number of unknown Names that get suggestions. If there are more, the cause isn't a typo.
    private static let maximumSuggestions = 20

    /// Creates a collector for the file of `tree`.
    init(for tree: SyntaxTree) {
        self.tree = tree
        hasProblems = !tree.problems.isEmpty
        hasInvalidText = hasProblems && tree.problems.contains { $0.reason == .invalidUTF8 }
    }

    /// Starts a scene.
    mutating func beginScene() {
        if !unknownWords.isEmpty { unknownWords = [:] }
        if !expectedWords.isEmpty { expectedWords = [] }
        if !likelyNames.isEmpty { likelyNames = [] }
        isIncomplete = false
    }

    /// Adds a diagnostic, unless a syntax problem spoils its place, or its line has a mistake that may have caused it.
    ///
    /// A diagnostic with a fix of its own isn't a consequence. With `isSeparate`, it neither has nor is one, like a
    /// wrong element of a list.
    mutating func report(_ diagnostic: Diagnostic, isSeparate: Bool = false) {
        if diagnostic.severity == .error { isIncomplete = true }
        if diagnostics.count > Self.maximumDiagnostics { return }
        mistakes.append(diagnostic.range)
        let line = tree.source.position(at: diagnostic.range.start).line
        if isSuspect(diagnostic.range) || hasInvalidText && isInvalidText(at: diagnostic.range) { return }
        if linesWithHash.contains(line) { return }
        if let sign = tree.hash(before: tree.token(endingAfter: max(diagnostic.range.end - 1, 0))) {
            linesWithHash.insert(line)
            diagnostics.append(.hashInsteadOfSlashes(sign, in: tree.source))
            return
        }
        if !isSeparate, let consequences = brokenLines[line], consequences.contains(diagnostic, in: tree) {
            brokenLines[line] = consequences.extended(to: diagnostic)
            return
        }
        if !isSeparate, diagnostic.fixes.isEmpty, diagnostics.last?.replaces(diagnostic.range) == true { return }
        if diagnostics.count == Self.maximumDiagnostics {
            diagnostics.append(.tooManyMistakes(limit: Self.maximumDiagnostics, at: diagnostic.range))
            return
        }
        diagnostics.append(diagnostic)
        if !isSeparate, let consequences = Consequences(of: diagnostic, in: tree) { brokenLines[line] = consequences }
    }

    /// Whether a word that isn't UTF-8 is at `range`, so that nobody knows what was meant.
    private func isInvalidText(at range: SourceRange) -> Bool {
        range.length <= Self.maximumWordLength
            && tree.source.text(in: range).unicodeScalars.contains { $0 == "\u{FFFD}" }
    }

    /// The longest range to search for text that isn't UTF-8.
    private static let maximumWordLength = 100

    /// Returns whether another error would not be reported, so that its message isn't needed. Marks the scene as
    /// incomplete then.
    mutating func skipsErrors() -> Bool {
        guard diagnostics.count > Self.maximumDiagnostics else { return false }
        isIncomplete = true
        return true
    }

    /// Records a mistake at `range` that is reported elsewhere.
    mutating func excuse(_ range: SourceRange) {
        isIncomplete = true
        mistakes.append(range)
    }

    /// Records a mistake whose cause is reported on another line, so that nothing that follows from it is reported.
    mutating func excuse(_ diagnostic: Diagnostic) {
        excuse(diagnostic.range)
        let line = tree.source.position(at: diagnostic.range.start).line
        if let consequences = Consequences(of: diagnostic, in: tree) { brokenLines[line] = consequences }
    }

    /// Returns whether a syntax problem spoils a part of `range`, so that another report would be redundant. Marks the
    /// scene as incomplete, because the caller doesn't bind that part.
    mutating func isSuspect(_ range: SourceRange) -> Bool {
        guard hasProblems, tree.isSpoiled(range) else { return false }
        isIncomplete = true
        return true
    }
}

/// Unknown words and Names.
extension DiagnosticCollector {
    /// Reports that `word` has no value where the words `known` have one. It is unknown in the whole file, so that is
    /// reported once for all scenes. With `mayBeDeclared`, a `let` without a name may declare it.
    mutating func reportUnknownVariable(
        _ word: SpelledToken, among known: () -> [String], in scene: String?, mayBeDeclared: Bool
    ) {
        guard let symbol = word.symbol else { return }
        let isNew = unknownVariables.insert(symbol).inserted
        if mayBeDeclared || !isNew && unknownWords[symbol] == nil && missedWords[symbol] == nil {
            excuse(word.range)
            return
        }
        let isWorthIt = isNew && unknownVariables.count <= Self.maximumSuggestions
        reportUnknown(word, .unknownVariable(word, known: isWorthIt ? known() : [], scene: scene))
    }

    /// Reports that `scene` has no view with this Name. `isExpected` means that an expectation uses it.
    mutating func reportUnknownName(
        _ name: SpelledToken, as role: PathRole, in scene: BoundScene, isExpected: Bool
    ) {
        guard let symbol = name.symbol else { return }
        let isWorthIt = unknownWords.count < Self.maximumSuggestions && unknownWords[symbol] == nil
        if isExpected { expectedWords.insert(symbol) }
        let fitting =
            isWorthIt
            ? scene.names.indices.filter { scene.isBare($0) && scene.isFitting(scene.names[$0].item, as: role) } : []
        let names = fitting.map { scene.text(of: $0) }
        // `TableView` may be what a program calls its only table.
        let kind = isWorthIt ? KindGuess(name.text).synonym?.kind : nil
        let ofKind = fitting.filter { scene.items[scene.names[$0].item].kind == kind }
        let only = ofKind.count == 1 ? ofKind.first.map { scene.text(of: $0) } : nil
        let isTitle = isWorthIt && role == .view && !names.contains(name.text) && tree.source.hasString(name.text)
        let unknown = UnknownName(
            name: name, scene: scene.title, role: role, isExpected: isExpected,
            // Short Names are all similar to one another.
            nearest: (name.text.utf8.count > 2 ? NearestWord.of(name.text, among: names) : nil) ?? only,
            spelling: Misspelling.name(name.text, among: names),
            inUse: isWorthIt ? scene.pathThroughUse(to: name.text) : nil, isTitle: isTitle,
            parameter: scene.isComponent && !isExpected ? name.text.wordOfParameter : nil,
            known: listsNames || isExpected && isWorthIt && role == .view && !names.isEmpty ? names : nil)
        reportUnknown(name, unknown.diagnostic)
    }

    /// Reports an unknown word once and adds notes for its further uses. Reports nothing if a part that a syntax
    /// problem spoils may have declared it.
    private mutating func reportUnknown(_ word: SpelledToken, _ diagnostic: Diagnostic) {
        guard let symbol = word.symbol else { return }
        if tree.wordsBesideProblems.contains(symbol) {
            excuse(word.range)
            return
        }
        let furtherUse = Diagnostic.Note("`\(word.text)` is used here, too", at: word.range)
        if let index = unknownWords[symbol] {
            excuse(word.range)
            diagnostics[index].notes.append(furtherUse)
            return
        }
        if let report = missedWords[symbol] {
            excuse(word.range)
            furtherUses.append((report, furtherUse))
            return
        }
        let index = diagnostics.count
        report(diagnostic)
        if index < diagnostics.count { unknownWords[symbol] = index }
    }

    /// Completes the diagnostics of `scene`: a Name may be misspelled where it is declared.
    mutating func finish(_ scene: BoundScene, _ symbols: SymbolIndex) {
        if diagnostics.isEmpty { return }
        joinUsesWithDeclarations(in: scene, symbols)
        leaveOutLikelyNames()
    }

    /// Reports an unknown Name together with the view that it means: several paths use the same Name, and a view has a
    /// similar Name that no path uses. A view with a Name like two unknown ones may be meant by neither.
    private mutating func joinUsesWithDeclarations(in scene: BoundScene, _ symbols: SymbolIndex) {
        if unknownWords.isEmpty || unknownWords.count > Self.maximumSuggestions { return }
        var unused: [(name: NameID, text: String)] = []
        for name in scene.names.indices
        where scene.isBare(name) && scene.names[name].treeIndex == 0 && !symbols.isUsed(scene.names[name].declaration) {
            unused.append((name, scene.text(of: name)))
        }
        if unused.isEmpty { return }
        var meant: [NameID: [(symbol: Symbol, index: Int)]] = [:]
        for (symbol, index) in unknownWords where diagnostics[index].notes.contains(where: { $0.range != nil }) {
            let word = tree.symbols.text(symbol)
            // A Name starts with an upper-case letter; a variable doesn't.
            guard word.utf8.first.map({ $0 < UInt8(ascii: "a") }) ?? false, word.utf8.count > 2,
                let nearest = NearestWord.of(word, among: unused.map { $0.text }),
                let name = unused.first(where: { $0.text == nearest })?.name
            else { continue }
            meant[name, default: []].append((symbol, index))
        }
        for (name, words) in meant {
            guard words.count == 1, let (symbol, index) = words.first else {
                for (_, index) in words {
                    for fix in diagnostics[index].fixes.indices { diagnostics[index].fixes[fix].safe = false }
                }
                continue
            }
            let (word, declared) = (tree.symbols.text(symbol), scene.text(of: name))
            let uses = [diagnostics[index].range] + diagnostics[index].notes.compactMap { $0.range }
            diagnostics[index] = .unusedName(
                declared, at: scene.range(of: name), besideUnknown: word, uses,
                isCertain: Misspelling.name(word, among: [declared]) != nil,
                areExpected: expectedWords.contains(symbol))
        }
    }

    /// Removes reports of unknown Names that a reported mistake most likely meant to declare.
    private mutating func leaveOutLikelyNames() {
        var leftOut: Set<Int> = []
        for (symbol, index) in unknownWords where isLikelyDeclared(tree.symbols.text(symbol)) { leftOut.insert(index) }
        if leftOut.isEmpty { return }
        var kept: [Diagnostic] = []
        var newIndices: [Int] = []
        for (index, diagnostic) in diagnostics.enumerated() {
            newIndices.append(kept.count)
            if !leftOut.contains(index) { kept.append(diagnostic) }
        }
        diagnostics = kept
        unknownWords = unknownWords.filter { !leftOut.contains($0.value) }.mapValues { newIndices[$0] }
    }

    /// Returns whether a reported mistake most likely meant to declare `word`.
    private func isLikelyDeclared(_ word: String) -> Bool {
        likelyNames.contains(word)
            || (likelyNames.count <= Self.maximumSuggestions && NearestWord.of(word, among: likelyNames) != nil)
    }

    /// Moves the diagnostics since the last call to the end of `fileDiagnostics`.
    ///
    /// An unknown word is reported once per file, so its later uses become notes of a diagnostic that has already
    /// moved.
    mutating func move(to fileDiagnostics: inout [Diagnostic]) {
        for (symbol, index) in unknownWords where unknownVariables.contains(symbol) {
            missedWords[symbol] = fileDiagnostics.count + index
        }
        unknownWords.removeAll()
        fileDiagnostics += diagnostics
        diagnostics.removeAll()
        for use in furtherUses { fileDiagnostics[use.report].notes.append(use.note) }
        furtherUses.removeAll()
        mistakes.removeAll()
        if !brokenLines.isEmpty { brokenLines = [:] }
        if !linesWithHash.isEmpty { linesWithHash = [] }
    }
}

extension DiagnosticCollector {
    /// The diagnostics to suppress after a mistake on the same line.
    enum Consequences {
        /// A missing layout, and what belongs to the next attribute or word after the mistake that ends here.
        case nextAttribute(end: Int)
        /// A missing layout, and what directly follows the wrong value of an attribute that ends here.
        case furtherValues(end: Int)
        /// A missing layout that an unknown word may have meant, and the unknown words that directly follow the one
        /// that ends here, as in prose.
        case furtherWords(end: Int)

        /// What begins in the text that the fix of the mistake replaces, which ends here.
        case replacedText(end: Int)

        /// Creates the consequences of `diagnostic`, or returns `nil` if it has none because it has a fix or is about a
        /// Name or a kind.
        init?(of diagnostic: Diagnostic, in tree: SyntaxTree) {
            if let end = diagnostic.fixes.first?.edits.last?.range.end, end > diagnostic.range.end,
                diagnostic.isReported(by: .wrongValue)
            {
                self = .replacedText(end: end)
                return
            }
            switch CompilerRule(rawValue: diagnostic.rule) {
            case _ where !diagnostic.fixes.isEmpty, .unknownName, .duplicateName, .unknownKind: return nil
            case .unknownAttribute: self = .furtherWords(end: diagnostic.range.end)
            case .wrongValue where !tree.source.beginsWord(at: diagnostic.range.start):
                self = .furtherValues(end: diagnostic.range.end)
            default: self = .nextAttribute(end: diagnostic.range.end)
            }
        }

        /// Returns whether `diagnostic` is a consequence. A word with a certain spelling fix is a mistake of its own.
        func contains(_ diagnostic: Diagnostic, in tree: SyntaxTree) -> Bool {
            switch self {
            case .nextAttribute(let end):
                diagnostic.isReported(by: .layout)
                    || !tree.source.hasWords(2, from: end, to: diagnostic.range.start)
            case .furtherValues(let end):
                diagnostic.isReported(by: .layout)
                    || !tree.source.hasWords(1, from: end, to: diagnostic.range.start)
            case .replacedText(let end): diagnostic.range.start < end
            case .furtherWords where diagnostic.fixes.contains { $0.safe }: false
            case .furtherWords(let end):
                switch CompilerRule(rawValue: diagnostic.rule) {
                case .layout: true
                case .unknownAttribute: tree.source.hasOnlyBlanks(from: end, to: diagnostic.range.start)
                default: false
                }
            }
        }

        /// Returns the consequences after `diagnostic`, which is one of them.
        func extended(to diagnostic: Diagnostic) -> Consequences {
            switch self {
            case .furtherWords where diagnostic.isReported(by: .unknownAttribute):
                .furtherWords(end: diagnostic.range.end)
            // The text is the value that was missing.
            case .nextAttribute where diagnostic.isReported(by: .unknownAttribute):
                .furtherValues(end: diagnostic.range.end)
            case .nextAttribute(let end): .nextAttribute(end: max(end, diagnostic.range.end))
            case .furtherValues(let end): .furtherValues(end: max(end, diagnostic.range.end))
            default: self
            }
        }
    }
}

extension Source {
    /// Returns whether a string is `text`, which isn't empty.
    fileprivate func hasString(_ text: String) -> Bool {
        let wanted = Array("\"\(text)\"".utf8)
        let last = bytes.count - wanted.count
        if last < 0 { return false }
        let first = wanted[0]
        return (0...last).contains { start in
            bytes[start] == first && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
        }
    }

    /// Returns whether at least `minimum` words begin between two offsets. Many diagnostics of a long line ask from the
    /// same start, so this reads no further than it has to.
    fileprivate func hasWords(_ minimum: Int, from start: Int, to end: Int) -> Bool {
        guard start < end, end <= bytes.count else { return false }
        var (count, isInside) = (0, false)
        for byte in bytes[start..<end] {
            if !isInside, byte.isLowercaseLetter { count += 1 }
            if count == minimum { return true }
            isInside = byte.isIdentifierByte
        }
        return false
    }

    /// Returns whether a word or Name without a dot before it begins at an offset.
    fileprivate func beginsWord(at offset: Int) -> Bool {
        guard offset >= 0, offset < bytes.count, bytes[offset].isIdentifierByte, !bytes[offset].isDigit else {
            return false
        }
        return offset == 0 || bytes[offset - 1] != UInt8(ascii: ".")
    }

    /// Returns whether only spaces and tabs are between two offsets.
    fileprivate func hasOnlyBlanks(from start: Int, to end: Int) -> Bool {
        start <= end && bytes[start..<end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}

extension String {
    /// The word for a parameter that takes the view with this Name.
    fileprivate var wordOfParameter: String {
        let word = prefix(1).lowercased() + dropFirst()
        // A parameter can't have a word that means something else.
        return Schema.meaning(of: word, isParameter: true) == nil ? word : "target"
    }
}

extension Diagnostic {
    /// Returns whether the fix of this replaces `range`, which comes after its own range: that is part of the same
    /// mistake then.
    fileprivate func replaces(_ range: SourceRange) -> Bool {
        guard let edit = fixes.first?.edits.first, self.range.end <= range.start else { return false }
        return edit.range.contains(range)
    }
}
