import SceneSyntax
import SceneText

/// How diagnostics leave the checker.
extension SceneChecker {
    /// Moves what was found since the last call to the end of `fileDiagnostics`, the diagnostics of the file so far.
    ///
    /// An unknown word is reported once in a file, so its later uses become notes of a diagnostic that has been moved.
    mutating func moveDiagnostics(to fileDiagnostics: inout [Diagnostic]) {
        for (symbol, index) in unknownWords where scope.missedWords.contains(symbol) {
            missedWords[symbol] = fileDiagnostics.count + index
        }
        unknownWords.removeAll()
        fileDiagnostics += diagnostics
        diagnostics.removeAll()
        for use in furtherUses { fileDiagnostics[use.report].notes.append(use.note) }
        furtherUses.removeAll()
        mistakes.removeAll()
        if !brokenLines.isEmpty { brokenLines = [:] }
    }

    /// Removes the reports of unknown Names that some mistake, which is reported, most likely meant to declare.
    mutating func leaveOutLikelyNames() {
        let leftOut = Set(unknownWords.filter { isLikelyDeclared(tree.symbols.text($0.key)) }.values)
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
}
