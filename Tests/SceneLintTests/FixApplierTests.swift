import SceneText
import TestSupport
import Testing

@testable import SceneLint

/// How the fixes of a source are made, with findings that are easy to foresee.
struct MendingTests {
    /// A word that is wrong, and what is to be written in its place.
    struct Spelling: Sendable {
        var wrong: String
        var right: String
        var severity = Diagnostic.Severity.error
        var isSafe = true
    }

    @Test func everyFindingIsMendedAtOnce() {
        let (text, count, looks) = fixed("a b a\na", Spelling(wrong: "a", right: "x"))
        #expect(text == "x b x\nx")
        #expect(count == 3)
        #expect(looks == 2)
    }

    @Test func unsafeMendsAreMadeOnlyWhereThatIsAllowed() {
        let spellings = [Spelling(wrong: "a", right: "x"), Spelling(wrong: "b", right: "y", isSafe: false)]
        #expect(fixed("a b", spellings).text == "x b")
        #expect(fixed("a b", spellings, includingUnsafe: true).text == "x y")
    }

    /// What touches is made one after the other.
    @Test func oneMendMakesRoomForTheNext() {
        let spellings = [Spelling(wrong: "ab", right: "cd"), Spelling(wrong: "bx", right: "y")]
        #expect(fixed("abx", spellings).text == "cdx")
        let row = fixed("aaaa", Spelling(wrong: "a", right: "-"))
        #expect(row.text == "----")
        #expect(row.looks == 3)
    }

    /// A fix that brings an error which cannot be fixed is left out; those beside it are made.
    @Test func errorsThatWereNotThereBeforeAreNotMade() {
        let spellings = [
            Spelling(wrong: "a", right: "bad", severity: .warning), Spelling(wrong: "c", right: "d"),
            Spelling(wrong: "bad", right: "bad"),
        ]
        let text = (0..<40).map { $0 == 17 ? "a" : "c" }.joined(separator: " ")
        let result = fixed(text, spellings)
        #expect(result.text == (0..<40).map { $0 == 17 ? "a" : "d" }.joined(separator: " "))
        #expect(result.count == 39)
    }

    /// An error that was there stays without keeping others from being fixed, wherever it moves.
    @Test func errorsThatWereThereBeforeDoNotMatter() {
        let spellings = [Spelling(wrong: "q", right: "longer"), Spelling(wrong: "bad", right: "bad")]
        #expect(fixed("bad q bad q bad", spellings).text == "bad longer bad longer bad")
    }

    /// An error that comes to light is fixed in its turn, with what comes to light by that, or nothing is done at all.
    @Test func whatComesToLightIsMended() {
        let chain = [
            Spelling(wrong: "a", right: "b"), Spelling(wrong: "b", right: "c"), Spelling(wrong: "c", right: "d"),
        ]
        let result = fixed("a z", chain)
        #expect(result.text == "d z")
        #expect(result.count == 3)
        #expect(fixed("a z", chain + [Spelling(wrong: "d", right: "d")]).text == "a z")
    }

    /// A fix that leaves its finding in place would be made again and again.
    @Test func mendsThatDoNotHelpAreNotMade() {
        #expect(fixed("a", Spelling(wrong: "a", right: "a a", severity: .warning)).text == "a")
        #expect(fixed("a", Spelling(wrong: "a", right: "a")).text == "a")
    }

    /// Fixes that undo each other come to an end.
    @Test func circlesEnd() {
        let circle = [
            Spelling(wrong: "a", right: "b", severity: .warning), Spelling(wrong: "b", right: "a", severity: .warning),
        ]
        #expect(["a", "b"].contains(fixed("a", circle).text))
        let growing = Spelling(wrong: "a", right: " a", severity: .warning)
        #expect(fixed("a", growing).text == "a")
    }

    /// Marks, line ends and bytes that are no text come through.
    @Test func bytesAreKept() {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("wrong\r\n".utf8) + [0xFF, 0xC3] + Array(" wrong\r\n".utf8)
        let result = Source(path: "a.scene", bytes: bytes).fixed(includingUnsafe: false) {
            Self.find([Spelling(wrong: "wrong", right: "ok")], in: $0)
        }
        #expect(
            result.source.bytes
                == [0xEF, 0xBB, 0xBF] + Array("ok\r\n".utf8) + [0xFF, 0xC3] + Array(" ok\r\n".utf8))
    }

    /// Fixes whose edits lie outside of the source, or over each other, are not made.
    @Test func impossibleMendsAreNotMade() {
        let ranges = [[(-1, 2)], [(0, 99)], [(0, 3), (2, 4)], [(2, 2), (2, 2)], []]
        for edits in ranges {
            let source = Source(path: "a.scene", text: "text")
            let edits = edits.map { Diagnostic.Edit(SourceRange(start: $0.0, end: $0.1, in: .only), "x") }
            let finding = Diagnostic(
                rule: "r", severity: .error, message: "m", range: SourceRange(at: 0, in: .only),
                fixes: [Diagnostic.Fix("f", safe: true, edits: edits)])
            let result = source.fixed(includingUnsafe: false) { $0.bytes == source.bytes ? [finding] : [] }
            #expect(result.source.bytes == source.bytes, "\(edits)")
        }
    }

    /// A fix with an edit of another file is advice: it is not applied in part.
    @Test func fixesOfOtherFilesAreNotApplied() {
        let source = Source(path: "a.scene", text: "text")
        let own = Diagnostic.Edit(SourceRange(start: 0, end: 1, in: source.file), "x")
        let other = Diagnostic.Edit(SourceRange(start: 2, end: 3, in: FileID(1)), "y")
        for edits in [[other], [own, other], [other, own]] {
            let finding = Diagnostic(
                rule: "r", severity: .error, message: "m", range: own.range,
                fixes: [Diagnostic.Fix("f", safe: true, edits: edits)])
            let result = source.fixed(includingUnsafe: true) { $0.bytes == source.bytes ? [finding] : [] }
            #expect(result.source.bytes == source.bytes && result.count == 0)
        }
    }

    /// However many fixes cannot be made, it comes to an end.
    @Test func manyThatCannotBeMade() {
        let text = (0..<3000).map { _ in "a" }.joined(separator: " ")
        let spellings = [Spelling(wrong: "a", right: "bad"), Spelling(wrong: "bad", right: "bad")]
        let result = fixed(text, spellings)
        #expect(result.text == text)
        #expect(result.looks < 1100)
    }

    /// What trying costs follows from the length of the source, not from how many fixes cannot be made.
    @Test(arguments: [3000, 12_000, 48_000])
    func lookingIsBounded(_ count: Int) {
        let text = (0..<count).map { _ in "a" }.joined(separator: " ")
        let spellings = [Spelling(wrong: "a", right: "bad"), Spelling(wrong: "bad", right: "bad")]
        let result = fixed(text, spellings)
        #expect(result.text == text)
        #expect((2...1001).contains(result.looks))
        #expect(result.looks * text.utf8.count <= max(1_000_000, 6 * text.utf8.count))
    }

    /// Fixes that cannot be made are known by the errors on their lines: it takes no search to make all others.
    @Test func mendsAreBlamedForErrorsOnTheirLines() {
        let spellings = [
            Spelling(wrong: "a", right: "bad"), Spelling(wrong: "c", right: "d"), Spelling(wrong: "bad", right: "bad"),
        ]
        let lines = (0..<600).map { $0 % 3 == 0 ? "a" : "c" }
        let result = fixed(lines.joined(separator: "\n"), spellings)
        #expect(result.text == lines.map { $0 == "c" ? "d" : $0 }.joined(separator: "\n"))
        #expect(result.count == 400)
        // All, those that can be made, and then those that cannot, in halves.
        #expect(result.looks < 450)
    }

    /// A fix whose error comes up elsewhere in its scene keeps those of other scenes from nothing.
    @Test func mendsAreBlamedForErrorsInTheirScenes() {
        let spellings = [
            Spelling(wrong: "aa", right: "b"), Spelling(wrong: "cc", right: "d"),
        ]
        // An error at the end of each scene in which a `b` was written.
        let scenes = (0..<50).map { "scene S\($0) 1x1 {\n// \($0 == 17 ? "aa" : "cc")\n\n}" }
        var looks = 0
        let source = Source(path: "a.scene", text: scenes.joined(separator: "\n"))
        let result = source.fixed(includingUnsafe: false) { source in
            looks += 1
            let text = String(decoding: source.bytes, as: UTF8.self)
            let found = Self.find(spellings, in: source)
            guard let place = text.utf8.firstRange(of: "// b\n\n}".utf8) else { return found }
            let end = text.utf8.distance(from: text.utf8.startIndex, to: place.upperBound) - 1
            return found + [
                Diagnostic(rule: "end", severity: .error, message: "b", range: SourceRange(at: end, in: .only))
            ]
        }
        #expect(result.count == 49)
        #expect(looks <= 6)
    }

    // MARK: Real rules

    /// A line that is moved keeps its line end, and is not moved where that would cost bytes.
    @Test func movedLines() {
        let text = "scene Main 390x844 {\r\n    button A size 120x44 leading 0 top 0\r\n    background Back\r\n}\r\n"
        #expect(
            String(decoding: fix(Array(text.utf8)), as: UTF8.self)
                == "scene Main 390x844 {\r\n    background Back\r\n    button A size 120x44 leading 0 top 0\r\n}\r\n")
        let first = Array("scene One 1x1 {\n    // ".utf8) + [0xFF] + Array("\n}\n".utf8)
        let second = Array(
            "scene Main 390x844 {\n    button A size 120x44 leading 0 top 0\n    background Back { // ".utf8)
        let bytes = first + second + [0xFF] + Array("\n    }\n}\n".utf8)
        #expect(fix(bytes) == bytes)
    }

    /// A text without its last line end, and one that begins with a mark, lose nothing but the line that is left out.
    @Test func linesThatAreLeftOut() {
        #expect(fix(Array("let gap = 8".utf8)) == [])
        #expect(fix([0xEF, 0xBB, 0xBF] + Array("let gap = 8\r\nlet other = (1)".utf8)) == [0xEF, 0xBB, 0xBF])
        let scene = "scene Main 390x844 {\n    let gap = 8; button A size 44x44 leading 0 top 0 // let\n}\n"
        #expect(
            String(decoding: fix(Array(scene.utf8)), as: UTF8.self)
                == "scene Main 390x844 {\n    button A size 44x44 leading 0 top 0 // let\n}\n")
    }

    private func fix(_ bytes: [UInt8]) -> [UInt8] {
        Source(path: "a.scene", bytes: bytes).fixed(includingUnsafe: true) { LintedFile.lint($0).diagnostics }
            .source.bytes
    }

    /// A file that takes all the work it may is looked at no more than once after its fixes.
    @Test func workIsBounded() {
        var looks = 0
        let source = Source(path: "a.scene", text: String(repeating: "a b ", count: 20))
        let result = source.fixed(includingUnsafe: false) { source, work in
            looks += 1
            work += WorkBudget.units(for: source)
            // The fixes can be made one at a time, but not all at once.
            let wrong = Self.find([Spelling(wrong: "a", right: "x")], in: source)
            return wrong.count < 19
                ? wrong + [
                    Diagnostic(rule: "new", severity: .error, message: "new", range: SourceRange(at: 0, in: .only))
                ] : wrong
        }
        #expect(looks <= 3 && result.count <= 1)
    }

    // MARK: Support

    private func fixed(
        _ text: String, _ spellings: Spelling..., includingUnsafe: Bool = false
    ) -> (text: String, count: Int, looks: Int) {
        fixed(text, spellings, includingUnsafe: includingUnsafe)
    }

    private func fixed(
        _ text: String, _ spellings: [Spelling], includingUnsafe: Bool = false
    ) -> (text: String, count: Int, looks: Int) {
        var looks = 0
        let result = Source(path: "a.scene", text: text).fixed(includingUnsafe: includingUnsafe) { source in
            looks += 1
            return Self.find(spellings, in: source)
        }
        return (String(decoding: result.source.bytes, as: UTF8.self), result.count, looks)
    }

    /// The wrong words of `source`.
    private static func find(_ spellings: [Spelling], in source: Source) -> [Diagnostic] {
        source.bytes.indices.flatMap { offset in
            spellings.filter { source.bytes[offset...].starts(with: $0.wrong.utf8) }.map { spelling in
                let range = SourceRange(start: offset, end: offset + spelling.wrong.utf8.count, in: .only)
                return Diagnostic(
                    rule: spelling.wrong, severity: spelling.severity, message: "not \(spelling.wrong)", range: range,
                    fixes: [.init("write it", safe: spelling.isSafe, edits: [.init(range, spelling.right)])])
            }
        }
    }
}
