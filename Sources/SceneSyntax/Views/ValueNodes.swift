/// The values of an item or attribute: the first two, and how many there are.
public struct ValueNodes: Sendable {
    /// The first value.
    public let first: NodeID?
    /// The second value.
    public let second: NodeID?
    /// How many values there are.
    public let count: Int

    /// Takes the values from `nodes`, which then go on with the first attribute or block.
    @inlinable @inline(__always)
    public init(_ nodes: inout Siblings, in tree: borrowing SyntaxTree) {
        var first: NodeID?
        var second: NodeID?
        var count = 0
        while nodes.upcoming < nodes.end {
            let node = nodes.upcoming
            let kind = tree.kind(node)
            if kind == .attribute || kind == .block { break }
            nodes.upcoming = tree.nodeAfter(node)
            guard kind.isValue else { continue }
            if count == 0 { first = node } else if count == 1 { second = node }
            count &+= 1
        }
        (self.first, self.second, self.count) = (first, second, count)
    }
}

extension SyntaxKind {
    /// Whether it may stand behind a word of an item.
    @inlinable @inline(__always)
    var isValue: Bool {
        switch self {
        case .length, .lengths, .size, .string, .caseValue, .colour, .link: true
        default: false
        }
    }
}
