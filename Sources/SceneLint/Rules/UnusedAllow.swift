import SceneText

extension Rule {
    /// Reports suppressions that suppress nothing.
    public static let unusedAllow: Rule = Rule(
        name: "unused-allow", severity: .warning, unused: .suppression,
        explanation: """
            ## What it finds
            Reports a `scenec:allow` comment that suppresses nothing: the rule has no finding in that line,
            doesn't exist, or can't be suppressed.

            Suppressions of a rule that is turned off (`--rule NAME=off`) aren't reported.

            ## Why it is bad
            The comment claims a known problem that isn't there, and will hide a real one later.

            You can't suppress errors of syntax, names, values and layout, because a scene that has one can't be
            evaluated, nor findings about suppressions.

            ## Example
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44 // scenec:allow dead-overhang — the shadow takes no touches
            }
            ```

            ## Instead
            Remove the comment, or move it to the finding: at the end of its line, or on a line of its own above
            it.
            ```scene
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```

            ## In UIKit
            Nothing corresponds: this is about comments in scenes.
            """,
        check: .suppressions { allowed in
            allowed.suppressions.flatMap { suppression -> [Diagnostic] in
                guard suppression.isUnderstood else { return [.notUnderstood(suppression, allowed)] }
                if suppression.rules.isEmpty { return [.allowsNoRule(suppression)] }
                return suppression.rules.indices.compactMap { index in
                    let name = suppression.rules[index]
                    guard let rule = RuleRegistry.rule(name.name) else {
                        return .allowsUnknownRule(name, index, suppression, allowed)
                    }
                    if !rule.canBeAllowed { return .cannotBeAllowed(rule, name, index, suppression, allowed) }
                    if allowed.isNeeded(name, of: suppression) { return nil }
                    return .allowsNothing(name, index, suppression, allowed)
                }
            }
        })
}

extension Diagnostic {
    /// How to write a suppression.
    private static let form = Note("write it as `// scenec:allow RULE — reason`")

    /// Creates the finding for a comment with a word other than `allow`.
    fileprivate static func notUnderstood(_ suppression: Suppression, _ allowed: SuppressedFindings) -> Diagnostic {
        let meant = Suppression.prefix + Suppression.allow
        let isMeant =
            suppression.isMisspelled && !suppression.meantRules.isEmpty
            && suppression.meantRules.allSatisfy { allowed.wouldNeed($0.name, suppression) }
        let fix = Fix("write `\(meant)`", safe: true, edits: [Edit(suppression.word, meant)])
        return Rule.unusedAllow.finding(
            "`\(allowed.source.text(in: suppression.word))` isn't a suppression", at: suppression.word,
            notes: [suppression.isMisspelled ? Note("did you mean `\(meant)`?") : form], fixes: isMeant ? [fix] : [])
    }

    /// Creates the finding for a suppression that names no rule.
    fileprivate static func allowsNoRule(_ suppression: Suppression) -> Diagnostic {
        Rule.unusedAllow.finding("missing rule name", at: suppression.word, notes: [form])
    }

    /// Creates the finding for a suppression that names an unknown rule.
    fileprivate static func allowsUnknownRule(
        _ name: Suppression.NamedRule, _ index: Int, _ suppression: Suppression, _ allowed: SuppressedFindings
    ) -> Diagnostic {
        let rules = RuleRegistry.rules.filter { $0.canBeAllowed }.map { $0.name }
        let nearest = NearestWord.of(name.name, among: rules)
        let meant = Misspelling.word(name.name, among: rules) ?? nearest
        let helps = meant.map { allowed.wouldNeed($0, suppression) } ?? false
        // The name may be from a later version, or incomplete.
        let fix: Fix? =
            if helps {
                meant.map { Fix("write `\($0)`", safe: true, edits: [Edit(name.range, $0)]) }
            } else if suppression.mayContainCode(allowed.source) || suppression.explainsUnknownRule {
                nil
            } else {
                .leaveOut(index, of: suppression, allowed)
            }
        return Rule.unusedAllow.finding(
            "unknown rule `\(name.name)`", at: name.range,
            notes: [Note(nearest.map { "did you mean `\($0)`?" } ?? "`scenec explain` lists the rules")],
            fixes: fix.map { [$0] } ?? [])
    }

    /// Creates the finding for a rule that can't be suppressed.
    fileprivate static func cannotBeAllowed(
        _ rule: Rule, _ name: Suppression.NamedRule, _ index: Int, _ suppression: Suppression,
        _ allowed: SuppressedFindings
    ) -> Diagnostic {
        let isAboutSuppressions = if case .suppressions = rule.check { true } else { false }
        return Rule.unusedAllow.finding(
            "`\(name.name)` can't be allowed", at: name.range,
            notes: [
                Note(
                    isAboutSuppressions
                        ? "fix the suppression instead; `--rule \(name.name)=off` turns the rule off"
                        : "it reports an error that must be fixed")
            ], fixes: [.leaveOut(index, of: suppression, allowed)])
    }

    /// Creates the finding for a suppressed rule that finds nothing in the line.
    fileprivate static func allowsNothing(
        _ name: Suppression.NamedRule, _ index: Int, _ suppression: Suppression, _ allowed: SuppressedFindings
    ) -> Diagnostic {
        var notes: [Note] = []
        if let other = allowed.nearestFinding(of: name.name, to: suppression) {
            notes.append(Note("it reports something here", at: other.range))
            notes.append(
                Note("at the end of a line it applies to that line; on its own line, to the next line of code"))
        }
        return Rule.unusedAllow.finding(
            suppression.code == nil
                ? "no code follows this suppression of `\(name.name)`"
                : "`\(name.name)` reports nothing on the line this suppression applies to", at: name.range,
            notes: notes,
            fixes: [.leaveOut(index, of: suppression, allowed)])
    }
}

extension Suppression {
    /// Whether the comment gives a reason for a rule that is near none there is, and names no other. It may mean a rule
    /// of another version, and nobody can restore the reason.
    fileprivate var explainsUnknownRule: Bool {
        guard reason != nil, rules.count == 1, let only = rules.first else { return false }
        return NearestWord.of(only.name, among: RuleRegistry.rules.map { $0.name }) == nil
    }

    /// Whether the comment may have been typed in front of code, which would be removed with it: it names no rule there
    /// is, and either several words or one that doesn't look like a rule.
    fileprivate func mayContainCode(_ source: Source) -> Bool {
        guard rules.allSatisfy({ RuleRegistry.rule($0.name) == nil }), let only = rules.last else { return false }
        if rules.count > 1 || !only.name.utf8.contains(UInt8(ascii: "-")) { return true }
        guard let reason, reason.start > only.range.end else { return false }
        // A reason comes after a dash or a colon.
        return source.bytes[only.range.end..<reason.start].allSatisfy { $0.isBlank }
    }
}

extension Diagnostic.Fix {
    /// Returns the fix that removes a rule from a suppression, or the whole suppression if it names no other rule.
    ///
    /// The code it applies to may not be written yet, and a removed reason can't be restored, so the fix isn't safe.
    fileprivate static func leaveOut(
        _ index: Int, of suppression: Suppression, _ allowed: SuppressedFindings
    ) -> Diagnostic.Fix {
        let source = allowed.source
        let ranges = suppression.rules.map { $0.range }
        let range: SourceRange
        if ranges.count == 1 {
            let line = source.wholeLine(of: suppression.comment)
            range = line == suppression.comment ? source.withBlanksBefore(line) : line
        } else if index + 1 < ranges.count {
            range = ranges[index].with(end: ranges[index + 1].start)
        } else {
            range = ranges[index].with(start: ranges[index - 1].end)
        }
        return Diagnostic.Fix(
            "remove it", safe: false, edits: [Diagnostic.Edit(range, "")]
        ).forUnused
    }
}
