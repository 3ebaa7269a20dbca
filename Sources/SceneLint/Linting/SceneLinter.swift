import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Applies rules to one scene on one device.
struct SceneLinter {
    private let scene: LoweredScene
    private let rules: [Rule]
    /// What the rules have computed.
    let context: LintContext
    /// The document that the scene was made from. The text of a trial has other places.
    private let origin: DocumentOrigin?

    /// Prepares to apply `rules` to `scene`.
    init(_ scene: LoweredScene, _ rules: [Rule], within work: WorkBudget) {
        self.scene = scene
        self.rules = rules
        context = LintContext(scene, work)
        origin = work.isForTrial ? nil : scene.unit.options.origin
        work.charge(WorkBudget.costOfScene + scene.tree.views.count)
    }

    /// Returns what the rules find, and whether they checked all of the scene. A finding in many instances of one line
    /// is reported once.
    func lint() -> (findings: [Diagnostic], isComplete: Bool) {
        let ruleFindings = RuleFindings(context, running: rules)
        let targets = TargetContext(context, reported: ruleFindings.reported)
        var findings: [Diagnostic] = []
        var isComplete = true
        for (index, rule) in rules.enumerated() {
            if context.work.budget.isAbandoned {
                isComplete = false
                break
            }
            context.work.beginRule()
            var found: [Diagnostic]
            switch rule.check {
            case .scene: found = ruleFindings.findings(ofRuleAt: index)
            case .targets(let check):
                found = context.work.withOwnAllotment {
                    ruleFindings.findings(of: rule) { viewport in
                        check(viewport === context ? targets : targets.on(viewport))
                    }
                }
            case .compiler, .file, .suppressions: continue
            }
            if !context.work.unchecked.isEmpty {
                isComplete = false
                findings += rule.findingsAboutUnchecked(in: context)
            }
            // Most rules find nothing in most scenes.
            if found.isEmpty { continue }
            for precedence in rule.yieldsTo?() ?? [] {
                let lines = ruleFindings.lines(reportedBy: precedence)
                found.removeAll { lines.contains($0.range) }
            }
            if context.work.hasRunOut, !context.work.budget.isForTrial,
                rule.fixPurpose == .uncovering || found.contains(where: { !$0.fixes.isEmpty })
            {
                found = found.notingUntriedFixes
            }
            if let origin { found = rule.findings(found, in: origin) }
            findings += found.countingInstances
        }
        if context.maps.hasCoarseMaps {
            isComplete = false
            findings.append(Rule.limit.finding(aboutCoarseMapsOf: scene))
        }
        if !context.containersWithMissingLines.isEmpty {
            isComplete = false
            findings.append(Rule.limit.finding(aboutMissingLinesIn: context))
        }
        if origin == nil, !context.work.budget.isForTrial { findings = findings.notingSharedBlockers() }
        return (context.withoutFixesAddingErrors(findings), isComplete)
    }
}

extension [Diagnostic] {
    /// The findings of a rule for which the budget didn't suffice. Those without a fix say so.
    fileprivate var notingUntriedFixes: [Diagnostic] {
        map { finding in
            if !finding.fixes.isEmpty { return finding }
            var finding = finding
            finding.notes.append(
                Diagnostic.Note("the file is too complex to try all fixes, so one may be missing here"))
            return finding
        }
    }

    /// The worst finding at each place, with the number of others there.
    fileprivate var countingInstances: [Diagnostic] {
        var counts: [SourceRange: Int] = [:]
        var worst: [SourceRange: Diagnostic] = [:]
        for finding in self {
            counts[finding.range, default: 0] += 1
            if worst[finding.range].map({ finding.isWorse(than: $0) }) ?? true { worst[finding.range] = finding }
        }
        return compactMap { finding in
            guard let count = counts.removeValue(forKey: finding.range) else { return nil }
            return worst[finding.range]?.with(furtherInstances: count - 1)
        }
    }
}
