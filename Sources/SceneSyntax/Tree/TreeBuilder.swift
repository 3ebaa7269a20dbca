/// Gathers the nodes of a tree while the parser walks over the tokens.
struct TreeBuilder {
    private var nodes: GrowingArray<Node>
    private var largeNodes = LargeNodes()

    /// Creates a builder with room for the nodes that so many tokens ordinarily make.
    init(tokenCount: Int) {
        nodes = GrowingArray(capacity: tokenCount + 16, blank: Node(.unexpected, at: 0))
    }

    /// How many nodes there are so far: the index of the next one.
    var count: Int {
        @inline(__always)
        mutating get { nodes.count }
    }

    /// Begins a node of `kind` at `token`.
    @inline(__always)
    mutating func open(_ kind: SyntaxKind, at token: TokenID) -> Int {
        nodes.append(Node(kind, at: token.index))
        return nodes.count &- 1
    }

    /// Makes a node of `kind` around the tokens from `token` on, of which there are fewer than ten.
    @inline(__always)
    mutating func addLeaf(_ kind: SyntaxKind, at token: TokenID, tokenCount: UInt8) {
        nodes.append(Node(kind, at: token.index, tokenCount: tokenCount))
    }

    /// The first token of the node.
    mutating func firstToken(of node: Int) -> TokenID {
        var first: UInt32 = 0
        nodes.update(node) { first = $0.firstToken }
        return TokenID(index: Int(first))
    }

    /// Makes the node one of `kind`, once it has turned out to be that.
    mutating func change(_ node: Int, to kind: SyntaxKind) { nodes.update(node) { $0.kind = kind } }

    /// Ends the node before `token`; what was opened since are its descendants.
    @inline(__always)
    mutating func close(_ node: Int, before token: TokenID) {
        let descendantCount = UInt32(truncatingIfNeeded: nodes.count &- node &- 1)
        let isClosed = nodes.updateRecent(node) {
            $0.setExtent(upTo: token.index, descendantCount: descendantCount)
        }
        if !isClosed { closeLarge(node, before: token, descendantCount) }
    }

    /// Ends a node that has many descendants, or tokens.
    @inline(never)
    private mutating func closeLarge(_ node: Int, before token: TokenID, _ descendantCount: UInt32) {
        var hasRoom = false
        nodes.update(node) { hasRoom = $0.setExtent(upTo: token.index, descendantCount: descendantCount) }
        if hasRoom { return }
        let tokenCount = token.index - firstToken(of: node).index
        largeNodes.append(node, NodeExtent(tokenCount: tokenCount, descendantCount: descendantCount))
    }

    /// Begins a node of `kind` around everything opened since, and including, `node`.
    ///
    /// What is moved is an operand or a length, so that a node is moved at most once for each rank of signs and each
    /// parenthesis around it.
    mutating func openAround(_ node: Int, _ kind: SyntaxKind) -> Int {
        nodes.insert(Node(kind, at: firstToken(of: node).index), at: node)
        largeNodes.shift(from: node)
        return node
    }

    /// Ends the tree.
    mutating func finished() -> (nodes: [Node], largeNodes: LargeNodes) {
        largeNodes.finish()
        return (nodes.finished(), largeNodes)
    }
}
