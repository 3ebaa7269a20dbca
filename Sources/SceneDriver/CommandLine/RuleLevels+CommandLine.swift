import SceneQueries
import SceneText

extension RuleLevels {
    /// Parses `NAME=LEVEL` settings. A later one overrides an earlier one.
    init(_ texts: [String]) throws(UsageError) {
        self.init()
        for text in texts {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw UsageError("`--rule \(text)` has no severity", hint: "write: --rule \(text)=off")
            }
            guard let level = Level(rawValue: parts[1]) else {
                throw Self.problem(ofUnknownLevel: parts[1], for: parts[0])
            }
            set(parts[0], to: level)
        }
    }

    /// Returns the problem of `text`, which isn't a severity, for `rule`.
    static func problem(ofUnknownLevel text: String, for rule: String) -> UsageError {
        let (what, levels) = ("rule `\(rule)` can't be", Level.allCases.map { $0.rawValue })
        var problem = UsageError.unknown(what, text, known: levels, allowed: "allowed")
        if let meant = wordsOfOtherTools[text.lowercased()] {
            problem.message = "\(what) `\(text)`; did you mean `\(meant.rawValue)`?"
        }
        return problem
    }

    /// What other linters call the severities.
    private static let wordsOfOtherTools: [String: Level] = [
        "none": .off, "never": .off, "false": .off, "disabled": .off, "disable": .off, "ignore": .off, "ignored": .off,
        "allow": .off, "skip": .off, "0": .off, "info": .note, "hint": .note, "warn": .warning, "1": .warning,
        "deny": .error, "forbid": .error, "fatal": .error, "2": .error,
    ]

    /// Checks that every named rule is in `known` and may have its severity.
    func check(known: [String]) throws(UsageError) {
        if let unknown = rules.first(where: { !known.contains($0) }) {
            throw Self.problem(ofUnknownRule: unknown, known: known)
        }
        if let rule = ruleThatMustBeAnError { throw Self.problem(ofRuleThatMustBeAnError: rule) }
    }

    /// Returns the problem of a lower severity for `name`.
    static func problem(ofRuleThatMustBeAnError name: String) -> UsageError {
        UsageError("`\(name)` must stay an error, because what has such an error isn't checked")
    }

    /// Returns the problem of a rule that isn't among `known`.
    /// With `words` a word of scenes could be meant, too.
    static func problem(ofUnknownRule name: String, known: [String], words: [String] = []) -> UsageError {
        let what = words.isEmpty ? "there is no rule" : "there is no rule or word"
        var problem = UsageError.unknown(what, name, known: known + words, allowed: "rules")
        problem.hint =
            words.isEmpty
            ? "`scenec explain` lists the rules"
            : "`scenec explain` lists the rules, `scenec explain --words` the words of scenes"
        let nearest = NearestWord.of(name, among: known + words)
        var similar = known.filter { $0.hasPrefix("\(name)-") }
        if similar.isEmpty { similar = known.filter { $0.split(separator: "-").contains { $0 == name } } }
        if !similar.isEmpty {
            if NearestWord.of(name, among: known) != nil { return problem }
        } else {
            // A part of a rule's name can be misspelled, too. Of equally near words, the first one counts.
            let parts = known.flatMap { $0.split(separator: "-").map { String($0) } }
            let part = NearestWord.of(name, among: (nearest.map { [$0] } ?? []) + parts)
            guard let part, part != nearest else { return problem }
            let distance = NearestWord.distance(name, part)
            similar = known.filter {
                $0.split(separator: "-").contains { NearestWord.distance(name, String($0)) == distance }
            }
        }
        let names = similar.map { "`\($0)`" }
        let others = names.dropLast().joined(separator: ", ")
        problem.message =
            "\(what) `\(name)`; did you mean \(others.isEmpty ? "" : "\(others) or ")\(names.last ?? "")?"
        return problem
    }
}
