import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let unusedImport: Rule = Rule(
        name: "unused-import", severity: .warning, unused: .importStatement,
        explanation: """
            ## What it finds
            Reports an `import` of a file from which nothing is used. An import brings what its file itself
            defines, neither its scenes nor what it imports in turn.

            In a file with errors, an import counts as used if a word that it brings appears anywhere. The mistake
            may be in the code that uses it, so no fix is offered then.

            ## Why it is bad
            Readers look for what the scenes need from the file. A change of the file seems to concern scenes that
            it can't change.

            ## Example
            ```scene
            import "parts.scene"
            scene Main 390x844 {
                button Save leading 8 top 8 size 120x44
            }
            ```

            ## Instead
            ```scene
            import "parts.scene"
            scene Main 390x844 {
                button Save leading (gap) top (gap) size 120x44
            }
            ```
            Here, `parts.scene` contains `let gap = 8`.

            ## In UIKit
            Nothing corresponds: the Swift compiler doesn't warn about unused imports.
            """,
        check: .file { file, hasErrors in
            file.imports.filter { hasErrors ? !$0.isMentioned : !$0.isUsed }.map { unused in
                let removal = Diagnostic.Edit(file.tree.source.removable(unused.statement), "")
                let path = file.tree.source.text(in: unused.path)
                return Rule.unusedImport.finding(
                    "nothing of \(path) is used", at: unused.path,
                    notes: [
                        Diagnostic.Note(
                            unused.wordCount == 0
                                ? "an import brings the `let`s and components of its file, and there are none in it"
                                : "use what it brings, or remove the line")
                    ],
                    // The code that uses it may not be written yet.
                    fixes: hasErrors ? [] : [Diagnostic.Fix("remove the line", safe: false, edits: [removal]).forUnused]
                )
            }
        })
}
