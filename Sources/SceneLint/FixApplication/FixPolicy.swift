import SceneText

/// Which findings of a file are fixed.
struct FixPolicy {
    /// Whether to apply fixes that can change answers other than those in the finding.
    let includesUnsafe: Bool
    /// Whether what uses or protects code that seems unused may still be missing, so that only errors lead to removals.
    var mayBeUnfinished = false
    /// Whether the file ends in an open block, so that only certain errors are fixed.
    var isCutOff = false
    /// The findings whose fixes undo others, and the rules all of whose fixes do.
    var skipped: Set<String> = []

    /// Returns the fixes of `findings` that can be applied together.
    ///
    /// - Parameter scenes: The places of the scenes, to leave unsafe fixes to a later round that others may make
    ///   redundant, or `nil` to apply them, too.
    func fixes(of findings: [Diagnostic], in source: Source, deferringIn scenes: [SourceRange]?) -> [FixCandidate] {
        let included = findings.filter { includes($0) }
        // Once its name is right, a comment suppresses a finding, which isn't fixed then.
        let spellings = included.filter { $0.isMisspelledSuppression }.fixCandidates(
            in: source, includingUnsafe: false)
        if includesUnsafe, !spellings.isEmpty { return spellings.withoutConflicts(in: source) }
        let candidates = included.fixCandidates(in: source, includingUnsafe: includesUnsafe)
        guard includesUnsafe, let scenes else { return candidates.withoutConflicts(in: source) }
        return candidates.withoutRedundant(in: scenes).withoutConflicts(in: source)
    }

    private func includes(_ finding: Diagnostic) -> Bool {
        (!mayBeUnfinished || finding.severity == .error || !finding.isRemoval)
            && (!isCutOff || finding.isCertainInCutOffFile)
            && (skipped.isEmpty || !skipped.contains(finding.identity) && !skipped.contains(finding.rule))
    }
}

extension [Diagnostic] {
    /// Whether what uses or protects code that seems unused may still be missing in a text with these findings.
    var mayBeUnfinished: Bool { contains { $0.severity == .error || $0.isMisspelledSuppression } }
}

extension Diagnostic {
    /// What it reports, without where.
    var identity: String { rule + ": " + message }

    /// Whether it has one meaning even if its file isn't complete: an error that isn't about a value or its
    /// consequences.
    fileprivate var isCertainInCutOffFile: Bool {
        severity == .error && !isReported(by: .wrongValue) && !isReported(by: .layout)
    }

    /// Whether it reports a suppression whose rule has a similar name.
    fileprivate var isMisspelledSuppression: Bool {
        !fixes.isEmpty && !isRemoval && reportingRule?.unused == .suppression
    }

    /// Whether its safe fixes, or if it has none, its fixes, only remove text.
    fileprivate var isRemoval: Bool {
        let likely = fixes.contains { $0.safe } ? fixes.filter { $0.safe } : fixes
        return !likely.isEmpty && likely.allSatisfy { $0.edits.allSatisfy { $0.text.isEmpty } }
    }
}
