import SceneLint
import SceneReport

extension Rule {
    /// What reports say of the rule itself.
    var description: RuleDescription {
        RuleDescription(
            name: name, severity: severity, summary: summary + ".", details: details, explanation: explanation)
    }

    /// The first sentence of what the rule finds, without its full stop.
    var summary: String {
        let text = firstParagraph
        // A dot inside a number ends no sentence.
        let ends = text.indices.dropLast().first { text[$0] == "." && text[text.index(after: $0)] == " " }
        return String(text[..<(ends ?? text.lastIndex(of: ".") ?? text.endIndex)])
    }

    /// All of what the rule finds.
    private var details: String {
        paragraphs.map { $0.joined(separator: " ") }.joined(separator: "\n\n")
    }

    /// The first paragraph of what the rule finds, on one line.
    private var firstParagraph: String { paragraphs.first?.joined(separator: " ") ?? "" }

    /// The paragraphs below the first heading, in lines.
    private var paragraphs: [ArraySlice<Substring>] {
        let lines = explanation.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.drop { $0.hasPrefix("#") || $0.isEmpty }.prefix { !$0.hasPrefix("#") }
        return body.split { $0.isEmpty }
    }
}
