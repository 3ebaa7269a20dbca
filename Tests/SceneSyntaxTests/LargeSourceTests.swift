import SceneSyntax
import SceneText
import Testing

/// Tests sizes that overflow the compact form of a token or node, and bytes at the end of the lexer's portions.
struct LargeSourceTests {
    @Test
    func longNodes() {
        let sum = "view A leading (" + String(repeating: "1 + ", count: 5000) + "1) width (("
        let nested = sum + String(repeating: "1 * 2 - ", count: 3000) + "3) / 4 + 5)\n"
        let items = String(repeating: "    view B width 10 { view C fill 1,2 }\n", count: 3000)
        let tree = assertParse("scene A 1x1 {\n" + nested + items + nested + "}\n", [])
        let block = FileSyntax(tree).scenes.first?.block
        #expect(block?.statements.count == 3002)
        #expect(block?.range.end == tree.source.bytes.count - 1)
    }

    /// Nodes around the number of tokens that fit the compact form.
    @Test(arguments: 250...258)
    func nodesAtTheLimit(_ count: Int) {
        let sum = "(" + String(repeating: "1 + ", count: count / 2) + "1)"
        let tree = assertParse("scene A 1x1 {\n    view B leading 1 width \(sum) top 2\n}\n", [])
        guard let item = FileSyntax(tree).scenes.first?.block?.statements.first, tree.kind(item) == .item else {
            Issue.record("there is no view")
            return
        }
        let view = ItemSyntax(tree: tree, node: item)
        #expect(view.attributes.map(\.word.text) == ["leading", "width", "top"])
        #expect(view.attributes.map { $0.values.map(\.range.length) } == [[1], [sum.utf8.count], [1]])
        #expect(view.range.end == tree.source.bytes.count - 3)
    }

    @Test
    func longTokens() {
        let word = String(repeating: "a", count: 2_100_000)
        let string = "\"" + word + "\""
        let tree = SyntaxTree.parse(Source(path: "a.scene", text: "view \(string) \(word) b \(word)"))
        let tokens = (0..<tree.tokens.count).map { tree.tokens.range(TokenID(index: $0)) }
        #expect(tokens.map(\.length) == [4, 2_100_002, 2_100_000, 1, 2_100_000, 0])
        #expect(tree.symbol(of: TokenID(index: 2)) == tree.symbol(of: TokenID(index: 4)))
    }

    /// Puts a NUL, invalid UTF-8 and a letter of several bytes at every offset of a text of several portions.
    @Test
    func invalidBytesAtEveryOffset() {
        let text = Array(String(repeating: "// ab\n", count: 40).utf8)
        for place in 0...text.count {
            func problems(_ bytes: [UInt8]) -> [SyntaxProblem] {
                SyntaxTree.parse(Source(path: "a.scene", bytes: text[..<place] + bytes + text[place...])).problems
                    .filter { $0.reason == .binaryFile || $0.reason == .invalidUTF8 }
            }
            #expect(problems([0]).map(\.reason) == [.binaryFile])
            #expect(problems([0]).map(\.range.start) == [place])
            #expect(problems([0xE2, 0x82]).map(\.range) == [SourceRange(start: place, end: place + 2, in: .only)])
            #expect(problems([0xFF, 0xFF, 0]).map(\.range.start) == [place + 2])
            #expect(problems(Array("€".utf8)).isEmpty)
        }
    }

    /// The fixes of many problems on one line don't read all of it each time. Would take minutes if they did.
    @Test(arguments: [
        ("let a = b c;", "", "// "), ("let a = b;", "", "// "),
        ("expect hit (1,1 -> A;", "", "// "), ("/* a;", "", "// "), ("import a;", "", "// "),
        ("view A width (index * 20%);", "scene A 1x1 { label B \"", "\";"),
        ("expect hit A[1 -> A;", "scene A 1x1 { label B \"", "\";"),
        ("expect hit A -> none;", "scene A 1x1 { label B \"", "\";"),
    ])
    func problemsOnALongLine(_ piece: String, _ start: String, _ sign: String) {
        let long = String(repeating: "a", count: 500_000)
        let pieces = String(repeating: piece, count: 1000)
        let text = start.isEmpty ? pieces + sign + long : start + long + sign + pieces + "}"
        let source = Source(path: "a.scene", text: text)
        let tree = SyntaxTree.parse(source)
        #expect(tree.problems.count > 900)
        for problem in tree.problems { _ = problem.diagnostic(in: tree) }
    }
}
