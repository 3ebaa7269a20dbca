import Foundation
import SceneLint
import TestSupport
import Testing

/// The file of a rule, with the documentation comment that explains it.
struct RuleSource: CustomTestStringConvertible, Sendable {
    /// The name of the rule, which is that of the file.
    var name: String
    /// The text of the comment, without its slashes.
    var explanation: String

    /// The name of the rule.
    var testDescription: String { name }

    /// The folder of the rules.
    static let sources = Fixtures("../../Sources/SceneLint")

    /// The files of all rules, in the order of the registry.
    static let all: [RuleSource] = RuleRegistry.rules.compactMap { rule in
        let file = rule.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let paths = ["Rules/\(file).swift", "Rules/Basic/\(file).swift"]
        guard let text = paths.compactMap({ try? sources.text($0) }).first else { return nil }
        return RuleSource(name: rule.name, explanation: comment(in: text))
    }

    /// The comment before the first rule of a file.
    private static func comment(in text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.drop { $0 == " " }
            if line.hasPrefix("///") {
                lines.append(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
            } else if line.hasPrefix("static let"), line.contains(": Rule =") {
                break
            } else {
                lines = []
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The text below the heading, up to the next one.
    func section(_ heading: String) -> String? {
        explanation.components(separatedBy: "## ").first { $0.hasPrefix(heading + "\n") }
            .map { String($0.dropFirst(heading.count + 1)) }
    }

    /// The scene below the heading.
    func scene(below heading: String) -> String? {
        section(heading)?.components(separatedBy: "```scene\n").dropFirst().first?.components(separatedBy: "```").first
    }
}
