import SceneText

extension Rule {
    static let allowWithoutReason: Rule = Rule(
        name: "allow-without-reason", severity: .warning,
        explanation: """
            ## What it finds
            Reports a `scenec:allow` comment without a reason. The suppression still applies.

            ## Why it is bad
            The next reader can't tell whether it is still right to suppress the finding.

            ## Example
            ```scene
            // scenec:allow unused-let
            let gap = 8
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```

            ## Instead
            Write the reason after a dash.
            ```scene
            // scenec:allow unused-let — the next scene will need it
            let gap = 8
            scene Main 390x844 {
                button Save leading 16 top 16 size 120x44
            }
            ```

            ## In UIKit
            Nothing corresponds: this is about comments in scenes.
            """,
        check: .suppressions { allowed in
            allowed.suppressions.compactMap { suppression in
                // A suppression that allows nothing at all has another mistake.
                guard suppression.reason == nil, let last = suppression.rules.last,
                    suppression.rules.contains(where: { allowed.isNeeded($0, of: suppression) })
                else { return nil }
                let names = suppression.rules.map { $0.name }.joined(separator: ", ")
                return Rule.allowWithoutReason.finding(
                    "missing reason for this suppression", at: suppression.word.union(last.range),
                    notes: [Diagnostic.Note("write the reason after a dash: `// scenec:allow \(names) — …`")])
            }
        })
}
