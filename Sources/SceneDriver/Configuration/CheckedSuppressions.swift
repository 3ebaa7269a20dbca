import SceneLint
import SceneQueries
import SceneReport
import SceneText

/// Which suppressions of configurations were needed in a run of `check`.
struct CheckedSuppressions {
    /// The suppressions for documents that were checked, and those that were needed.
    private var checked: Set<SuppressionIndex> = []
    private var needed: Set<SuppressionIndex> = []

    /// A suppression in a configuration, as indices.
    private struct SuppressionIndex: Hashable {
        var configuration: Int
        var suppression: Int
    }

    /// Adds the result of the document called `name`: which of its suppressions were needed, or `nil` if that isn't
    /// certain.
    mutating func add(_ indices: Set<Int>?, of name: String, in configurations: Configurations) {
        let configuration = configurations.index(of: name)
        for (index, suppression) in configurations.suppressions(of: name).enumerated() {
            let key = SuppressionIndex(configuration: configuration, suppression: suppression)
            checked.insert(key)
            if indices?.contains(index) ?? true { needed.insert(key) }
        }
    }

    /// Returns findings about suppressions that suppress nothing, because their document has no such finding or there
    /// is no such document. A suppression of a rule that is off may be needed again.
    func unused(in configurations: Configurations, _ files: FileSystem, _ levels: RuleLevels) -> [Finding] {
        var findings: [Finding] = []
        for (index, configuration) in configurations.all.enumerated() {
            guard let source = configuration.source else { continue }
            let levels = configuration.ruleLevels.overridden(by: levels)
            for (number, entry) in configuration.suppressions.enumerated() {
                let key = SuppressionIndex(configuration: index, suppression: number)
                if needed.contains(key) || levels.level(of: entry.suppression.rule) == .off { continue }
                let message: String
                let range: Range<Int>
                if checked.contains(key) {
                    let what = entry.suppression.object.map { "`\($0)` in `\(entry.file)`" } ?? "`\(entry.file)`"
                    message = "`\(entry.suppression.rule)` has no finding about \(what)"
                    range = entry.ruleRange
                } else if isMissing("\(configuration.folder)/\(entry.file)", files) {
                    message = "there is no `\(entry.file)`"
                    range = entry.fileRange
                } else {
                    continue
                }
                let finding = Rule.unusedAllow.finding(
                    message, at: source.range(range.lowerBound, range.upperBound),
                    notes: [Diagnostic.Note("remove this suppression")])
                if let finding = levels.applied(to: finding) { findings.append(Finding(finding, in: source)) }
            }
        }
        return findings
    }

    private func isMissing(_ path: String, _ files: FileSystem) -> Bool {
        do throws(FileProblem) {
            _ = try files.kind(path)
            return false
        } catch {
            return error == .doesNotExist
        }
    }
}
