/// An open file, read sequentially.
public struct ByteReader {
    /// The number of bytes, if known.
    public var expectedCount: Int?
    /// Returns the next bytes; empty at the end.
    public var next: () throws(FileProblem) -> [UInt8]

    /// Creates a reader.
    public init(expectedCount: Int? = nil, next: @escaping () throws(FileProblem) -> [UInt8]) {
        self.expectedCount = expectedCount
        self.next = next
    }

    /// The maximum number of bytes to reserve before reading.
    private static let maximumReserved = 64 << 20

    /// Returns all bytes. Fails if there are more than `limit` or, without one, more than a file or stream may have.
    func all(limit: Int? = nil) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        // A device may be endless.
        let isStream = limit == nil && expectedCount == nil
        let limit = limit ?? (isStream ? FileSystem.maximumStreamSize : FileSystem.maximumFileSize)
        if let expectedCount {
            if expectedCount > limit { throw .tooLarge }
            // The size of a file may be wrong, or exceed the memory.
            bytes.reserveCapacity(min(expectedCount, Self.maximumReserved))
        }
        while true {
            let chunk = try next()
            if chunk.isEmpty { return bytes }
            if chunk.count > limit - bytes.count { throw isStream ? .tooMuch : .tooLarge }
            bytes += chunk
        }
    }
}

extension FileSystem {
    /// The maximum size of a file, in bytes.
    static let maximumFileSize = Int(clamping: 4 << 30 as Int64)
    /// The maximum size of a pipe or a device, in bytes.
    static let maximumStreamSize = 256 << 20

    /// Opens a file given to a command.
    func open(_ file: InputFile) throws(FileProblem) -> ByteReader {
        switch file.origin {
        case .path(let path): try open(path)
        case .standardInput: standardInput()
        }
    }
}
