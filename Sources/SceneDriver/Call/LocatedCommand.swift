/// The command of a call, found among the arguments: options may come before it.
struct LocatedCommand {
    /// The command, as it was written; `nil` where there is none.
    private(set) var name: String?
    /// All other arguments, in order.
    private(set) var rest: [String]
    /// The first option before the command that no command has.
    private(set) var unknownOption: String?

    /// Finds the command among `arguments`, those behind the program's name.
    init(_ arguments: [String]) {
        rest = arguments
        // What a first argument that is no option says needs no table of options.
        let options = arguments.first.map(CallParser.isOption) == true ? Self.everyOption : []
        let option = { (argument: String) in
            options.first { [$0.name, $0.short].contains(CallParser.optionName(argument)) }
        }
        var index = 0
        while index < arguments.count, CallParser.isOption(arguments[index]) {
            let argument = arguments[index]
            index += 1
            // Behind `--`, too, the first operand is the command.
            if argument == "--" { break }
            guard let known = option(argument) else {
                unknownOption = unknownOption ?? CallParser.optionName(argument)
                continue
            }
            let hasValueAfter = known.takesValue && !argument.utf8.contains(UInt8(ascii: "="))
            if hasValueAfter, index < arguments.count, arguments[index] != "--", option(arguments[index]) == nil {
                index += 1
            }
        }
        if index < arguments.count { name = rest.remove(at: index) }
    }

    /// The options of all commands.
    private static var everyOption: [OptionSpecification] { CommandSpecification.all.flatMap(\.options) }

    /// The problem of an option that no command has.
    static func problem(ofUnknownOption name: String) -> CallProblem {
        let known = everyOption.map(\.name)
        var problem = CallProblem.unknown("there is no option", name, known: known, allowed: "options")
        problem.hint = nil
        return problem
    }
}
