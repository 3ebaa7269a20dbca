/// A key of `.scenec.json`.
enum ConfigurationKey: String, CaseIterable {
    case rules
    case denyWarnings
    case exclude
    case minimumTarget
    case suppressions

    /// The names of all keys.
    static var names: [String] { allCases.map { $0.rawValue } }

    /// What its value looks like.
    var example: String {
        switch self {
        case .rules: #"{"small-target": "off"}"#
        case .denyWarnings: "true"
        case .exclude: #"["Pods", "scenes/old", "*.draft.scene"]"#
        case .minimumTarget: "44"
        case .suppressions:
            #"[{"file": "App/Main.storyboard", "object": "aBc-12-xYz", "rule": "covered-control", "reason": "…"}]"#
        }
    }

    /// What it does, in a few lines.
    var help: [String] {
        switch self {
        case .rules: ["the severity of rules: off, note, warning or error; --rule overrides it"]
        case .denyWarnings: ["whether check exits with status 1 for warnings, too, as with --deny-warnings"]
        case .exclude:
            [
                "what a search through folders leaves out: names of files and folders, and paths from the folder of",
                "the configuration; * is any part of a name, ? a character, ** any number of folders",
            ]
        case .minimumTarget: ["how large a touch target has to be in scenes that don't set minimumTarget"]
        case .suppressions:
            [
                "findings in documents that aren't reported: the path of the document, the id of the element that the",
                "finding is about (without it, all of them), the rule, and the reason; in scenes, write comments",
            ]
        }
    }
}

extension ConfigurationKey {
    /// What `scenec explain --config` prints.
    static var explanation: String {
        var text = """
            A `.scenec.json` sets options for the files in its folder and below. Only the nearest one counts: in the
            file's folder or above it. Options on the command line win over it, and `--no-config` leaves it unread.


            """
        for key in allCases {
            text += "\(key.rawValue)\n"
            for line in key.help { text += "  \(line)\n" }
            text += "  example: \(key.example)\n\n"
        }
        return text + """
            A file or folder named on the command line is never excluded. `scenec init` writes a configuration to start
            from.

            """
    }
}
