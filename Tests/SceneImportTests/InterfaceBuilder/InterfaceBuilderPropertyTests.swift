import SceneFormat
import SceneImport
import SceneLint
import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests that generated and damaged documents are imported as valid scenes in the standard layout.
struct InterfaceBuilderPropertyTests {
    private static let fixtures = Fixtures("../Fixtures/InterfaceBuilder")
    private static let samples = ["profile.storyboard", "tables.storyboard", "containers.storyboard", "views.xib"]

    @Test func generatedDocuments() {
        var random = SplitMix(seed: 4)
        for _ in trials(12) {
            let result = assertImport(Array(DocumentGenerator(&random).text.utf8))
            #expect(result.diagnostics.isEmpty)
        }
    }

    @Test(arguments: samples)
    func cutDocuments(_ name: String) throws {
        let bytes = try Self.fixtures.bytes(name)
        for count in stride(from: 0, to: bytes.count, by: 977) { assertImport(Array(bytes[..<count])) }
    }

    @Test(arguments: samples)
    func changedValues(_ name: String) throws {
        let bytes = try Self.fixtures.bytes(name)
        let values = [
            "\"nan\"", "\"-1e6\"", "\"1e6\"", "\"1e-320\"", "\"\"", "\"NO\"", "\"YES\"", "\"pro-fi-002\"",
            "\"\n`&quot;}\"",
        ]
        var random = SplitMix(seed: 5)
        for _ in trials(12) {
            var changed = bytes
            for _ in 0..<3 {
                let start = Int.random(in: 0..<changed.count, using: &random)
                guard let opening = changed[start...].firstIndex(of: UInt8(ascii: "\"")),
                    let closing = changed[(opening + 1)...].firstIndex(of: UInt8(ascii: "\""))
                else { continue }
                changed.replaceSubrange(opening...closing, with: random.pick(values).utf8)
            }
            assertImport(changed)
        }
    }

    @Test(arguments: samples)
    func changedBytes(_ name: String) throws {
        let bytes = try Self.fixtures.bytes(name)
        var random = SplitMix(seed: 6)
        for _ in trials(12) {
            var changed = bytes
            let place = Int.random(in: 0..<changed.count, using: &random)
            changed[place] = random.pick(Array("<>/=\"'& 9.-\u{1}é".utf8))
            assertImport(changed)
        }
    }

    /// Would take minutes if the time were quadratic, and overflow the stack if the import were recursive.
    @Test func deepNesting() {
        let view = "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
        let count = 10_000
        let text =
            "<document><objects>" + String(repeating: view, count: count)
            + String(repeating: "</subviews></view>", count: count) + "</objects></document>"
        #expect(assertImport(Array(text.utf8)).status == .partly)
    }

    /// Each scene embeds the next one twice: 2 to the power of 30 views, if there were no limit.
    @Test func manyContainers() {
        var text = "<document><scenes>"
        for index in 0..<30 {
            let container = """
                <containerView id="c\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <connections><segue kind="embed" destination="v\(index + 1)"/></connections></containerView>
                """
            text += """
                <scene><objects><viewController id="v\(index)"><view key="view">
                <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(container)\(container)</subviews>
                </view></viewController></objects></scene>
                """
        }
        // What is imported is too long to check it, too, in a test.
        let source = Source(path: "a.storyboard", text: text + "</scenes></document>")
        let result = ImportResult(ImportedDocument(interfaceBuilder: source, .init()), in: source, ImportAssumptions())
        #expect(result.diagnostics.contains { $0.message.contains("embed too many views") })
    }

    /// Imports `bytes`, and checks that the text is a valid scene file in the standard layout, and that a second import
    /// gives the same.
    @discardableResult
    private func assertImport(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) -> ImportResult {
        let source = Source(path: "a.storyboard", bytes: bytes)
        let options = InterfaceBuilderOptions(writesExpectations: true)
        let result = ImportResult(ImportedDocument(interfaceBuilder: source, options), in: source, ImportAssumptions())
        let again = ImportResult(ImportedDocument(interfaceBuilder: source, options), in: source, ImportAssumptions())
        #expect(result.text == again.text, sourceLocation: location)
        #expect((result.status == .everything) == result.diagnostics.isEmpty, sourceLocation: location)
        for diagnostic in result.diagnostics { #expect(diagnostic.range.end <= bytes.count, sourceLocation: location) }
        if result.status == .nothing { return result }
        let tree = SyntaxTree.parse(Source(path: "a.scene", bytes: result.text))
        #expect(tree.problems.isEmpty, sourceLocation: location)
        #expect(tree.formatted() == result.text, sourceLocation: location)
        var work = 0
        let errors = LintedFile.diagnostics(of: tree.source, rules: [], work: &work).filter { $0.severity == .error }
        #expect(
            errors.isEmpty,
            "\(errors.map { $0.listing(in: tree.source) })\n\(String(decoding: result.text, as: UTF8.self))",
            sourceLocation: location)
        for entry in result.map.entries {
            #expect(entry.start <= entry.end && entry.end <= result.text.count, sourceLocation: location)
            #expect(entry.origin.end <= bytes.count, sourceLocation: location)
        }
        return result
    }
}
