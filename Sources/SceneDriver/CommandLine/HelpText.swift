/// The text of `--help`, generated from the command table.
enum HelpText {
    /// The help of the whole program.
    static var overview: String {
        let commands = CommandSpecification.all.map { ($0.name.rawValue, $0.summary) }
        return """
            scenec compiles scenes, which describe UIKit view trees, and predicts what touches in them do.

            Usage: scenec COMMAND [ARGUMENT…]

            Commands:
            \(table(commands))

            `scenec help COMMAND` lists the options of a command, which may also come before it.
            `scenec --version` prints the version.

            """
    }

    /// The help of one command.
    static func text(for command: CommandSpecification) -> String {
        let options = command.options.map { ($0.usage, $0.help) }
        return """
            Usage: scenec \(command.name)\(usage(of: command.operands)) [OPTION…]

            \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).
            \(command.details)

            Options:
            \(table(options))

            Exit status:
            \(statuses(of: command.name))
              2  \(statusTwo(of: command.name))

            Examples:
            \(command.name.examples.map { "  \($0.call)\n      \($0.text)" }.joined(separator: "\n"))

            """
    }

    /// Returns what the exit statuses of a command mean, up to the one that is the same for all.
    static func statuses(of command: CommandName) -> String {
        switch command {
        case .check:
            """
              0  no errors found
              1  errors found; with --deny-warnings also warnings; with --diff, a fix would change a file
            """
        case .eval:
            """
              0  everything is answered
              1  a scene has errors, a touch recurses, or a view to touch isn't displayed
            """
        case .test:
            """
              0  every expectation holds
              1  an expectation failed, or a scene has errors
            """
        case .explain, .completions, .manual: "  0  printed"
        case .`init`: "  0  every file is there"
        case .dump:
            """
              0  printed
              1  the file has errors; the views of a scene with errors are left out
            """
        case .fmt:
            """
              0  done
              1  with --check or --diff, a file would change
            """
        case .import:
            """
              0  everything is imported
              1  a view can't be read; the rest is imported
            """
        case .draw:
            """
              0  drawn
              1  a scene has errors and is left out, a view has no visible part to touch, or views ask each other forever
            """
        case .diff:
            """
              0  no touch target lost area or was disabled
              1  a touch target lost area or was disabled, or a scene has errors and is left out
            """
        case .export:
            """
              0  exported
              1  a scene has errors and is left out
            """
        case .probe: "  0  printed"
        case .lsp:
            """
              0  the editor has ended the session
              1  the session ended without notice, or with what is no message
            """
        }
    }

    /// Returns what the exit status 2 of a command means.
    static func statusTwo(of command: CommandName) -> String {
        let nothing =
            switch command {
            case .test: "there is no expectation to test, "
            default: ""
            }
        return nothing + "invalid arguments, or a file can't be read or written"
    }

    /// Returns the operands for the usage line.
    private static func usage(of operands: CommandSpecification.Operands) -> String {
        switch operands {
        case .none: ""
        case .choice(_, let words): " \(words.joined(separator: "|"))"
        case .one(let name): " \(name)"
        case .two(let first, let second): " \(first) \(second)"
        case .optional(let name): " [\(name)]"
        case .many(let name): " [\(name)…]"
        }
    }

    /// Formats two columns.
    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map { $0.0.count }.max() ?? 0
        return rows.map { name, text in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + text
        }.joined(separator: "\n")
    }
}
