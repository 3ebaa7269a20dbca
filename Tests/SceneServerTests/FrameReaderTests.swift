import Testing

@testable import SceneServer

/// Splitting a stream into messages, and what URIs and ranges in them mean.
struct FrameReaderTests {
    private func next(_ text: String) throws -> [UInt8]? {
        var reader = FrameReader()
        reader.append(Array(text.utf8))
        return try reader.next()
    }

    /// A message may be as long as the limit. Zeros in front of its length are part of the number.
    @Test func longestMessage() throws {
        let limit = FrameReader.maximumMessageLength
        #expect(try next("Content-Length: \(limit)\r\n\r\n{") == nil)
        #expect(throws: (any Error).self) { try next("Content-Length: \(limit + 1)\r\n\r\n{") }
        #expect(try next("Content-Length: 000000002\r\n\r\n{}") == Array("{}".utf8))
        #expect(throws: (any Error).self) { try next("Content-Length: 0000000002\r\n\r\n{}") }
    }

    /// The stream may end between messages, but not within headers or a message.
    @Test(arguments: [
        ("", false), ("Content-Length: 2\r\n", true), ("Content-Length: 2\r\n\r\n", true),
        ("Content-Length: 2\r\n\r\n{}", false), ("Content-Length: 2\r\n\r\n{}C", true),
    ])
    func insideMessage(_ text: String, _ isInside: Bool) throws {
        var reader = FrameReader()
        reader.append(Array(text.utf8))
        while try reader.next() != nil {}
        #expect(reader.isInsideMessage == isInside)
    }

    @Test(
        arguments: [
            ("file:///a/b.scene", "/a/b.scene"), ("file://localhost/a.scene", "/a.scene"),
            ("file://other/a.scene", nil),
        ] as [(String, String?)])
    func hostOfURI(_ uri: String, _ path: String?) {
        #expect(DocumentURI.path(of: uri) == path)
    }

    /// A range never ends before it starts.
    @Test(arguments: [(1, 3), (3, 3), (3, 1)])
    func range(_ start: Int, _ end: Int) {
        let range = TextLines(Array("abcdef".utf8)).range(start, end, .utf16)
        #expect(range.start.character == start && range.end.character == max(start, end))
    }
}
