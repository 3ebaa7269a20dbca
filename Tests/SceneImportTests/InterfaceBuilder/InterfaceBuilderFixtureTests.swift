import SceneImport
import SceneSemantics
import SceneText
import TestSupport
import Testing

/// Tests the scenes that the documents in `Fixtures/InterfaceBuilder` are imported as, and what can't be imported.
struct InterfaceBuilderFixtureTests {
    private static let fixtures = Fixtures("../Fixtures/InterfaceBuilder")
    private static let names =
        fixtures.names(endingIn: ".storyboard").map { $0 + ".storyboard" }
        + fixtures.names(endingIn: ".xib").map { $0 + ".xib" }

    @Test(arguments: names)
    func scenes(_ name: String) throws {
        let text = try Self.importedText(name, InterfaceBuilderOptions(writesExpectations: true))
        #expect(try Self.fixtures.difference(text, from: name) == nil)
    }

    @Test(arguments: [("iPadPro13", false), ("iPhone16", true), ("iPhone16Plus", true)])
    func variations(_ device: String, _ isLandscape: Bool) throws {
        let device = try #require(Schema.devices.first { $0.word == device })
        let text = try Self.importedText(
            "variations.storyboard", InterfaceBuilderOptions(device: device, isLandscape: isLandscape))
        let name = "variations.\(device.word)\(isLandscape ? ".landscape" : "")"
        #expect(try Self.fixtures.difference(text, from: name) == nil)
    }

    /// Returns the scenes, and then the status and the problems if there are any.
    private static func importedText(_ name: String, _ options: InterfaceBuilderOptions) throws -> String {
        let source = Source(path: "App/" + name, bytes: try fixtures.bytes(name))
        let result = ImportResult(
            ImportedDocument(interfaceBuilder: source, options), in: source, ImportAssumptions())
        var text = result.status == .nothing ? "" : String(decoding: result.text, as: UTF8.self)
        if result.status != .everything { text += "== \(result.status)\n" }
        for diagnostic in result.diagnostics { text += diagnostic.listing(in: source) }
        return text
    }

    /// A row that is written for several is that also if a hidden cell is between them.
    @Test func hiddenCellBetweenEqualRows() {
        func cell(_ index: Int, _ y: Int, _ height: Int, _ attributes: String, _ subviews: String) -> String {
            """
            <tableViewCell \(attributes) id="C\(index)"><rect key="frame" x="0" y="\(y)" width="300" height="\(height)"/>
            <tableViewCellContentView key="contentView" id="T\(index)">
            <rect key="frame" x="0" y="0" width="300" height="\(height)"/>
            <subviews>\(subviews)</subviews></tableViewCellContentView></tableViewCell>
            """
        }
        func button(_ index: Int) -> String {
            """
            <button id="P\(index)"><rect key="frame" x="0" y="0" width="44" height="44"/><state key="normal" title="Play"/>
            <connections><action selector="a" destination="D" eventType="touchUpInside" id="E\(index)"/></connections>
            </button>
            """
        }
        let cells = [
            cell(1, 0, 50, "", button(1)), cell(2, 50, 0, "hidden=\"YES\"", ""), cell(3, 50, 50, "", button(3)),
        ]
        let text = """
            <document targetRuntime="iOS.CocoaTouch"><scenes><scene><objects><viewController id="D">
            <view key="view" id="V"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
            <tableView id="L"><rect key="frame" x="0" y="0" width="300" height="400"/><sections><tableViewSection><cells>
            \(cells.joined())
            </cells></tableViewSection></sections></tableView>
            </subviews></view></viewController></objects></scene></scenes></document>
            """
        let source = Source(path: "a.storyboard", text: text)
        let result = ImportResult(
            ImportedDocument(interfaceBuilder: source, InterfaceBuilderOptions(writesExpectations: true)), in: source,
            ImportAssumptions())
        #expect(result.string.contains("rows 2"), "\(result.string)")
        #expect(!result.string.contains("expect"), "\(result.string)")
        #expect(result.errorsInScenes == [])
    }
}
