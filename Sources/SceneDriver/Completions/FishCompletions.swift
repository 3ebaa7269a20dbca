/// Completions for fish.
enum FishCompletions {
    static var text: String {
        var text = """
            # Completions of scenec for fish, written by `scenec completions fish`.
            function __scenec_needs_command
                set -l words (commandline -opc)
                set -e words[1]
                while set -q words[1]
                    switch $words[1]
                        case \(valuedOptions.joined(separator: " "))
                            set -q words[2]; and set -e words[2]
                        case '-*'
                        case '*'
                            return 1
                    end
                    set -e words[1]
                end
            end

            complete -c scenec -f

            """
        let names = CompletionTable.commands.map { $0.name }
        for command in CompletionTable.commands {
            text += "complete -c scenec -n __scenec_needs_command -a \(command.name) -d \(quoted(command.summary))\n"
        }
        for option in [OptionSpecification].forEveryCommand {
            text += "complete -c scenec -n __scenec_needs_command\(arguments(of: option))\n"
        }
        text += "complete -c scenec -n '__fish_seen_subcommand_from help' -a \(quoted(names.joined(separator: " ")))\n"
        for command in CommandSpecification.all {
            let start = "complete -c scenec -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
            for option in command.options { text += "\(start)\(arguments(of: option))\n" }
            switch CompletionTable.operands(of: command) {
            case .anything, .ruleLevels: break
            case .files: text += "\(start) -F\n"
            case .words(let words): text += "\(start) -a \(quoted(words.joined(separator: " ")))\n"
            }
        }
        return text
    }

    /// The names of all options with a value, which isn't the command.
    private static var valuedOptions: [String] {
        var names: [String] = []
        for option in CommandSpecification.all.flatMap({ $0.options }) where option.takesValue {
            for name in CompletionTable.names(of: option) where !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Returns the arguments of `complete` for an option.
    private static func arguments(of option: OptionSpecification) -> String {
        var text = ""
        if let short = option.short { text += " -s \(short.dropFirst())" }
        text += " -l \(option.name.dropFirst(2))"
        switch CompletionTable.value(of: option) {
        case nil: break
        case .anything: text += " -x"
        case .files: text += " -r -F"
        case .words(let words): text += " -x -a \(quoted(words.joined(separator: " ")))"
        case .ruleLevels(let levels):
            let settings = CompletionTable.rules.flatMap { rule in levels.map { "\(rule)=\($0)" } }
            text += " -x -a \(quoted(settings.joined(separator: " ")))"
        }
        return text + " -d \(quoted(option.help))"
    }

    private static func quoted(_ text: String) -> String { "'\(text.escaped("\\'"))'" }
}
