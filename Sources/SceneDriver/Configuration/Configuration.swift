import SceneQueries
import SceneText

/// What a `.scenec.json` sets for the files in its folder and below.
struct Configuration: Sendable {
    /// The name of the file.
    static let fileName = ".scenec.json"

    /// The file, or `nil` if there is none.
    var source: Source?
    /// The path of its folder, without symbolic links.
    var folder = ""
    /// The severities of rules.
    var ruleLevels = RuleLevels()
    /// Whether warnings fail a check.
    var deniesWarnings = false
    /// The files and folders that searches leave out.
    var excluded: [ExcludePattern] = []
    /// How large touch targets have to be in scenes that don't say it, or `nil` for the default.
    var minimumTarget: Double?
    /// The findings in documents that aren't reported.
    var suppressions: [ConfiguredSuppression] = []

    /// Returns the path of the entry `name` of `realFolder`, which has no symbolic links, from the folder of this file.
    func path(of name: String, in realFolder: String) -> String {
        let rest = realFolder.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
        return rest.isEmpty ? name : "\(Substring(rest))/\(name)"
    }

    /// Whether a search leaves out the entry `name` of `realFolder`.
    func excludes(_ name: String, in realFolder: String) -> Bool {
        guard !excluded.isEmpty else { return false }
        let path = path(of: name, in: realFolder)
        return excluded.contains { $0.matches(path) }
    }
}

/// A suppression in a configuration: for a storyboard, a XIB or a printed view hierarchy.
struct ConfiguredSuppression: Sendable {
    /// The path of the document from the folder of the configuration.
    var file: String
    /// What is suppressed there.
    var suppression: DocumentSuppression
    /// The places of the file and of the rule in the configuration.
    var fileRange: Range<Int>, ruleRange: Range<Int>
}

/// Why a configuration can't be used.
struct ConfigurationProblem: Error {
    var message: String
    /// What is allowed instead.
    var hint: String?
    /// The bytes of the file that are wrong.
    var range: Range<Int>

    init(_ message: String, at range: Range<Int>, hint: String? = nil) {
        self.message = message
        self.range = range
        self.hint = hint
    }
}
