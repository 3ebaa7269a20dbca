import Testing

@testable import SceneDriver

/// Reading lines from a file that arrives in chunks.
struct LineReaderTests {
    /// A text and its lines.
    struct Example: Sendable {
        var text: String
        var lines: [String]
    }

    @Test(arguments: [
        Example(text: "", lines: []),
        Example(text: "\n", lines: [""]),
        Example(text: "a", lines: ["a"]),
        Example(text: "a\n\nbcdefgh\r\ni", lines: ["a", "", "bcdefgh", "i"]),
        Example(text: "ab\ncd\n", lines: ["ab", "cd"]),
        Example(text: "é😀é😀é\n", lines: ["é😀é😀é"]),
    ])
    func lines(_ example: Example) throws {
        var reader = LineReader(FileSystem.reader(Array(example.text.utf8)))
        var lines: [String] = []
        while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
        #expect(lines == example.lines)
    }

    @Test func endlessLineIsRejected() {
        var reader = LineReader(ByteReader { [UInt8](repeating: 0x31, count: 1 << 16) })
        #expect(throws: FileProblem.other("it has a line of more than 1 MiB")) { try reader.next() }
    }

    /// The limit is about a line, not about what is read together with it.
    @Test func longestLineIsRead() throws {
        let longest = [UInt8](repeating: 0x31, count: 1 << 20)
        var rest = [longest, Array("\n1".utf8), Array(longest.dropFirst()), []][...]
        var reader = LineReader(ByteReader { rest.popFirst() ?? [] })
        #expect(try reader.next()?.count == longest.count)
        #expect(try reader.next()?.count == longest.count)
        #expect(try reader.next() == nil)
        rest = [longest, Array("1\n".utf8)][...]
        reader = LineReader(ByteReader { rest.popFirst() ?? [] })
        #expect(throws: FileProblem.other("it has a line of more than 1 MiB")) { try reader.next() }
    }
}
