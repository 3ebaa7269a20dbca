import SceneText
import Testing

@testable import SceneLint

/// Fixes for controls behind clear views with gestures.
struct GestureViewFixTests {
    /// Up to eight views that cover the same controls are moved together. Of more, none is.
    @Test(arguments: [8, 9])
    func maximum(_ count: Int) {
        let buttons = (0..<count).map { "button B\($0) frame 20,\($0 * 90 + 10) 120x60\n" }
        // Each covers its button and the start of the next one.
        let zones = (0..<count).map {
            "view Z\($0) frame 0,\($0 * 90) 160x110 { recognizer R\($0) .tap numberOfTapsRequired 2 }\n"
        }
        let file = LintedFile.lint("scene Main 390x\(count * 90 + 40) {\n\((buttons + zones).joined())}\n")
        let findings = file.diagnostics.filter { $0.rule == "covered-control" || $0.rule == "unreachable-control" }
        let titles = findings.flatMap { $0.fixes }.map { $0.title }.filter { $0.contains("behind all controls") }
        #expect(findings.count >= count && titles.isEmpty == (count == 9), "\(titles)")
    }
}
