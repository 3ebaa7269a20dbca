import SceneSemantics
import SceneSyntax
import SceneText

/// What the rules find in one scene. Each checks it once, even if others ask for its findings.
final class RuleFindings {
    private let context: LintContext
    /// The findings of each rule that checks scenes, by its name.
    private var cachedFindings: [String: SharedResults<Diagnostic>]

    /// Creates the findings of at most `ruleCount` rules.
    init(_ context: LintContext, ruleCount: Int) {
        self.context = context
        cachedFindings = Dictionary(minimumCapacity: ruleCount)
    }

    /// Returns what a rule that checks scenes finds. Other rules may ask for it at no cost to their own budget.
    func findings(of rule: Rule) -> [Diagnostic] {
        guard case .scene(let check) = rule.check else { return [] }
        let shared = cachedFindings[rule.name] ?? context.work.share { findings(of: rule, check) }
        cachedFindings[rule.name] = shared
        return context.work.use(shared)
    }

    /// Returns the findings of `check` in the scene and in the rows that `rule` checks although they aren't displayed.
    func findings(of rule: Rule, _ check: (LintContext) -> [Diagnostic]) -> [Diagnostic] {
        var findings = check(context)
        if rule.undisplayedRows == .none { return findings }
        var ranges = Set(findings.map { $0.range })
        func add(_ viewport: LintContext, where isIncluded: (Diagnostic) -> Bool) {
            viewport.work.beginRule()
            let new = check(viewport).filter { isIncluded($0) && !ranges.contains($0.range) }
            findings += new
            ranges.formUnion(new.map { $0.range })
            for unchecked in viewport.work.unchecked { context.work.add(unchecked) }
        }
        if rule.undisplayedRows != .withTargets {
            for viewport in context.viewportsWithRecognizers { add(viewport) { viewport.isChecked($0) } }
        }
        if rule.undisplayedRows != .withRecognizers {
            for viewport in context.viewportsWithTargets { add(viewport) { _ in true } }
        }
        return findings
    }

    /// Returns the lines that findings of a rule that precedes another are about, without suppressed findings.
    func lines(reportedBy precedence: Rule.Precedence, running: [Rule]) -> Set<SourceRange> {
        guard let rule = running.first(where: { $0.name == precedence.name }) else { return [] }
        let shown = shown(findings(of: rule), running)
        return Set(shown.flatMap { [$0.range] + (precedence.isAtNotes ? $0.notes.compactMap { $0.range } : []) })
    }

    /// Returns what the rules with a topic of losses report, as far as they are `running`.
    func reported(by rules: [Rule], running: [Rule]) -> ReportedFindings {
        ReportedFindings(
            contains: { topic, isIncluded in
                rules.contains { rule in
                    // Recursion takes touches, too.
                    guard let own = rule.topic, own == topic || own == .recursion && topic == .hitViews else {
                        return false
                    }
                    let findings = self.findings(of: rule)
                    if topic != .recursion { return findings.contains(where: isIncluded) }
                    return running.contains { $0.name == rule.name }
                        && self.shown(findings, running).contains(where: isIncluded)
                }
            },
            findings: { LintedFile.diagnostics(of: $0, rules: rules, within: $1) })
    }

    /// Returns the `findings` that no suppression in the scene's file allows.
    private func shown(_ findings: [Diagnostic], _ running: [Rule]) -> [Diagnostic] {
        if findings.isEmpty { return [] }
        let tree = context.scene.syntax
        let own = findings.filter { $0.range.file == tree.source.file }
        let shown = SuppressedFindings(own, of: RuleNames(running: running), in: tree) { _ in false }.others
        return shown + findings.filter { $0.range.file != tree.source.file }
    }
}

extension LintContext {
    /// Returns whether `finding` is about a line that is checked.
    fileprivate func isChecked(_ finding: Diagnostic) -> Bool {
        guard let checkedLines else { return true }
        return checkedLines.contains(finding.range)
            || finding.notes.contains { $0.range.map { checkedLines.contains($0) } ?? false }
    }
}
