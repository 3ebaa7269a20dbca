import SceneText

/// One node of a tree in eight bytes: what it is, its tokens, and how many descendants stand behind it.
struct Node: Sendable {
    /// The first token; where the node is empty, the token behind it.
    let firstToken: UInt32
    /// What it is.
    var kind: SyntaxKind
    /// Twelve bits of how many tokens it has, then as many of how many descendants.
    private var high: UInt8 = 0
    private var low: UInt16 = 0

    private static let countBits: UInt32 = 12
    private static let largestCount: UInt32 = 1 << countBits - 1

    /// Begins a node of `kind` at the token with the index `firstToken`.
    @inline(__always)
    init(_ kind: SyntaxKind, at firstToken: UInt32) {
        self.firstToken = firstToken
        self.kind = kind
    }

    /// Creates a node of `kind` without descendants around the tokens from `firstToken` on, which are few.
    @inline(__always)
    init(_ kind: SyntaxKind, at firstToken: UInt32, tokenCount: UInt16) {
        self.init(kind, at: firstToken)
        low = tokenCount
    }

    private var counts: UInt32 { UInt32(low) | UInt32(high) << 16 }

    /// How many tokens it has; not if it is large.
    var tokenCount: UInt32 { counts & Self.largestCount }

    /// How many nodes stand below it; not if it is large.
    var descendantCount: UInt32 { counts >> Self.countBits }

    /// Whether its extent stands in the list of the large ones.
    var isLarge: Bool { tokenCount == Self.largestCount }

    /// Ends the node before the token with the index `endToken`; false where there is no room for how many tokens or
    /// descendants it has, so that it is a large one.
    @inline(__always)
    mutating func setExtent(upTo endToken: UInt32, descendantCount: UInt32) -> Bool {
        let tokenCount = endToken &- firstToken
        let hasRoom = tokenCount | descendantCount < Self.largestCount
        let counts = hasRoom ? tokenCount | descendantCount << Self.countBits : Self.largestCount
        low = UInt16(truncatingIfNeeded: counts)
        high = UInt8(truncatingIfNeeded: counts >> 16)
        return hasRoom
    }
}

/// How much of a tree a node covers.
struct NodeExtent: Sendable {
    var tokenCount: UInt32
    var descendantCount: UInt32
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
