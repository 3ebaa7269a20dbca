import SceneRuntime
import SceneSyntax
import SceneText

/// What is reported, and what is not since it only follows from something else.
extension SceneChecker {
    /// After so many mistakes in a scene there is no use in looking for more.
    private static let mostDiagnostics = 1000
    /// For how many unknown Names similar ones are looked for: with more of them it is not the spelling.
    static let mostSuggestions = 20

    /// Moves what is said of an unknown Name to where it is most likely misspelled: where several paths agree on it, and a
    /// view has a similar Name that no path leads to, that is at the view.
    mutating func blameDeclarations() {
        if unknownWords.isEmpty || unknownWords.count > Self.mostSuggestions { return }
        let unused = boundScene.names.indices.filter { !isNameUsed[$0] }
        if unused.isEmpty { return }
        for (symbol, index) in unknownWords where diagnostics[index].notes.contains(where: { $0.range != nil }) {
            let word = tree.symbols.text(symbol)
            // A Name begins with an upper-case letter; a variable does not.
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

    /// Whether some mistake that was reported most likely meant to declare `word`.
    func isLikelyDeclared(_ word: String) -> Bool {
        likelyNames.contains(word)
            || (likelyNames.count <= Self.mostSuggestions && NearestWord.of(word, among: likelyNames) != nil)
    }

    /// Records a finding, unless its line has a syntax problem, or a mistake of which it may be a consequence: what can be
    /// fixed by itself has none.
    mutating func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { isIncomplete = true }
        if diagnostics.count > Self.mostDiagnostics { return }
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

    /// What is not reported behind a mistake on the same line, since it may follow from it.
    enum Consequences {
        /// Whatever is wrong there.
        case everything
        /// Further words that are no attributes, as in prose, and layout that such a word was to give.
        case furtherWords

        /// Those of `diagnostic`; `nil` where it says all that is wrong: what can be fixed by itself, a Name, a kind.
        init?(of diagnostic: Diagnostic) {
            switch BasicRule(rawValue: diagnostic.rule) {
            case _ where !diagnostic.fixes.isEmpty, .unknownName, .duplicateName, .unknownKind: return nil
            case .unknownAttribute: self = .furtherWords
            default: self = .everything
            }
        }

        /// Whether `diagnostic` is one of them. A word of which it is plain how it is spelled is a mistake of its own.
        func contains(_ diagnostic: Diagnostic) -> Bool {
            switch self {
            case .everything: true
            case .furtherWords:
                !diagnostic.fixes.contains { $0.safe }
                    && [BasicRule.unknownAttribute, .layout].contains { $0.rawValue == diagnostic.rule }
            }
        }
    }

    /// Records that what stands at `range` cannot be understood, for a reason that is reported elsewhere.
    mutating func excuse(_ range: SourceRange) {
        isIncomplete = true
        mistakes.append(range)
    }

    /// Records that no view is called `name`.
    mutating func reportUnknownName(_ name: SpelledToken) {
        guard let symbol = name.symbol else { return }
        let isWorthIt = unknownWords.count < Self.mostSuggestions && unknownWords[symbol] == nil
        if !isInExpectation { linkedWords.insert(symbol) }
        let names = isWorthIt ? boundScene.names.indices.map { boundScene.text(of: $0) } : []
        reportUnknown(
            name,
            .unknownName(
                // Short Names are all near to one another.
                name, nearest: name.text.utf8.count > 2 ? NearestWord.of(name.text, among: names) : nil,
                spelling: Misspelling.name(name.text, among: names), isExpected: isInExpectation, scene: boundScene.name
            ))
    }

    /// Records that `word` stands for nothing; a word is reported once, with its other uses beside, and not at all where
    /// a line with a syntax problem may have said what it stands for.
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

    /// Returns whether a syntax problem begins on a line of `range`, so that more about it would be said twice. The
    /// scene is incomplete then, since the caller leaves out what it would have bound.
    mutating func isSuspect(_ range: SourceRange) -> Bool {
        guard hasProblems, tree.hasProblem(onLinesOf: range) else { return false }
        isIncomplete = true
        return true
    }

    /// Whether something was reported of the item `id`, or of one around it, so that what follows from where it stands
    /// is not reported.
    func isDoubtful(_ id: ItemID) -> Bool {
        var next: ItemID? = id
        while let current = next {
            if boundScene.items[current].isBroken { return true }
            next = boundScene.items[current].parent
        }
        return false
    }
}
