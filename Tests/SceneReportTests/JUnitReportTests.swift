import SceneReport
import SceneText
import Testing

struct JUnitReportTests {
    /// XML turns a plain carriage return, line feed or tab of an attribute into a space.
    @Test func textKeepsItsLineEndsAndTabs() {
        let source = Source(path: "a\r\n\tb.scene", text: "")
        var report = JUnitReport()
        report.add(
            ExpectationResult(
                source: source, scene: "Main", range: source.range(0, 0), passed: true, expected: "a", actual: "a"))
        #expect(report.text.contains("file=\"a&#13;&#10;&#9;b.scene\""))
    }
}
