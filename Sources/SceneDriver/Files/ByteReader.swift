/// An open file, read from front to back.
public struct ByteReader {
    /// How many bytes there are, where that is known.
    public var expectedCount: Int?
    /// The next bytes; empty at the end.
    public var next: () throws(FileProblem) -> [UInt8]

    /// Creates a reader.
    public init(expectedCount: Int? = nil, next: @escaping () throws(FileProblem) -> [UInt8]) {
        self.expectedCount = expectedCount
        self.next = next
    }

    /// For no more bytes than this room is made before they are read.
    private static let mostReserved = 64 << 20

    /// Every byte, if they are no more than `limit`, or than a device or a file may have.
    func all(limit: Int? = nil) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        // A device may never end.
        let isStream = limit == nil && expectedCount == nil
        let limit = limit ?? (isStream ? FileSystem.largestStream : FileSystem.largestFile)
        if let expectedCount {
            if expectedCount > limit { throw .tooLarge }
            // What a file claims to have need not be there, and there may be no room for it.
            bytes.reserveCapacity(min(expectedCount, Self.mostReserved))
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
    /// A larger file is not read.
    static let largestFile = 4 << 30
    /// No more is read of a pipe or a device.
    static let largestStream = 256 << 20

    /// Opens a file that a command was given.
    func open(_ file: InputFile) throws(FileProblem) -> ByteReader {
        switch file.origin {
        case .path(let path): try open(path)
        case .standardInput: standardInput()
        }
    }
}
