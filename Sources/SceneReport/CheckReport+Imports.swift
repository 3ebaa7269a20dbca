import SceneText

extension CheckReport {
    /// Adds findings in components that several files use, each once, behind all others.
    public mutating func add(_ imported: [Finding]) {
        if imported.isEmpty { return }
        var indices: [Key: Int] = [:]
        for (index, finding) in findings.enumerated() {
            let key = Key(finding)
            if indices[key] == nil { indices[key] = index }
        }
        for finding in imported {
            let key = Key(finding)
            if let index = indices[key] {
                findings[index].add(usesOf: finding)
            } else {
                indices[key] = findings.count
                findings.append(finding)
            }
        }
    }

    /// What makes findings of several files one. Each file counts its imports, so a `FileID` means another file in
    /// each.
    struct Key: Hashable, Sendable {
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
