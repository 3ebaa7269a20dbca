/// What a command takes, and what its help says.
struct CommandSpecification: Sendable {
    /// Its name.
    var name: CommandName
    /// What it does, in a line.
    var summary: String
    /// What it takes beside options.
    var operands: Operands
    /// What more there is to say.
    var details: String
    /// Makes its options, in the order in which the help lists them; most calls name none.
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

    /// What a command takes beside options.
    enum Operands: Sendable {
        /// Exactly one of this name.
        case one(String)
        /// One of this name, or none.
        case optional(String)
        /// Any number of this name.
        case many(String)
    }

    /// Its options.
    var options: [OptionSpecification] { makeOptions() }

    /// The option of this name or short name, with its dashes.
    func option(_ name: String) -> OptionSpecification? {
        options.first { $0.name == name || $0.short == name }
    }

    /// The names of the options that can be used.
    var availableOptions: [String] { options.filter(\.isAvailable).map(\.name) }
}
