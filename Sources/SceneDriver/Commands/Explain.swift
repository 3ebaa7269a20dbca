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
        output.standard.write("\n`scenec explain RULE` explains a rule\n")
        return .success
    }
    guard let rule = RuleRegistry.rule(name) else {
        let texts = Schema.texts(about: name)
        if !texts.isEmpty {
            output.standard.write(texts.joined(separator: "\n"))
            return .success
        }
        output.emitError(RuleLevels.problem(ofUnknownRule: name, known: RuleRegistry.rules.map { $0.name }))
        return .unreadable
    }
    output.standard.write("# \(rule.name) (\(rule.severity.rawValue))\n\n\(rule.explanation)\n")
    return .success
}

extension Schema {
    /// Returns what the language's reference says about `word`: as a kind of view, as an attribute, and as a rule of a
    /// `hitTest` block. Each text ends with a line end.
    fileprivate static func texts(about word: String) -> [String] {
        var texts: [String] = []
        if let entry = kind(word) {
            let name = entry.uiKitClass.isEmpty ? "" : ", in UIKit \(entry.uiKitClass)"
            texts.append("# \(word) (a word that begins an item\(name))\n\n\(entry.summary)\n")
        }
        if let attribute = Attribute(word: word) {
            let entry = entry(of: attribute)
            let notation = entry.shape.notation
            texts.append(
                "# \(word) (an attribute)\n\n"
                    + (notation.isEmpty ? "" : "Values: `\(notation)`, as in `\(entry.shape.example(for: word))`\n\n")
                    + "\(entry.documentation)\n")
        }
        if let rule = rules.first(where: { $0.word == word }) {
            let text = rule.notation.isEmpty ? word : "\(word) \(rule.notation)"
            texts.append("# \(word) (a rule in `hitTest { … }`)\n\nWritten `\(text)`\n\n\(rule.summary)\n")
        }
        return texts
    }
}

/// Returns `text` with spaces up to `width`, and at least one.
private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}

/// The length of the longest rule name.
private var longestName: Int { RuleRegistry.rules.map { $0.name.count }.max() ?? 0 }
