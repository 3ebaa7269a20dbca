import SceneLint
import SceneQueries

/// What can be completed in a call, from the command table: the source of the completions for all shells.
enum CompletionTable {
    /// What the value of an option or operand can be.
    enum Value: Equatable {
        /// Nothing that could be completed.
        case anything
        case files
        case words([String])
        /// The name of a rule, followed by `=` and one of these words.
        case ruleLevels([String])
    }

    static var rules: [String] { RuleRegistry.rules.map { $0.name } }

    /// The names and summaries of all commands.
    static var commands: [(name: String, summary: String)] {
        CommandSpecification.all.map { ($0.name.rawValue, $0.summary) } + [("help", "print the help of a command")]
    }

    /// Returns what the value of `option` can be, or `nil` if it takes none.
    static func value(of option: OptionSpecification) -> Value? {
        switch option.value {
        case .none: nil
        case .choice(let words): .words(words)
        case .text(let placeholder):
            switch placeholder {
            case "FILE", "FILE|FOLDER": .files
            case _ where option.name == "--rule": .ruleLevels(RuleLevels.Level.allCases.map { $0.rawValue })
            default: .anything
            }
        }
    }

    /// Returns what the operands of a command can be.
    static func operands(of command: CommandSpecification) -> Value {
        switch command.operands {
        case .choice(_, let words): .words(words)
        case .optional("RULE"): .words(rules)
        case .none: .anything
        case .one, .two, .optional, .many: .files
        }
    }

    static func names(of option: OptionSpecification) -> [String] { [option.short].compactMap { $0 } + [option.name] }
}

extension String {
    /// The text with a backslash before each of `characters`.
    func escaped(_ characters: String) -> String {
        var result = ""
        for scalar in unicodeScalars {
            if characters.unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// The text as a word of a POSIX shell.
    var quotedForShell: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
