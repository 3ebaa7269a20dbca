import SceneSemantics
import SceneSyntax
import SceneText

/// A scene file, open or not.
struct WorkspaceFile {
    /// What identifies it as an import.
    var key: String
    var path: String
    var bytes: [UInt8]
}

/// Checks several files that may import each other. The same file has the same ID in all of them.
struct FileGroup {
    private var graph = ImportGraph()
    private let reader: OpenFileReader

    init(_ reader: OpenFileReader) { self.reader = reader }

    /// Returns a file with its words and Names resolved.
    mutating func bound(_ file: WorkspaceFile) -> BoundFile {
        let bytes = reader.replacedTexts[file.key] ?? file.bytes
        return .bind(graph.resolve(Source(path: file.path, bytes: bytes), key: file.key, reader.reader))
    }

    /// Returns the ID that the file with this key has as an import, or `nil` if no file imports it.
    func id(ofImport key: String) -> FileID? { graph.imported.first { $0.key == key }?.source.file }

    /// Returns the key and the source of an imported file.
    func imported(_ file: FileID) -> ImportedSource? { graph.imported.first { $0.source.file == file } }
}
