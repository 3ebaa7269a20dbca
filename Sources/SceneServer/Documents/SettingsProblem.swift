/// Why the settings in a file aren't used.
public struct SettingsProblem: Equatable {
    /// The file, without symbolic links.
    public var path: String
    /// Its text.
    public var bytes: [UInt8]
    /// Where the mistake is in it.
    public var range: Range<Int>
    /// What is wrong, and on further lines what is allowed instead.
    public var message: String

    /// Creates a problem of the file at `path`.
    public init(path: String, bytes: [UInt8], range: Range<Int>, message: String) {
        self.path = path
        self.bytes = bytes
        self.range = range
        self.message = message
    }
}

/// The files with settings that aren't used, because something is wrong with them.
struct SettingsProblems {
    /// The problem of the settings of each open document, by its URI.
    private var byDocument: [String: SettingsProblem] = [:]
    /// The problems that the client has, by path.
    private var shown: [String: SettingsProblem] = [:]
    /// Whether the client may need an update.
    private var hasChanged = false

    /// Records what is wrong with the settings of the document with this URI, or that nothing is.
    mutating func note(_ problem: SettingsProblem?, of uri: String) {
        guard byDocument[uri] != problem else { return }
        byDocument[uri] = problem
        hasChanged = true
        guard let problem else { return }
        // The other documents below the same file are checked again later.
        for (other, old) in byDocument where old.path == problem.path { byDocument[other] = problem }
    }

    /// Returns the problems that the client doesn't know, and the paths of the files that have none any more. From then
    /// on, the client knows all of them.
    mutating func takeChanges() -> (new: [SettingsProblem], gone: [String]) {
        guard hasChanged else { return ([], []) }
        hasChanged = false
        var current: [String: SettingsProblem] = [:]
        for problem in byDocument.values { current[problem.path] = problem }
        let new = current.values.filter { shown[$0.path] != $0 }.sorted { $0.path < $1.path }
        let gone = shown.keys.filter { current[$0] == nil }.sorted()
        shown = current
        return (new, gone)
    }
}
