import SceneText

/// The lines of an open file, one at a time, in constant memory.
struct LineReader {
    private let reader: ByteReader
    /// The bytes read but not yet returned.
    private var pending: ArraySlice<UInt8> = []
    /// The byte offset of the last returned line.
    private(set) var offsetOfLine = 0
    /// The byte offset of the next line.
    private var offsetOfNextLine = 0
    /// Whether the file has no more bytes.
    private var isAtEnd = false

    /// Creates a reader for the lines of `reader`.
    init(_ reader: ByteReader) {
        self.reader = reader
    }

    /// Returns the bytes of the next line without its line end, or `nil` after the last one.
    mutating func next() throws(FileProblem) -> ArraySlice<UInt8>? {
        offsetOfLine = offsetOfNextLine
        // Where to continue the search after reading more; the bytes before contain no line end.
        var searched = 0
        while true {
            let length = pending.span.firstOffset(of: UInt8(ascii: "\n"), from: searched)
            if (length ?? pending.count) > Self.maximumLineLength { throw .other("it has a line of more than 1 MiB") }
            if let length {
                let newline = pending.startIndex + length
                offsetOfNextLine += length + 1
                defer { pending = pending[(newline + 1)...] }
                return Self.withoutReturn(pending[..<newline])
            }
            if isAtEnd {
                defer { pending = [] }
                return pending.isEmpty ? nil : Self.withoutReturn(pending)
            }
            searched = pending.count
            let chunk = try reader.next()
            isAtEnd = chunk.isEmpty
            pending = pending.isEmpty ? chunk[...] : ArraySlice(Array(pending) + chunk)
        }
    }

    /// The maximum length of a line, in bytes; far beyond any meaningful line.
    private static let maximumLineLength = 1 << 20

    /// Returns a line without the carriage return of CR LF.
    private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}
