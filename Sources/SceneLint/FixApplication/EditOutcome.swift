import SceneText

/// A source with edits, and which of its findings existed before them.
struct EditOutcome {
    /// The edited source.
    let parsed: ParsedSource
    let findings: [Diagnostic]
    /// Maps offsets in the edited source to offsets in the original.
    private let offsets: EditedOffsets
    /// The findings after the edits, with their original offsets.
    private let identities: Set<Identity>

    /// Applies `edits` to `source` and finds its findings.
    init(of edits: [Diagnostic.Edit], to source: Source, find: (Source) -> [Diagnostic]) {
        parsed = ParsedSource(source.edited(by: edits))
        let findings = find(parsed.source)
        self.findings = findings
        let offsets = EditedOffsets(edits, in: source.file)
        self.offsets = offsets
        identities = Set(findings.map { Identity($0, start: offsets.original($0.range.start)) })
    }

    /// Returns where `range` of the edited source was before.
    func original(_ range: SourceRange) -> SourceRange {
        range.with(start: offsets.original(range.start), end: offsets.original(range.end))
    }

    /// Returns whether `finding`, from before the edits, still exists at the same place with the same message.
    func contains(_ finding: Diagnostic) -> Bool {
        identities.contains(Identity(finding, start: finding.range.start))
    }

    /// Returns the errors after the edits, split into those that were among `before`, without `fixed`, and new ones.
    ///
    /// Errors of layout that a syntax error only hid existed, too.
    func errors(
        knownFrom before: [Diagnostic], without fixed: [Diagnostic]
    ) -> (known: [Diagnostic], new: [Diagnostic]) {
        let gone = Set(fixed.map { Identity($0, start: $0.range.start) })
        let before = before.filter {
            $0.severity == .error && !gone.contains(Identity($0, start: $0.range.start))
        }
        let (found, others) = placed(.error).split(knownFrom: before)
        var known = found
        let new = others.map { $0.finding }
        let limits = before.filter { $0.reportsTooManyErrors }.map { $0.range.start }
        let areHidden = zip(areHidden(new, by: fixed), areCutOff(new, by: limits)).map { $0 || $1 }
        known += zip(new, areHidden).filter { $0.1 }.map { $0.0 }
        return (known, zip(new, areHidden).filter { !$0.1 }.map { $0.0 })
    }

    /// Returns the findings with this severity, and where they would be without the edits.
    func placed(_ severity: Diagnostic.Severity) -> [PlacedFinding] {
        findings.filter { $0.severity == severity }.map {
            PlacedFinding(finding: $0, start: offsets.original($0.range.start))
        }
    }

    /// Returns where `findings`, which are in the edited source, would be without the edits.
    func placed(_ findings: [PlacedFinding]) -> [PlacedFinding] {
        findings.map { PlacedFinding(finding: $0.finding, start: offsets.original($0.start)) }
    }

    /// Returns which of `errors` come after one of `limits`, the places at which a scene had too many errors before, so
    /// that the rest weren't reported.
    private func areCutOff(_ errors: [Diagnostic], by limits: [Int]) -> [Bool] {
        if limits.isEmpty { return errors.map { _ in false } }
        let limits = limits.sorted()
        let scenes = parsed.scenes
        return errors.map { error in
            let index = scenes.partitioningIndex { $0.end >= error.range.start }
            guard index < scenes.count else { return false }
            let first = limits.partitioningIndex { $0 >= original(scenes[index]).start }
            return first < limits.count && limits[first] <= original(error.range).start
        }
    }

    /// Returns which of `errors` are errors of layout in a scene that wasn't laid out before, because of syntax errors
    /// that were `fixed`. Errors of other kinds may have been fixed wrongly.
    private func areHidden(_ errors: [Diagnostic], by fixed: [Diagnostic]) -> [Bool] {
        let fixed = fixed.filter { $0.severity == .error }.sorted { $0.range.start < $1.range.start }
        let isPossible = fixed.contains { $0.isReported(by: .syntax) }
        guard isPossible, errors.contains(where: { $0.isReported(by: .layout) }) else {
            return errors.map { _ in false }
        }
        let scenes = parsed.scenes
        return errors.map { error in
            let index = scenes.partitioningIndex { $0.end >= error.range.start }
            guard error.isReported(by: .layout), index < scenes.count, scenes[index].start <= error.range.start else {
                return false
            }
            let scene = original(scenes[index])
            let first = fixed.partitioningIndex { $0.range.start >= scene.start }
            let inScene = fixed[first...].prefix { $0.range.start <= scene.end }
            return !inScene.isEmpty && inScene.allSatisfy { $0.isReported(by: .syntax) }
        }
    }
}

/// A finding after edits, and where it would begin without them.
struct PlacedFinding {
    let finding: Diagnostic
    let start: Int
}

extension [PlacedFinding] {
    /// Returns the findings that were among `before`, and the others.
    ///
    /// A finding existed before if its rule found something at the same place or, because lines can move, with the same
    /// words. A fix may well change the numbers in a message.
    func split(knownFrom before: [Diagnostic]) -> (known: [Diagnostic], new: [PlacedFinding]) {
        var counts: [RuleStart: Int] = [:]
        for finding in before { counts[RuleStart(finding, start: finding.range.start), default: 0] += 1 }
        var known: [Diagnostic] = []
        var others: [PlacedFinding] = []
        for placed in self {
            let wasThere = counts.take(RuleStart(placed.finding, start: placed.start))
            if wasThere { known.append(placed.finding) } else { others.append(placed) }
        }
        var words: [RuleMessage: Int] = [:]
        for finding in before where counts.take(RuleStart(finding, start: finding.range.start)) {
            words[RuleMessage(finding), default: 0] += 1
        }
        var new: [PlacedFinding] = []
        for placed in others {
            if words.take(RuleMessage(placed.finding)) { known.append(placed.finding) } else { new.append(placed) }
        }
        return (known, new)
    }
}

/// A rule and where its finding begins: a fix can change where it ends.
private struct RuleStart: Hashable {
    var rule: String
    var start: Int

    init(_ finding: Diagnostic, start: Int) {
        rule = finding.rule
        self.start = start
    }
}

/// A rule and the words of its message.
private struct RuleMessage: Hashable {
    var rule: String
    var message: String

    init(_ finding: Diagnostic) {
        rule = finding.rule
        message = finding.message
    }
}

/// A rule, a place and the words of the message.
private struct Identity: Hashable {
    var start: RuleStart
    var message: RuleMessage

    init(_ finding: Diagnostic, start: Int) {
        self.start = RuleStart(finding, start: start)
        message = RuleMessage(finding)
    }
}

extension Dictionary where Value == Int {
    /// Removes one of the items counted under `key`. Returns whether there was one.
    fileprivate mutating func take(_ key: Key) -> Bool {
        guard let count = self[key], count > 0 else { return false }
        self[key] = count - 1
        return true
    }
}
