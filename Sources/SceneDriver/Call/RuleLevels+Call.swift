import SceneQueries

extension RuleLevels {
    /// Parses `NAME=LEVEL` settings. A later one overrides an earlier one.
    init(_ texts: [String]) throws(CallProblem) {
        self.init()
        for text in texts {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                throw CallProblem("`--rule \(text)` has no severity", hint: "write: --rule \(text)=off")
            }
            guard let level = Level(rawValue: parts[1]) else {
                let known = Level.allCases.map { $0.rawValue }
                throw .unknown("rule `\(parts[0])` cannot be", parts[1], known: known, allowed: "allowed")
            }
            set(parts[0], to: level)
        }
    }

    /// Checks that every named rule is in `known`.
    func check(known: [String]) throws(CallProblem) {
        guard let unknown = rules.first(where: { !known.contains($0) }) else { return }
        throw Self.problem(ofUnknownRule: unknown, known: known)
    }

    /// Returns the problem of a rule that isn't among `known`.
    static func problem(ofUnknownRule name: String, known: [String]) -> CallProblem {
        var problem = CallProblem.unknown("there is no rule", name, known: known, allowed: "rules")
        problem.hint = "`scenec explain` lists the rules"
        return problem
    }
}
