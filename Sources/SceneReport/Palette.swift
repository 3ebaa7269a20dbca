/// The colours of a report for people, or none.
public struct Palette: Sendable {
    /// Whether anything is coloured.
    public var isOn: Bool

    /// Creates a palette that colours, or one that does not.
    public init(isOn: Bool) {
        self.isOn = isOn
    }

    /// What a piece of text is, which decides how it looks.
    enum Role: String {
        // The raw values are the parameters of the terminal's SGR sequence (ECMA-48, 8.3.117).
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case help = "1;32"
        case emphasis = "1"
        case frame = "1;34"
        case removed = "31"
        case added = "32"
    }

    /// `text`, coloured as its role demands.
    func paint(_ text: String, _ role: Role) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
