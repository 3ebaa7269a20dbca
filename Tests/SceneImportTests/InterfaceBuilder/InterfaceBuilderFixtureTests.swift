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
}
