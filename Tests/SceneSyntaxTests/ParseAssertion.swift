import SceneSyntax
import SceneText
import Testing

/// Parses `text`, checks the invariants of every tree, and compares the reasons of its problems with `reasons` unless
/// that is `nil`.
@discardableResult
func assertParse(
    _ text: String, _ reasons: [SyntaxProblem.Reason]? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> SyntaxTree {
    let tree = assertParse(bytes: Array(text.utf8), sourceLocation: sourceLocation)
    if let reasons {
        #expect(tree.problems.map(\.reason) == reasons, "\(text)", sourceLocation: sourceLocation)
    }
    return tree
}

/// Parses `bytes` and checks the invariants of every tree: it is lossless, nested and in order.
@discardableResult
func assertParse(bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) -> SyntaxTree {
    let tree = SyntaxTree.parse(Source(path: "a.scene", bytes: bytes))
    let errorMessage = tokenError(tree) ?? nodeError(tree) ?? problemError(tree)
    if let errorMessage {
        Issue.record(
            "\(errorMessage) in \(String(decoding: bytes.prefix(500), as: UTF8.self))", sourceLocation: sourceLocation)
    }
    return tree
}

/// Returns what is wrong with the tokens: they must be in order, with only blanks and comments between them.
private func tokenError(_ tree: SyntaxTree) -> String? {
    let bytes = tree.source.bytes
    var end = tree.source.byteOrderMarkLength
    for index in 0..<tree.tokens.count {
        let range = tree.tokens.range(TokenID(index: index))
        if range.start < end { return "token \(index) overlaps the one before" }
        if !isTrivia(bytes[end..<range.start]) { return "the bytes before token \(index) are in no token" }
        end = range.end
    }
    return end == bytes.count ? nil : "the tokens end at \(end) of \(bytes.count)"
}

/// Whether `bytes` only consist of blanks, line ends and comments.
private func isTrivia(_ bytes: ArraySlice<UInt8>) -> Bool {
    var inComment = false
    var previous: UInt8 = 0
    for byte in bytes {
        if byte == UInt8(ascii: "\n") { inComment = false }
        let isBlank = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains(byte)
        if byte == UInt8(ascii: "/"), previous == UInt8(ascii: "/") { inComment = true }
        if !inComment, !isBlank, byte != UInt8(ascii: "/") { return false }
        previous = byte
    }
    return true
}

/// Returns what is wrong with the nodes: children must be inside their parents, in order, and the file must cover
/// everything.
private func nodeError(_ tree: SyntaxTree) -> String? {
    guard tree.nodeCount > 0, tree.kind(.file) == .file else { return "the tree has no file node" }
    if tree.endToken(.file) != tree.tokens.last { return "the file node doesn't reach the end" }
    var visited = 0
    var open = [NodeID.file]
    while let node = open.popLast() {
        visited += 1
        var end = tree.firstToken(node)
        if end > tree.endToken(node) { return "a node ends before it begins" }
        for child in tree.children(node) {
            if tree.firstToken(child) < end { return "a \(tree.kind(child)) overlaps the sibling before it" }
            end = tree.endToken(child)
            open.append(child)
        }
        if end > tree.endToken(node) { return "a \(tree.kind(node)) ends before its children" }
    }
    return visited == tree.nodeCount ? nil : "\(visited) of \(tree.nodeCount) nodes are reachable"
}

/// Returns what is wrong with the problems: they must be in order, inside the source, and have messages.
private func problemError(_ tree: SyntaxTree) -> String? {
    var start = 0
    for problem in tree.problems.prefix(50) {
        if problem.range.start < start || problem.range.end > tree.source.bytes.count {
            return "a problem is misplaced"
        }
        start = problem.range.start
        if problem.diagnostic(in: tree).message.isEmpty { return "\(problem.reason) has no message" }
    }
    return nil
}
