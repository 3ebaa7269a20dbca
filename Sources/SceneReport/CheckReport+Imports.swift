import SceneText

extension CheckReport {
    /// Adds findings in components that several files use, each once, behind all others.
    public mutating func add(_ imported: [Finding]) {
        if imported.isEmpty { return }
        var places: [Place: Int] = [:]
        for (index, finding) in findings.enumerated() {
            let place = Place(finding)
            if places[place] == nil { places[place] = index }
        }
        for finding in imported {
            let place = Place(finding)
            if let index = places[place] {
                findings[index].add(usesOf: finding)
            } else {
                places[place] = findings.count
                findings.append(finding)
            }
        }
    }

    /// What makes findings of several files one.
    struct Place: Hashable, Sendable {
        let path: String
        let rule: String
        let start: Int, end: Int

        init(_ finding: Finding) {
            path = finding.file.path
            rule = finding.diagnostic.rule
            start = finding.diagnostic.range.start
            end = finding.diagnostic.range.end
        }
    }
}
