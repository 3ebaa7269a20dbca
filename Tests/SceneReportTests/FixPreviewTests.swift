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

    /// Every edit of a fix is shown, however far apart they are, and even if one of them changes many lines.
    @Test(arguments: [60, 90, 200, 3000, 100_000], ["", "first\n"])
    func editsInLongLine(_ distance: Int, _ before: String) {
        let text =
            before + "one " + String(repeating: "x ", count: distance / 2) + "two " + String(repeating: "y", count: 99)
        let first = before.utf8.count
        let second = first + 4 + distance / 2 * 2
        let shown = shownText(of: [edit(0, first + 3, "ONE"), edit(second, second + 3, "TWO")], in: text)
        for word in ["one", "ONE", "two", "TWO"] { #expect(shown.contains(word), "\(shown)") }
        #expect(!shown.contains("……"))
        #expect(shown.utf8.count < 1000)
    }

    @Test func manyEditsInLongLine() {
        let text = String(repeating: "one " + String(repeating: "x", count: 200), count: 1000)
        let edits = (0..<1000).map { edit(204 * $0, 204 * $0 + 3, "ONE") }
        #expect(shownText(of: edits, in: text).utf8.count < 2000)
    }

    @Test func editBehindManyLines() {
        let lines = (0..<12).map { "line \($0)\n" }.joined()
        let start = lines.utf8.count
        let shown = shownText(of: [edit(0, start, lines + "new "), edit(start, start + 3, "TWO")], in: lines + "two\n")
        #expect(shown.contains("+ new TWO"))
    }

    /// Returns what people read of a fix with `edits`, without the finding.
    private func shownText(of edits: [Diagnostic.Edit], in text: String) -> String {
        let source = Source(path: "a.scene", text: text)
        let preview = FixPreview(edits, in: source)
        var shown = HumanText(Palette(isOn: false))
        preview.write(to: &shown, Gutter(lastLine: preview.lastLine))
        return shown.text
    }

    private func edit(_ start: Int, _ end: Int, _ text: String) -> Diagnostic.Edit {
        Diagnostic.Edit(SourceRange(start: start, end: end, in: .only), text)
    }
}
