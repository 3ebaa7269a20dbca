import SceneQueries
import SceneSemantics
import SceneText

extension ServerSession {
    /// Returns what is known about the current text of `document`.
    func analysis(of document: TextDocument) -> DocumentAnalysis {
        if let cachedAnalysis = document.analysis { return cachedAnalysis }
        let reader = fileReader(for: document)
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

    /// Returns what reads the files that `document` imports, or those that any file in the open folders does.
    func fileReader(for document: TextDocument?) -> OpenFileReader {
        OpenFileReader(
            documents, host.imports(folders + (document.map { [DocumentURI.folder(of: $0.path)] } ?? [])))
    }

    /// The scene files in the open folders, or in the folder of `document` if none is open, and all open documents.
    func workspaceFiles(around document: TextDocument?) -> [WorkspaceFile] {
        var files = documents.all.map { WorkspaceFile(key: $0.key, path: $0.path, bytes: $0.lines.bytes) }
        var keys = Set(files.map { $0.key })
        let around = document.map { [DocumentURI.folder(of: $0.path)] } ?? []
        for folder in folders.isEmpty ? around : folders {
            for path in host.sceneFiles(folder) {
                let key = host.realPath(path) ?? path
                guard keys.insert(key).inserted, let bytes = host.read(path) else { continue }
                files.append(WorkspaceFile(key: key, path: path, bytes: bytes))
            }
        }
        return files
    }
}
