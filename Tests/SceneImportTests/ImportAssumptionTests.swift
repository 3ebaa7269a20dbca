import SceneImport
import SceneText
import Testing

/// Tests what `--assume` changes.
struct ImportAssumptionTests {
    private static let dump = """
        <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x2>>
           | <PromoOverlay: 0x3; frame = (0 0; 100 100); layer = <CALayer: 0x4>>
           | <UIDropShadowView: 0x5; frame = (0 0; 100 100); layer = <CALayer: 0x6>>
        """

    private func scene(_ assumptions: [String: ImportedHitTesting]) -> ImportResult {
        let source = Source(path: "dump.txt", text: Self.dump)
        return ImportResult(ImportedDocument(dump: source), in: source, ImportAssumptions(assumptions))
    }

    @Test func aClassLetsTouchesThrough() {
        #expect(!scene([:]).string.contains("view PromoOverlay frame 0,0 100x100 passthrough"))
        #expect(
            scene(["PromoOverlay": .passthrough]).string.contains("view PromoOverlay frame 0,0 100x100 passthrough"))
    }

    @Test func aNameTakesTouches() {
        #expect(scene([:]).string.contains("view DropShadowView frame 0,0 100x100 passthrough"))
        #expect(!scene(["DropShadowView": .default]).string.contains("100x100 passthrough"))
        #expect(!scene(["UIDropShadowView": .default]).string.contains("100x100 passthrough"))
    }

    @Test func whatNoViewIsCalledIsUnused() {
        #expect(scene(["Overlay": .passthrough, "PromoOverlay": .passthrough]).unusedAssumptions == ["Overlay"])
    }
}
