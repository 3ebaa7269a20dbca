import SceneFormat
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests the layout of the scenes in `Fixtures`.
struct FormattedFixtureTests {
    private static let fixtures = Fixtures("Fixtures")

    @Test(arguments: fixtures.names(endingIn: ".scene"))
    func layout(_ name: String) throws {
        let source = Source(path: name, bytes: try Self.fixtures.bytes(name + ".scene"))
        let formatted = try #require(SyntaxTree.parse(source).formatted())
        #expect(try Self.fixtures.difference(String(decoding: formatted, as: UTF8.self), from: name) == nil)
    }

    @Test func syntaxErrorsPreventFormatting() {
        #expect(SyntaxTree.parse(Source(path: "a.scene", text: "scene Main 390x844 {")).formatted() == nil)
    }

    @Test(arguments: ["", " \n\n", "\u{FEFF}", "\r\n\r\n", ";;\n"])
    func aFileWithoutContentBecomesEmpty(_ text: String) {
        #expect(SyntaxTree.parse(Source(path: "a.scene", text: text)).formatted() == [])
    }
}
