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
        var finder = TokenContextFinder(tree)
        tree.forEachNode { node, _ in finder.enter(node) }
        finder.assignOwners(upTo: finder.contexts.count)
        return finder.contexts
    }
}

/// Finds the contexts of all tokens in one walk over the nodes.
///
/// A value with methods, because variables that a closure captures are checked for overlapping access each time.
private struct TokenContextFinder {
    let tree: SyntaxTree
    var contexts: [TokenContext]
    /// The nodes that contain the next token, from the outermost to the innermost.
    private var open: [(kind: SyntaxKind, end: Int)] = []
    /// The first token without an owner.
    private var next = 0

    init(_ tree: SyntaxTree) {
        self.tree = tree
        contexts = [TokenContext](repeating: TokenContext(), count: tree.tokens.count)
    }

    /// Makes the innermost open node the owner of each token before `end` that has none.
    mutating func assignOwners(upTo end: Int) {
        while next < min(end, contexts.count) {
            while let last = open.last, last.end <= next { open.removeLast() }
            contexts[next].owner = open.last?.kind ?? .file
            next += 1
        }
    }

    /// Records what starts and ends with `node`, which comes after its parent and its previous siblings.
    mutating func enter(_ node: NodeID) {
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
}
