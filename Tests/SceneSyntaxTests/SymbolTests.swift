import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests that words have the same symbol exactly if they have the same letters.
struct SymbolTests {
    @Test
    func equalWordsHaveOneSymbol() {
        let tree = assertParse("scene Main 390x844 { view Main; mainly Mai 12 \"Main\" }")
        let words = (0..<tree.tokens.count).map { TokenID(index: $0) }.filter { tree.symbol(of: $0) != nil }
        #expect(words.map { tree.text($0) } == ["scene", "Main", "view", "Main", "mainly", "Mai"])
        for word in words {
            #expect(tree.symbol(of: word).map(tree.symbols.text) == tree.text(word))
            #expect(tree.symbol(of: word) == tree.symbols.symbol(for: tree.text(word)))
        }
        #expect(tree.symbol(of: words[1]) == tree.symbol(of: words[3]))
        #expect(tree.symbols.symbol(for: "Mainl") == nil)
        #expect(tree.symbols.symbol(for: "") == nil)
        #expect(tree.symbols.text(Symbol(index: 1_000_000)) == "")
    }

    /// The words have many lengths, some differ in only one letter, and the table has to grow many times.
    @Test
    func manyWords() {
        var random = SplitMix(seed: 4)
        var words: Set<String> = []
        while words.count < 20_000 {
            let length = Int.random(in: 1...40, using: &random)
            let letter = random.pick(["a", "b", "Z"])
            words.insert(letter + String(repeating: "x", count: length) + String(words.count / 3))
        }
        let source = words.sorted().joined(separator: "\n")
        let tree = SyntaxTree.parse(Source(path: "a.scene", text: source + "\n" + source))
        let tokens = (0..<tree.tokens.count - 1).map { TokenID(index: $0) }
        #expect(tokens.count == 2 * words.count)
        #expect(Set(tokens.compactMap { tree.symbol(of: $0) }).count == words.count)
        #expect(tokens.allSatisfy { tree.symbol(of: $0).map(tree.symbols.text) == tree.text($0) })
    }

    /// Words of up to fifteen letters fit in their keys, longer ones don't. Both differ if one letter does.
    @Test
    func wordsThatDifferInOneLetter() {
        let words = (1...20).flatMap { length in
            (0..<length).map { place in
                String((0..<length).map { $0 == place ? "b" : "a" })
            } + [String(repeating: "a", count: length)]
        }
        let tree = SyntaxTree.parse(Source(path: "a.scene", text: words.joined(separator: " ")))
        let tokens = (0..<words.count).map { TokenID(index: $0) }
        #expect(Set(tokens.compactMap { tree.symbol(of: $0) }).count == words.count)
        #expect(tokens.map { tree.symbol(of: $0).map(tree.symbols.text) } == words)
        #expect(tokens.map { tree.tokens.range($0).length } == words.map { $0.utf8.count })
        #expect(words.map { tree.symbols.symbol(for: $0) } == tokens.map { tree.symbol(of: $0) })
    }

    @Test
    func bytesBeyondASCII() {
        let tree = assertParse("view schön schöm sch")
        let symbols = (0..<4).map { tree.symbol(of: TokenID(index: $0)) }
        #expect(Set(symbols).count == 4)
        #expect(symbols[1] == tree.symbols.symbol(for: "schön"))
    }
}
