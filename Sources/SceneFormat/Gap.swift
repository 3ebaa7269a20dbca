import SceneSyntax
import SceneText

/// The line ends and comments between two tokens that the layout keeps.
struct Gap {
    /// A comment without trailing blanks.
    struct Comment {
        let range: SourceRange
        /// Whether code precedes it on its line.
        let followsCode: Bool
        let isAfterBlankLine: Bool
    }

    private(set) var comments: [Comment] = []
    /// Whether an empty line directly precedes the next token.
    let endsWithBlankLine: Bool

    /// Reads the trivia of `tokens`. All but the last are semicolons, which the layout drops.
    init(before tokens: ClosedRange<TokenID>, in tree: SyntaxTree) {
        var lineEnds = 0
        var hasLineEnd = false
        for index in tokens.lowerBound.index...tokens.upperBound.index {
            for piece in tree.trivia(before: TokenID(index: Int(index))) {
                switch piece.kind {
                case .blanks: break
                case .lineEnd:
                    lineEnds += 1
                    hasLineEnd = true
                case .comment:
                    comments.append(
                        Comment(
                            range: piece.range, followsCode: piece.followsCode && !hasLineEnd,
                            isAfterBlankLine: lineEnds >= 2))
                    lineEnds = 0
                }
            }
        }
        endsWithBlankLine = lineEnds >= 2
    }
}
