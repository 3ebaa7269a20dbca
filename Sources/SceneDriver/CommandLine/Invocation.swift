/// The action that a call asks for.
enum Invocation {
    /// Print the help of one command or of the program.
    case help(CommandSpecification?)
    /// Print the version.
    case version
    /// Run a command, with or without colors.
    case request(Request, ColorChoice)

    /// Reads a call. A request for help takes precedence over any error.
    init(_ located: LocatedCommand) throws(UsageError) {
        let options = located.rest.prefix { $0 != "--" }
        let asksForHelp = options.contains { ["--help", "-h"].contains($0) }
        let asksForVersion = options.contains { ["--version", "-V"].contains($0) }
        if located.name == nil, asksForHelp {
            self = .help(nil)
        } else if let option = located.unknownOption, !asksForHelp {
            throw LocatedCommand.problem(ofUnknownOption: option, before: located.name)
        } else if asksForVersion, !asksForHelp {
            self = .version
        } else if located.name == "help" {
            self = .help(try Self.subjectOfHelp(located.rest))
        } else if let name = located.name {
            let command = try Self.command(name)
            if asksForHelp {
                self = .help(command)
            } else {
                let call = try ArgumentParser.parse(located.rest[...], for: command)
                self = .request(try Request(call), call.color)
            }
        } else {
            throw UsageError("missing command", hint: Self.commandHint)
        }
    }

    /// Returns the command that `scenec help` is asked about, or `nil` for the whole program.
    private static func subjectOfHelp(_ arguments: [String]) throws(UsageError) -> CommandSpecification? {
        let names = arguments.filter { !["--help", "-h", "--"].contains($0) }
        guard names.count <= 1 else {
            throw UsageError("help takes one COMMAND; `\(names[1])` is one too many", hint: commandHint)
        }
        return try names.first.flatMap { name throws(UsageError) in name == "help" ? nil : try command(name) }
    }

    private static func command(_ name: String) throws(UsageError) -> CommandSpecification {
        if name.hasSuffix(".scene") {
            throw UsageError("a command must come before `\(name)`", hint: commandHint)
        }
        guard let command = CommandName(rawValue: name) else {
            if let meant = ForeignOption.command(called: name) {
                throw UsageError("there is no command `\(name)`; did you mean `\(meant)`?", hint: commandHint)
            }
            throw .unknown("there is no command", name, known: commandNames, allowed: "commands")
        }
        return command.specification
    }

    private static var commandNames: [String] { CommandName.allCases.map { $0.rawValue } + ["help"] }

    /// The list of commands, for calls that name none.
    private static var commandHint: String { "commands: " + commandNames.joined(separator: ", ") }
}
