extension SyntaxTree {
    /// Calls `body` with every node and its depth, parents before their children.
    public func forEachNode(_ body: (_ node: NodeID, _ depth: Int) -> Void) {
        // The ends of the subtrees being visited.
        var ends: [Int] = []
        for index in 0..<nodeCount {
            while let end = ends.last, end <= index { ends.removeLast() }
            let node = NodeID(index: index)
            body(node, ends.count)
            ends.append(Int(subtreeEnd(node)))
        }
    }
}
