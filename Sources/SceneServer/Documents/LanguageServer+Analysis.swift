import SceneQueries
import SceneSemantics
import SceneText

extension LanguageServer {
    /// Returns what is known about the current text of `document`.
    func analysis(of document: TextDocument) -> DocumentAnalysis {
        if let known = document.analysis { return known }
        let reader = OpenFileReader(self, for: document)
        let (settings, problem) = host.settings(document.path)
        settingsProblems.note(problem, of: document.uri)
        let analysis = DocumentAnalysis(of: document, settings, reader.reader) {
            reader.dependencies
        }
        document.analysis = analysis
        if !analysis.dependencies.isEmpty || problem != nil { watchFiles() }
        return analysis
    }

    /// Returns where `range` is, as the client counts: in `document` or in a file that it imports.
    func location(_ range: SourceRange, in document: TextDocument) -> Location? {
        let analysis = analysis(of: document)
        if range.file == analysis.source.file {
            return Location(uri: document.uri, range: textRange(range, in: document))
        }
        guard let imported = analysis.imported(range.file) else { return nil }
        return Location(
            uri: uri(ofFileAt: imported.path),
            range: analysis.lines(of: imported).range(range.start, range.end, features.encoding))
    }

    /// Returns `range`, a range of the text of `document`, as the client counts.
    func textRange(_ range: SourceRange, in document: TextDocument) -> TextRange {
        document.lines.range(range.start, range.end, features.encoding)
    }

    /// Returns the URI of the file at `path`: as the client writes it if the file is open.
    func uri(ofFileAt path: String) -> String { documents.document(at: path)?.uri ?? DocumentURI.uri(of: path) }
}

/// A range of a file.
struct Location: Hashable {
    var uri: String
    var range: TextRange
}

/// Finds and reads imported files: the open documents first, then the files on disk.
final class OpenFileReader {
    private let documents: DocumentStore
    private let files: ImportReader
    /// Texts to read instead of those of files and documents, by key.
    var replacedTexts: [String: [UInt8]] = [:]
    /// The keys and paths of the files that were looked for.
    private(set) var dependencies: Set<String> = []

    /// Prepares to read what `document` imports, or what any file in the open folders does.
    init(_ server: LanguageServer, for document: TextDocument?) {
        documents = server.documents
        files = server.host.imports(server.folders + (document.map { [DocumentURI.folder(of: $0.path)] } ?? []))
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
