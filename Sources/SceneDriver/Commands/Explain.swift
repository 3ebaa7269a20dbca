import SceneLint
import SceneQueries
import SceneText

/// Runs `scenec explain`.
func explain(_ request: ExplainRequest, _ output: Output) -> ExitStatus {
    if request.explainsConfiguration {
        output.standard.write(ConfigurationKey.explanation)
        return .success
    }
    guard let name = request.rule else {
        for rule in RuleRegistry.rules {
            let padding = String(repeating: " ", count: max(1, longestName + 2 - rule.name.count))
            output.standard.write("\(rule.name)\(padding)\(rule.severity.rawValue)  \(rule.summary)\n")
        }
        output.standard.write("\n`scenec explain RULE` explains a rule\n")
        return .success
    }
    guard let rule = RuleRegistry.rule(name) else {
        output.emitError(RuleLevels.problem(ofUnknownRule: name, known: RuleRegistry.rules.map { $0.name }))
        return .unreadable
    }
    output.standard.write("# \(rule.name) (\(rule.severity.rawValue))\n\n\(rule.explanation)\n")
    return .success
}

/// The length of the longest rule name.
private var longestName: Int { RuleRegistry.rules.map { $0.name.count }.max() ?? 0 }
