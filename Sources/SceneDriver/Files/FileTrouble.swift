import SceneReport
import SceneSemantics
import SceneText

/// Something that a command could not do with a file. Programs read it as a finding, people on standard error.
struct FileTrouble {
    /// What is said about it.
    let message: String
    /// The finding that reports it.
    let finding: Finding

    /// A file or folder that cannot be read.
    init(_ path: UnreadablePath) {
        self.init(path.message, .unreadableFile) { Finding($0, unreadable: path.name) }
    }

    /// A folder that was named and that holds no scene.
    init(emptyFolder: String) {
        self.init("there is no .scene file in `\(emptyFolder)`", .unreadableFile) {
            Finding($0, unreadable: emptyFolder)
        }
    }

    /// A file with the text `source` that cannot be written.
    init(_ path: UnwritablePath, _ source: Source) {
        self.init(path.message, .unwritableFile) { Finding($0, in: source) }
    }

    private init(_ message: String, _ rule: BasicRule, _ finding: (Diagnostic) -> Finding) {
        self.message = message
        self.finding = finding(
            Diagnostic(rule: rule.rawValue, severity: .error, message: message, range: SourceRange(at: 0, in: .only)))
    }
}

extension SceneFinder {
    /// What is wrong with the paths of a call.
    var troubles: [FileTrouble] {
        unreadable.map { FileTrouble($0) } + emptyFolders.map { FileTrouble(emptyFolder: $0) }
    }
}
