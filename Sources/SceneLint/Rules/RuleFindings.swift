import SceneText

/// What the rules find in one scene. Each checks it once, even if others ask for its findings.
final class RuleFindings {
    private let context: LintContext
    /// The findings of each rule that checks scenes, by its name.
    private var known: [String: SharedResults<Diagnostic>] = [:]

    init(_ context: LintContext) { self.context = context }

    /// Returns what a rule that checks scenes finds. Other rules may ask for it at no cost to their own budget.
    func findings(of rule: Rule) -> [Diagnostic] {
        guard case .scene(let check) = rule.check else { return [] }
        let findings = known[rule.name] ?? context.work.share { check(context) }
        known[rule.name] = findings
        return context.work.use(findings)
    }

    /// Returns what those of `rules` that report about topics of losses report.
    func reported(by rules: [Rule]) -> ReportedFindings {
        ReportedFindings { topic, isIncluded in
            rules.contains { rule in
                // Recursion takes touches, too.
                guard let own = rule.topic, own == topic || own == .recursion && topic == .hitViews else {
                    return false
                }
                return self.findings(of: rule).contains(where: isIncluded)
            }
        }
    }
}
