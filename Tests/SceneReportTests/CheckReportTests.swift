import Foundation
import SceneReport
import TestSupport
import Testing

/// Reports in every format, compared with fixtures.
struct CheckReportTests {
    private static let fixtures = Fixtures("Fixtures")

    @Test(arguments: ReportCase.all)
    func human(_ example: ReportCase) throws {
        let text = WrittenText.of { example.report.writeHuman(to: $0, Palette(isOn: false)) }
        let difference = try Self.fixtures.difference(text, from: "\(example.name).human")
        #expect(difference == nil)
    }

    /// Notes can be printed like other findings, but still after them.
    @Test func humanWithNotesInFull() throws {
        let example = try #require(ReportCase.all.first { $0.name == "note-severity" })
        let text = WrittenText.of { example.report.writeHuman(to: $0, Palette(isOn: false), showsNotesInFull: true) }
        let difference = try Self.fixtures.difference(text, from: "note-severity.notes")
        #expect(difference == nil)
        let colored = WrittenText.of { example.report.writeHuman(to: $0, Palette(isOn: true), showsNotesInFull: true) }
        for title in ["[1;31merror[", "[1;33mwarning[", "[1;36mnote["] { #expect(colored.contains(title)) }
    }

    /// Colors only add escape sequences to the text.
    @Test(arguments: ReportCase.all)
    func colors(_ example: ReportCase) {
        let plain = WrittenText.of { example.report.writeHuman(to: $0, Palette(isOn: false)) }
        let colored = WrittenText.of { example.report.writeHuman(to: $0, Palette(isOn: true)) }
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        #expect(!plain.utf8.contains(0x1B))
        #expect(colored.contains("\u{1B}[1;31merror") == example.report.findings.contains { $0.isError })
    }

    @Test(arguments: ReportCase.all)
    func json(_ example: ReportCase) throws {
        let text = WrittenText.of { example.report.writeJSON(to: $0) }
        let difference = try Self.fixtures.difference(text, from: "\(example.name).json")
        #expect(difference == nil)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["version"] as? Int == 1)
    }

    @Test(arguments: ReportCase.all)
    func short(_ example: ReportCase) throws {
        let text = WrittenText.of { example.report.writeShort(to: $0) }
        let difference = try Self.fixtures.difference(text, from: "\(example.name).short")
        #expect(difference == nil)
    }

    @Test(arguments: ReportCase.all)
    func sarif(_ example: ReportCase) throws {
        let text = example.sarif
        let difference = try Self.fixtures.difference(text, from: "\(example.name).sarif")
        #expect(difference == nil)
        try SARIFReading(text).expectConsistency(with: example.report)
    }

    @Test(arguments: ReportCase.all)
    func github(_ example: ReportCase) throws {
        let text = WrittenText.of { example.report.writeGitHub(to: $0) }
        let difference = try Self.fixtures.difference(text, from: "\(example.name).github")
        #expect(difference == nil)
    }

    @Test func aFindingInsteadOfAResult() throws {
        let finding = try #require(ReportCase.all.first?.report.findings.first)
        #expect(finding.jsonLine.hasPrefix(#"{"version":1,"diagnostic":{"rule":"some-rule","severity":"error","#))
        #expect(finding.jsonLine.hasSuffix("\"data\":{}}}\n"))
    }
}

extension Finding {
    fileprivate var isError: Bool { diagnostic.severity == .error }
}
