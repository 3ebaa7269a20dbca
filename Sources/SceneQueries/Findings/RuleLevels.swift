import SceneSemantics
import SceneText

/// The severities set for individual rules, which override the defaults.
public struct RuleLevels: Equatable, Sendable {
    /// The settings, in the order given. A later one overrides an earlier one.
    private var settings: [Setting] = []

    private struct Setting: Equatable, Sendable {
        var rule: String
        var level: Level
    }

    /// The severity of a rule, or off.
    public enum Level: String, CaseIterable, Sendable {
        /// Don't report its findings.
        case off
        case note
        case warning
        case error
    }

    /// Leaves every rule its default severity.
    public init() {}

    /// Sets the severity of `rule`.
    public mutating func set(_ rule: String, to level: Level) { settings.append(Setting(rule: rule, level: level)) }

    /// Returns these severities, overridden by `others`.
    public func overridden(by others: RuleLevels) -> RuleLevels {
        var result = self
        result.settings += others.settings
        return result
    }

    /// Whether every rule has its default severity.
    public var isEmpty: Bool { settings.isEmpty }

    /// The rules with a severity of their own, in the order given.
    public var rules: [String] { settings.map { $0.rule } }

    /// Returns the level set for `rule`, or `nil` if none is.
    public func level(of rule: String) -> Level? {
        settings.last { $0.rule == rule }?.level
    }

    /// Returns the rule that is set lower than an error although its findings are errors that keep scenes or files from
    /// being checked, or `nil` if none is. Such a setting would hide that nothing was checked.
    public var ruleThatMustBeAnError: String? {
        rules.first { Self.mustBeAnError($0) && level(of: $0) != .error }
    }

    private static func mustBeAnError(_ rule: String) -> Bool {
        switch CompilerRule(rawValue: rule) {
        case nil, .limit, .unreadableView, .noTouchTarget: false
        case .syntax, .unknownKind, .unknownAttribute, .unknownName, .duplicateName, .wrongValue, .misplaced, .layout,
            .unreadableFile, .unwritableFile:
            true
        }
    }

    /// Returns `diagnostic` with its set severity, or `nil` if its rule is off.
    public func applied(to diagnostic: Diagnostic) -> Diagnostic? {
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
}
