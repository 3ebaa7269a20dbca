import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    /// ## What it finds
    /// A `let` whose word nothing uses. In a file with errors a word that is written elsewhere counts as used, and the line
    /// is not left out by `--fix`: what uses it may be what is wrong.
    ///
    /// ## Why it is bad
    /// Whoever reads the scene looks for the place that depends on it. Often a value was typed in again where the word
    /// should stand.
    ///
    /// ## Example
    /// ```scene
    /// let gap = 8
    /// scene Main 390x844 {
    ///     button Save leading 8 top 8 size 120x44
    /// }
    /// ```
    ///
    /// ## Instead
    /// ```scene
    /// let gap = 8
    /// scene Main 390x844 {
    ///     button Save leading (gap) top (gap) size 120x44
    /// }
    /// ```
    static let unusedLet: Rule = Rule(
        name: "unused-let", severity: .warning,
        check: .file { file, hasErrors in
            let words = hasErrors ? file.tree.wordCounts : [:]
            let unused = file.unusedConstants.filter { words[$0.name.text] ?? 1 == 1 }
            return unused.map { constant in
                let removal = Diagnostic.Edit(file.tree.source.removable(constant.statement), "")
                return Rule.unusedLet.finding(
                    "unused constant `\(constant.name.text)`", at: constant.name.range,
                    notes: [
                        Diagnostic.Note(
                            "use it in parentheses, as in `width (\(constant.name.text))`, or remove the line")
                    ],
                    fixes: hasErrors ? [] : [Diagnostic.Fix("remove the line", safe: true, edits: [removal])])
            }
        })
}

extension SyntaxTree {
    /// How often each word is written.
    fileprivate var wordCounts: [String: Int] {
        var counts: [String: Int] = [:]
        for index in 0..<tokens.count where tokens.kind(TokenID(index: index)) == .word {
            counts[text(TokenID(index: index)), default: 0] += 1
        }
        return counts
    }
}
