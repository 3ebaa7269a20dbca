/// The lines of an open file, one at a time; memory does not grow with their number.
struct LineReader {
    /// The file.
    private let reader: ByteReader
    /// The bytes that were read and not yet given away.
    private var pending: ArraySlice<UInt8> = []
    /// Where the line that was given away last begins, in bytes.
    private(set) var offsetOfLine = 0
    /// Where the next line begins.
    private var offsetOfNextLine = 0
    /// Whether the file has no more bytes.
    private var isAtEnd = false

    /// Reads the lines of `reader`.
    init(_ reader: ByteReader) {
        self.reader = reader
    }

    /// The next line, without its line end, as the bytes that it is; `nil` behind the last one.
    mutating func next() throws(FileProblem) -> ArraySlice<UInt8>? {
        offsetOfLine = offsetOfNextLine
        // Where the search goes on once more bytes have come: what was searched holds no line end.
        var searched = 0
        while true {
            if let length = pending.span.firstOffset(of: UInt8(ascii: "\n"), from: searched) {
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
            if pending.count + chunk.count > Self.longestLine { throw .other("it has a line of more than 1 MiB") }
            pending = pending.isEmpty ? chunk[...] : ArraySlice(Array(pending) + chunk)
        }
    }

    /// No line that means anything is longer.
    private static let longestLine = 1 << 20

    /// A line without the carriage return of a CRLF.
    private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}
