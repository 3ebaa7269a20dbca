/// The file system that the program uses. Its operations are closures, so that tests can provide their own files.
public struct FileSystem {
    /// Returns the kind of a path, following symbolic links.
    public var kind: (_ path: String) throws(FileProblem) -> FileKind
    /// Returns the entries of a folder in any order, without `.` and `..`.
    public var entries: (_ folder: String) throws(FileProblem) -> [FolderEntry]
    /// Returns the canonical path, without symbolic links.
    public var realPath: (_ path: String) throws(FileProblem) -> String
    /// Opens a file for reading.
    public var open: (_ path: String) throws(FileProblem) -> ByteReader
    /// Opens standard input.
    public var standardInput: () -> ByteReader
    /// Whether reading standard input would return at once.
    public var standardInputIsReady: () -> Bool
    /// Replaces the bytes of a file atomically.
    public var replace: (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Void
    /// Creates a file with these bytes, where there is none.
    public var create: (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Void
    /// Writes bytes to a device or pipe.
    public var send: (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Void
    /// Creates a folder in one that exists.
    public var createFolder: (_ path: String) throws(FileProblem) -> Void
    /// Removes what killed processes left in a folder when they replaced or created files.
    public var removeAbandoned: (_ folder: String) -> Void
    /// Notices changes.
    public var watching: Watching

    /// Creates a file system from its operations; read-only by default.
    public init(
        kind: @escaping (_ path: String) throws(FileProblem) -> FileKind,
        entries: @escaping (_ folder: String) throws(FileProblem) -> [FolderEntry],
        realPath: @escaping (_ path: String) throws(FileProblem) -> String,
        open: @escaping (_ path: String) throws(FileProblem) -> ByteReader,
        standardInput: @escaping () -> ByteReader,
        standardInputIsReady: @escaping () -> Bool = { false },
        replace: @escaping (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Void = {
            _, _ throws(FileProblem) in
            throw .noPermission
        },
        create: @escaping (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Void = {
            _, _ throws(FileProblem) in
            throw .noPermission
        },
        send: @escaping (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Void = {
            _, _ throws(FileProblem) in
            throw .noPermission
        },
        createFolder: @escaping (_ path: String) throws(FileProblem) -> Void = { _ throws(FileProblem) in
            throw .noPermission
        },
        removeAbandoned: @escaping (_ folder: String) -> Void = { _ in },
        watching: Watching = .never
    ) {
        self.kind = kind
        self.entries = entries
        self.realPath = realPath
        self.open = open
        self.standardInput = standardInput
        self.standardInputIsReady = standardInputIsReady
        self.replace = replace
        self.create = create
        self.send = send
        self.createFolder = createFolder
        self.removeAbandoned = removeAbandoned
        self.watching = watching
    }
}

/// The kind of a path.
public enum FileKind: Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link; only reported if links aren't followed.
    case link
    /// A pipe, a device or similar.
    case other
}

/// An entry of a folder.
public struct FolderEntry: Sendable {
    /// The name without the folder.
    public var name: String
    /// Its kind; links aren't followed.
    public var kind: FileKind

    /// Creates an entry.
    public init(name: String, kind: FileKind) {
        self.name = name
        self.kind = kind
    }
}
