/// Splits a stream of bytes into messages: headers, an empty line, and as many bytes as `Content-Length` says.
struct FrameReader {
    private var buffer: [UInt8] = []
    /// The offset of the first byte that isn't part of a message yet.
    private var start = 0
    /// The length of the message whose headers were read.
    private var length: Int?

    /// The longest message, in bytes.
    static let maximumMessageLength = 1 << 28
    /// The longest headers, in bytes.
    static let maximumHeadersLength = 4096
    /// A larger buffer isn't kept for the next message.
    private static let capacityKept = 1 << 20

    /// Adds bytes of the stream.
    mutating func append(_ bytes: [UInt8]) { buffer += bytes }

    /// Returns the next message, or `nil` if it isn't complete. Throws if the stream can't be split any further.
    mutating func next() throws(BrokenFrame) -> [UInt8]? {
        if length == nil { length = try readHeaders() }
        guard let length, buffer.count - start >= length else { return nil }
        let message = Array(buffer[start..<start + length])
        start += length
        self.length = nil
        dropRead()
        return message
    }

    /// Whether a message has begun but isn't complete.
    var isInsideMessage: Bool { length != nil || start < buffer.count }

    /// Forgets the bytes of messages that were returned.
    private mutating func dropRead() {
        if start == buffer.count, buffer.capacity > Self.capacityKept {
            buffer = []
        } else if start == buffer.count || start > Self.capacityKept {
            buffer.removeFirst(start)
        } else {
            return
        }
        start = 0
    }

    /// Returns the length in the headers, or `nil` if they aren't complete.
    private mutating func readHeaders() throws(BrokenFrame) -> Int? {
        var length: Int?
        var offset = start
        while true {
            let limit = min(buffer.count, start + Self.maximumHeadersLength)
            guard let end = buffer[offset..<limit].firstIndex(of: UInt8(ascii: "\n")) else {
                if limit < buffer.count || limit - start >= Self.maximumHeadersLength { throw .headersTooLong }
                return nil
            }
            guard end > offset, buffer[end - 1] == UInt8(ascii: "\r") else { throw .noHeader }
            let line = buffer[offset..<end - 1]
            offset = end + 1
            if line.isEmpty { break }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .noHeader }
            if Self.isContentLength(line[..<colon]) {
                guard length == nil, let number = Self.number(line[(colon + 1)...]) else { throw .noLength }
                length = number
            }
        }
        guard let length, length <= Self.maximumMessageLength else { throw .noLength }
        start = offset
        return length
    }

    private static func isContentLength(_ name: ArraySlice<UInt8>) -> Bool {
        let wanted = "content-length".utf8
        return name.count == wanted.count && zip(name, wanted).allSatisfy { $0 | 0x20 == $1 || $0 == $1 }
    }

    /// Returns the number in `text`, with blanks around it.
    private static func number(_ text: ArraySlice<UInt8>) -> Int? {
        var digits = text
        while digits.first == UInt8(ascii: " ") { digits.removeFirst() }
        while digits.last == UInt8(ascii: " ") { digits.removeLast() }
        guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
            return nil
        }
        return digits.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
    }

    /// Returns `message` with its headers.
    static func frame(_ message: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
}

/// Why a stream can't be split into messages.
enum BrokenFrame: Error {
    case noHeader
    case noLength
    case headersTooLong

    /// The reason, as the end of a sentence.
    var reason: String {
        switch self {
        case .noHeader: "a line before a message is no header"
        case .noLength: "a message has no valid Content-Length"
        case .headersTooLong: "the headers of a message are too long"
        }
    }
}
