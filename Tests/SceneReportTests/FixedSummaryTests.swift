import SceneReport
import Testing

/// Tests the line that says what fixing has done.
struct FixedSummaryTests {
    /// Where the work ran out, another run goes on.
    @Test func anotherRun() {
        var report = CheckReport(findings: [], fileCount: 1)
        report.canFixMore = true
        #expect(report.fixedSummary == nil)
        report.appliedFixes = [AppliedFixes(file: "a.scene", titles: ["write `a`", "write `b`"])]
        #expect(report.fixedSummary == "2 findings fixed; another run can fix more")
    }
}
