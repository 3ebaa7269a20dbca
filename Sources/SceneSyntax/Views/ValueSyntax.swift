import SceneText

/// A value of an item or an attribute.
public struct ValueSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The form of the value.
    public var form: Form {
        switch tree.kind(node) {
        case .string: return .string(StringSyntax(tree: tree, node: node))
        case .caseValue: return .caseWord(spelled(first.next < end ? first.next : first))
        case .colour: return .colour(spelled(first))
        case .link: return .link(views(PathSyntax.self, SyntaxKinds(.path)))
        case .length: return .lengths([LengthSyntax(tree: tree, node: node)])
        default:
            let lengths = views(LengthSyntax.self, SyntaxKinds(.length))
            if tree.kind(node) == .lengths { return .lengths(lengths) }
            return lengths.count == 2 ? .size(lengths[0], lengths[1]) : .lengths([])
        }
    }

    /// The forms of a value.
    public enum Form: Sendable {
        /// One or more lengths, joined by commas.
        case lengths([LengthSyntax])
        /// A width and a height.
        case size(LengthSyntax, LengthSyntax)
        case string(StringSyntax)
        /// The word after the dot.
        case caseWord(SpelledToken)
        /// The colour, including its `#`.
        case colour(SpelledToken)
        /// The views that the link refers to.
        case link([PathSyntax])
    }
}

/// A number or a parenthesized expression, with its sign and unit.
public struct LengthSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// Whether a minus precedes it.
    public var isNegated: Bool { tree.tokens.kind(first) == .minus }

    /// The number without its sign, if it is a literal.
    public var number: SpelledToken? {
        let token = isNegated ? first.next : first
        return token < end && tree.tokens.kind(token) == .number ? spelled(token) : nil
    }

    /// The expression, if it is one.
    public var expression: ExpressionSyntax? { view(ExpressionSyntax.self, SyntaxKinds(.parenthesized)) }

    /// The unit, if present: `%`, `deg`, `rad`, `ms`, `s`, or an unknown word.
    public var unit: SpelledToken? {
        let last = end.previous
        guard first < last else { return nil }
        switch tree.tokens.kind(last) {
        case .word, .percent: return spelled(last)
        default: return nil
        }
    }
}

/// A string with its interpolations.
public struct StringSyntax: SyntaxView {
    /// The tree that the node belongs to.
    public let tree: SyntaxTree
    /// The node.
    public let node: NodeID

    /// Creates the view of `node`.
    public init(tree: SyntaxTree, node: NodeID) {
        self.tree = tree
        self.node = node
    }

    /// The expressions in `\( )`, in order.
    public var interpolations: [ExpressionSyntax] {
        tree.children(node).filter { tree.kind($0) != .unexpected }.map { ExpressionSyntax(tree: tree, node: $0) }
    }

    /// The text with escapes resolved, if there are no interpolations.
    public var plainText: String {
        let bytes = tree.source.bytes
        let range = self.range
        let hasQuote = range.length >= 2 && bytes[range.end - 1] == UInt8(ascii: "\"")
        return StringEscape.unescaped(bytes[min(range.start + 1, range.end)..<(hasQuote ? range.end - 1 : range.end)])
    }
}
