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
              0  no errors found
              1  problems found
              2  the call is wrong, or a file cannot be read or written

            """
    }

    /// Returns the operands for the usage line.
    private static func usage(of operands: CommandSpecification.Operands) -> String {
        switch operands {
        case .one(let name): " \(name)"
        case .optional(let name): " [\(name)]"
        case .many(let name): " [\(name)…]"
        }
    }

    /// Formats two columns.
    private static func table(_ rows: [(name: String, text: String)]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.text
        }.joined(separator: "\n")
    }
}
