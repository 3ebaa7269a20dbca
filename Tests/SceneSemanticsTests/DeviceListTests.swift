import Testing

/// The devices in the head of a scene.
struct DeviceListTests {
    /// Editors color one line at a time, so this is no fixture for them.
    @Test func missingDotsOnTheNextLine() throws {
        let outcome = SceneOutcome("scene Main .iPhone16,\n    iPhoneSE, iPhone16Pro {\n    button B fill\n}\n")
        #expect(outcome.diagnostics.count == 1, "\(outcome.report)")
        let fix = try #require(outcome.diagnostics.first?.fixes.first)
        #expect(fix.title == "write `.iPhoneSE`, `.iPhone16Pro`")
        let fixed = outcome.source.edited(by: fix.edits)
        #expect(SceneOutcome(fixed).diagnostics.isEmpty, "\(SceneOutcome(fixed).report)")
    }
}
