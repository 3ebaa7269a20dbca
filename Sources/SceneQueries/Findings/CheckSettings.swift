import SceneImport
import SceneLint
import SceneSemantics

/// How to check a source.
public struct CheckSettings: Equatable, Sendable {
    /// The severities set for individual rules.
    public var ruleLevels = RuleLevels()
    /// What to assume of views that an import can't tell.
    public var assumptions = ImportAssumptions()
    /// The device or size that findings in scenes have to concern, and whose size classes count in documents of
    /// Interface Builder; `nil` for all devices, and the one that a document was designed on.
    public var device: String?
    /// The name of the scenes to check; `nil` for all, and for what is outside scenes.
    public var scene: String?
    /// Whether to apply unsafe fixes, too, which can change other answers than the finding's.
    public var includesUnsafeFixes = false

    /// How large touch targets have to be in scenes that don't say it, or `nil` for the default of the language.
    public var minimumTarget: Double?
    /// The findings in a document that aren't reported.
    public var suppressions: [DocumentSuppression] = []

    /// Creates the default settings.
    public init() {}

    /// The options with which a file is compiled that is checked so.
    public var compilationOptions: CompilationOptions { CompilationOptions(minimumTarget: minimumTarget) }

    /// The rules about declarations of a file that nothing in the file uses.
    public static let rulesAboutUnused = RuleRegistry.rules.filter { $0.unused == .declaration }.map { $0.name }

    /// Returns the settings with ``rulesAboutUnused`` off if `isImported`: another file uses what the file declares, or
    /// may use it.
    public func ignoringUnused(_ isImported: Bool) -> CheckSettings {
        var result = self
        if isImported { for rule in Self.rulesAboutUnused { result.ruleLevels.set(rule, to: .off) } }
        return result
    }
}

/// Suppresses findings in a document, which can't have comments about them.
public struct DocumentSuppression: Equatable, Sendable {
    /// The name of the rule.
    public var rule: String
    /// The id of the element, or the address of the view, that the findings are about, or `nil` for all.
    public var object: String?

    /// Creates a suppression.
    public init(rule: String, object: String?) {
        self.rule = rule
        self.object = object
    }

    /// Whether this suppresses a finding of `rule` about the element or view `object`.
    func applies(to rule: String, _ object: String) -> Bool {
        self.rule == rule && (self.object.map { $0 == object || $0.asAddress == object } ?? true)
    }
}
