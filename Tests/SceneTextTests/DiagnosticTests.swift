import SceneText
import Testing

/// Tests that diagnostics stay readable whatever they quote.
struct DiagnosticTests {
    private let name = String(repeating: "A", count: 20_000) + String(repeating: "Z", count: 20_000)
    private let place = SourceRange(start: 0, end: 1, in: .only)

    /// Each long quotation loses its middle, and what is around it stays.
    @Test func longQuotations() {
        let cut = String(repeating: "A", count: 50) + " … " + String(repeating: "Z", count: 50)
        let text = "`\(name)` is behind `Cover`; write `\(name)` later"
        let shown = "`\(cut)` is behind `Cover`; write `\(cut)` later"
        let finding = Diagnostic(
            rule: "rule", severity: .error, message: text, range: place, notes: [Diagnostic.Note(text)],
            fixes: [Diagnostic.Fix(text, safe: true, edits: [])])
        #expect(finding.message == shown)
        #expect(finding.notes.map(\.message) == [shown])
        #expect(finding.fixes.map(\.title) == [shown])
    }

    /// A quoted quotation mark leaves no pairs. Then the whole text is cut, if it is very long.
    @Test func textWithoutQuotations() {
        let words = String(repeating: "word ", count: 60)
        #expect(Diagnostic.Note(words).message == words)
        #expect(Diagnostic.Note("`\(words)").message == "`\(words)")
        #expect(Diagnostic.Note("`\(name)").message.count == 1003)
    }
}
