import SceneText
import Testing

@testable import SceneSyntax

/// Tests strings without a closing quote.
struct UnclosedStringTests {
    /// The string ends where its line ends, whichever characters end it, also right after the quote.
    @Test(arguments: ["\n", "\r\n", ""], ["", "Play", "a\\("])
    func endsBeforeTheLineEnd(_ lineEnd: String, _ content: String) throws {
        let text = "scene Main 9x9 { button \"\(content)\(lineEnd)"
        let tree = SyntaxTree.parse(Source(path: "a.scene", text: text))
        let start = text.utf8.count - lineEnd.utf8.count - content.utf8.count - 1
        let token = try #require(
            (0..<tree.tokens.count).map { TokenID(index: $0) }.first { tree.tokens.range($0).start == start })
        #expect(tree.tokens.range(token).end == start + 1 + content.utf8.count)
    }
}
