import SceneText

/// The lossless syntax tree of a source: a flat sequence of nodes, parents before children, each covering a run of
/// tokens. Tokens and trivia together reproduce the bytes of any source.
///
/// A class, so that views of nodes are cheap to create.
public final class SyntaxTree: Sendable {
    /// The source of the tree.
    public let source: Source
    /// The tokens, in source order; the last one is the end of the file.
    public let tokens: TokenList
    /// The syntax errors, in source order.
    public let problems: [SyntaxProblem]
    @usableFromInline let nodes: [Node]
    private let largeNodes: LargeNodes
    private let spoiled: SpoiledParts
    /// The words and names in the parts that ``problems`` spoil. Whether they declare something there can't be known.
    public let wordsBesideProblems: Set<Symbol>

    /// Creates a tree from the results of the parser.
    init(source: Source, tokens: TokenList, nodes: (nodes: [Node], largeNodes: LargeNodes), problems: [SyntaxProblem]) {
        self.source = source
        self.tokens = tokens
        (self.nodes, largeNodes) = nodes
        self.problems = problems
        spoiled = SpoiledParts(of: problems.filter { !$0.isLeftToChecker }, in: source)
        wordsBesideProblems = Self.words(in: spoiled, among: tokens)
    }

    private static func words(in parts: SpoiledParts, among tokens: TokenList) -> Set<Symbol> {
        if parts.isEmpty { return [] }
        var words: Set<Symbol> = []
        for index in 0..<tokens.count {
            let token = TokenID(index: index)
            if let symbol = tokens.symbol(token), parts.touch(tokens.range(token)) { words.insert(symbol) }
        }
        return words
    }

    /// The problems that are syntax errors. The checker reports the others with unknown kinds and names.
    public var syntaxErrors: [SyntaxProblem] { problems.filter { !$0.isLeftToChecker } }

    /// The distinct words and names of the source.
    public var symbols: SymbolTable { tokens.symbols }

    /// Returns the symbol of the token if it is a word or name.
    @inlinable @inline(__always)
    public func symbol(of token: TokenID) -> Symbol? { tokens.symbol(token) }

    /// The number of nodes.
    public var nodeCount: Int { nodes.count }

    /// Returns the kind of the node.
    @inlinable @inline(__always)
    public func kind(_ node: NodeID) -> SyntaxKind { nodes[Int(node.index)].kind }

    /// Returns the first token of the node; for an empty node, the token after it.
    @inlinable @inline(__always)
    public func firstToken(_ node: NodeID) -> TokenID {
        TokenID(nodes[Int(node.index)].firstToken)
    }

    /// Returns the token after the last one of the node.
    @inlinable @inline(__always)
    public func endToken(_ node: NodeID) -> TokenID {
        let stored = nodes[Int(node.index)]
        let count = stored.isLarge ? largeExtent(of: node).tokenCount : UInt32(stored.tokenCount)
        return TokenID(stored.firstToken &+ count)
    }

    /// Returns the bytes from the first to the last token of the node.
    public func range(_ node: NodeID) -> SourceRange {
        range(from: firstToken(node), upTo: endToken(node))
    }

    /// Returns the bytes from the token `first` up to `end`.
    public func range(from first: TokenID, upTo end: TokenID) -> SourceRange {
        let start = tokens.range(first)
        guard first < end else { return start.atStart }
        return start.with(end: tokens.range(end.previous).end)
    }

    /// Returns the text of the token.
    public func text(_ token: TokenID) -> String { source.text(in: tokens.range(token)) }

    /// Returns the index after the node's last descendant.
    @inlinable @inline(__always)
    func subtreeEnd(_ node: NodeID) -> UInt32 {
        let stored = nodes[Int(node.index)]
        let count = stored.isLarge ? largeExtent(of: node).descendantCount : UInt32(stored.descendantCount)
        return node.index &+ 1 &+ count
    }

    @usableFromInline func largeExtent(of node: NodeID) -> NodeExtent { largeNodes.extent(of: Int(node.index)) }

    /// Returns the children of the node, in order.
    public func children(_ node: NodeID) -> Children { Children(tree: self, siblings: siblings(in: node)) }

    /// A sequence of the children of a node.
    public struct Children: Sequence, IteratorProtocol {
        fileprivate let tree: SyntaxTree
        fileprivate var siblings: Siblings

        /// Returns the next child, or `nil` after the last one.
        public mutating func next() -> NodeID? { siblings.next(in: tree) }
    }

    /// Returns the first child whose kind is in `kinds`.
    public func child(_ node: NodeID, _ kinds: SyntaxKinds) -> NodeID? {
        children(node).first { kinds.contains(kind($0)) }
    }

    /// Whether `word` is a word of expectations or of gestures in them.
    public static func isWordOfExpectation(_ word: String) -> Bool {
        Keyword.allCases.contains { $0.isWordOfExpectation && $0.text == word }
    }

    /// Whether a problem is in `range`.
    public func hasProblem(in range: SourceRange) -> Bool {
        problems.contains { !$0.isLeftToChecker && range.contains($0.range) }
    }

    /// Whether a problem spoils a part of `range`: the text that the problem is about, and the rest of its line unless
    /// that can be trusted. Any other finding there would report it twice.
    public func isSpoiled(_ range: SourceRange) -> Bool { spoiled.touch(range) }
}
