import SceneSemantics
import SceneText

extension Rule {
    /// ## What it finds
    /// A `let` whose word nothing uses.
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
        check: .file { file in
            file.unusedConstants.map { constant in
                let removal = Diagnostic.Edit(file.tree.source.removable(constant.statement), "")
                return Rule.unusedLet.finding(
                    "nothing uses `\(constant.name.text)`", at: constant.name.range,
                    notes: [
                        Diagnostic.Note(
                            "use it in parentheses, as in `width (\(constant.name.text))`, or leave the line out")
                    ],
                    fixes: [Diagnostic.Fix("leave the line out", safe: true, edits: [removal])])
            }
        })
}
