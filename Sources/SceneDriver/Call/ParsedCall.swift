/// The arguments of a command, taken apart but not yet understood.
struct ParsedCall: Equatable {
    /// The command.
    var command: CommandName
    /// What stands beside the options, in order.
    var operands: [String] = []
    /// The values given for each option, by its name; one empty value each time for an option that takes none.
    private var values: [String: [String]] = [:]

    /// Creates a call without arguments.
    init(_ command: CommandName) {
        self.command = command
    }

    /// Adds a value of an option.
    mutating func add(_ value: String, to option: String) {
        values[option, default: []].append(value)
    }

    /// Whether the option was given.
    func has(_ option: String) -> Bool { values[option] != nil }

    /// Every value given for the option, in order.
    func all(_ option: String) -> [String] { values[option] ?? [] }

    /// The value of an option that counts once: the last one given.
    func last(_ option: String) -> String? { values[option]?.last }

    /// The value of an option that takes one of the words of `Choice`.
    func choice<Choice: RawRepresentable<String>>(_ option: String) -> Choice? {
        last(option).flatMap(Choice.init(rawValue:))
    }
}
