import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests which paths a source imports.
struct ImportTests {
    private static let sources: [(text: String, paths: [String])] = [
        ("", []), ("import", []), ("import \"", [""]), ("import \"a\"", ["a"]), ("import \"\"", [""]),
        (
            "\u{FEFF}// first\r\n\r\n;;\timport \"a.scene\"; import \"b/c.scene\"\r\nlet a = 1",
            ["a.scene", "b/c.scene"]
        ),
        ("import \"\\u{61}\\\\\\\"\\n\\t\\u{1F600}é\"", ["a\\\"\n\t😀é"]),
        ("import \"\\q\\u{}\\u{D800}\\u61\"", ["q\\u{}\\u{D800}\\u61"]),
        ("import \"a\"\nlet a = 1\nimport \"b\"", ["a", "b"]), ("imports \"a\"", []), ("import\n\"a\"", []),
        ("let a = 1\nimport \"a\"", []), ("scene A 1x1 { import \"a\" }", []), ("/ import \"a\"", []), ("//", []),
    ]

    @Test(arguments: sources.indices)
    func paths(_ index: Int) {
        let (text, paths) = Self.sources[index]
        #expect(Source(path: "a.scene", text: text).importedPaths == paths)
    }

    /// Most files begin with something else, which is found out without parsing them.
    @Test
    func everyFileWithImportsBeginsWithOne() {
        var random = SplitMix(seed: 14)
        let parts = [
            "import ", "\"a\"", "\n", "// b\n", ";", " ", "let a = 1", "\\", "imp", "/", "\u{FEFF}", "\"", "{",
        ]
        for _ in trials(2000) {
            let count = Int.random(in: 0...8, using: &random)
            let source = Source(path: "a.scene", text: (0..<count).map { _ in random.pick(parts) }.joined())
            let tree = SyntaxTree.parse(source)
            let first = (0..<tree.tokens.count).first { tree.tokens.kind(TokenID(index: $0)) != .semicolon }
            #expect(source.beginsWithImport == first.map { tree.text(TokenID(index: $0)) == "import" })
        }
    }
}
