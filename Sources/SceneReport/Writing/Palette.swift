/// The colors of a report for people, or none.
public struct Palette: Sendable {
    /// Whether anything is colored.
    public var isOn: Bool

    /// Creates a palette with or without colors.
    public init(isOn: Bool) {
        self.isOn = isOn
    }

    /// The role of a piece of text, which decides its color.
    enum Role: String {
        // The raw values are SGR sequences for terminals (ECMA-48, 8.3.117).
        case error = "\u{1B}[1;31m"
        case warning = "\u{1B}[1;33m"
        case note = "\u{1B}[1;36m"
        case help = "\u{1B}[1;32m"
        case emphasis = "\u{1B}[1m"
        case frame = "\u{1B}[1;34m"
        case removed = "\u{1B}[31m"
        case added = "\u{1B}[32m"
    }

    /// The sequence that ends every role.
    static let end = "\u{1B}[0m"

    /// Returns `text` in the color of `role`.
    func paint(_ text: String, _ role: Role) -> String {
        isOn && !text.isEmpty ? role.rawValue + text + Self.end : text
    }
}
