import SceneSyntax
import SceneText
import Testing

/// Tests that iterating over siblings skips their children.
struct SiblingsTests {
    private let tree = SyntaxTree.parse(
        Source(
            path: "main.scene",
            text: "let a = 1\nscene Main 1x1 { view frame 0,0 1x2.5 translate -3,4 { button } }\nlet b = 2\n"))

    @Test
    func siblingsAreFoundInOrder() {
        var siblings = tree.siblings(in: .file)
        var kinds: [SyntaxKind] = []
        while let node = siblings.next(in: tree) { kinds.append(tree.kind(node)) }
        #expect(kinds == [.letStatement, .scene, .letStatement])
        #expect(siblings.next(in: tree) == nil)
        #expect(kinds == tree.children(.file).map { tree.kind($0) })
    }

    @Test
    func siblingsOfOneKindAreFound() {
        var siblings = tree.siblings(in: .file)
        #expect(siblings.count(.letStatement, in: tree) == 2)
        #expect(siblings.next(.scene, in: tree).map { tree.kind($0) } == .scene)
        #expect(siblings.next(.scene, in: tree) == nil)
    }

    @Test
    func numbersAreReadWithTheirSigns() {
        let lengths = (0..<tree.nodeCount).map { NodeID(index: $0) }.filter { tree.kind($0) == .length }
        #expect(lengths.compactMap { tree.plainNumber($0)?.value } == [1, 1, 1, 0, 0, 1, 2.5, -3, 4, 2])
    }
}
