/// A whole file.
public typealias FileSyntax = SyntaxView<FileMark>

/// Marks a ``FileSyntax``.
public enum FileMark {}

extension FileSyntax {
    /// Creates the view of the file in `tree`.
    public init(_ tree: SyntaxTree) {
        self.init(tree: tree, node: .file)
    }

    /// The imports, in order.
    public var imports: [ImportSyntax] { views(ImportSyntax.self, SyntaxKinds(.importStatement)) }

    /// The components, in order.
    public var components: [ComponentSyntax] { views(ComponentSyntax.self, SyntaxKinds(.component)) }

    /// The scenes, in order.
    public var scenes: [SceneSyntax] { views(SceneSyntax.self, SyntaxKinds(.scene)) }
}

/// `scene Name 390x844 … { … }`.
public typealias SceneSyntax = SyntaxView<SceneMark>

/// Marks a ``SceneSyntax``.
public enum SceneMark {}

extension SceneSyntax {
    /// The name of the scene, if present.
    public var name: SpelledToken? {
        for index in first.index..<min(first.index + 2, end.index) {
            let token = TokenID(index: Int(index))
            if tree.tokens.kind(token) == .name { return spelled(token) }
        }
        return nil
    }

    /// The block of the scene.
    public var block: BlockSyntax? { view(BlockSyntax.self, SyntaxKinds(.block)) }

    /// Whether there are expectations in the block.
    public var hasExpectations: Bool {
        block?.statements.contains { statement in
            [.expectHit, .expectReachable, .expectUnreachable, .expectGesture].contains(tree.kind(statement))
        } ?? false
    }
}

/// `{ … }`.
public typealias BlockSyntax = SyntaxView<BlockMark>

/// Marks a ``BlockSyntax``.
public enum BlockMark {}

extension BlockSyntax {
    /// The statements, in order.
    public var statements: [NodeID] { tree.children(node).filter { SyntaxKinds.statements.contains(tree.kind($0)) } }
}

/// `import "parts.scene"`.
public typealias ImportSyntax = SyntaxView<ImportMark>

/// Marks an ``ImportSyntax``.
public enum ImportMark {}

extension ImportSyntax {
    /// The string with the path, if present.
    public var path: SpelledToken? {
        let token = first.next
        return token < end && tree.tokens.kind(token) == .string ? spelled(token) : nil
    }

    /// The strings of the statement, which should have one.
    var paths: [SpelledToken] {
        var paths: [SpelledToken] = []
        var token = first.next
        while token < end {
            if tree.tokens.kind(token) == .string { paths.append(spelled(token)) }
            token = token.next
        }
        return paths
    }
}

/// `let word = value`.
public typealias LetSyntax = SyntaxView<LetMark>

/// Marks a ``LetSyntax``.
public enum LetMark {}

extension LetSyntax {
    /// The declared word, if present.
    public var name: SpelledToken? {
        let token = first.next
        return token < end && tree.tokens.kind(token) == .word ? spelled(token) : nil
    }

    /// The value, if present.
    public var value: ValueSyntax? { view(ValueSyntax.self, .values) }
}
