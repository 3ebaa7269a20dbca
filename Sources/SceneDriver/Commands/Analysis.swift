import SceneLint
import SceneReport
import SceneText

/// The analysis that `check` runs on a source: its only dependency on the compiler.
struct Analysis: Sendable {
    /// The names of the rules whose severity can be set.
    var ruleNames: [String]
    /// Returns the descriptions of the rules, for report formats that include them.
    var ruleDescriptions: @Sendable () -> [RuleDescription]
    /// Returns the findings in a source, in any order, and adds the cost to `work`. The caller applies the levels; they
    /// are passed so that rules that are off needn't run.
    var findings: @Sendable (_ source: Source, _ levels: RuleLevels, _ work: inout Int) -> [Diagnostic]
    /// Removes harmful fixes from findings to report. Fixes to apply are tested in any case.
    var withoutHarmfulFixes: @Sendable (_ source: Source, _ findings: [Diagnostic]) -> [Diagnostic] = { $1 }

    /// The analysis of the compiler.
    static var standard: Analysis {
        Analysis(
            ruleNames: RuleRegistry.rules.map(\.name), ruleDescriptions: { RuleRegistry.rules.map(\.description) },
            findings: { source, levels, work in
                let all = RuleRegistry.rules
                let rules = levels.isEmpty ? all : all.filter { levels.level(of: $0.name) != .off }
                return LintedFile.diagnostics(of: source, rules: rules, work: &work)
            },
            withoutHarmfulFixes: { source, findings in source.withoutHarmfulFixes(findings) })
    }
}
