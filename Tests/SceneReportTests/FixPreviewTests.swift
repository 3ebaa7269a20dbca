import SceneText
import Testing

@testable import SceneReport

/// The lines of a fix.
struct FixPreviewTests {
    /// Edits of neighboring lines are shown line by line, unless one of them joins the lines.
    @Test func hunksOfNeighboringLines() {
        let source = Source(path: "a.scene", text: "one\ntwo\nthree\n")
        let firsts = { (edits: [Diagnostic.Edit]) in FixPreview(edits, in: source).hunks.map { $0.firstLine } }
        #expect(firsts([edit(0, 4, "1\n"), edit(4, 7, "2")]) == [1, 2])
        #expect(firsts([edit(0, 3, "1"), edit(4, 7, "2")]) == [1, 2])
        #expect(firsts([edit(0, 4, "1 "), edit(4, 7, "2")]) == [1])
        #expect(firsts([edit(0, 4, ""), edit(4, 7, "2")]) == [1, 2])
    }

    /// Up to six lines are shown. The rest is counted.
    @Test(arguments: [(5, nil), (6, nil), (7, "1 more line"), (8, "2 more lines")] as [(Int, String?)])
    func longHunk(_ count: Int, _ rest: String?) {
        let text = (0..<count).map { "line \($0)\n" }.joined()
        let fix = Diagnostic.Fix("replace all", safe: true, edits: [edit(0, text.utf8.count, "new\n")])
        let range = SourceRange(start: 0, end: 4, in: .only)
        let finding = Finding(
            Diagnostic(rule: "r", severity: .error, message: "m", range: range, fixes: [fix]),
            in: Source(path: "a.scene", text: text))
        let shown = finding.humanText(Palette(isOn: false))
        #expect(shown.contains("more line") == (rest != nil))
        if let rest { #expect(shown.contains("… \(rest)\n")) }
    }

    private func edit(_ start: Int, _ end: Int, _ text: String) -> Diagnostic.Edit {
        Diagnostic.Edit(SourceRange(start: start, end: end, in: .only), text)
    }
}
