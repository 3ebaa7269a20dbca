import SceneSemantics
import TestSupport
import Testing

/// Tests the view trees of the scenes in `Fixtures/trees`.
struct TreeTests {
    private static let trees = Fixtures("Fixtures/trees")

    @Test(arguments: trees.names(endingIn: ".scene"))
    func tree(_ name: String) throws {
        let outcome = SceneOutcome(try Self.trees.text(name + ".scene"))
        let text = outcome.report + outcome.scenes.map(\.dump).joined(separator: "\n")
        let difference = try Self.trees.difference(text, from: name)
        #expect(difference == nil)
    }
}
