import SceneSemantics
import SceneSyntax
import SceneText

/// What the rules find in one scene. Each checks it once, even if others ask for its findings.
final class RuleFindings {
    private let context: LintContext
    /// The rules that run.
    private let running: [Rule]
    /// These rules, and others that were asked for their findings.
    private var rules: [Rule]
    /// What each of ``rules`` finds, if that is known.
    private var cachedFindings: [MemoizedResults<Diagnostic>?]
    /// The indices of ``rules`` by name. Most scenes need none, because no rule asks for what another one finds.
    private lazy var ruleIndices: [String: Int] = {
        var indices: [String: Int] = [:]
        for (index, rule) in rules.enumerated() { indices[rule.name] = index }
        return indices
    }()

    init(_ context: LintContext, running: [Rule]) {
        self.context = context
        self.running = running
        rules = running
        cachedFindings = Array(repeating: nil, count: running.count)
    }

    /// Returns what the rule at `index` of those that run finds in scenes.
    func findings(ofRuleAt index: Int) -> [Diagnostic] {
        let rule = rules[index]
        guard case .scene(let check) = rule.check else { return [] }
        if let results = cachedFindings[index] { return context.work.replay(results) }
        let results = context.work.memoize { findings(of: rule, check) }
        cachedFindings[index] = results
        return context.work.replay(results)
    }

    /// Returns what a rule that checks scenes finds, whether it runs or not. Other rules may ask for it at no cost to
    /// their own budget.
    func findings(of rule: Rule) -> [Diagnostic] {
        if let index = ruleIndices[rule.name] { return findings(ofRuleAt: index) }
        let index = rules.count
        rules.append(rule)
        cachedFindings.append(nil)
        ruleIndices[rule.name] = index
        return findings(ofRuleAt: index)
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
            context.work.mergeUnchecked(of: viewport.work)
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
    func lines(reportedBy precedence: Rule.Precedence) -> Set<SourceRange> {
        guard let index = running.firstIndex(where: { $0.name == precedence.name }) else { return [] }
        let shown = shown(findings(ofRuleAt: index))
        return Set(shown.flatMap { [$0.range] + (precedence.isAtNotes ? $0.notes.compactMap { $0.range } : []) })
    }

    /// Returns what the rules with a topic of losses report.
    var reported: ReportedFindings {
        ReportedFindings(
            contains: { topic, isIncluded in
                RuleRegistry.rules.contains { rule in
                    // Recursion takes touches, too.
                    guard let own = rule.topic, own == topic || own == .recursion && topic == .hitViews else {
                        return false
                    }
                    let findings = self.findings(of: rule)
                    if topic != .recursion { return findings.contains(where: isIncluded) }
                    return self.running.contains { $0.name == rule.name }
                        && self.shown(findings).contains(where: isIncluded)
                }
            },
            findings: { LintedFile.diagnostics(of: $0, rules: RuleRegistry.rules, within: $1) })
    }

    /// Returns the `findings` that no suppression in the scene's file allows.
    private func shown(_ findings: [Diagnostic]) -> [Diagnostic] {
        if findings.isEmpty { return [] }
        let tree = context.scene.syntax
        let own = findings.filter { $0.range.file == tree.source.file }
        let shown = SuppressedFindings(own, of: RuleNames(running: running), in: tree) { _ in false }.others
        return shown + findings.filter { $0.range.file != tree.source.file }
    }
}

extension LintContext {
    /// Returns whether `finding` is about a statement that is checked.
    fileprivate func isChecked(_ finding: Diagnostic) -> Bool {
        guard let checkedStatements else { return true }
        return checkedStatements.contains(finding.range)
            || finding.notes.contains { $0.range.map { checkedStatements.contains($0) } ?? false }
    }
}
