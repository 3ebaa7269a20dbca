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
        while let node = nodes.nextValue(in: tree) {
            if count == 0 { first = node } else if count == 1 { second = node }
            count &+= 1
        }
        (self.first, self.second, self.count) = (first, second, count)
    }
}

extension Siblings {
    /// Returns the next value, or `nil` if an attribute or block comes before it. That is next then.
    @inlinable @inline(__always)
    public mutating func nextValue(in tree: borrowing SyntaxTree) -> NodeID? {
        while upcoming < end {
            let node = upcoming
            let kind = tree.kind(node)
            if kind == .attribute || kind == .block { return nil }
            upcoming = tree.nodeAfter(node)
            if kind.isValue { return node }
        }
        return nil
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
