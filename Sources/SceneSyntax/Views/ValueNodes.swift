/// The values of an item or attribute: the first two and the count.
public struct ValueNodes: Sendable {
    /// The first value.
    public let first: NodeID?
    /// The second value.
    public let second: NodeID?
    /// The number of values.
    public let count: Int

    /// Consumes the values from `nodes`, which then continue with the first attribute or block.
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
    /// Whether the node is a value.
    @inlinable @inline(__always)
    var isValue: Bool {
        switch self {
        case .length, .lengths, .size, .string, .caseValue, .color, .link: true
        default: false
        }
    }
}
