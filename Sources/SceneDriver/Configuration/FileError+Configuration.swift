import SceneReport
import SceneSemantics
import SceneText

extension FileError {
    /// Creates the error in the configuration `source`.
    init(_ problem: ConfigurationProblem, in source: Source) {
        let position = source.position(at: problem.range.lowerBound)
        self.init(
            message: "\(source.path):\(position.line):\(position.column): \(problem.message)", hint: problem.hint,
            finding: Finding(
                Diagnostic(
                    rule: .unreadableFile, severity: .error, message: problem.message,
                    range: source.range(problem.range.lowerBound, problem.range.upperBound),
                    notes: [problem.hint].compactMap { $0 }.map { Diagnostic.Note($0) }),
                in: source))
    }
}
