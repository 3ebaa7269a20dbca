import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests the text between tokens.
struct TriviaTests {
    /// Returns descriptions of the trivia before each token.
    private func pieces(_ text: String) -> [[String]] {
        let tree = SyntaxTree.parse(Source(path: "a.scene", text: text))
        return (0..<tree.tokens.count).map { index in
            tree.trivia(before: TokenID(index: index)).map { piece in
                "\(piece.kind)\(piece.followsCode ? " after code" : "") \(tree.source.text(in: piece.range))"
            }
        }
    }

    @Test
    func commentsBeforeAndAfterCode() {
        let found = pieces("// top \n\nlet a = 1 // here \t\r\n  // there")
        #expect(found[0] == ["comment // top", "blanks  ", "lineEnd \n", "lineEnd \n"])
        #expect(found[1] == ["blanks after code  "])
        #expect(
            found[4] == [
                "blanks after code  ", "comment after code // here", "blanks after code  \t\r", "lineEnd \n",
                "blanks   ", "comment // there",
            ])
        #expect(found.count == 5)
    }

    @Test
    func adjacentTokensHaveNone() {
        #expect(pieces("let a=(1)").dropFirst(2).allSatisfy { $0.isEmpty })
        #expect(pieces("\u{FEFF}let")[0] == ["blanks \u{FEFF}"])
        #expect(pieces("") == [[]])
    }

    /// Tokens and trivia together make up the whole text, even if it is random.
    @Test
    func nothingIsLost() {
        var random = SplitMix(seed: 5)
        for _ in 0..<500 {
            let count = Int.random(in: 0..<60, using: &random)
            let bytes = (0..<count).map { _ in random.pick(Array("ab1 {}\n\r\t//;\"\\(:".utf8)) }
            let tree = SyntaxTree.parse(Source(path: "a.scene", bytes: bytes))
            var end = 0
            for index in 0..<tree.tokens.count {
                let token = tree.tokens.range(TokenID(index: index))
                for piece in tree.trivia(before: TokenID(index: index)) {
                    #expect(piece.range.start == end && piece.range.end <= token.start)
                    end = piece.range.end
                }
                #expect(end == token.start)
                end = token.end
            }
            #expect(end == bytes.count)
        }
    }
}
