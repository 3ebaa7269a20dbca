import SceneSyntax

/// What the layout needs to know about a token: its innermost node, and what starts or ends there.
struct TokenContext {
    /// The kind of the innermost node that contains the token.
    var owner: SyntaxKind = .file
    var startsStatement = false
    var opensBlock = false
    var closesBlock = false
    /// The token after the string that starts here.
    var stringEnd: TokenID?

    /// The contexts of all tokens of `tree`, by their indices.
    static func all(in tree: SyntaxTree) -> [TokenContext] {
        var contexts = [TokenContext](repeating: TokenContext(), count: tree.tokens.count)
        var open: [(kind: SyntaxKind, end: Int)] = []
        var next = 0
        func assignOwners(upTo end: Int) {
            while next < min(end, contexts.count) {
                while let last = open.last, last.end <= next { open.removeLast() }
                contexts[next].owner = open.last?.kind ?? .file
                next += 1
            }
        }
        tree.forEachNode { node, _ in
            let first = Int(tree.firstToken(node).index)
            let end = Int(tree.endToken(node).index)
            assignOwners(upTo: first)
            while let last = open.last, last.end <= first { open.removeLast() }
            if first < end, contexts.indices.contains(first), contexts.indices.contains(end - 1) {
                switch open.last?.kind {
                case .file, .block: contexts[first].startsStatement = true
                default: break
                }
                switch tree.kind(node) {
                case .block:
                    contexts[first].opensBlock = true
                    contexts[end - 1].closesBlock = true
                case .string: contexts[first].stringEnd = tree.endToken(node)
                default: break
                }
            }
            open.append((tree.kind(node), end))
        }
        assignOwners(upTo: contexts.count)
        return contexts
    }
}
