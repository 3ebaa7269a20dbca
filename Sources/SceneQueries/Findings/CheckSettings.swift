import SceneImport

/// How to check a source.
public struct CheckSettings: Equatable, Sendable {
    /// The severities set for individual rules.
    public var ruleLevels = RuleLevels()
    /// What to assume of views that an import can't tell.
    public var assumptions = ImportAssumptions()
    /// Whether to apply unsafe fixes, too, which can change other answers than the finding's.
    public var includesUnsafeFixes = false

    /// Creates the default settings.
    public init() {}
}
