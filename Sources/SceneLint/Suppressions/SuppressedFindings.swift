import SceneSyntax
import SceneText

/// What the suppressions of a file have allowed, and what is to be said of them.
struct SuppressedFindings {
    /// The source.
    let source: Source
    /// The suppressions, from the first to the last.
    let suppressions: [Suppression]
    /// The findings that are not allowed.
    private(set) var others: [Diagnostic] = []
    /// The same by rule, in source order.
    private var othersByRule: [String: [Diagnostic]] = [:]
    /// The rules that have been looked for.
    private let rules: [Rule]
    /// Whether all that could be found in the code at a place was found.
    private let isCertain: (_ code: SourceRange) -> Bool
    /// Whether the file has no errors: one that is being typed may not yet have what an suppression is for.
    let isWithoutErrors: Bool
    /// The names of rules that have allowed something, as places in the source.
    private var used: Set<SourceRange> = []

    /// Takes those of `findings`, which `rules` have made, away that the suppressions of `tree` are about.
    init(
        _ findings: [Diagnostic], of rules: [Rule], in tree: SyntaxTree,
        isWithoutErrors: Bool, isCertain: @escaping (_ code: SourceRange) -> Bool
    ) {
        source = tree.source
        suppressions = SuppressionFinder(tree).suppressions
        self.rules = rules
        self.isCertain = isCertain
        self.isWithoutErrors = isWithoutErrors
        if suppressions.isEmpty {
            others = findings
            return
        }
        var places: [Place: SourceRange] = [:]
        for suppression in suppressions {
            guard let code = suppression.code else { continue }
            for rule in suppression.rules where RuleRegistry.rule(rule.name)?.canBeAllowed ?? false {
                let place = Place(rule: rule.name, line: source.position(at: code.start).line)
                if places[place] == nil { places[place] = rule.range }
            }
        }
        for finding in findings {
            let place = Place(rule: finding.rule, line: source.position(at: finding.range.start).line)
            if let name = places[place] { used.insert(name) } else { others.append(finding) }
        }
        othersByRule = Dictionary(grouping: others) { $0.rule }.mapValues { $0.inSourceOrder }
    }

    /// A rule and a line in which it finds something.
    private struct Place: Hashable {
        var rule: String
        var line: Int
    }

    /// Whether the rule called `name` has been looked for.
    private func looks(for name: String) -> Bool { rules.contains { $0.name == name } }

    /// Whether the rule `name` of `suppression` has allowed something, or may have allowed what was not looked for.
    func isNeeded(_ name: Suppression.NamedRule, of suppression: Suppression) -> Bool {
        guard let code = suppression.code else { return false }
        return used.contains(name.range) || !looks(for: name.name) || !isCertain(code)
    }

    /// Whether nothing can still be meant to follow that `suppression` is for, so that it may be left out unseen.
    func isFinal(_ suppression: Suppression) -> Bool {
        guard isWithoutErrors, let code = suppression.code else { return false }
        let isAbove = code.start > suppression.comment.start
        return !isAbove || source.bytes[code.start] != UInt8(ascii: "}")
    }

    /// Whether allowing the rule called `name` would change anything in the line that `suppression` is about.
    func wouldNeed(_ name: String, _ suppression: Suppression) -> Bool {
        guard let code = suppression.code, RuleRegistry.rule(name)?.canBeAllowed ?? false else { return false }
        if !looks(for: name) || !isCertain(code) { return true }
        let line = source.position(at: code.start).line
        let found = othersByRule[name] ?? []
        let first = found.partitioningIndex { source.position(at: $0.range.start).line >= line }
        return first < found.count && source.position(at: found[first].range.start).line == line
    }

    /// The finding of the rule called `name` that is nearest to the line that `suppression` is about.
    func nearestFinding(of name: String, to suppression: Suppression) -> Diagnostic? {
        let start = (suppression.code ?? suppression.comment).start
        let found = othersByRule[name] ?? []
        let behind = found.partitioningIndex { $0.range.start >= start }
        return found[max(0, behind - 1)..<min(found.count, behind + 1)].min {
            abs($0.range.start - start) < abs($1.range.start - start)
        }
    }
}
