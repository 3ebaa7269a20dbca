/// The files that the program can see. A value of closures, so that tests can bring files of their own.
public struct FileSystem {
    /// What stands at a path, symbolic links followed.
    public var kind: (_ path: String) throws(FileProblem) -> FileKind
    /// What stands in a folder, in any order, without `.` and `..`.
    public var entries: (_ folder: String) throws(FileProblem) -> [FolderEntry]
    /// The one path, without symbolic links, by which every path of a file is known.
    public var realPath: (_ path: String) throws(FileProblem) -> String
    /// Opens a file for reading.
    public var open: (_ path: String) throws(FileProblem) -> ByteReader
    /// Opens standard input.
    public var standardInput: () -> ByteReader
    /// Puts other bytes in the place of those of a file, all at once or not at all.
    public var replace: (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Void

    /// Creates a file system from what it does; one in which nothing can be written, unless it is told how.
    public init(
        kind: @escaping (_ path: String) throws(FileProblem) -> FileKind,
        entries: @escaping (_ folder: String) throws(FileProblem) -> [FolderEntry],
        realPath: @escaping (_ path: String) throws(FileProblem) -> String,
        open: @escaping (_ path: String) throws(FileProblem) -> ByteReader,
        standardInput: @escaping () -> ByteReader,
        replace: @escaping (_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> Void = {
            _, _ throws(FileProblem) in
            throw .noPermission
        }
    ) {
        self.kind = kind
        self.entries = entries
        self.realPath = realPath
        self.open = open
        self.standardInput = standardInput
        self.replace = replace
    }
}

/// What stands at a path.
public enum FileKind: Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link; only where links are not followed.
    case link
    /// A pipe, a device and the like.
    case other
}

/// Something that stands in a folder.
public struct FolderEntry: Sendable {
    /// Its name.
    public var name: String
    /// What it is; links are not followed.
    public var kind: FileKind

    /// Creates an entry.
    public init(name: String, kind: FileKind) {
        self.name = name
        self.kind = kind
    }
}
