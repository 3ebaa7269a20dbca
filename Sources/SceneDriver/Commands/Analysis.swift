import SceneLint
import SceneReport
import SceneText

/// What can be found in a source: the one place where `check` meets the compiler.
struct Analysis: Sendable {
    /// The names of the rules whose severity can be set.
    var ruleNames: [String]
    /// What there is to say of the rules, for reports that have room for it.
    var ruleDescriptions: @Sendable () -> [RuleDescription]
    /// Finds what is wrong in a source, in any order. The levels are applied afterwards; they are handed on for rules
    /// that need not run where they are off. Adds to `work` what it took.
    var findings: @Sendable (_ source: Source, _ levels: RuleLevels, _ work: inout Int) -> [Diagnostic]
    /// Leaves fixes that do harm out of the findings of a source; for reports alone, since fixes that are made are tried
    /// in any case.
    var withoutHarmfulFixes: @Sendable (_ source: Source, _ findings: [Diagnostic]) -> [Diagnostic] = { $1 }

    /// What the compiler finds.
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
