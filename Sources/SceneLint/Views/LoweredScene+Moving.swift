import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Edits that move a view.
extension LintContext {
    /// Moves the lines of `view`, with the comments above, to the other side of those of `sibling`. Returns `nil` unless
    /// both are in one block, each on lines of its own, with only views between them.
    func moving(_ view: ViewID, past sibling: ViewID) -> [Diagnostic.Edit]? {
        guard let statement = scene.statement(of: view), let target = scene.statement(of: sibling) else { return nil }
        let isForward = statement.end <= target.start
        guard isForward || target.end <= statement.start else { return nil }
        let syntax = scene.syntax
        let lines = syntax.wholeLine(of: statement)
        let targetLines = syntax.wholeLine(of: target)
        let crossed = isForward ? target.with(start: statement.end) : target.with(end: statement.start)
        guard lines != statement, targetLines != target, syntax.isOneBlock(crossed),
            let text = syntax.text(ofLines: syntax.source.withCommentsAbove(lines))
        else { return nil }
        let removal = Diagnostic.Edit(syntax.source.withCommentsAbove(lines), "")
        return isForward
            ? [removal, Diagnostic.Edit(targetLines.atEnd, text)]
            : [Diagnostic.Edit(syntax.source.withCommentsAbove(targetLines).atStart, text), removal]
    }
}

extension SyntaxTree {
    /// The fix moves nothing across more tokens than this.
    private static var mostTokensToCross: Int { 2000 }

    /// Returns whether `range` has few tokens, and they close exactly the blocks that they open and begin no `let`.
    fileprivate func isOneBlock(_ range: SourceRange) -> Bool {
        var depth = 0
        let all = 0..<tokens.count
        let first = all.partitioningIndex { tokens.range(TokenID(index: $0)).start >= range.start }
        let end = all.partitioningIndex { tokens.range(TokenID(index: $0)).start >= range.end }
        if end - first > Self.mostTokensToCross { return false }
        for index in Range(from: first, to: end) {
            let token = TokenID(index: index)
            switch tokens.kind(token) {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .word where text(token) == "let": return false
            default: break
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
