/// The command of a call, which options may precede.
struct LocatedCommand {
    /// The command as written; `nil` if there is none.
    private(set) var name: String?
    /// All other arguments, in order.
    private(set) var rest: [String]
    /// The first option before the command that no command has.
    private(set) var unknownOption: String?

    /// Finds the command among `arguments`, which follow the program's name.
    init(_ arguments: [String]) {
        rest = arguments
        // A first argument that isn't an option needs no table of options.
        let options = arguments.first.map(ArgumentParser.isOption) == true ? Self.everyOption : []
        let option = { (argument: String) in
            options.first { [$0.name, $0.short].contains(ArgumentParser.optionName(argument)) }
        }
        var index = 0
        while index < arguments.count, ArgumentParser.isOption(arguments[index]) {
            let argument = arguments[index]
            index += 1
            // After `--`, the first operand is still the command.
            if argument == "--" { break }
            guard let specification = option(argument) else {
                unknownOption = unknownOption ?? ArgumentParser.optionName(argument)
                continue
            }
            let hasValueAfter = specification.takesValue && !argument.utf8.contains(UInt8(ascii: "="))
            if hasValueAfter, index < arguments.count, arguments[index] != "--", option(arguments[index]) == nil {
                index += 1
            }
        }
        if index < arguments.count { name = rest.remove(at: index) }
    }

    private static var everyOption: [OptionSpecification] { CommandSpecification.all.flatMap { $0.options } }

    /// Returns the problem of an option that no command has, written before `command`.
    static func problem(ofUnknownOption name: String, before command: String?) -> UsageError {
        if let command = command.flatMap(CommandName.init(rawValue:))?.specification,
            let meant = ForeignOption.advice(on: name, value: nil, for: command)
        {
            return UsageError("there is no option `\(name)`; \(meant)")
        }
        let names = everyOption.map { $0.name }
        var problem = UsageError.unknown("there is no option", name, known: names, allowed: "options")
        problem.hint = nil
        return problem
    }
}
