import SceneReport
import SceneText
import TestSupport
import Testing

/// Reports about random bytes and ranges.
struct RandomReportTests {
    /// The parts of the input: line ends, truncated characters, control characters, wide and combining characters.
    private static let parts: [[UInt8]] =
        ["a", " ", "\n", "\r\n", "\t", "\u{0}", "\u{1B}[1m", "\u{202E}", "e\u{301}", "日", "👍", "\u{FEFF}"]
        .map { Array($0.utf8) } + [[0xFF], [0x80], [0xE6, 0x97], [UInt8](repeating: 0x62, count: 120)]

    @Test(arguments: 0..<200 as Range<UInt64>)
    func everyReportCanBeWritten(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let bytes = (0..<Int.random(in: 0...60, using: &random)).flatMap { _ in random.pick(Self.parts) }
        let path = String(decoding: random.pick(Self.parts), as: UTF8.self) + ".scene"
        let source = Source(path: path, bytes: bytes)
        let report = CheckReport(findings: [Finding(diagnostic(in: source, &random), in: source)], fileCount: 1)

        let human = WrittenText.of { report.writeHuman(to: $0, Palette(isOn: false)) }
        #expect(human.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
        #expect(!human.unicodeScalars.contains("\u{202E}"))
        let short = WrittenText.of { report.writeShort(to: $0) }
        #expect(short.utf8.count { $0 < 0x20 } == 1)
        let json = WrittenText.of { report.writeJSON(to: $0) }
        #expect(json.utf8.count { $0 < 0x20 } == 2)
        let github = WrittenText.of { report.writeGitHub(to: $0) }
        #expect(github.utf8.count { $0 < 0x20 } == 1)
        #expect(github.hasPrefix("::error file="))
        let sarif = WrittenText.of { report.writeSARIF(to: $0, rules: ReportCase.rules, version: "0") }
        #expect(sarif.utf8.count { $0 < 0x20 } == ReportCase.rules.count + 3)
        #expect(throws: Never.self) { try SARIFReading(sarif).expectConsistency(with: report) }
    }

    /// Returns a diagnostic with notes and fixes at random places in a source, or outside it.
    private func diagnostic(in source: Source, _ random: inout SplitMix) -> Diagnostic {
        func range() -> SourceRange {
            let start = Int.random(in: -3...source.bytes.count + 3, using: &random)
            return SourceRange(start: start, end: start + Int.random(in: 0...9, using: &random), in: .only)
        }
        func text() -> String { String(decoding: random.pick(Self.parts), as: UTF8.self) }
        return Diagnostic(
            rule: "some-rule", severity: .error, message: text(), range: range(),
            notes: (0..<3).map { $0 == 0 ? .init(text()) : .init(text(), at: range()) },
            fixes: (0..<3).map { count in
                .init(text(), safe: true, edits: (0..<count).map { _ in .init(range(), text()) })
            })
    }
}
