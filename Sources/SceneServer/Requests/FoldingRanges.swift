import SceneReport
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/foldingRange`: blocks, runs of comment lines, and the imports.
    func foldingRanges(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        let tree = analysis(of: document).tree
        let lines = document.lines
        var folds: [(start: Int, end: Int, kind: String?)] = []
        func add(_ start: Int, _ end: Int, _ kind: String? = nil) {
            let (first, last) = (lines.line(at: start), lines.line(at: end))
            if last > first { folds.append((first, last, kind)) }
        }
        var open: [Int] = []
        for index in 0..<tree.tokens.count {
            let token = TokenID(index: index)
            var comment: SourceRange?
            for piece in tree.trivia(before: token) where piece.kind == .comment && !piece.followsCode {
                if let openComment = comment, lines.line(at: piece.range.start) == lines.line(at: openComment.end) + 1 {
                    comment = openComment.union(piece.range)
                } else {
                    if let comment { add(comment.start, comment.end, "comment") }
                    comment = piece.range
                }
            }
            if let comment { add(comment.start, comment.end, "comment") }
            let range = tree.tokens.range(token)
            switch tree.tokens.kind(token) {
            case .leftBrace: open.append(range.start)
            case .rightBrace:
                guard let start = open.popLast() else { break }
                // The line of the `}` stays visible.
                let last = lines.start(ofLine: lines.line(at: range.start))
                add(start, lines.line(at: range.start) > 0 ? last - 1 : last)
            default: break
            }
        }
        let imports = FileSyntax(tree).imports
        if let first = imports.first, let last = imports.last { add(first.range.start, last.range.end, "imports") }
        folds.sort { ($0.start, $0.end) < ($1.start, $1.end) }
        return { value in
            value.array { array in
                for fold in folds {
                    array.object { object in
                        object.member("startLine", fold.start)
                        object.member("endLine", fold.end)
                        object.member("kind", fold.kind)
                    }
                }
            }
        }
    }
}
