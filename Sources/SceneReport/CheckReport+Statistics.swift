import SceneText

extension CheckReport {
    /// The findings of one rule with one severity.
    private struct RuleCount {
        let rule: String
        let severity: Diagnostic.Severity
        var count = 0
        /// How many of them `--fix` fixes.
        var fixable = 0
        /// How many more it fixes together with `--unsafe-fixes`.
        var unsafelyFixable = 0

        var remark: String {
            switch (fixable, unsafelyFixable) {
            case (0, 0): ""
            case (count, _): "fixable"
            case (0, count): "fixable with --unsafe-fixes"
            case (0, let unsafe): "\(unsafe) fixable with --unsafe-fixes"
            case (let safe, 0): "\(safe) fixable"
            case (let safe, let unsafe): "\(safe) fixable, \(unsafe) more with --unsafe-fixes"
            }
        }
    }

    /// How many findings each rule has: those with the worst severity first, and of these the most frequent.
    private var ruleCounts: [RuleCount] {
        var counts: [RuleCount] = []
        var indices: [String: Int] = [:]
        for finding in findings {
            let diagnostic = finding.diagnostic
            let key = "\(diagnostic.severity.rawValue) \(diagnostic.rule)"
            let index = indices[key] ?? counts.count
            if index == counts.count {
                indices[key] = index
                counts.append(RuleCount(rule: diagnostic.rule, severity: diagnostic.severity))
            }
            counts[index].count += 1
            if diagnostic.fixes.contains(where: { $0.applicability == .safe }) {
                counts[index].fixable += 1
            } else if diagnostic.fixes.contains(where: { $0.applicability == .unsafe }) {
                counts[index].unsafelyFixable += 1
            }
        }
        counts.sort { one, other in
            if one.severity != other.severity { return one.severity.rank < other.severity.rank }
            return one.count != other.count ? one.count > other.count : one.rule < other.rule
        }
        return counts
    }

    /// Writes how many findings each rule has as one JSON object with one rule per line.
    public func writeStatisticsAsJSON(to stream: some ByteStream) {
        writeJSON(to: stream) { report in
            report.member("statistics", ruleCounts) { array, entry in
                array.startElementLine()
                array.object { object in
                    object.member("rule", entry.rule)
                    object.member("severity", entry.severity.rawValue)
                    object.member("count", entry.count)
                    object.member("fixable", entry.fixable)
                    object.member("unsafelyFixable", entry.unsafelyFixable)
                }
            }
        }
    }

    /// Writes how many findings each rule has, for people.
    public func writeStatistics(to stream: some ByteStream, _ palette: Palette) {
        let counts = ruleCounts
        let countWidth = counts.map { String($0.count).utf8.count }.max() ?? 0
        let ruleWidth = counts.map { $0.rule.utf8.count }.max() ?? 0
        var text = HumanText(palette)
        for entry in counts {
            let digits = String(entry.count)
            text.write(String(repeating: " ", count: countWidth - digits.utf8.count) + digits + "  ")
            let severity = entry.severity.rawValue
            text.paint(entry.severity.role) { $0.write(severity) }
            text.write(String(repeating: " ", count: max(0, "warning".utf8.count - severity.utf8.count) + 2))
            text.write(entry.rule)
            if !entry.remark.isEmpty {
                text.write(String(repeating: " ", count: ruleWidth - entry.rule.utf8.count + 2) + entry.remark)
            }
            text.endLine()
        }
        if !counts.isEmpty { text.endLine() }
        if let summary {
            text.write(summary)
            text.endLine()
        }
        text.send(to: stream)
    }
}

extension Diagnostic.Severity {
    /// How far behind the worst severity it is.
    fileprivate var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }
}
