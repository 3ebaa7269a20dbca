import SceneText
import TestSupport
import Testing

@testable import SceneReport

/// The excerpt of a line doesn't grow with the line, so a line full of findings takes linear time.
struct LongLineTests {
    /// Returns a fixable finding about word `index` in a line of `count` words.
    private static func finding(_ index: Int, of count: Int) -> (source: Source, finding: Finding) {
        let source = Source(path: "a.scene", text: String(repeating: "wrong ", count: count))
        let range = SourceRange(start: 6 * index, end: 6 * index + 5, in: .only)
        let fix = Diagnostic.Fix("write it", safe: true, edits: [Diagnostic.Edit(range, "right")])
        return (
            source,
            Finding(Diagnostic(rule: "r", severity: .error, message: "m", range: range, fixes: [fix]), in: source)
        )
    }

    /// The text of a finding in the middle of a line has the same length for any line.
    @Test func excerptsAreBounded() {
        let lengths = [1000, 4000, 16_000].map { count in
            Self.finding(count / 2, of: count).finding.humanText(Palette(isOn: false)).utf8.count
        }
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 8, "\(lengths)")
    }

    /// A preview of a fix only looks at few bytes.
    @Test(arguments: [100, 1000, 100_000])
    func previewsLookAtFewBytes(_ count: Int) {
        for place in [0, count / 2, count - 1] {
            let (source, finding) = Self.finding(place, of: count)
            let lines = EditedLines(source, finding.diagnostic.fixes[0].edits[0])
            // `4 * reach` around the edit, which has 5 bytes.
            #expect(lines.shownBytes.count <= 4 * LineLayout.reach + 5)
            #expect(lines.hunk.removed.count == 1)
            #expect(lines.hunk.added.count == 1)
            let text = lines.hunk.added.map { String(decoding: $0, as: UTF8.self) }.joined()
            #expect(text.contains("wrong right") || text.contains("right wrong"))
        }
    }

    /// `nextLineStart`, which uses the line index, agrees with a plain search.
    @Test func lineStartsAreFound() {
        for text in [
            "", "a", "\n", "a\r\nb",
            String(repeating: "x", count: 5000) + "\ny\n\n" + String(repeating: "z", count: 700),
        ] {
            let source = Source(path: "a.scene", text: text)
            let bytes = Array(text.utf8)
            for offset in bytes.indices {
                let next = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
                #expect(source.nextLineStart(after: offset) == next)
            }
            #expect(source.nextLineStart(after: bytes.count) == nil)
        }
    }
}
