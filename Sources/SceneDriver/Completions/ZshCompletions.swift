import SceneQueries

enum ZshCompletions {
    static var text: String {
        var commands = ""
        for command in CompletionTable.commands {
            commands += "        \("\(command.name):\(command.summary.escaped(":"))".quotedForShell)\n"
        }
        var cases = ""
        for command in CommandSpecification.all {
            cases += "            \(command.name.rawValue))\n                _arguments -S \\\n"
            for option in command.options { cases += "                    \(specification(of: option)) \\\n" }
            cases += "                    \(operands(of: command))\n                ;;\n"
        }
        let levels = RuleLevels.Level.allCases.map { $0.rawValue }.joined(separator: " ")
        return """
            #compdef scenec
            # Completions of scenec for zsh, written by `scenec completions zsh`.

            _scenec_rules() {
                local -a rules=(\(CompletionTable.rules.joined(separator: " ")))
                compadd "$@" -a rules
            }

            _scenec_levels() {
                if compset -P '*='; then
                    compadd \(levels)
                else
                    _scenec_rules -qS =
                fi
            }

            _scenec_commands() {
                local -a commands=(
            \(commands.dropLast())
                )
                _describe command commands
            }

            _scenec() {
                local context curcontext=$curcontext state line
                typeset -A opt_args
                _arguments -C -S \\
                    \([OptionSpecification].forEveryCommand.map { specification(of: $0) }.joined(separator: " \\\n        ")) \\
                    '1: :_scenec_commands' '*:: :->arguments'
                case $state in
                arguments)
                    case $words[1] in
                    help) _arguments '1: :_scenec_commands' ;;
            \(cases.dropLast())
                    esac
                    ;;
                esac
            }

            if [ "$funcstack[1]" = _scenec ]; then
                _scenec "$@"
            else
                compdef _scenec scenec
            fi

            """
    }

    /// Returns the argument of `_arguments` for an option.
    private static func specification(of option: OptionSpecification) -> String {
        let names = CompletionTable.names(of: option)
        let help = "[\(option.help.escaped("[]:\\"))]"
        let value: String
        switch CompletionTable.value(of: option) {
        case nil: value = ""
        case .anything: value = ":value:"
        case .files: value = ":file:_files"
        case .words(let words): value = ":value:(\(words.joined(separator: " ")))"
        case .ruleLevels: value = ":rule:_scenec_levels"
        }
        let sign = value.isEmpty ? "" : "="
        let exclusion = option.isRepeatable ? "'*'" : "'(\(names.joined(separator: " ")))'"
        let rest = (help + value).quotedForShell
        if names.count == 1 { return "\(exclusion)'\(names[0])\(sign)'\(rest)" }
        return "\(exclusion){\(names[0])\(value.isEmpty ? "" : "+"),\(names[1])\(sign)}\(rest)"
    }

    private static func operands(of command: CommandSpecification) -> String {
        let value =
            switch CompletionTable.operands(of: command) {
            case .anything, .ruleLevels: ""
            case .files: ":file:_files"
            case .words(let words):
                words == CompletionTable.rules ? ":rule:_scenec_rules" : ":value:(\(words.joined(separator: " ")))"
            }
        if value.isEmpty { return "':'" }
        if case .two = command.operands { return "'1\(value)' '2\(value)'" }
        if case .many = command.operands { return "'*\(value)'" }
        return "'1\(value)'"
    }
}
