/// Whether the braces of a source balance, counted while it is cut into tokens.
struct BraceBalance: Sendable {
    /// How many more open than close.
    private(set) var surplus = 0
    private var wentBelow = false

    /// Whether every brace has its counterpart.
    var isBalanced: Bool { surplus == 0 && !wentBelow }

    /// Counts a `{`.
    mutating func open() { surplus += 1 }

    /// Counts a `}`.
    mutating func close() {
        surplus -= 1
        wentBelow = wentBelow || surplus < 0
    }
}
