/// The operands and options of a command, and its help.
struct CommandSpecification: Sendable {
    var name: CommandName
    /// What it does, in one line.
    var summary: String
    /// The operands it takes.
    var operands: Operands
    /// The rest of its help.
    var details: String
    /// Creates its options, in the order of the help. Lazy, because most calls use none.
    private let makeOptions: @Sendable () -> [OptionSpecification]

    init(
        name: CommandName, summary: String, operands: Operands,
        options: @autoclosure @escaping @Sendable () -> [OptionSpecification], details: String
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.details = details
        makeOptions = options
    }

    /// The operands of a command.
    enum Operands: Sendable {
        case none
        /// One of these words, which this name describes.
        case choice(String, [String])
        /// Exactly one, with this name.
        case one(String)
        /// Exactly two, with these names.
        case two(String, String)
        /// At most one, with this name.
        case optional(String)
        /// Any number, with this name.
        case many(String)
    }

    var options: [OptionSpecification] { makeOptions() }

    /// Returns the option with this long or short name, including dashes.
    func option(_ name: String) -> OptionSpecification? {
        options.first { $0.name == name || $0.short == name }
    }
}
