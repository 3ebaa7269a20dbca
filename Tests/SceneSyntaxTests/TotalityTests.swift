import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests that any bytes have a lossless tree, in linear time.
struct TotalityTests {
    private static let sample = """
        let w = (4 + 5)
        scene Main 390x844 direction .rightToLeft {
            background Back { button Help "A \\(w) B" trailing 16 size 120x44; label fill }
            table List fill touchDelegate -> Back { // a comment
                rows (w * 2) height 60 { cell { hitTest { claim -> A, B { set -> C hidden }; super } } }
            }
            if (w > 3 && !false) { view A fill 1,2,3,4 } else if (true) { view A } else { view A }
            expect hit 60,30 -> List[0].Play
            expect touch { down 1,2; wait 20ms; move 3,4 over 1s; up } fires -> A, not drags -> B[1,2].content
            expect pinch A scale 2 nothing
        }

        """

    @Test
    func everyPrefix() {
        let bytes = Array(Self.sample.utf8)
        for count in 0...bytes.count { assertParse(bytes: Array(bytes[..<count])) }
    }

    @Test
    func randomBytes() {
        var random = SplitMix(seed: 1)
        for _ in 0..<500 {
            let count = Int.random(in: 0..<200, using: &random)
            assertParse(bytes: (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }

    @Test
    func randomTokens() {
        let words = Self.sample.split { $0 == " " || $0 == "\n" }.map(String.init)
        let signs = [
            "{", "}", "(", ")", "[", "]", ",", ";", "->", "-", "x", "\"", "\"\\(", "\n", "\n", "else", "if", "%",
        ]
        var random = SplitMix(seed: 2)
        for _ in 0..<400 {
            let count = Int.random(in: 0..<60, using: &random)
            let tokens = (0..<count).map { _ in random.happens(0.5) ? random.pick(words) : random.pick(signs) }
            assertParse(tokens.joined(separator: random.pick([" ", ""])))
        }
    }

    @Test
    func randomChanges() {
        let bytes = Array(Self.sample.utf8)
        var random = SplitMix(seed: 3)
        for _ in 0..<400 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                changed[Int.random(in: 0..<changed.count, using: &random)] = random.pick(
                    Array("{}()[],;.->x\"\\ \n1aA/".utf8))
            }
            assertParse(bytes: changed)
        }
    }

    @Test(
        arguments: [
            "{", "}", "(", ")", "[", "]", "!", "-", "x", "1x", "a ? b : ", "a ? ", "f(", "\"", "\"\\(", "->", ";", ",",
            "\n",
            "}\n", "{\n", "  }\n", "{)", "(}", "expect (", "touch {", "if (a) {", "else ", "A.", "A[", "a(1 ", "a(1,",
            "#",
            "\\", "/", "//", "\u{A0}", "“", "é", "1", "a", "view A = ;", ".5", "%", "scene A 1x1 {",
        ])
    func manyRepetitions(_ text: String) {
        let many = String(repeating: text, count: 500)
        for opening in ["", "scene M 1x1 {\nview A leading (", "scene M 1x1 {\nexpect "] { assertParse(opening + many) }
    }

    @Test
    func bytesThatAreNotText() {
        #expect(assertParse(bytes: [0x61, 0, 0x62]).problems.map(\.reason) == [.binaryFile])
        #expect(assertParse(bytes: [0x61, 0xFF, 0x0A]).problems.map(\.reason) == [.invalidUTF8])
        #expect(assertParse(bytes: []).problems.isEmpty)
        #expect(assertParse(bytes: [0xEF, 0xBB, 0xBF]).problems.isEmpty)
    }

    @Test
    func byteOrderMarkAndLineEnds() {
        let text = Self.sample.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let tree = assertParse(bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
        #expect(tree.problems.isEmpty)
        #expect(tree.nodeCount == assertParse(Self.sample, []).nodeCount)
    }
}
