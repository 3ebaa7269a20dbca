import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

extension Analysis {
    /// An analysis that finds words: each `wrong` is an error with a fix, each `odd` a warning, each `mild` a note with
    /// a fix.
    static let words = Analysis(
        ruleNames: rules.map(\.name), ruleDescriptions: { rules },
        findings: { unit, _, _ in
            let source = unit.source
            // Notes and warnings come first, so that the tests notice if the driver doesn't sort.
            return places(of: "mild", in: source).map {
                Diagnostic(
                    rule: "mild-word", severity: .note, message: "`mild` is mild", range: $0,
                    fixes: [.init("write `strong`", safe: false, edits: [.init($0, "strong")])])
            }
                + places(of: "odd", in: source).map {
                    Diagnostic(rule: "odd-word", severity: .warning, message: "`odd` is odd", range: $0)
                }
                + places(of: "wrong", in: source).map {
                    Diagnostic(
                        rule: "wrong-word", severity: .error, message: "`wrong` is wrong", range: $0,
                        fixes: [.init("write `right`", safe: true, edits: [.init($0, "right")])])
                }
        })

    /// The descriptions of the rules.
    private static let rules = [
        RuleDescription(
            name: "wrong-word", severity: .error, summary: "A wrong word.", details: "A wrong word.\n\nThat is all.",
            explanation: "## What it finds\nA wrong word.\n\nThat is all.\n\n## Example\n```scene\nwrong {}\n```"),
        RuleDescription(
            name: "odd-word", severity: .warning, summary: "An odd word.", details: "An odd word.",
            explanation: "## What it finds\nAn odd word."),
        RuleDescription(
            name: "mild-word", severity: .note, summary: "A mild word.", details: "A mild word.",
            explanation: "## What it finds\nA mild word."),
    ]

    /// Returns all occurrences of `word`.
    private static func places(of word: String, in source: Source) -> [SourceRange] {
        source.bytes.indices.filter { source.bytes[$0...].starts(with: word.utf8) }
            .map { SourceRange(start: $0, end: $0 + word.utf8.count, in: .only) }
    }
}
