/// The values of an item or attribute: the first two, and how many there are.
public struct ValueNodes: Sendable {
    /// The first value.
    public private(set) var first: NodeID?
    /// The second value.
    public private(set) var second: NodeID?
    /// How many values there are.
    public private(set) var count = 0

    /// Takes the values from `nodes`, which then go on with the first attribute or block.
    public init(_ nodes: inout Siblings, in tree: borrowing SyntaxTree) {
        while nodes.upcoming < nodes.end {
            let kind = tree.kind(nodes.upcoming)
            if kind == .attribute || kind == .block { return }
            guard let node = nodes.next(in: tree) else { return }
            guard kind.isValue else { continue }
            if count == 0 { first = node } else if count == 1 { second = node }
            count += 1
        }
    }
}

extension SyntaxKind {
    /// Whether it may stand behind a word of an item.
    fileprivate var isValue: Bool {
        switch self {
        case .length, .lengths, .size, .string, .caseValue, .colour, .link: true
        default: false
        }
    }
}
