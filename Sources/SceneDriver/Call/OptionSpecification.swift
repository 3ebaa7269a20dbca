/// An option of a command.
struct OptionSpecification: Sendable {
    /// Its name, including dashes.
    var name: String
    /// Its short name, including the dash.
    var short: String?
    /// The value it takes.
    var value: Value
    /// What it does, in one line.
    var help: String
    /// Whether it is implemented.
    var isAvailable = true

    /// The value of an option.
    enum Value: Sendable {
        case none
        /// Any text, with this placeholder in the help.
        case text(String)
        /// One of these words.
        case choice([Choice])
    }

    /// A word that an option takes.
    struct Choice: Sendable {
        var name: String
        /// Whether it is implemented.
        var isAvailable = true
    }

    /// Returns an option without a value.
    static func flag(
        _ name: String, short: String? = nil, _ help: String, isAvailable: Bool = true
    ) -> Self {
        Self(name: name, short: short, value: .none, help: help, isAvailable: isAvailable)
    }

    /// Returns an option that takes any text.
    static func text(_ name: String, _ placeholder: String, _ help: String, isAvailable: Bool = true) -> Self {
        Self(name: name, value: .text(placeholder), help: help, isAvailable: isAvailable)
    }

    /// Returns an option that takes one of `words`; those in `later` aren't implemented yet.
    static func choice(_ name: String, _ words: [String], later: [String] = [], _ help: String) -> Self {
        let choices = words.map { Choice(name: $0) } + later.map { Choice(name: $0, isAvailable: false) }
        return Self(name: name, value: .choice(choices), help: help)
    }

    /// Whether the option takes a value.
    var takesValue: Bool {
        if case .none = value { false } else { true }
    }

    /// The name and value, as in the help.
    var usage: String {
        switch value {
        case .none: short.map { "\($0), \(name)" } ?? name
        case .text(let placeholder): "\(name) \(placeholder)"
        case .choice(let choices): "\(name) \(choices.filter(\.isAvailable).map(\.name).joined(separator: "|"))"
        }
    }
}
