import SceneText

/// The lossless tree of a source: nodes in one flat sequence, parents before their children, each covering a run of
/// tokens. Whatever the bytes were, the tokens and the trivia between them give them back.
///
/// One object holds the tree of a file, so that views of its nodes are cheap to make.
public final class SyntaxTree: Sendable {
    /// The text that the tree describes.
    public let source: Source
    /// Its tokens.
    public let tokens: TokenList
    /// What keeps the source from being a sentence of the language, in the order of the source.
    public let problems: [SyntaxProblem]
    @usableFromInline let nodes: [Node]
    private let largeNodes: LargeNodes
    private let problemLines: ProblemLines
    /// The words and Names that stand on the lines of ``problems``: whether they were meant to declare something there
    /// cannot be known.
    public let wordsBesideProblems: Set<Symbol>

    /// Creates a tree from what the parser has gathered.
    init(source: Source, tokens: TokenList, nodes: (nodes: [Node], largeNodes: LargeNodes), problems: [SyntaxProblem]) {
        self.source = source
        self.tokens = tokens
        (self.nodes, largeNodes) = nodes
        self.problems = problems
        let lines = ProblemLines(of: problems.filter { !$0.isLeftToChecker }, in: source)
        problemLines = lines
        wordsBesideProblems = Self.words(on: lines, among: tokens)
    }

    private static func words(on lines: ProblemLines, among tokens: TokenList) -> Set<Symbol> {
        if lines.isEmpty { return [] }
        var words: Set<Symbol> = []
        for index in 0..<tokens.count {
            let token = TokenID(index: index)
            if let symbol = tokens.symbol(token), lines.touch(tokens.range(token)) { words.insert(symbol) }
        }
        return words
    }

    /// The problems that are errors of syntax; the others are reported with the kinds and Names that are unknown.
    public var syntaxErrors: [SyntaxProblem] { problems.filter { !$0.isLeftToChecker } }

    /// The distinct words and Names of the source.
    public var symbols: SymbolTable { tokens.symbols }

    /// The symbol of the token, if it is a word or Name.
    @inlinable @inline(__always)
    public func symbol(of token: TokenID) -> Symbol? { tokens.symbol(token) }

    /// How many nodes there are.
    public var nodeCount: Int { nodes.count }

    /// What the node is.
    @inlinable @inline(__always)
    public func kind(_ node: NodeID) -> SyntaxKind { nodes[Int(node.index)].kind }

    /// The first token of the node; where the node is empty, the token behind it.
    @inlinable @inline(__always)
    public func firstToken(_ node: NodeID) -> TokenID {
        TokenID(nodes[Int(node.index)].firstToken)
    }

    /// The token behind the last one of the node.
    @inlinable @inline(__always)
    public func endToken(_ node: NodeID) -> TokenID {
        let stored = nodes[Int(node.index)]
        let count = stored.isLarge ? largeExtent(of: node).tokenCount : UInt32(stored.tokenCount)
        return TokenID(stored.firstToken &+ count)
    }

    /// The bytes from the first to the last token of the node.
    public func range(_ node: NodeID) -> SourceRange {
        range(from: firstToken(node), upTo: endToken(node))
    }

    /// The bytes from the token `first` up to, not including, `end`.
    public func range(from first: TokenID, upTo end: TokenID) -> SourceRange {
        let start = tokens.range(first)
        guard first < end else { return start.atStart }
        return start.with(end: tokens.range(end.previous).end)
    }

    /// The text of the token.
    public func text(_ token: TokenID) -> String { source.text(in: tokens.range(token)) }

    /// The index behind the node's last descendant.
    @inlinable @inline(__always)
    func subtreeEnd(_ node: NodeID) -> UInt32 {
        let stored = nodes[Int(node.index)]
        let count = stored.isLarge ? largeExtent(of: node).descendantCount : UInt32(stored.descendantCount)
        return node.index &+ 1 &+ count
    }

    /// How much a node covers that has no room for it.
    @usableFromInline func largeExtent(of node: NodeID) -> NodeExtent { largeNodes.extent(of: Int(node.index)) }

    /// The children of the node, in order.
    public func children(_ node: NodeID) -> Children { Children(tree: self, siblings: siblings(in: node)) }

    /// The children of one node, found one after the other.
    public struct Children: Sequence, IteratorProtocol {
        fileprivate let tree: SyntaxTree
        fileprivate var siblings: Siblings

        /// The next child; `nil` behind the last one.
        public mutating func next() -> NodeID? { siblings.next(in: tree) }
    }

    /// The first child of one of `kinds`.
    public func child(_ node: NodeID, _ kinds: SyntaxKinds) -> NodeID? {
        children(node).first { kinds.contains(kind($0)) }
    }

    /// Whether some problem begins on a line of `range`: whatever else could be said of that text, it has been reported.
    public func hasProblem(onLinesOf range: SourceRange) -> Bool {
        problemLines.touch(range)
    }
}
