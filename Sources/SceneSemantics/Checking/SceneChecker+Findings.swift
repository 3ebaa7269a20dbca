import SceneRuntime
import SceneSyntax
import SceneText

/// Reports diagnostics and suppresses those that only follow from others.
extension SceneChecker {
    /// The number of mistakes in a scene after which no more are reported.
    private static let mostDiagnostics = 1000
    /// The number of unknown Names that get suggestions. If there are more, the cause isn't a typo.
    static let mostSuggestions = 20

    /// Moves the report of an unknown Name to its misspelled declaration: several paths use the same Name, and a view
    /// has a similar Name that no path uses.
    mutating func blameDeclarations() {
        if unknownWords.isEmpty || unknownWords.count > Self.mostSuggestions { return }
        let unused = boundScene.names.indices.filter { !isNameUsed[$0] }
        if unused.isEmpty { return }
        for (symbol, index) in unknownWords where diagnostics[index].notes.contains(where: { $0.range != nil }) {
            let word = tree.symbols.text(symbol)
            // A Name starts with an upper-case letter; a variable doesn't.
            guard word.utf8.first.map({ $0 < UInt8(ascii: "a") }) ?? false,
                word.utf8.count > 2, let nearest = NearestWord.of(word, among: unused.map { boundScene.text(of: $0) }),
                let name = unused.first(where: { boundScene.text(of: $0) == nearest })
            else { continue }
            let uses = [diagnostics[index].range] + diagnostics[index].notes.compactMap { $0.range }
            diagnostics[index] = .misspelledDeclaration(
                nearest, at: boundScene.range(of: name), meant: word, uses,
                isPlain: Misspelling.name(nearest, among: [word]) != nil, areExpected: !linkedWords.contains(symbol))
        }
    }

    /// Returns whether a reported mistake most likely meant to declare `word`.
    func isLikelyDeclared(_ word: String) -> Bool {
        likelyNames.contains(word)
            || (likelyNames.count <= Self.mostSuggestions && NearestWord.of(word, among: likelyNames) != nil)
    }

    /// Whether nothing more is reported, so that there is no need to find words for it.
    var isFull: Bool { diagnostics.count > Self.mostDiagnostics }

    /// Adds a diagnostic, unless its line has a syntax problem or a mistake that may have caused it. A diagnostic with
    /// a fix of its own isn't a consequence.
    mutating func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { isIncomplete = true }
        if isFull { return }
        mistakes.append(diagnostic.range)
        let line = tree.source.position(at: diagnostic.range.start).line
        if isSuspect(diagnostic.range) || brokenLines[line]?.contains(diagnostic) ?? false { return }
        if diagnostics.count == Self.mostDiagnostics {
            diagnostics.append(.tooManyMistakes(limit: Self.mostDiagnostics, at: diagnostic.range))
            return
        }
        diagnostics.append(diagnostic)
        if let consequences = Consequences(of: diagnostic) { brokenLines[line] = consequences }
    }

    /// The diagnostics to suppress after a mistake on the same line.
    enum Consequences {
        /// All of them.
        case everything
        /// Further unknown attributes, as in prose, and a missing layout that such a word may have meant.
        case furtherWords

        /// Creates the consequences of `diagnostic`, or returns `nil` if it has none because it has a fix or is about a
        /// Name or a kind.
        init?(of diagnostic: Diagnostic) {
            switch BasicRule(rawValue: diagnostic.rule) {
            case _ where !diagnostic.fixes.isEmpty, .unknownName, .duplicateName, .unknownKind: return nil
            case .unknownAttribute: self = .furtherWords
            default: self = .everything
            }
        }

        /// Returns whether `diagnostic` is a consequence. A word with a certain spelling fix is a mistake of its own.
        func contains(_ diagnostic: Diagnostic) -> Bool {
            switch self {
            case .everything: true
            case .furtherWords:
                !diagnostic.fixes.contains { $0.safe }
                    && [BasicRule.unknownAttribute, .layout].contains { $0.rawValue == diagnostic.rule }
            }
        }
    }

    /// Records a mistake at `range` that is reported elsewhere.
    mutating func excuse(_ range: SourceRange) {
        isIncomplete = true
        mistakes.append(range)
    }

    /// Reports that no view has this Name.
    mutating func reportUnknownName(_ name: SpelledToken) {
        guard let symbol = name.symbol else { return }
        let isWorthIt = unknownWords.count < Self.mostSuggestions && unknownWords[symbol] == nil
        if !isInExpectation { linkedWords.insert(symbol) }
        let names = isWorthIt ? boundScene.names.indices.map { boundScene.text(of: $0) } : []
        reportUnknown(
            name,
            .unknownName(
                // Short Names are all similar to one another.
                name, nearest: name.text.utf8.count > 2 ? NearestWord.of(name.text, among: names) : nil,
                spelling: Misspelling.name(name.text, among: names), isExpected: isInExpectation, scene: boundScene.name
            ))
    }

    /// Reports an unknown word once and adds notes for its further uses. Reports nothing if a line with a syntax
    /// problem may have declared it.
    mutating func reportUnknown(_ word: SpelledToken, _ diagnostic: Diagnostic) {
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

    /// Returns whether a syntax problem starts on a line of `range`, so that another report would be redundant. Marks
    /// the scene as incomplete, because the caller doesn't bind that part.
    mutating func isSuspect(_ range: SourceRange) -> Bool {
        guard hasProblems, tree.hasProblem(onLinesOf: range) else { return false }
        isIncomplete = true
        return true
    }

    /// Returns whether the item `id` or one of its ancestors has an error, so that consequences of its position aren't
    /// reported.
    func isDoubtful(_ id: ItemID) -> Bool {
        var next: ItemID? = id
        while let current = next {
            if boundScene.items[current].isBroken { return true }
            next = boundScene.items[current].parent
        }
        return false
    }
}
