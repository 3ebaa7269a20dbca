import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let unusedLet: Rule = Rule(
        name: "unused-let", severity: .warning,
        explanation: """
            ## What it finds
            Reports a `let` constant that nothing uses. In a file without scenes, constants are for files that import
            it, so none is reported.

            In a file with errors, a constant counts as used if its name appears anywhere else. The mistake may
            be in the code that uses it, so no fix is offered then.

            ## Why it is bad
            Readers look for the code that depends on the constant. Often somebody repeated the value instead of
            using the name.

            ## Example
            ```scene
            let gap = 8
            scene Main 390x844 {
                button Save leading 8 top 8 size 120x44
            }
            ```

            ## Instead
            ```scene
            let gap = 8
            scene Main 390x844 {
                button Save leading (gap) top (gap) size 120x44
            }
            ```

            ## In UIKit
            Nothing corresponds: the Swift compiler warns about unused local constants.
            """,
        check: .file { file, hasErrors in
            // Other files may import it.
            if file.scenes.isEmpty { return [] }
            let words = hasErrors ? file.tree.wordCounts : [:]
            let unused = file.symbols.declarations.filter {
                $0.kind == .constant && !$0.isUsed && !$0.isBroken && words[$0.name] ?? 1 == 1
            }
            return unused.flatMap { constant in
                let removal = Diagnostic.Edit(file.tree.source.removable(constant.statement), "")
                return file.symbols.places(of: constant).map { place in
                    Rule.unusedLet.finding(
                        "unused constant `\(constant.name)`", at: place,
                        notes: [
                            Diagnostic.Note(
                                "use it in parentheses, as in `width (\(constant.name))`, or remove the line")
                        ],
                        // The code that uses it may not be written yet.
                        fixes: hasErrors ? [] : [Diagnostic.Fix("remove the line", safe: false, edits: [removal])])
                }
            }
        })
}

extension SyntaxTree {
    /// How often each word occurs.
    var wordCounts: [String: Int] {
        var counts: [String: Int] = [:]
        for index in 0..<tokens.count where tokens.kind(TokenID(index: index)) == .word {
            counts[text(TokenID(index: index)), default: 0] += 1
        }
        return counts
    }
}
