import Foundation
import SceneSyntax
import SceneText
import TestSupport

/// The files that describe the language, and shared helpers.
enum SceneGrammar {
    /// The folder of the grammar and the reference.
    static let folder = Fixtures("../../grammar")

    static let grammar: Result<Grammar, any Error> = Result { try GrammarReader.read(folder.text("scene.ebnf")) }

    /// Whether the grammar derives the tokens of `tree`.
    static func derives(_ tree: SyntaxTree) throws -> Bool {
        Recognizer.accepts(ExplicitToken.tokens(of: tree), in: try grammar.get())
    }

    /// Parses `text`.
    static func parse(_ text: String) -> SyntaxTree {
        SyntaxTree.parse(Source(path: "test.scene", text: text))
    }

    /// Every scene file in the examples and tests: path and text.
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
