import SceneText

/// `component word(…) kind … { … }`.
public typealias ComponentSyntax = SyntaxView<ComponentMark>

/// Marks a ``ComponentSyntax``.
public enum ComponentMark {}

extension ComponentSyntax {
    /// The word of the component, if present.
    public var name: SpelledToken? {
        let token = first.next
        return token < end && tree.tokens.kind(token) == .word && !tree.startsLine(token) ? spelled(token) : nil
    }

    /// The parameters, in order.
    public var parameters: [ParameterSyntax] { views(ParameterSyntax.self, SyntaxKinds(.parameter)) }

    /// The component's own view: the kind that it is based on, attributes and block.
    public var item: ItemSyntax? { view(ItemSyntax.self, SyntaxKinds(.item)) }

    /// The component without its block.
    public var header: SourceRange {
        tree.range(from: first, upTo: item?.block.map { tree.firstToken($0.node) } ?? end)
    }
}

/// A parameter of a component.
public typealias ParameterSyntax = SyntaxView<ParameterMark>

/// Marks a ``ParameterSyntax``.
public enum ParameterMark {}

extension ParameterSyntax {
    /// The word.
    public var name: SpelledToken { spelled(first) }

    /// Whether it is a view.
    public var isView: Bool { first.next < end && tree.tokens.kind(first.next) == .arrow }

    /// Whether its default is a string.
    public var isString: Bool { string != nil }

    /// Its default, if that is a string.
    public var string: StringSyntax? { view(StringSyntax.self, SyntaxKinds(.string)) }

    /// Its default, if that is a number or condition.
    public var expression: ExpressionSyntax? {
        let nodes = tree.children(node).filter { tree.kind($0) != .unexpected && tree.kind($0) != .string }
        return nodes.first.map { ExpressionSyntax(tree: tree, node: $0) }
    }
}
