import SceneText

/// The severities set for individual rules, which override the defaults.
struct RuleLevels: Equatable, Sendable {
    /// The settings, in the order given.
    private var settings: [Setting] = []

    private struct Setting: Equatable, Sendable {
        var rule: String
        var level: Level
    }

    /// The severity of a rule, or off.
    enum Level: String, CaseIterable, Sendable {
        /// Don't report its findings.
        case off
        case note
        case warning
        case error
    }

    /// Parses `NAME=LEVEL` settings. A later one overrides an earlier one.
    init(_ texts: [String]) throws(CallProblem) {
        for text in texts { settings.append(try Self.setting(text)) }
    }

    /// Whether every rule has its default severity.
    var isEmpty: Bool { settings.isEmpty }

    /// Returns the level set for `rule`, or `nil` if none is.
    func level(of rule: String) -> Level? {
        settings.last { $0.rule == rule }?.level
    }

    /// Checks that every named rule is in `known`.
    func check(known: [String]) throws(CallProblem) {
        guard let unknown = settings.first(where: { !known.contains($0.rule) }) else { return }
        var problem = CallProblem.unknown("there is no rule", unknown.rule, known: known, allowed: "rules")
        problem.hint = "`scenec explain` lists the rules"
        throw problem
    }

    /// Returns `diagnostic` with its set severity, or `nil` if its rule is off.
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

    /// Parses one setting.
    private static func setting(_ text: String) throws(CallProblem) -> Setting {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw CallProblem("`--rule \(text)` has no severity", hint: "write: --rule \(text)=off")
        }
        guard let level = Level(rawValue: parts[1]) else {
            let known = Level.allCases.map { $0.rawValue }
            throw .unknown("rule `\(parts[0])` cannot be", parts[1], known: known, allowed: "allowed")
        }
        return Setting(rule: parts[0], level: level)
    }
}
