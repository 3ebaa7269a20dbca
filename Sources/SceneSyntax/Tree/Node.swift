import SceneText

/// A node of a tree in eight bytes: its kind, its tokens and the number of its descendants.
@usableFromInline
struct Node: Sendable {
    /// The first token; for an empty node, the token after it.
    @usableFromInline let firstToken: UInt32
    @usableFromInline var kind: SyntaxKind
    /// The number of tokens; ``largeCount`` if the node is large.
    @usableFromInline private(set) var tokenCount: UInt8 = 0
    /// The number of descendants; unused if the node is large.
    @usableFromInline private(set) var descendantCount: UInt16 = 0

    /// Replaces a token count that doesn't fit, as for most blocks and hardly anything else.
    @inlinable @inline(__always)
    static var largeCount: UInt8 { .max }

    /// Creates a node of `kind` at the token with the index `firstToken`.
    @inline(__always)
    init(_ kind: SyntaxKind, at firstToken: UInt32) {
        self.firstToken = firstToken
        self.kind = kind
    }

    /// Creates a node of `kind` without descendants, for a few tokens from `firstToken`.
    @inline(__always)
    init(_ kind: SyntaxKind, at firstToken: UInt32, tokenCount: UInt8) {
        self.init(kind, at: firstToken)
        self.tokenCount = tokenCount
    }

    /// Whether the extent is in the list of large nodes.
    @inlinable @inline(__always)
    var isLarge: Bool { tokenCount == Self.largeCount }

    /// Sets the end of the node before the token with the index `endToken`. Returns false if the counts don't fit, so
    /// that the node is large.
    @inline(__always)
    mutating func setExtent(upTo endToken: UInt32, descendantCount: UInt32) -> Bool {
        let count = endToken &- firstToken
        let hasRoom = count < UInt32(Self.largeCount) && descendantCount <= UInt32(UInt16.max)
        tokenCount = hasRoom ? UInt8(truncatingIfNeeded: count) : Self.largeCount
        self.descendantCount = UInt16(truncatingIfNeeded: descendantCount)
        return hasRoom
    }
}

/// The part of a tree that a node covers.
@usableFromInline
struct NodeExtent: Sendable {
    @usableFromInline var tokenCount: UInt32
    @usableFromInline var descendantCount: UInt32
}

/// The extents of nodes that are too large to hold them.
struct LargeNodes: Sendable {
    private var extents: [(node: Int, extent: NodeExtent)] = []

    /// Stores the extent of `node`.
    mutating func append(_ node: Int, _ extent: NodeExtent) {
        extents.append((node, extent))
    }

    /// Makes room for a new node before `node`. Only the extents stored last can belong to nodes after it.
    @inline(__always)
    mutating func shift(from node: Int) {
        if let last = extents.last, last.node >= node { shiftLast(from: node) }
    }

    private mutating func shiftLast(from node: Int) {
        var index = extents.count
        while index > 0, extents[index - 1].node >= node {
            index -= 1
            extents[index].node += 1
        }
    }

    /// Sorts the extents. Call it before you look one up.
    mutating func finish() { extents.sort { $0.node < $1.node } }

    func extent(of node: Int) -> NodeExtent {
        let index = extents.partitioningIndex { $0.node >= node }
        return index < extents.count ? extents[index].extent : NodeExtent(tokenCount: 0, descendantCount: 0)
    }
}
