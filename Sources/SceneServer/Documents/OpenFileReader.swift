import SceneSemantics
import SceneText

/// Finds and reads imported files: the open documents first, then the files on disk.
final class OpenFileReader {
    private let documents: DocumentStore
    private let files: ImportReader
    /// Texts to read instead of the texts of files and documents, by key.
    var replacedTexts: [String: [UInt8]] = [:]
    /// The keys and paths of the files that were looked for.
    private(set) var dependencies: Set<String> = []

    /// Prepares to read open `documents` and, if they aren't open, `files`.
    init(_ documents: DocumentStore, _ files: ImportReader) {
        self.documents = documents
        self.files = files
    }

    /// What the compiler calls.
    var reader: ImportReader {
        ImportReader(find: { self.find($0, $1) }, read: { self.read($0) })
    }

    private func find(_ path: String, _ importer: Source) -> FoundImport {
        if path.utf8.first != UInt8(ascii: "/"), importer.path.utf8.first == UInt8(ascii: "/") {
            let resolved = DocumentURI.resolve(path, from: importer.path)
            dependencies.insert(resolved)
            if let open = documents.document(at: resolved) { return .file(key: open.key, path: open.path) }
        }
        let found = files.find(path, importer)
        guard case .file(let key, let path) = found else { return found }
        dependencies.insert(key)
        return .file(key: key, path: documents.document(at: key)?.path ?? path)
    }

    private func read(_ key: String) -> Result<[UInt8], UnreadableImport> {
        if let text = replacedTexts[key] { return .success(text) }
        return documents.document(at: key).map { .success($0.lines.bytes) } ?? files.read(key)
    }
}
