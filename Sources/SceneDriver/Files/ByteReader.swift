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

    /// Every byte, if they are no more than `limit`.
    func all(limit: Int = FileSystem.largestFile) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        if let expectedCount {
            if expectedCount > limit { throw .tooLarge }
            // What a file claims to have need not be there, and there may be no room for it.
            bytes.reserveCapacity(min(expectedCount, Self.mostReserved))
        }
        while true {
            let chunk = try next()
            if chunk.isEmpty { return bytes }
            if chunk.count > limit - bytes.count { throw .tooLarge }
            bytes += chunk
        }
    }
}

extension FileSystem {
    /// A larger file is not read.
    static let largestFile = 4 << 30

    /// Opens a file that a command was given.
    func open(_ file: InputFile) throws(FileProblem) -> ByteReader {
        switch file.origin {
        case .path(let path): try open(path)
        case .standardInput: standardInput()
        }
    }
}
