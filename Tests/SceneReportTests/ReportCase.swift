import SceneReport
import SceneText
import TestSupport
import Testing

/// A report that the tests write in every format.
struct ReportCase: CustomTestStringConvertible, Sendable {
    /// The name of the fixture.
    var name: String
    var report: CheckReport

    /// The name of the fixture.
    var testDescription: String { name }

    /// The report as SARIF.
    var sarif: String {
        WrittenText.of { report.writeSARIF(to: $0, rules: Self.rules, version: "1.2.3") }
    }

    /// The descriptions of the rules.
    static let rules = [
        RuleDescription(
            name: "other-rule", severity: .warning, summary: "Nothing.", details: "Nothing at all.",
            explanation: "None."),
        RuleDescription(
            name: "some-rule", severity: .error, summary: "Whatever \"you\" like.",
            details: "In { braces }.\n\nAnd more.",
            explanation: "## What it finds\n```scene\nscene A 1x1 {}\n```"),
        RuleDescription(
            name: "third-rule", severity: .note, summary: "Good to know.", details: "Good to know.",
            explanation: "Nothing more."),
    ]

    /// Creates a case about the parts of `text` between `⟦` and `⟧`, in order.
    init(_ name: String, _ text: String, path: String = "a.scene", _ make: (_ places: [SourceRange]) -> [Diagnostic]) {
        let (bytes, places) = Self.places(in: Array(text.utf8))
        self.init(name, bytes, path: path, make(places))
    }

    /// Creates a case about bytes, which can be invalid UTF-8.
    init(
        _ name: String, _ bytes: [UInt8], path: String = "a.scene", and others: [Source] = [],
        _ diagnostics: [Diagnostic]
    ) {
        let source = Source(path: path, bytes: bytes)
        self.name = name
        report = CheckReport(findings: diagnostics.map { Finding($0, in: source, and: others) }, fileCount: 1)
    }

    /// Removes the brackets from a text. Returns the rest and the ranges that were in brackets, by their ends.
    private static func places(in text: [UInt8]) -> (bytes: [UInt8], places: [SourceRange]) {
        let open = Array("⟦".utf8)
        let close = Array("⟧".utf8)
        var bytes: [UInt8] = []
        var starts: [Int] = []
        var places: [SourceRange] = []
        var rest = text[...]
        while let byte = rest.first {
            if rest.starts(with: open) {
                starts.append(bytes.count)
                rest = rest.dropFirst(open.count)
            } else if rest.starts(with: close) {
                places.append(SourceRange(start: starts.popLast() ?? 0, end: bytes.count, in: .only))
                rest = rest.dropFirst(close.count)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        return (bytes, places)
    }
}
