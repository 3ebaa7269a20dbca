import SceneText

extension SceneDocument {
    /// Returns what couldn't be imported, except what `suppressions` suppress.
    public func problems(except suppressions: [DocumentSuppression]) -> [Diagnostic] {
        // What can't be read belongs to no element of the scenes.
        problems.filter { problem in !suppressions.contains { $0.applies(to: problem.rule, "") } }
    }

    /// Returns the diagnostics of the scenes, except those that `suppressions` suppress.
    public func diagnostics(_ diagnostics: [Diagnostic], except suppressions: [DocumentSuppression]) -> [Diagnostic] {
        if suppressions.isEmpty { return diagnostics }
        return diagnostics.filter { found in
            let object = object(at: found.range)
            return !suppressions.contains { $0.applies(to: found.rule, object) }
        }
    }
}
