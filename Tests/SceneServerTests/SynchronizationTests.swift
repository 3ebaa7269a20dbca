import SceneReport
import TestSupport
import Testing

@testable import SceneServer

struct SynchronizationTests {
    /// After any edits, the text is the one that the same edits give in another representation: arrays of code units.
    @Test(arguments: [PositionEncoding.utf8, .utf16])
    func randomEdits(_ encoding: PositionEncoding) {
        let client = Client(open: [], encoding: encoding.rawValue)
        for seed in trials(40) {
            var random = SplitMix(seed: UInt64(seed))
            let uri = "file:///w/\(seed).scene"
            var model = ModelText(Self.text(&random, 40), encoding)
            client.open(uri, text: model.text)
            for version in 2..<40 {
                var changes: [String] = []
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let (start, end) = (model.position(&random), model.position(&random))
                    let (first, last) = start <= end ? (start, end) : (end, start)
                    let new = Self.text(&random, 6)
                    let range = "\"range\":{\"start\":\(first.json),\"end\":\(last.json)},"
                    changes.append("{\(range)\"text\":\(quoted(new))}")
                    model.replace(first, last, with: new)
                }
                client.notify(
                    "textDocument/didChange",
                    "{\"textDocument\":{\"uri\":\"\(uri)\",\"version\":\(version)},\"contentChanges\":[\(changes.joined(separator: ","))]}"
                )
                let session = client.server.session
                while client.server.hasWork, session.documents[uri]?.version != version { client.server.step() }
                let document = session.documents[uri]
                #expect(document.map { String(decoding: $0.lines.bytes, as: UTF8.self) } == model.text, "seed \(seed)")
                guard let document else { return }
                #expect(TextLines(document.lines.bytes).lineCount == document.lines.lineCount)
                // Positions and offsets of characters belong together.
                let position = document.lines.position(at: document.lines.bytes.count, encoding)
                #expect(document.lines.offset(of: position, encoding) == document.lines.bytes.count)
            }
            client.notify("textDocument/didClose", "{\"textDocument\":{\"uri\":\"\(uri)\"}}")
        }
    }

    private static let pieces = [
        "a", "scene Main 10x10 {", "}", "\n", "\r\n", "\r", "é", "€", "𝄞", "👩‍👩‍👧", "\"", " ", "// ", "-> ", "\t",
        "e\u{301}",
    ]

    private static func text(_ random: inout SplitMix, _ count: Int) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...count, using: &random) {
            scalars.append(contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars)
        }
        return String(scalars)
    }

    @Test
    func positionsBeyondTheText() {
        let lines = TextLines(Array("a𝄞b\r\ncd\re".utf8))
        #expect(lines.lineCount == 3)
        // In the middle of a pair of surrogates, and behind the end of a line.
        #expect(lines.offset(of: TextPosition(line: 0, character: 2), .utf16) == 1)
        #expect(lines.offset(of: TextPosition(line: 0, character: 3), .utf16) == 5)
        #expect(lines.offset(of: TextPosition(line: 0, character: 99), .utf16) == 6)
        #expect(lines.offset(of: TextPosition(line: 0, character: 3), .utf8) == 1)
        #expect(lines.offset(of: TextPosition(line: 1, character: 99), .utf8) == 10)
        #expect(lines.offset(of: TextPosition(line: 99, character: 0), .utf8) == 12)
        #expect(lines.position(at: 7, .utf16) == TextPosition(line: 0, character: 4))
        #expect(lines.position(at: 99, .utf16) == TextPosition(line: 2, character: 1))
    }

    /// A position at the end of a text that is as long as some blocks.
    @Test(arguments: [255, 256, 257, 512])
    func positionsAtTheEnd(_ length: Int) {
        let lines = TextLines(Array(String(repeating: "-", count: length).utf8))
        let end = TextPosition(line: 0, character: length)
        #expect(lines.position(at: length, .utf16) == end)
        #expect(lines.offset(of: end, .utf16) == length)
    }

    /// A long line is counted in blocks, whose ends can be inside a character.
    @Test(arguments: [PositionEncoding.utf8, .utf16])
    func positionsInLongLines(_ encoding: PositionEncoding) {
        for shift in 0..<5 {
            let head = String(repeating: "-", count: shift) + "\n"
            let line = String(repeating: "é𝄞€x", count: 80)
            let lines = TextLines(Array((head + line + "\nend").utf8))
            var (offset, character) = (head.utf8.count, 0)
            for scalar in line.unicodeScalars {
                let position = TextPosition(line: 1, character: character)
                #expect(lines.position(at: offset, encoding) == position)
                #expect(lines.offset(of: position, encoding) == offset)
                let width = encoding == .utf8 ? scalar.utf8.count : scalar.utf16.count
                for inside in 1..<max(1, width) {
                    #expect(
                        lines.offset(of: TextPosition(line: 1, character: character + inside), encoding) == offset)
                }
                offset += scalar.utf8.count
                character += width
            }
            #expect(lines.offset(of: TextPosition(line: 1, character: .max), encoding) == offset)
            #expect(lines.offset(of: TextPosition(line: 2, character: 2), encoding) == offset + 3)
        }
    }

    @Test
    func wrongNotificationsAreLogged() {
        let client = Client(files: ["/w/a.scene": "let a = 1\n"], open: ["file:///w/a.scene"])
        _ = client.takeMessages()
        client.notify(
            "textDocument/didChange", "{\"textDocument\":{\"uri\":\"file:///w/b.scene\"},\"contentChanges\":[]}")
        client.notify(
            "textDocument/didChange",
            "{\"textDocument\":{\"uri\":\"file:///w/a.scene\"},\"contentChanges\":[{\"text\":7}]}")
        client.notify("textDocument/didOpen", "{}")
        client.notify("textDocument/unknown", "{}")
        client.server.run()
        #expect(client.takeMessages().map { $0["method"]?.string } == Array(repeating: "window/logMessage", count: 3))
        #expect(client.server.session.documents["file:///w/a.scene"]?.lines.bytes == Array("let a = 1\n".utf8))
    }
}

/// A text as an array of code units, with line ends found in the most obvious way.
private struct ModelText {
    private var units: [Unit]
    private let encoding: PositionEncoding

    /// A scalar, and how many characters it is in the encoding.
    private struct Unit {
        var scalar: Unicode.Scalar
        var width: Int
    }

    struct Position: Comparable {
        var line: Int
        var character: Int
        var index: Int
        var json: String { "{\"line\":\(line),\"character\":\(character)}" }
        static func < (left: Position, right: Position) -> Bool { left.index < right.index }
    }

    init(_ text: String, _ encoding: PositionEncoding) {
        self.encoding = encoding
        units = Self.units(text, encoding)
    }

    private static func units(_ text: String, _ encoding: PositionEncoding) -> [Unit] {
        text.unicodeScalars.map { scalar in
            Unit(scalar: scalar, width: encoding == .utf8 ? UTF8.width(scalar) : UTF16.width(scalar))
        }
    }

    var text: String {
        var scalars = String.UnicodeScalarView()
        for unit in units { scalars.append(unit.scalar) }
        return String(scalars)
    }

    /// Returns any position that isn't inside a line end.
    func position(_ random: inout SplitMix) -> Position {
        let limit = Int.random(in: 0...units.count, using: &random)
        var position = Position(line: 0, character: 0, index: 0)
        while position.index < limit {
            let unit = units[position.index]
            let isPair =
                unit.scalar == "\r" && position.index + 1 < units.count && units[position.index + 1].scalar == "\n"
            if unit.scalar == "\n" || unit.scalar == "\r" {
                if isPair, position.index + 2 > limit { break }
                position = Position(line: position.line + 1, character: 0, index: position.index + (isPair ? 2 : 1))
            } else {
                position.character += unit.width
                position.index += 1
            }
        }
        return position
    }

    mutating func replace(_ start: Position, _ end: Position, with text: String) {
        units.replaceSubrange(start.index..<end.index, with: Self.units(text, encoding))
    }
}
