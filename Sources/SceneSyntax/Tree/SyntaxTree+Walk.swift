extension SyntaxTree {
    /// Calls `body` for every node, parents before their children, with how deep it is.
    public func forEachNode(_ body: (_ node: NodeID, _ depth: Int) -> Void) {
        // For each node whose descendants are being visited, the index behind the last of them.
        var ends: [Int] = []
        for index in 0..<nodeCount {
            while let end = ends.last, end <= index { ends.removeLast() }
            let node = NodeID(index: index)
            body(node, ends.count)
            ends.append(Int(subtreeEnd(node)))
        }
    }
}
