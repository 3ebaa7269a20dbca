import SceneSyntax
import SceneText

/// The findings that the suppressions of a file have suppressed, and the state that rules about suppressions need.
struct SuppressedFindings {
    let source: Source
    /// The suppressions, in source order.
    let suppressions: [Suppression]
    /// The findings that aren't suppressed.
    private(set) var others: [Diagnostic] = []
    /// ``others`` by rule, in source order.
    private var othersByRule: [String: [Diagnostic]] = [:]
    /// The lines of the views that block what ``others`` are about. A suppression of the rule there counts, too.
    private var blockerLines: Set<RuleLine> = []
    private let rules: RuleNames
    /// Returns whether the check of the code at a place was complete.
    private let isCertain: (_ code: SourceRange) -> Bool
    /// The source ranges of the rule names that have suppressed something.
    private var used: Set<SourceRange> = []

    /// Removes the findings of `rules` that the suppressions of `tree` apply to.
    init(
        _ findings: [Diagnostic], of rules: RuleNames, in tree: SyntaxTree,
        isCertain: @escaping (_ code: SourceRange) -> Bool
    ) {
        source = tree.source
        suppressions = SuppressionFinder(tree, rules).suppressions
        self.rules = rules
        self.isCertain = isCertain
        if suppressions.isEmpty {
            others = findings
            return
        }
        var names: [RuleLine: SourceRange] = [:]
        for suppression in suppressions {
            guard let code = suppression.code else { continue }
            for rule in suppression.rules where rules.canBeAllowed(rule.name) {
                let line = RuleLine(rule: rule.name, line: source.position(at: code.start).line)
                if names[line] == nil { names[line] = rule.range }
            }
        }
        for finding in findings {
            let line = RuleLine(rule: finding.rule, line: source.position(at: finding.range.start).line)
            if let name = names[line] {
                used.insert(name)
                continue
            }
            let linesOfBlockers = finding.blockers.map { blocker in
                ([blocker.range] + blocker.superviews).compactMap { range -> RuleLine? in
                    // Another file has suppressions of its own.
                    guard range.file == source.file else { return nil }
                    return RuleLine(rule: finding.rule, line: source.position(at: range.start).line)
                }
            }
            let blockerNames = linesOfBlockers.map { lines in lines.lazy.compactMap { names[$0] }.first }
            let allowing = blockerNames.compactMap { $0 }
            used.formUnion(allowing)
            if allowing.count == blockerNames.count, !blockerNames.isEmpty { continue }
            // What only some of the views in front block on purpose is still reported.
            var other = finding
            if !allowing.isEmpty { other.fixes.removeAll { changesSuppressedLine($0, of: finding.rule, names) } }
            others.append(other)
            for lines in linesOfBlockers { blockerLines.formUnion(lines) }
        }
        othersByRule = Dictionary(grouping: others) { $0.rule }.mapValues { $0.inSourceOrder }
    }

    /// Returns whether `fix` changes a view in front whose line has a suppression of `rule`.
    private func changesSuppressedLine(
        _ fix: Diagnostic.Fix, of rule: String, _ names: [RuleLine: SourceRange]
    ) -> Bool {
        fix.edits.contains { edit in
            edit.range.file == source.file
                && names[RuleLine(rule: rule, line: source.position(at: edit.range.start).line)] != nil
        }
    }

    /// A rule and a line in which it finds something.
    private struct RuleLine: Hashable {
        var rule: String
        var line: Int
    }

    /// Returns whether the rule `name` of `suppression` has suppressed something, or might have if everything had been
    /// checked.
    func isNeeded(_ name: Suppression.NamedRule, of suppression: Suppression) -> Bool {
        guard let code = suppression.code else { return false }
        return used.contains(name.range) || !rules.hasRun(name.name) || !isCertain(code)
    }

    /// Returns whether allowing the rule called `name` would change anything in the line of `suppression`.
    func wouldNeed(_ name: String, _ suppression: Suppression) -> Bool {
        guard let code = suppression.code, rules.canBeAllowed(name) else { return false }
        if !rules.hasRun(name) || !isCertain(code) { return true }
        let line = source.position(at: code.start).line
        if blockerLines.contains(RuleLine(rule: name, line: line)) { return true }
        let found = othersByRule[name] ?? []
        let first = found.partitioningIndex { source.position(at: $0.range.start).line >= line }
        return first < found.count && source.position(at: found[first].range.start).line == line
    }

    /// Returns the finding of the rule called `name` that is nearest to the line of `suppression`.
    func nearestFinding(of name: String, to suppression: Suppression) -> Diagnostic? {
        let start = (suppression.code ?? suppression.comment).start
        let found = othersByRule[name] ?? []
        let behind = found.partitioningIndex { $0.range.start >= start }
        return found[max(0, behind - 1)..<min(found.count, behind + 1)].min {
            abs($0.range.start - start) < abs($1.range.start - start)
        }
    }
}
