/// Some kinds of nodes.
public struct SyntaxKinds: Sendable {
    /// A bit for each kind.
    private let bits: UInt32

    /// The kinds `kinds`.
    public init(_ kinds: SyntaxKind...) {
        var bits: UInt32 = 0
        for kind in kinds { bits |= 1 << UInt32(kind.rawValue) }
        self.bits = bits
    }

    /// Whether `kind` is one of them.
    public func contains(_ kind: SyntaxKind) -> Bool { bits >> UInt32(kind.rawValue) & 1 == 1 }

    /// What may stand behind a word of an item.
    public static let values = SyntaxKinds(.length, .lengths, .size, .string, .caseValue, .colour, .link)
    /// What a number, or several, are written as.
    public static let numbers = SyntaxKinds(.length, .lengths, .size)
    /// Where a finger goes down, and how long or far something takes.
    public static let places = SyntaxKinds(.length, .lengths, .size, .path)
}
