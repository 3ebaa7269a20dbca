/// The arguments of a command, parsed but not yet interpreted.
struct ParsedArguments: Equatable {
    var command: CommandName
    /// The operands, in order.
    var operands: [String] = []
    /// The values given for each option, by name. An option without a value has an empty string for each use.
    private var values: [String: [String]] = [:]

    init(_ command: CommandName) {
        self.command = command
    }

    mutating func add(_ value: String, to option: String) {
        values[option, default: []].append(value)
    }

    /// Whether the option is given.
    func has(_ option: String) -> Bool { values[option] != nil }

    /// Returns every value of the option, in order.
    func all(_ option: String) -> [String] { values[option] ?? [] }

    func last(_ option: String) -> String? { values[option]?.last }

    /// Returns the value of an option that takes the words of `Choice`.
    func choice<Choice: RawRepresentable<String>>(_ option: String) -> Choice? {
        last(option).flatMap(Choice.init(rawValue:))
    }
}
