import SceneText

/// How bad the findings of some rules are to be, whatever the rules themselves say.
struct RuleLevels: Equatable, Sendable {
    /// The level of each rule that was named, in the order in which they were.
    private var settings: [Setting] = []

    /// The level of one rule.
    private struct Setting: Equatable, Sendable {
        var rule: String
        var level: Level
    }

    /// How bad the findings of a rule are.
    enum Level: String, CaseIterable, Sendable {
        /// They are not told at all.
        case off
        case note
        case warning
        case error
    }

    /// Understands `NAME=LEVEL` settings, of which a later one overrules an earlier one.
    init(_ texts: [String]) throws(CallProblem) {
        for text in texts { settings.append(try Self.setting(text)) }
    }

    /// Whether there is none, so that every rule is as bad as it says itself.
    var isEmpty: Bool { settings.isEmpty }

    /// The level that was asked for, `nil` where none was.
    func level(of rule: String) -> Level? {
        settings.last { $0.rule == rule }?.level
    }

    /// Holds the names of the rules to those that there are.
    func check(known: [String]) throws(CallProblem) {
        guard let stranger = settings.first(where: { !known.contains($0.rule) }) else { return }
        var problem = CallProblem.unknown("there is no rule", stranger.rule, known: known, allowed: "rules")
        problem.hint = "`scenec explain` lists the rules"
        throw problem
    }

    /// `diagnostic` with the severity that was asked for; `nil` where it is not to be told.
    func applied(to diagnostic: Diagnostic) -> Diagnostic? {
        var diagnostic = diagnostic
        switch level(of: diagnostic.rule) {
        case nil: break
        case .off: return nil
        case .note: diagnostic.severity = .note
        case .warning: diagnostic.severity = .warning
        case .error: diagnostic.severity = .error
        }
        return diagnostic
    }

    /// Understands one setting.
    private static func setting(_ text: String) throws(CallProblem) -> Setting {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw CallProblem("`--rule \(text)` has no severity", hint: "write: --rule \(text)=off")
        }
        guard let level = Level(rawValue: parts[1]) else {
            let known = Level.allCases.map(\.rawValue)
            throw .unknown("rule `\(parts[0])` cannot be", parts[1], known: known, allowed: "allowed")
        }
        return Setting(rule: parts[0], level: level)
    }
}
