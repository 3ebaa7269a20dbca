import SceneFormat
import SceneImport
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Imports the printed view hierarchies in `Fixtures`.
struct ImportFixtureTests {
    private static let fixtures = Fixtures("Fixtures")
    private static let names = fixtures.names(endingIn: ".txt")

    @Test(arguments: names)
    func scenes(_ name: String) throws {
        let source = Source(path: name + ".txt", bytes: try Self.fixtures.bytes(name + ".txt"))
        let shown = ImportResult.ofDump(source).shown(in: source)
        #expect(try Self.fixtures.difference(shown, from: name) == nil)
    }

    @Test(arguments: names)
    func scenesAreFormattedAndHaveNoErrors(_ name: String) throws {
        let result = ImportResult.ofDump(Source(path: name, bytes: try Self.fixtures.bytes(name + ".txt")))
        #expect(SyntaxTree.parse(result.scene).formatted() == result.text)
        #expect(result.errorsInScenes == [])
    }

    /// Every item of the text comes from the row of its view.
    @Test(arguments: names)
    func itemsComeFromTheirRows(_ name: String) throws {
        let source = Source(path: name, bytes: try Self.fixtures.bytes(name + ".txt"))
        let result = ImportResult.ofDump(source)
        for entry in result.map.entries {
            #expect(source.text(in: entry.origin).hasPrefix("<" + entry.className))
            let item = result.scene.text(in: result.scene.range(entry.start, entry.end))
            let line = item.prefix { $0 != "\n" }
            #expect(entry.name.isEmpty || line.split(separator: " ").prefix(3).contains { $0 == entry.name }, "\(line)")
            #expect(result.map.origin(of: result.scene.range(entry.start, entry.start)) == entry.origin)
        }
    }

    @Test func whatIsNoPrintoutHasNoScenes() throws {
        #expect(ImportResult.ofDump("scene Main 10x10 {}").status == .nothing)
        #expect(ImportResult.ofDump("").status == .nothing)
    }
}
