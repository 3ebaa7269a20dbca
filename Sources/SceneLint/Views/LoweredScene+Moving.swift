import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Edits that move a view.
extension LoweredScene {
    /// Moves the lines of `view`, with the comments above, to the other side of the lines of `sibling`. Returns `nil`
    /// unless both are in one block, each on lines of its own, with only views between them.
    func moving(_ view: ViewID, past sibling: ViewID) -> [Diagnostic.Edit]? {
        guard let statement = self.statement(of: view), let target = self.statement(of: sibling) else { return nil }
        let isForward = statement.end <= target.start
        guard statement.file == target.file, isForward || target.end <= statement.start else { return nil }
        let tree = tree(of: statement)
        let source = tree.source
        let lines = source.wholeLine(of: statement)
        let targetLines = source.wholeLine(of: target)
        let crossed = isForward ? target.with(start: statement.end) : target.with(end: statement.start)
        guard lines != statement, targetLines != target, tree.isOneBlock(crossed),
            let text = source.text(ofLines: source.withCommentsAbove(lines))
        else { return nil }
        let removal = Diagnostic.Edit(source.withCommentsAbove(lines), "")
        return isForward
            ? [removal, Diagnostic.Edit(targetLines.atEnd, text)]
            : [Diagnostic.Edit(source.withCommentsAbove(targetLines).atStart, text), removal]
    }
}

extension Source {
    /// Returns the lines `range` with the comment lines directly above, which describe what follows.
    fileprivate func withCommentsAbove(_ range: SourceRange) -> SourceRange {
        var start = range.start
        while start > byteOrderMarkLength {
            var above = start - 1
            while above > byteOrderMarkLength, bytes[above - 1] != UInt8(ascii: "\n") { above -= 1 }
            let text = endOfBlanks(from: above)
            guard bytes[text..<start].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { break }
            start = above
        }
        return range.with(start: start)
    }

    /// Returns the text of the lines `range`, byte for byte, with a line end after the last one, or `nil` if they
    /// aren't UTF-8.
    fileprivate func text(ofLines range: SourceRange) -> String? {
        let bytes = bytes[range.start..<range.end]
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { return nil }
        return bytes.last == UInt8(ascii: "\n") ? text : text + lineEnd
    }
}

extension SyntaxTree {
    /// The fix moves nothing across more tokens than this.
    private static let maximumTokensToCross = 2000

    /// Returns whether `range` has few tokens, and they close exactly the blocks that they open and begin no `let`.
    fileprivate func isOneBlock(_ range: SourceRange) -> Bool {
        var depth = 0
        let all = 0..<tokens.count
        let first = all.partitioningIndex { tokens.range(TokenID(index: $0)).start >= range.start }
        let end = all.partitioningIndex { tokens.range(TokenID(index: $0)).start >= range.end }
        if end - first > Self.maximumTokensToCross { return false }
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
