import Foundation
import SceneFormat
import SceneSyntax
import SceneText
import TestSupport
import Testing

@testable import SceneServer

struct FormattingTests {
    private static let uri = "file:///w/a.scene"
    private static let range = "\"options\":{\"tabSize\":4,\"insertSpaces\":true}"

    private static func apply(_ edits: [ByteEdit], to old: [UInt8]) -> [UInt8] {
        var new = old
        for edit in edits.sorted(by: { $0.start > $1.start }) {
            new.replaceSubrange(edit.start..<edit.end, with: edit.text)
        }
        return new
    }

    /// The edits give the layout that `fmt` gives, and touch blanks and semicolons only.
    @Test
    func editsOfProjectScenes() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../examples")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".scene") {
            let text = [UInt8](try Data(contentsOf: folder.appending(path: name)))
            #expect(MinimalEdits.blanks(from: text, to: text).isEmpty)
            for variant in [
                text.filter { $0 != UInt8(ascii: " ") || Bool.random() }, text + Array("\n\n\n".utf8),
                Array(
                    String(decoding: text, as: UTF8.self).replacing("\n", with: "\r\n").replacing(" {", with: "{").utf8),
                Array(String(decoding: text, as: UTF8.self).replacing("\n    ", with: "\n\t ; ").utf8),
            ] {
                guard let formatted = SyntaxTree.parse(Source(path: name, bytes: variant)).formatted() else { continue }
                let edits = MinimalEdits.blanks(from: variant, to: formatted)
                #expect(Self.apply(edits, to: variant) == formatted)
                for edit in edits {
                    #expect((variant[edit.start..<edit.end] + edit.text).allSatisfy { " \t\r\n;".utf8.contains($0) })
                }
                #expect(Self.apply(MinimalEdits.lines(from: variant, to: formatted), to: variant) == formatted)
            }
        }
    }

    @Test
    func randomTexts() {
        for seed in trials(300) {
            var random = SplitMix(seed: UInt64(seed))
            func text() -> [UInt8] {
                let pieces = ["a", ";", " ", "\n", "é", "b{", "}", "\r\n", "\""]
                return (0..<Int.random(in: 0...20, using: &random)).flatMap { _ in
                    Array((pieces.randomElement(using: &random) ?? "").utf8)
                }
            }
            let (old, new) = (text(), text())
            #expect(Self.apply(MinimalEdits.blanks(from: old, to: new), to: old) == new)
            #expect(Self.apply(MinimalEdits.lines(from: old, to: new), to: old) == new)
            #expect(Self.apply(MinimalEdits.words(from: old, to: new), to: old) == new)
        }
    }

    /// Lines that follow each other, and words of one line, have an edit each.
    @Test
    func editsOfWords() {
        let old = Array("buton A fil hiden\nbuton B fill\n".utf8)
        let new = Array("button A fill hidden\nbutton B fill\n".utf8)
        let edits = MinimalEdits.words(from: old, to: new)
        #expect(edits.map { String(decoding: $0.text, as: UTF8.self) } == ["button", "fill", "hidden", "button"])
        #expect(edits.map { $0.start } == [0, 8, 12, 18])
    }

    @Test
    func document() {
        let client = Client(
            files: ["/w/a.scene": "scene   Main 9x9{\n\n  view A fill;view B fill\n}"], open: [Self.uri])
        let edits = client.result("formatting", Self.uri, Self.range)?.elements ?? []
        #expect(edits.map { $0["newText"]?.string } == ["", " ", "  ", "\n    ", "\n"])
        let lines = "\"range\":{\"start\":{\"line\":0,\"character\":3},\"end\":{\"line\":0,\"character\":3}},"
        let first = client.result("rangeFormatting", Self.uri, lines + Self.range)?.elements ?? []
        #expect(first.map { $0["newText"]?.string } == ["", " "])
    }

    @Test
    func brokenDocumentsStayAsTheyAre() {
        let client = Client(files: ["/w/a.scene": "scene   Main 9x9 {"], open: [Self.uri])
        #expect(client.result("formatting", Self.uri, Self.range)?.elements?.isEmpty ?? false)
    }

    @Test
    func whileTyping() {
        func typed(_ text: String, _ mark: String, _ character: String) -> [String?] {
            let client = Client(files: ["/w/a.scene": text], open: [Self.uri])
            let position = client.position(Self.uri, after: mark)
            let edits = client.result(
                "onTypeFormatting", Self.uri, "\"position\":\(position),\"ch\":\(quoted(character)),\(Self.range)")
            return edits?.elements?.map { $0["newText"]?.string } ?? ["?"]
        }
        #expect(typed("scene A 9x9 {\n view B   fill {\n  view C fill\n}", "{\n  view C fill\n}", "}") == ["    "])
        #expect(typed("scene A 9x9 {\n    view B   fill\n\n}\n", "fill\n", "\n") == ["", "    "])
        #expect(typed("let a = 1  \n", "1  \n", "\n") == [""])
        #expect(typed("scene A 9x9 {\n    view B {\n", "B {\n", "\n") == ["        "])
        #expect(typed("scene A 9x9 {\n  view B fill;\n}\n", "fill;", ";") == ["  "])
        #expect(typed("let a  = 1\nlet b = 2;", ";", ";") == [])
    }
}
