import SceneReport
import SceneSemantics
import SceneText

/// An error with a file. Programs get it as a finding, people on standard error.
struct FileTrouble {
    let message: String
    /// What is allowed instead.
    var hint: String?
    /// The finding that reports it.
    let finding: Finding

    /// Creates the error for a file or folder that can't be read.
    init(_ path: UnreadablePath) {
        self.init(path.message, .unreadableFile) { Finding($0, unreadable: path.name) }
    }

    /// Creates the error for a named folder without scenes, or without documents of Interface Builder either.
    init(emptyFolder: String, includingInterfaceBuilder: Bool) {
        let kinds = includingInterfaceBuilder ? ".scene, .storyboard or .xib" : ".scene"
        self.init("there is no \(kinds) file in `\(emptyFolder)`", .unreadableFile) {
            Finding($0, unreadable: emptyFolder)
        }
    }

    /// Creates the error for a file with the text `source` that can't be written.
    init(_ path: UnwritablePath, _ source: Source) {
        self.init(path.message, .unwritableFile) { Finding($0, in: source) }
    }

    /// Creates the error in the configuration `source`.
    init(_ problem: ConfigurationProblem, in source: Source) {
        let position = source.position(at: problem.range.lowerBound)
        message = "\(source.path):\(position.line):\(position.column): \(problem.message)"
        hint = problem.hint
        finding = Finding(
            Diagnostic(
                rule: BasicRule.unreadableFile.rawValue, severity: .error, message: problem.message,
                range: source.range(problem.range.lowerBound, problem.range.upperBound),
                notes: [problem.hint].compactMap { $0 }.map { Diagnostic.Note($0) }),
            in: source)
    }

    private init(_ message: String, _ rule: BasicRule, _ finding: (Diagnostic) -> Finding) {
        self.message = message
        self.finding = finding(
            Diagnostic(rule: rule.rawValue, severity: .error, message: message, range: SourceRange(at: 0, in: .only)))
    }
}

extension SceneFinder {
    /// The errors in the paths of a call.
    var troubles: [FileTrouble] {
        unreadable.map { FileTrouble($0) }
            + emptyFolders.map {
                FileTrouble(emptyFolder: $0, includingInterfaceBuilder: includesInterfaceBuilder)
            }
    }
}

extension Output {
    /// Writes an error about a file.
    func emitError(_ trouble: FileTrouble) { emitError(trouble.message, [trouble.hint].compactMap { $0 }) }

    /// Writes the errors in configurations. Returns whether there are any.
    func emitTroubles(of finder: ConfigurationFinder) -> Bool {
        for trouble in finder.troubles { emitError(trouble) }
        return !finder.troubles.isEmpty
    }
}
