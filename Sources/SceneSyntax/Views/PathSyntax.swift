/// A path to a view: `List[3].Play`.
public typealias PathSyntax = SyntaxView<PathMark>

/// Marks a ``PathSyntax``.
public enum PathMark {}

extension PathSyntax {
    /// The word that is the whole path: `self`, or a view that a component takes.
    public var word: SpelledToken? { tree.tokens.kind(first) == .word ? spelled(first) : nil }

    /// The components, in order; the first is a name.
    public var components: [PathComponent] {
        var result: [PathComponent] = []
        var children = tree.children(node).filter { tree.kind($0) == .index }[...]
        var token = first
        while token < end {
            if let index = children.first, tree.firstToken(index) == token {
                children.removeFirst()
                result.append(.index(IndexSyntax(tree: tree, node: index)))
                token = tree.endToken(index)
                continue
            }
            switch tree.tokens.kind(token) {
            case .name: result.append(.name(spelled(token)))
            case .word: result.append(.content(spelled(token)))
            default: break
            }
            token = token.next
        }
        return result
    }
}

/// A component of a path.
public enum PathComponent: Sendable {
    /// The name of a view.
    case name(SpelledToken)
    /// `.content`.
    case content(SpelledToken)
    /// The indices in a pair of brackets.
    case index(IndexSyntax)
}

/// `[3]` or `[1,3]`.
public typealias IndexSyntax = SyntaxView<IndexMark>

/// Marks an ``IndexSyntax``.
public enum IndexMark {}

extension IndexSyntax {
    /// The indices, in order.
    public var expressions: [ExpressionSyntax] {
        tree.children(node).filter { tree.kind($0) != .unexpected }.map { ExpressionSyntax(tree: tree, node: $0) }
    }
}
