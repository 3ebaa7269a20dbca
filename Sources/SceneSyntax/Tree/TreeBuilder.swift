/// Gathers the nodes of a tree while the parser walks over the tokens.
struct TreeBuilder {
    private(set) var nodes: [SyntaxTree.Node] = []

    /// Begins a node of `kind` at `token`.
    mutating func open(_ kind: SyntaxKind, at token: TokenID) -> Int {
        nodes.append(SyntaxTree.Node(firstToken: token.index, endToken: token.index, subtreeEnd: 0, kind: kind))
        return nodes.count - 1
    }

    /// The first token of the node.
    func firstToken(of node: Int) -> TokenID { TokenID(index: Int(nodes[node].firstToken)) }

    /// Makes the node one of `kind`, once it has turned out to be that.
    mutating func change(_ node: Int, to kind: SyntaxKind) { nodes[node].kind = kind }

    /// Ends the node before `token`; what was opened since are its descendants.
    mutating func close(_ node: Int, before token: TokenID) {
        nodes[node].endToken = token.index
        nodes[node].subtreeEnd = UInt32(clamping: nodes.count)
    }

    /// Begins a node of `kind` around everything opened since, and including, `node`.
    mutating func openAround(_ node: Int, _ kind: SyntaxKind) -> Int {
        let first = nodes[node].firstToken
        nodes.insert(SyntaxTree.Node(firstToken: first, endToken: first, subtreeEnd: 0, kind: kind), at: node)
        for index in nodes.index(after: node)..<nodes.count {
            nodes[index].subtreeEnd += 1
        }
        return node
    }
}
