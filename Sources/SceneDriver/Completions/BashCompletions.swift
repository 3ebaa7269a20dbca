import SceneQueries

/// Completions for bash 3.2 and later, which macOS has.
enum BashCompletions {
    static var text: String {
        let commands = CompletionTable.commands.map { $0.name }.joined(separator: " ")
        var valued: [String] = []
        var values = ""
        var options = ""
        for command in CommandSpecification.all {
            var names: [String] = []
            for option in command.options {
                let own = CompletionTable.names(of: option)
                names += own
                guard let value = CompletionTable.value(of: option) else { continue }
                for name in own where !valued.contains(name) { valued.append(name) }
                let pattern = own.map { "'\(command.name.rawValue) \($0)'" }.joined(separator: " | ")
                switch value {
                case .anything, .files: break
                case .words(let words): values += "    \(pattern)) words='\(words.joined(separator: " "))' ;;\n"
                case .ruleLevels: values += "    \(pattern)) words=$rules suffix== ;;\n"
                }
            }
            options += "    \(command.name.rawValue)) words='\(names.joined(separator: " "))' ;;\n"
        }
        var operands = ""
        for command in CommandSpecification.all {
            guard case .words(let words) = CompletionTable.operands(of: command) else { continue }
            let text = words == CompletionTable.rules ? "$rules" : "'\(words.joined(separator: " "))'"
            operands += "    \(command.name.rawValue)) words=\(text) ;;\n"
        }
        let levels = RuleLevels.Level.allCases.map { $0.rawValue }.joined(separator: " ")
        return """
            # Completions of scenec for bash, written by `scenec completions bash`.
            _scenec() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                local command= option= words= suffix= index=1
                local rules='\(CompletionTable.rules.joined(separator: " "))'
                COMPREPLY=()
                while ((index < COMP_CWORD)); do
                    case ${COMP_WORDS[index]} in
                    \(valued.joined(separator: " | ")))
                        index=$((index + 1))
                        [[ ${COMP_WORDS[index]} != = ]] || index=$((index + 1))
                        ;;
                    -*) ;;
                    *)
                        command=${COMP_WORDS[index]}
                        break
                        ;;
                    esac
                    index=$((index + 1))
                done

                # Bash splits words at `=`.
                option=$previous
                if [[ $current == = ]]; then
                    current=
                elif [[ $previous == = ]]; then
                    option=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                if [[ $previous == = || ${COMP_WORDS[COMP_CWORD]} == = ]] && [[ $option != -* ]]; then
                    COMPREPLY=($(compgen -W '\(levels)' -- "$current"))
                    return
                fi

                case "${command:-check} $option" in
            \(values.dropLast())
                esac
                if [[ -z $words ]]; then
                    case $option in
                    \(valued.joined(separator: " | "))) return ;;
                    esac
                fi
                if [[ -z $words && $current == -* ]]; then
                    case ${command:-check} in
            \(options.indentedLines)
                    esac
                elif [[ -z $words && -z $command ]]; then
                    words='\(commands)'
                elif [[ -z $words ]]; then
                    case $command in
                    help) words='\(commands)' ;;
            \(operands.indentedLines)
                    esac
                fi
                [[ -n $words ]] || return
                if [[ -n $suffix ]]; then
                    compopt -o nospace 2>/dev/null
                    COMPREPLY=($(compgen -W "$words" -S "$suffix" -- "$current"))
                else
                    COMPREPLY=($(compgen -W "$words" -- "$current"))
                fi
            }
            complete -o bashdefault -o default -F _scenec scenec

            """
    }
}

extension String {
    /// The lines without the last line end, four blanks further right.
    fileprivate var indentedLines: String {
        split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }
}
