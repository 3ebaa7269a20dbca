import SceneSyntax
import SceneText

/// Turns a syntax tree without errors into layout elements.
struct LayoutBuilder {
    private let tree: SyntaxTree
    private let contexts: [TokenContext]
    /// For each token, how many tokens before it start a line.
    private let lineStarts: [Int]
    /// For each token that opens a block, the token that closes it; for any other, itself.
    private let closings: [Int]

    private var elements: [LayoutElement] = []
    /// The last token written; `nil` at the start of the file.
    private var last: SpacedToken?
    /// The token after the last one written.
    private var gapStart = TokenID(index: 0)
    /// Whether nothing has been written since a brace opened a block.
    private var isAtBlockStart = false

    static func elements(of tree: SyntaxTree) -> [LayoutElement] {
        var builder = LayoutBuilder(tree)
        builder.elements.reserveCapacity(2 * builder.contexts.count)
        builder.addTokens()
        return builder.elements
    }

    private init(_ tree: SyntaxTree) {
        self.tree = tree
        contexts = TokenContext.all(in: tree)
        var lineStarts = [0]
        lineStarts.reserveCapacity(contexts.count + 1)
        var closings = Array(contexts.indices)
        var open: [Int] = []
        for (index, context) in contexts.enumerated() {
            lineStarts.append(lineStarts[index] + (tree.tokens.startsLine(TokenID(index: index)) ? 1 : 0))
            if context.opensBlock { open.append(index) }
            if context.closesBlock, let opening = open.popLast() { closings[opening] = index }
        }
        self.lineStarts = lineStarts
        self.closings = closings
    }

    private mutating func addTokens() {
        var index = 0
        while index < contexts.count {
            let token = TokenID(index: index)
            let context = contexts[index]
            index = context.stringEnd.map { Int($0.index) } ?? index + 1
            // A line end, or the layout of a one-line block, replaces the semicolon.
            if tree.tokens.kind(token) == .semicolon { continue }
            let range = tree.range(from: token, upTo: TokenID(index: index))
            let gap = Gap(before: min(gapStart, token)...token, in: tree)
            gapStart = TokenID(index: index)
            let spaced = SpacedToken(kind: tree.tokens.kind(token), owner: context.owner)
            if spaced.kind == .endOfFile || context.startsStatement || context.closesBlock {
                addBoundary(before: spaced, context, gap)
            } else {
                addSpace(before: spaced, token, gap)
            }
            if spaced.kind == .endOfFile { return }
            add(spaced, range, context, at: token)
        }
    }

    private mutating func add(_ token: SpacedToken, _ range: SourceRange, _ context: TokenContext, at id: TokenID) {
        elements.append(.text(range, width: tree.source.scalarCount(in: range)))
        last = token
        isAtBlockStart = context.opensBlock
        if context.opensBlock {
            let index = Int(id.index)
            let isBroken = lineStarts[closings[index] + 1] > lineStarts[index + 1]
            elements += [.openGroup(isBroken: isBroken), .indent]
        }
        if context.closesBlock { elements.append(.closeGroup) }
    }

    /// Adds the elements between two statements, or between a statement and a brace.
    private mutating func addBoundary(before token: SpacedToken, _ context: TokenContext, _ gap: Gap) {
        for comment in gap.comments {
            if !comment.followsCode { addLine(isAfterBlankLine: comment.isAfterBlankLine) }
            elements.append(.comment(comment.range, followsCode: comment.followsCode))
            if !comment.followsCode { isAtBlockStart = false }
        }
        if context.closesBlock {
            elements.append(.outdent)
            if isAtBlockStart, gap.comments.isEmpty { return }
            elements.append(.line(.beforeClosingBrace, isAfterBlankLine: false))
        } else if token.kind != .endOfFile {
            addLine(isAfterBlankLine: gap.endsWithBlankLine)
        }
    }

    /// Starts a line, except at the start of the file.
    private mutating func addLine(isAfterBlankLine: Bool) {
        if elements.isEmpty { return }
        if isAtBlockStart {
            elements.append(.line(.afterOpeningBrace, isAfterBlankLine: false))
        } else {
            elements.append(.line(.betweenStatements, isAfterBlankLine: isAfterBlankLine))
        }
    }

    /// Adds the elements between two tokens of a statement.
    private mutating func addSpace(before token: SpacedToken, _ id: TokenID, _ gap: Gap) {
        guard gap.comments.isEmpty else { return addComments(gap.comments, before: id) }
        guard let last, last.isSeparated(from: token) else { return }
        elements.append(last.allowsLineEnd ? .fill : .space)
    }

    /// Adds the comments within a statement. Each ends its line in the source, too.
    private mutating func addComments(_ comments: [Gap.Comment], before id: TokenID) {
        let depth = tree.tokens.kind(id.previous) == .rightBrace ? 0 : 1
        for comment in comments {
            if !comment.followsCode { elements.append(.continuation(depth: depth)) }
            elements.append(.comment(comment.range, followsCode: comment.followsCode))
        }
        elements.append(.continuation(depth: depth))
    }
}

extension Source {
    /// The number of Unicode scalars that start in `range`.
    fileprivate func scalarCount(in range: SourceRange) -> Int {
        var count = 0
        for offset in range.start..<range.end where bytes[offset] & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
