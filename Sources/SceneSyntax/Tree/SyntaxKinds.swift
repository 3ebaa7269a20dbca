/// A set of node kinds.
public struct SyntaxKinds: Sendable {
    /// One bit per kind.
    private let bits: UInt64

    /// Creates a set of `kinds`.
    public init(_ kinds: SyntaxKind...) {
        var bits: UInt64 = 0
        for kind in kinds { bits |= 1 << UInt64(kind.rawValue) }
        self.bits = bits
    }

    /// Whether the set contains `kind`.
    public func contains(_ kind: SyntaxKind) -> Bool { bits >> UInt64(kind.rawValue) & 1 == 1 }

    /// The kinds of values.
    public static let values = SyntaxKinds(.length, .lengths, .size, .string, .caseValue, .color, .link)
    /// The kinds of numbers, single or several.
    public static let numbers = SyntaxKinds(.length, .lengths, .size)
    /// The kinds of statements in a block.
    public static let statements = SyntaxKinds(
        .item, .letStatement, .ifStatement, .expectHit, .expectReachable, .expectUnreachable, .expectGesture)
    /// The kinds of devices and sizes that scenes are evaluated on.
    public static let screens = SyntaxKinds(.device, .size)
    /// The kinds of places in a gesture, and of times and factors.
    public static let places = SyntaxKinds(.length, .lengths, .size, .path)
}
