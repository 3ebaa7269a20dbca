import SceneLint
import SceneQueries
import SceneSemantics
import SceneText

/// Runs `scenec explain`.
func explain(_ request: ExplainRequest, _ output: Output) -> ExitStatus {
    if request.explainsConfiguration {
        output.standard.write(ConfigurationKey.explanation)
        return .success
    }
    if request.listsWords {
        output.standard.write("\(Schema.wordList)\n`scenec explain WORD` explains a word\n")
        return .success
    }
    guard let written = request.rule else {
        for rule in RuleRegistry.rules {
            let name = padded(rule.name, to: paddedNameLength + 2)
            let severity = padded(rule.severity.rawValue, to: "warning".count + 2)
            // In a list, the word that every summary begins with would only be repeated.
            let verb = "Reports "
            let summary = rule.summary
            let what = summary.hasPrefix(verb) ? String(summary.dropFirst(verb.count)) : summary
            output.standard.write("\(name)\(severity)\(what)\n")
        }
        output.standard.write(
            "\n`scenec explain RULE` explains a rule, `scenec explain WORD` a word of scenes; "
                + "`scenec explain --words` lists them\n")
        return .success
    }
    if SuppressionExplanation.explains(written) {
        output.standard.write(SuppressionExplanation.text)
        return .success
    }
    let names = RuleRegistry.rules.map { $0.name }
    // Differences between upper and lower case don't matter.
    let name = (names + Schema.explainedWords).inTheirCase(written)
    guard let rule = RuleRegistry.rule(name) else {
        let texts = Schema.explanations(of: name)
        if !texts.isEmpty {
            output.standard.write(texts.joined(separator: "\n"))
            return .success
        }
        output.emitError(
            RuleLevels.problem(
                ofUnknownRule: name, known: names, words: Schema.explainedWords + Schema.explainedSpellings))
        return .unreadable
    }
    output.standard.write("# \(rule.name) (\(rule.severity.rawValue))\n\n\(rule.explanation)\n")
    return .success
}

/// Returns `text` with spaces up to `width`, and at least one.
private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}

/// The length of the longest rule name.
private var paddedNameLength: Int { RuleRegistry.rules.map { $0.name.count }.max() ?? 0 }

extension [String] {
    /// Returns `word` as one of these words is written, if only upper and lower case differ; otherwise as it is.
    fileprivate func inTheirCase(_ word: String) -> String {
        if contains(word) { return word }
        let lowercased = word.lowercased()
        return first { $0.lowercased() == lowercased } ?? word
    }
}
