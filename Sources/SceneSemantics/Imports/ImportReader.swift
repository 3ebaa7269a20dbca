import SceneText

/// How a caller of the compiler finds and reads imported files.
public struct ImportReader {
    /// Returns what `path`, written in the file `importer`, leads to.
    public var find: (_ path: String, _ importer: Source) -> FoundImport
    /// Returns the bytes of the file with this key.
    public var read: (_ key: String) -> Result<[UInt8], UnreadableImport>

    /// Creates a reader from its operations.
    public init(
        find: @escaping (_ path: String, _ importer: Source) -> FoundImport,
        read: @escaping (_ key: String) -> Result<[UInt8], UnreadableImport>
    ) {
        self.find = find
        self.read = read
    }
}

/// A path that an import names.
public enum FoundImport: Sendable {
    /// A file, with its key and the path for messages.
    case file(key: String, path: String)
    case unreadable(UnreadableImport)
}
