import SceneSemantics
import SceneSyntax
import SceneText

extension BoundFile {
    /// Returns the declarations that `isIncluded` accepts and nothing uses. In a file with errors, a declaration is
    /// used if its name is anywhere else.
    func unusedDeclarations(
        _ hasErrors: Bool, where isIncluded: (SymbolIndex.Declaration) -> Bool
    ) -> [SymbolIndex.Declaration] {
        // Other files may import it.
        if scenes.isEmpty { return [] }
        let words = hasErrors ? tree.wordCounts : [:]
        return symbols.declarations { !$0.isRead && isIncluded($0) && words[$0.name] ?? 1 == 1 }
    }
}

extension SyntaxTree {
    /// How often each word occurs.
    fileprivate var wordCounts: [String: Int] {
        var counts: [String: Int] = [:]
        for index in 0..<tokens.count where tokens.kind(TokenID(index: index)) == .word {
            counts[text(TokenID(index: index)), default: 0] += 1
        }
        return counts
    }
}
