import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    /// Reports constants that nothing uses.
    static let unusedLet: Rule = Rule(
        name: "unused-let", severity: .warning, unused: .declaration,
        explanation: """
            ## What it finds
            Reports a `let` constant that nothing uses. In a file without scenes, or one that another checked file
            imports, constants are for the files that import it, so none is reported.

            In a file with errors, a constant counts as used if its name appears anywhere else. The mistake may
            be in the code that uses it, so no fix is offered then.

            ## Why it is bad
            Readers look for the code that depends on the constant. Often the value was repeated where
            the name should be used.

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
            file.unusedDeclarations(hasErrors) { $0.kind == .constant && !$0.isBroken }.flatMap { constant in
                file.findings(
                    of: .unusedLet, about: constant, "unused constant `\(constant.name)`",
                    advice: "use it in parentheses, as in `width (\(constant.name))`, or remove the line",
                    removal: hasErrors || file.tree.endsFile(constant.statement) ? nil : "remove the line")
            }
        })
}

extension BoundFile {
    /// Returns the findings about a declaration that nothing uses.
    ///
    /// - Parameter removal: What the fix that removes it is called; `nil` for no fix, because the code that uses it may
    ///   not be written yet.
    func findings(
        of rule: Rule, about declaration: SymbolIndex.Declaration, _ message: String, advice: String, removal: String?
    ) -> [Diagnostic] {
        let edit = Diagnostic.Edit(tree.source.removable(declaration.statement), "")
        return symbols.declarationRanges(of: declaration).map { place in
            rule.finding(
                message, at: place, notes: [Diagnostic.Note(advice)],
                fixes: [removal].compactMap { $0 }.map { Diagnostic.Fix($0, safe: false, edits: [edit]).forUnused })
        }
    }
}

extension SyntaxTree {
    /// Returns whether nothing but the ends of the blocks around `statement` comes after it: its writer may not be
    /// done.
    fileprivate func endsFile(_ statement: SourceRange) -> Bool {
        let all = 0..<tokens.count
        let end = all.partitioningIndex { tokens.range(TokenID(index: $0)).start >= statement.end }
        var isInBlock = false
        for index in Range(from: end, to: tokens.count) {
            switch tokens.kind(TokenID(index: index)) {
            case .rightBrace: isInBlock = true
            case .endOfFile: break
            default: return false
            }
        }
        return isInBlock
    }
}
