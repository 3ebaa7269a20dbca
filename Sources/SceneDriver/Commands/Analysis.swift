import SceneText

/// What can be found in a source: the one place where commands meet the compiler.
struct Analysis: Sendable {
    /// The names of the rules whose severity can be set.
    var ruleNames: [String]
    /// Finds what is wrong in a source, in any order. The levels are applied afterwards; they are handed on for rules
    /// that are off unless somebody turns them on.
    var findings: @Sendable (_ source: Source, _ levels: RuleLevels) -> [Diagnostic]

    /// What the compiler finds.
    static var standard: Analysis { Analysis(ruleNames: []) { source, _ in SceneDriver.findings(in: source) } }
}

/// Finds what is wrong in `source`.
func findings(in source: Source) -> [Diagnostic] {
    []
}
