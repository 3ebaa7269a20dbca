import SceneLint
import Testing

/// Touch targets with more views in front of them than a first look counts.
struct CrowdTests {
    /// Thirty specks over a button.
    private static let specks = "repeat 30 { view frame (index * 6 + 2),0 1x1 }"
    /// A view over half of the button.
    private static let lid = "view Lid frame 0,22 200x22"

    /// The one view of many that takes a part of the button is found, wherever it lies among them.
    @Test(arguments: ["\(specks); \(lid)", "\(lid); \(specks)", "\(specks); \(lid); \(specks)"])
    func oneOfManyTakesAPart(_ views: String) {
        let linted = LintedFile.lint("scene Main 390x844 { button Save frame 0,0 200x44; \(views) }")
        #expect(linted.rules == ["covered-control"])
        #expect(linted.diagnostics.first?.message.contains("`Lid`") == true)
    }

    /// Many views that leave nothing of it together.
    @Test func manyTakeAll() {
        let linted = LintedFile.lint(
            "scene Main 390x844 { button Save frame 0,0 200x44; repeat 40 { view frame (index * 5),0 5x44 } }")
        #expect(linted.rules == ["unreachable-control"])
    }

    /// Many views that take nothing from it.
    @Test func manyTakeNothing() {
        let linted = LintedFile.lint(
            "scene Main 390x844 { button Save frame 0,0 200x44; repeat 40 { view frame 0,0 200x44 passthrough } }")
        #expect(linted.rules.isEmpty)
    }
}
