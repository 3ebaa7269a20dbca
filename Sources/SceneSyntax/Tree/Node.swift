import SceneText

/// One node of a tree in eight bytes: what it is, its tokens, and how many descendants stand behind it.
@usableFromInline
struct Node: Sendable {
    /// The first token; where the node is empty, the token behind it.
    @usableFromInline let firstToken: UInt32
    /// What it is.
    @usableFromInline var kind: SyntaxKind
    /// How many tokens it has; ``largeCount`` if it is large.
    @usableFromInline private(set) var tokenCount: UInt8 = 0
    /// How many nodes stand below it; not if it is large.
    @usableFromInline private(set) var descendantCount: UInt16 = 0

    /// In place of a number of tokens for which there is no room: that of most blocks, and of hardly anything else.
    @inlinable @inline(__always)
    static var largeCount: UInt8 { .max }

    /// Begins a node of `kind` at the token with the index `firstToken`.
    @inline(__always)
    init(_ kind: SyntaxKind, at firstToken: UInt32) {
        self.firstToken = firstToken
        self.kind = kind
    }

    /// Creates a node of `kind` without descendants around the tokens from `firstToken` on, which are few.
    @inline(__always)
    init(_ kind: SyntaxKind, at firstToken: UInt32, tokenCount: UInt8) {
        self.init(kind, at: firstToken)
        self.tokenCount = tokenCount
    }

    /// Whether its extent stands in the list of the large ones.
    @inlinable @inline(__always)
    var isLarge: Bool { tokenCount == Self.largeCount }

    /// Ends the node before the token with the index `endToken`; false where there is no room for how many tokens or
    /// descendants it has, so that it is a large one.
    @inline(__always)
    mutating func setExtent(upTo endToken: UInt32, descendantCount: UInt32) -> Bool {
        let count = endToken &- firstToken
        let hasRoom = count < UInt32(Self.largeCount) && descendantCount <= UInt32(UInt16.max)
        tokenCount = hasRoom ? UInt8(truncatingIfNeeded: count) : Self.largeCount
        self.descendantCount = UInt16(truncatingIfNeeded: descendantCount)
        return hasRoom
    }
}

/// How much of a tree a node covers.
@usableFromInline
struct NodeExtent: Sendable {
    @usableFromInline var tokenCount: UInt32
    @usableFromInline var descendantCount: UInt32
}

/// The extents of the nodes that have no room for them.
struct LargeNodes: Sendable {
    private var extents: [(node: Int, extent: NodeExtent)] = []

    /// Notes the extent of `node`.
    mutating func append(_ node: Int, _ extent: NodeExtent) {
        extents.append((node, extent))
    }

    /// Makes room for a node before `node`. Only the extents noted last can be those of nodes behind it.
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

    /// Ends the noting, after which extents can be found.
    mutating func finish() { extents.sort { $0.node < $1.node } }

    /// The extent of `node`.
    func extent(of node: Int) -> NodeExtent {
        let place = extents.partitioningIndex { $0.node >= node }
        return place < extents.count ? extents[place].extent : NodeExtent(tokenCount: 0, descendantCount: 0)
    }
}
