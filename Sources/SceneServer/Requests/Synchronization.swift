import SceneReport

extension ServerSession {
    /// Handles `textDocument/didOpen`.
    func openDocument(_ parameters: JSONValue) throws(ResponseError) {
        let item = parameters["textDocument"]
        guard let uri = item?["uri"]?.string, let text = item?["text"]?.string else {
            throw .invalid("a document needs a uri and a text")
        }
        let path = DocumentURI.path(of: uri) ?? uri
        documents.open(
            TextDocument(
                uri: uri, path: path, key: host.realPath(path) ?? path, version: item?["version"]?.integer, text: text))
    }

    /// Handles `textDocument/didChange`.
    func changeDocument(_ parameters: JSONValue) throws(ResponseError) {
        let document = try document(parameters)
        guard let changes = parameters["contentChanges"]?.elements else {
            throw .invalid("contentChanges must be an array")
        }
        var parsed: [(range: TextRange?, text: String)] = []
        for change in changes {
            let range = change["range"].flatMap { $0.isNull ? nil : $0 }
            guard let text = change["text"]?.string, range == nil || TextRange(range) != nil else {
                throw .invalid("a change needs a text and, unless it replaces everything, a range")
            }
            parsed.append((TextRange(range), text))
        }
        for change in parsed { document.replace(change.range, with: change.text, features.encoding) }
        document.finishChange(parameters["textDocument"]?["version"]?.integer)
        documents.changed(document)
    }

    /// Handles `textDocument/didClose`: the document has no findings any more, and its importers read the file on disk.
    func closeDocument(_ parameters: JSONValue) throws(ResponseError) {
        let document = try document(parameters)
        _ = documents.close(document.uri)
        settingsProblems.note(nil, of: document.uri)
        send(message: publication(uri: document.uri, version: nil, []))
    }

    /// Handles `workspace/didChangeWatchedFiles`.
    func changeFiles(_ parameters: JSONValue) {
        var paths: Set<String> = []
        for change in parameters["changes"]?.elements ?? [] {
            guard let path = change["uri"]?.string.flatMap({ DocumentURI.path(of: $0) }) else { continue }
            // Settings apply to every file below them.
            guard path.hasSuffix(".scene") else { return documents.invalidateAll() }
            paths.insert(path)
            if let real = host.realPath(path) { paths.insert(real) }
        }
        if !paths.isEmpty { documents.invalidate { !$0.isDisjoint(with: paths) } }
    }
}
