/// An option of a command.
struct OptionSpecification: Sendable {
    /// Its name, with its dashes.
    var name: String
    /// Its short name, with its dash.
    var short: String?
    /// The value that it takes.
    var value: Value
    /// What it does, in a line.
    var help: String
    /// Whether it can be used already.
    var isAvailable = true

    /// The value of an option.
    enum Value: Sendable {
        /// It takes none.
        case none
        /// Any text, under the name by which the help speaks of it.
        case text(String)
        /// One of these words.
        case choice([Choice])
    }

    /// A word that an option takes.
    struct Choice: Sendable {
        /// The word.
        var name: String
        /// Whether it can be used already.
        var isAvailable = true
    }

    /// An option without a value.
    static func flag(
        _ name: String, short: String? = nil, _ help: String, isAvailable: Bool = true
    ) -> Self {
        Self(name: name, short: short, value: .none, help: help, isAvailable: isAvailable)
    }

    /// An option that takes any text.
    static func text(_ name: String, _ placeholder: String, _ help: String, isAvailable: Bool = true) -> Self {
        Self(name: name, value: .text(placeholder), help: help, isAvailable: isAvailable)
    }

    /// An option that takes one of `words`; those of `later` are known, but cannot be used yet.
    static func choice(_ name: String, _ words: [String], later: [String] = [], _ help: String) -> Self {
        let choices = words.map { Choice(name: $0) } + later.map { Choice(name: $0, isAvailable: false) }
        return Self(name: name, value: .choice(choices), help: help)
    }

    /// Whether a value follows it.
    var takesValue: Bool {
        if case .none = value { false } else { true }
    }

    /// The name with its value, as the help shows it.
    var usage: String {
        switch value {
        case .none: short.map { "\($0), \(name)" } ?? name
        case .text(let placeholder): "\(name) \(placeholder)"
        case .choice(let choices): "\(name) \(choices.filter(\.isAvailable).map(\.name).joined(separator: "|"))"
        }
    }
}
