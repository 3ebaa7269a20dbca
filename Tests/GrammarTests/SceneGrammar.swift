import Foundation
import SceneSyntax
import SceneText
import TestSupport

/// The files that describe the language, and what the tests ask of them.
enum SceneGrammar {
    /// The folder of the grammar and the reference.
    static let folder = Fixtures("../../grammar")

    /// The grammar of the language.
    static let grammar: Result<Grammar, any Error> = Result { try GrammarReader.read(folder.text("scene.ebnf")) }

    /// Whether the grammar derives `text`.
    static func derives(_ tree: SyntaxTree) throws -> Bool {
        Recogniser.accepts(ExplicitToken.tokens(of: tree), in: try grammar.get())
    }

    /// The tree of `text`.
    static func parse(_ text: String) -> SyntaxTree {
        SyntaxTree.parse(Source(path: "test.scene", text: text))
    }

    /// Every scene file of the examples and of the tests' fixtures: path and text.
    static let sceneFiles: [(path: String, text: String)] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return ["examples", "Tests"].flatMap { folder -> [(path: String, text: String)] in
            let paths =
                FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
                .compactMap { $0 as? String }.filter { $0.hasSuffix(".scene") }.sorted() ?? []
            return paths.compactMap { path in
                let url = root.appendingPathComponent(folder).appendingPathComponent(path)
                guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
                return (path: "\(folder)/\(path)", text: text)
            }
        }
    }()
}
