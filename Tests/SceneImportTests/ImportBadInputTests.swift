import SceneFormat
import SceneImport
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Imports what no debugger prints. Whatever it is, the text of the scenes has no errors, and all places are in the
/// input.
struct ImportBadInputTests {
    private static let fixtures = Fixtures("Fixtures")

    private func check(_ bytes: [UInt8]) {
        let source = Source(path: "dump.txt", bytes: bytes)
        let result = ImportResult.ofDump(source)
        let shown = { String(decoding: bytes, as: UTF8.self) + "\n-->\n" + result.string }
        #expect(result.errorsInScenes == [], "\(shown())")
        #expect(SyntaxTree.parse(result.scene).formatted() == result.text, "\(shown())")
        for entry in result.map.entries {
            #expect(entry.origin.end <= bytes.count && entry.start <= entry.end && entry.end <= result.text.count)
        }
        for diagnostic in result.diagnostics { #expect(diagnostic.range.end <= bytes.count) }
    }

    @Test(arguments: fixtures.names(endingIn: ".txt"))
    func mutatedPrintouts(_ name: String) throws {
        let bytes = try Self.fixtures.bytes(name + ".txt")
        var random = SplitMix(seed: 7)
        let pieces = [
            "<", ">", ";", "'", "\"", "(", ")", "{", "}", "|", "\n", "\\n", "=", "\\", "/", "...", "-", "0", "\u{FF}",
        ]
        for _ in trials(8) {
            var mutated = bytes
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let start = Int.random(in: 0..<mutated.count, using: &random)
                let end = min(mutated.count, start + Int.random(in: 0...20, using: &random))
                switch Int.random(in: 0..<4, using: &random) {
                case 0: mutated.removeSubrange(start..<end)
                case 1:
                    mutated.insert(
                        contentsOf: mutated[start..<end], at: Int.random(in: 0...mutated.count, using: &random))
                case 2: mutated.replaceSubrange(start..<end, with: random.pick(pieces).utf8)
                default: mutated[start] = UInt8.random(in: 0...255, using: &random)
                }
                if mutated.isEmpty { mutated = [0] }
            }
            check(mutated)
        }
    }

    @Test func cutPrintouts() throws {
        let bytes = try Self.fixtures.bytes("tables.txt")
        for end in stride(from: 0, to: bytes.count, by: 131) { check(Array(bytes[..<end])) }
    }

    @Test func deepNesting() {
        for step in [1, 3] {
            let rows = (0..<400).map { index in
                String(repeating: "| ", count: index * step) + "<UIView: 0x\(index); frame = (0 0; 10 10)>\n"
            }
            let result = ImportResult.ofDump(rows.joined())
            #expect(result.errorsInScenes == [])
            #expect(result.diagnostics.count == 1)
            #expect(result.diagnostics.first?.message == "this view is nested too deep for a scene, so it is left out")
        }
    }

    @Test func deepNestingOfCells() {
        let rows = (0..<450).map { index in
            let name = ["UITableView", "UITableViewCell", "UITableViewCellContentView"][index % 3]
            return String(repeating: "|", count: index) + "<\(name): 0x\(index); frame = (0 0; 10 10)>\n"
        }
        check(Array(rows.joined().utf8))
    }

    @Test(arguments: [
        "<", "<<", "<A", "<A:", "<A: 0x", "<A: 0x1", "<A: 0x1;", "<A: 0x1; frame", "<A: 0x1; frame =",
        "<A: 0x1; frame = (",
        "<A: 0x1; frame = (0 0; 1 1)", "<A: 0x1; frame = (0 0; 1 1)>>>", "<A; frame = (0 0; 1 1)>",
        "<A: frame = (0 0; 1 1)>", "<A: 0x1; text = 'x", "<A: 0x1; frame = (0 0; 1 1); text = '\\u12",
        "\u{FEFF}<A: 0x1>",
        "<A: 0x1; frame = (0 0; 1 1); text = '\u{202E}\u{0}\\'>", "|||||", "\\n|\\n|<A: 0x1; frame = (0 0; 1 1)>\\n",
        "<A: 0x1; frame = (1e9 1e9; 1e9 1e9)>", "<A: 0x1; frame = (0 0; 1 1); transform = [1e300, 0, 0, 1e300, 0, 0]>",
        "<A: 0x1; frame = (0 0; 1 1); transform = [1, 1, 1, 1, 1, 1]>",
        "<A: 0x1; frame = (0 0; 1 1); transform = [nan, 0, 0, 1, 0, 0]>",
        "<A: 0x1; frame = (0 0; 1 1); alpha = nan; contentOffset: {1e99, 0}; anchorPoint = (inf, 0)>",
        "<UIView: 0x1; frame = (0 0; 0.00000001 1e-300)>",
    ])
    func fragments(_ text: String) {
        check(Array(text.utf8))
        check(Array((text + "\n | " + text).utf8))
    }

    /// Would take minutes if the time were quadratic.
    @Test(arguments: [
        "<", "<A: 0x1; ", "<A: 0x1; frame = (0 0; 1 1); text = '", "\n", "|", "'", "<A: 0x1; text: ", "= '", "\\n|",
        "...\n",
        "<UIWindow: 0x1; frame = (0 0; 1 1)>\n", "<A: 0x1>", "= \"  ", "<A: 0x1; frame = (0 0; 1 1)>\n| ",
        "|<UITableViewCell: 0x1; frame = (0 0; 1 1)>\n||<UITableViewCellContentView: 0x2; frame = (0 0; 2 2)>\n",
    ])
    func repeatedFragments(_ piece: String) {
        check(Array(String(repeating: piece, count: 20_000 / piece.utf8.count).utf8))
    }

    /// What is nested too deep is left out, so that the scene can be read.
    @Test func deepViews() {
        let rows = (0..<300).map {
            String(repeating: "   | ", count: $0) + "<UIView: 0x\(1000 + $0); frame = (0 0; 9 9)>\n"
        }
        let result = ImportResult.ofDump(rows.joined())
        let lines = result.text.split(separator: UInt8(ascii: "\n"))
        let indentations = lines.map { line in line.prefix { $0 == UInt8(ascii: " ") }.count }
        #expect(indentations.max() == 250 * 4)
        #expect(result.errorsInScenes == [])
    }

    /// Would take minutes if the time were quadratic.
    @Test func manyWindows() {
        let rows = (0..<15_000).map { "<UIWindow: 0x\(1000 + $0); frame = (0 0; 9 9)>\n" }
        #expect(ImportResult.ofDump(rows.joined()).map.entries.count > 15_000)
    }

    /// Would take minutes if each view of an embedded controller searched for its root.
    @Test func manyEmbeddedViews() {
        let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
        let controllers = [
            """
            <viewController id="A"><view key="view" id="V">\(rect)<subviews><containerView id="C">\(rect)
            <connections><segue destination="B" kind="embed" id="S"/></connections></containerView></subviews></view>
            </viewController>
            """,
            "<viewController id=\"B\">\(String(repeating: "<a/>", count: 6000))<view key=\"view\" id=\"W\">\(rect)"
                + "<subviews>\(String(repeating: "<view>\(rect)</view>", count: 6000))</subviews></view></viewController>",
        ]
        let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }
        let text = "<document targetRuntime=\"iOS.CocoaTouch\"><scenes>\(scenes.joined())</scenes></document>"
        let source = Source(path: "a.storyboard", text: text)
        let result = ImportResult(ImportedDocument(interfaceBuilder: source), in: source, ImportAssumptions())
        #expect(result.map.entries.count > 12_000)
    }
}
