import SceneLint
import SceneReport
import SceneSemantics
import SceneText

/// The analysis that commands run on a source.
public struct Analysis: Sendable {
    /// The names of the rules whose severity can be set.
    public var ruleNames: [String]
    /// Returns the descriptions of the rules, for report formats that include them.
    public var ruleDescriptions: @Sendable () -> [RuleDescription]
    /// Returns the findings in a file, in any order, and adds the cost to `work`. The caller applies the levels; they
    /// are passed so that rules that are off needn't run.
    public var findings: @Sendable (_ unit: CompilationUnit, _ levels: RuleLevels, _ work: inout Int) -> [Diagnostic]
    /// Returns a file with its scenes and findings.
    public var lint:
        @Sendable (_ unit: CompilationUnit, _ rules: [Rule], _ displayOrder: DisplayDirection?) -> LintedFile = {
            LintedFile.lint($0, rules: $1, displayOrder: $2)
        }
    /// Tests the expectations of a file, and subtracts the cost from `work`, to find out which fixes break them.
    var passedExpectations: @Sendable (_ unit: CompilationUnit, _ work: inout Int) -> PassedExpectations = { _, _ in
        PassedExpectations()
    }
    /// Removes harmful fixes from findings to report. Fixes to apply are tested in any case.
    public var withoutHarmfulFixes: @Sendable (_ unit: CompilationUnit, _ findings: [Diagnostic]) -> [Diagnostic] = {
        $1
    }

    /// Creates an analysis without expectations.
    public init(
        ruleNames: [String], ruleDescriptions: @escaping @Sendable () -> [RuleDescription],
        findings: @escaping @Sendable (_ unit: CompilationUnit, _ levels: RuleLevels, _ work: inout Int) -> [Diagnostic]
    ) {
        self.ruleNames = ruleNames
        self.ruleDescriptions = ruleDescriptions
        self.findings = findings
    }

    /// The analysis of the compiler.
    public static var `default`: Analysis {
        var analysis = Analysis(
            ruleNames: RuleRegistry.rules.map { $0.name },
            ruleDescriptions: { RuleRegistry.rules.map { $0.description } },
            findings: { unit, levels, work in
                LintedFile.diagnostics(of: unit, rules: levels.rulesThatRun, work: &work)
            })
        analysis.passedExpectations = { unit, work in TestedFile.passedExpectations(of: unit, within: &work) }
        analysis.withoutHarmfulFixes = { $0.withoutHarmfulFixes($1) }
        return analysis
    }
}

extension RuleLevels {
    /// The rules that aren't off.
    public var rulesThatRun: [Rule] {
        let all = RuleRegistry.rules
        return isEmpty ? all : all.filter { level(of: $0.name) != .off }
    }
}
