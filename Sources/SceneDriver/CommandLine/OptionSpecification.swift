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
    /// Whether it may be given several times.
    var isRepeatable = false

    /// The value of an option.
    enum Value: Sendable {
        case none
        /// Any text, with this placeholder in the help.
        case text(String)
        /// One of these words.
        case choice([String])
    }

    /// Returns an option without a value.
    static func flag(_ name: String, short: String? = nil, _ help: String) -> Self {
        Self(name: name, short: short, value: .none, help: help)
    }

    /// Returns an option that takes any text.
    static func text(_ name: String, short: String? = nil, _ placeholder: String, _ help: String) -> Self {
        Self(name: name, short: short, value: .text(placeholder), help: help)
    }

    /// Returns an option that takes any text and may be given several times.
    static func texts(_ name: String, _ placeholder: String, _ help: String) -> Self {
        Self(name: name, value: .text(placeholder), help: help + "; may be repeated", isRepeatable: true)
    }

    /// Returns an option that takes one of `words`.
    static func choice(_ name: String, _ words: [String], _ help: String) -> Self {
        Self(name: name, value: .choice(words), help: help)
    }

    /// Whether the option takes a value.
    var takesValue: Bool {
        if case .none = value { false } else { true }
    }

    /// The name and value, as in the help.
    var usage: String {
        let name = short.map { "\($0), \(self.name)" } ?? self.name
        return switch value {
        case .none: name
        case .text(let placeholder): "\(name) \(placeholder)"
        case .choice(let words): "\(name) \(words.joined(separator: "|"))"
        }
    }
}
