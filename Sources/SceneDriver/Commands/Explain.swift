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
    guard let name = request.rule else {
        for rule in RuleRegistry.rules {
            let name = padded(rule.name, to: longestName + 2)
            let severity = padded(rule.severity.rawValue, to: "warning".count + 2)
            // Each of them reports something.
            let verb = "Reports "
            let summary = rule.summary
            let what = summary.hasPrefix(verb) ? String(summary.dropFirst(verb.count)) : summary
            output.standard.write("\(name)\(severity)\(what)\n")
        }
        output.standard.write("\n`scenec explain RULE` explains a rule, `scenec explain WORD` a word of scenes\n")
        return .success
    }
    guard let rule = RuleRegistry.rule(name) else {
        let texts = Schema.explanations(of: name)
        if !texts.isEmpty {
            output.standard.write(texts.joined(separator: "\n"))
            return .success
        }
        output.emitError(
            RuleLevels.problem(
                ofUnknownRule: name, known: RuleRegistry.rules.map { $0.name }, words: Schema.explainedWords))
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
private var longestName: Int { RuleRegistry.rules.map { $0.name.count }.max() ?? 0 }
