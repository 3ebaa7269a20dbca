/// What a call of the program asks for.
enum Invocation {
    /// Print the help, of one command or of the program.
    case help(CommandSpecification?)
    /// Print the version.
    case version
    /// Do some work.
    case request(Request)

    /// Understands `arguments`, those behind the program's name.
    init(_ arguments: [String]) throws(CallProblem) {
        guard let first = arguments.first else {
            throw CallProblem("a command is missing", hint: Self.commandHint)
        }
        let rest = arguments.dropFirst()
        switch first {
        case "--help": self = .help(nil)
        case "--version": self = .version
        case "help": self = .help(try rest.first.map(Self.command))
        default: self = try Self.invocation(of: Self.command(first), rest)
        }
    }

    /// Understands the arguments of a command. Who asks for help gets it, whatever else is wrong.
    private static func invocation(
        of command: CommandSpecification, _ arguments: ArraySlice<String>
    ) throws(CallProblem) -> Invocation {
        let options = arguments.prefix { $0 != "--" }
        if options.contains("--help") { return .help(command) }
        if options.contains("--version") { return .version }
        return .request(try Request(CallParser.parse(arguments, for: command)))
    }

    /// The command of this name.
    private static func command(_ name: String) throws(CallProblem) -> CommandSpecification {
        if CallParser.isOption(name) || name.hasSuffix(".scene") {
            throw CallProblem("a command must come before `\(name)`", hint: commandHint)
        }
        guard let command = CommandName(rawValue: name) else {
            throw .unknown("there is no command", name, known: commandNames, allowed: "commands")
        }
        return command.specification
    }

    /// Every word that may stand first.
    private static var commandNames: [String] { CommandName.allCases.map(\.rawValue) + ["help"] }

    /// The commands, for somebody who named none.
    private static var commandHint: String { "commands: " + commandNames.joined(separator: ", ") }
}
