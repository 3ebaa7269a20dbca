import SceneText

extension Diagnostic {
    /// Adds a note that `count` more views of the same line have the problem, unless that is 0.
    func with(furtherInstances count: Int) -> Diagnostic {
        if count <= 0 { return self }
        var finding = self
        let problem = count == 1 ? "1 more view from this line has" : "\(count) more views from this line have"
        finding.notes.append(Note("\(problem) the same problem"))
        return finding
    }
}
