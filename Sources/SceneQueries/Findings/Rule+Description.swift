import SceneLint
import SceneReport

extension Rule {
    /// The description of the rule for reports.
    public var description: RuleDescription {
        RuleDescription(
            name: name, severity: severity, summary: summary + ".", details: details, explanation: explanation)
    }

    /// The first sentence of the rule's documentation, without its full stop.
    public var summary: String {
        let text = firstParagraph
        // A dot within a number doesn't end a sentence.
        let ends = text.indices.dropLast().first { text[$0] == "." && text[text.index(after: $0)] == " " }
        return String(text[..<(ends ?? text.lastIndex(of: ".") ?? text.endIndex)])
    }

    /// The documentation in full.
    private var details: String {
        paragraphs.map { $0.joined(separator: " ") }.joined(separator: "\n\n")
    }

    /// The first paragraph, on one line.
    private var firstParagraph: String { paragraphs.first?.joined(separator: " ") ?? "" }

    /// The paragraphs below the first heading, as lines.
    private var paragraphs: [ArraySlice<Substring>] {
        let lines = explanation.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.drop { $0.hasPrefix("#") || $0.isEmpty }.prefix { !$0.hasPrefix("#") }
        return body.split { $0.isEmpty }
    }
}
