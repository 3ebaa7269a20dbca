/// Gives out names, each once.
public struct UniqueNames {
    /// The names in use.
    private var used: Set<String>
    /// For each name that was asked for, the number to try next.
    private var next: [String: Int] = [:]

    /// Creates names other than `reserved`.
    public init(except reserved: Set<String> = []) { used = reserved }

    /// Returns `wanted`, or if it is in use, `wanted` with the first free number from 2.
    public mutating func unique(_ wanted: String) -> String {
        if used.insert(wanted).inserted { return wanted }
        var number = next[wanted] ?? 2
        while !used.insert("\(wanted)\(number)").inserted { number += 1 }
        next[wanted] = number + 1
        return "\(wanted)\(number)"
    }
}
