/// Counts the braces of a source during lexing.
struct BraceBalance: Sendable {
    /// The number of opening braces minus the number of closing ones.
    private(set) var surplus = 0
    private var wentBelow = false

    /// Whether every brace has a partner.
    var isBalanced: Bool { surplus == 0 && !wentBelow }

    mutating func open() { surplus += 1 }

    mutating func close() {
        surplus -= 1
        wentBelow = wentBelow || surplus < 0
    }
}
