import SceneSyntax
import SceneText

/// Moves diagnostics from the checker to the file.
extension SceneChecker {
    /// Moves the diagnostics since the last call to the end of `fileDiagnostics`.
    ///
    /// An unknown word is reported once per file, so its later uses become notes of a diagnostic that has already
    /// moved.
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

    /// Removes reports of unknown Names that a reported mistake most likely meant to declare.
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
