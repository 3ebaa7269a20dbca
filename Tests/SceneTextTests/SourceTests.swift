import SceneText
import Testing

/// Tests converting offsets to lines and columns, with all kinds of line ends and bytes.
struct SourceTests {
    /// An offset with its line and column.
    struct Place: Sendable {
        var text: String
        var offset: Int
        var line: Int
        var column: Int
    }

    /// A line that only consists of a carriage return and a line feed is empty, even as the first of a file.
    @Test func emptyFirstLine() {
        let source = Source(path: "a.scene", text: "\r\nscene")
        #expect(source.line(at: 0).isEmpty)
        #expect(source.line(1)?.isEmpty == true)
        #expect(source.line(2).map { String(decoding: $0, as: UTF8.self) } == "scene")
    }

    @Test(arguments: [
        Place(text: "", offset: 0, line: 1, column: 1),
        Place(text: "ab\ncd", offset: 0, line: 1, column: 1),
        Place(text: "ab\ncd", offset: 2, line: 1, column: 3),
        Place(text: "ab\ncd", offset: 3, line: 2, column: 1),
        Place(text: "ab\ncd", offset: 5, line: 2, column: 3),
        Place(text: "ab\n", offset: 3, line: 2, column: 1),
        Place(text: "a\r\nb", offset: 3, line: 2, column: 1),
        Place(text: "aé😀b", offset: 7, line: 1, column: 4),
        Place(text: "e\u{301}x", offset: 3, line: 1, column: 3),
        Place(text: "\u{FEFF}ab", offset: 4, line: 1, column: 2),
        Place(text: "\u{FEFF}ab", offset: 1, line: 1, column: 1),
        Place(text: "ab", offset: -5, line: 1, column: 1),
        Place(text: "ab", offset: 99, line: 1, column: 3),
    ])
    func position(_ place: Place) {
        let position = Source(path: "a", text: place.text).position(at: place.offset)
        #expect(position.line == place.line)
        #expect(position.column == place.column)
        #expect(position.offset == max(0, min(place.offset, place.text.utf8.count)))
    }

    /// A column counts the scalars since the start of the line, no matter how long the line is.
    @Test func columnsOfALongLine() {
        let line = String(repeating: "aé😀", count: 3000)
        let source = Source(path: "a", text: "x\n" + line + "\ny")
        var offset = 2
        for (index, scalar) in line.unicodeScalars.enumerated() {
            #expect(source.position(at: offset).column == index + 1)
            offset += String(scalar).utf8.count
        }
        #expect(source.position(at: offset + 1).line == 3)
        #expect(source.position(at: offset + 1).column == 1)
    }

    /// The source exactly fills its blocks of bytes, or has one byte less or more.
    @Test(arguments: [1023, 1024, 1025, 2048])
    func columnsAtTheEndOfABlock(_ length: Int) {
        let source = Source(path: "a", text: String(repeating: "a", count: length))
        #expect(source.position(at: length).column == length + 1)
        #expect(source.position(at: 1023).column == 1024)
    }

    @Test func lines() {
        let source = Source(path: "a", text: "\u{FEFF}ab\r\n\nc\r")
        #expect(source.lineCount == 3)
        #expect(source.line(1).map(Array.init) == Array("ab".utf8))
        #expect(source.line(2).map(Array.init) == [])
        #expect(source.line(3).map(Array.init) == Array("c".utf8))
        #expect(source.line(0) == nil)
        #expect(source.line(4) == nil)
    }

    /// Positions and lines match what counting from the start gives.
    @Test(arguments: 0..<18)
    func positionsMatchCounting(_ seed: Int) {
        var bytes: [UInt8] = seed % 3 == 0 ? [0xEF, 0xBB, 0xBF] : []
        var state = UInt64(seed)
        while bytes.count < 700 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let lineEnd: [UInt8] = state >> 40 & 1 == 0 ? [0x0A] : [0x0D, 0x0A]
            bytes +=
                [UInt8](repeating: 0x61, count: Int(state >> 33) % (seed % 2 == 0 ? 40 : 400)) + [0xC3, 0xA9] + lineEnd
        }
        let source = Source(path: "a", bytes: bytes)
        let mark = source.byteOrderMarkLength
        for offset in -1...bytes.count + 1 {
            let place = max(0, min(offset, bytes.count))
            let before = bytes[..<place]
            let start = min(max(before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0, mark), place)
            let line = before.count { $0 == 0x0A } + 1
            let column = bytes[start..<place].count { $0 & 0xC0 != 0x80 } + 1
            #expect(source.position(at: offset) == SourcePosition(line: line, column: column, offset: place))
            #expect(source.line(at: offset) == source.line(line))
        }
    }

    @Test func textOfInvalidBytesAndRanges() {
        let source = Source(path: "a", bytes: [0x61, 0xFF, 0x62])
        #expect(source.text(in: SourceRange(start: 0, end: 3, in: .only)) == "a\u{FFFD}b")
        #expect(source.text(in: SourceRange(start: 2, end: 50, in: .only)) == "b")
        #expect(source.text(in: SourceRange(start: -3, end: -1, in: .only)) == "")
    }

    /// UTF-16 is told apart from UTF-8 by its mark, or by the zero byte of an ASCII letter.
    @Test func sourcesInUTF16() {
        for bytes in [[0xFF, 0xFE], [0xFE, 0xFF], [0x73, 0], [0, 0x73]] as [[UInt8]] {
            #expect(Source(path: "a", bytes: bytes).isUTF16)
        }
        for bytes in [[], [0], [0, 0], [0x73], [0x73, 0x63], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
            #expect(!Source(path: "a", bytes: bytes).isUTF16)
        }
    }
}
