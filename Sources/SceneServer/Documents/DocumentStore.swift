/// The open documents.
struct DocumentStore {
    private var documents: [String: TextDocument] = [:]
    /// The URIs of the documents whose findings the client doesn't have.
    var unchecked: UncheckedDocuments = UncheckedDocuments()

    /// How often a document was opened or changed.
    private(set) var changeCount = 0

    /// Whether documents whose text didn't change must be checked again.
    var needsRefresh = false

    /// Returns the document with this URI, or `nil` if it isn't open.
    subscript(uri: String) -> TextDocument? { documents[uri] }

    /// The documents, by URI.
    var all: [TextDocument] { documents.values.sorted { $0.uri < $1.uri } }

    /// Whether the client lacks the findings of some document.
    var hasUnchecked: Bool { !unchecked.isEmpty }

    /// The document that has waited longest for its findings.
    var nextUnchecked: TextDocument? { unchecked.first.flatMap { documents[$0] } }

    /// Returns the document whose file is at `path` or has this key.
    func document(at path: String) -> TextDocument? {
        documents.values.first { $0.path == path || $0.key == path }
    }

    /// Adds a document, or replaces the one with its URI.
    mutating func open(_ document: TextDocument) {
        documents[document.uri] = document
        changed(document)
    }

    /// Removes and returns the document with this URI.
    mutating func close(_ uri: String) -> TextDocument? {
        guard let document = documents.removeValue(forKey: uri) else { return nil }
        unchecked.remove(uri)
        invalidate { $0.contains(document.path) || $0.contains(document.key) }
        return document
    }

    /// Records that the text of `document` changed: it and all documents that import it must be checked.
    mutating func changed(_ document: TextDocument) {
        document.analysis = nil
        changeCount += 1
        unchecked.insert(document.uri)
        invalidate { $0.contains(document.path) || $0.contains(document.key) }
    }

    /// Forgets what is known about the documents whose dependencies fulfil `condition`.
    mutating func invalidate(where condition: (Set<String>) -> Bool) {
        for document in all {
            guard let analysis = document.analysis, condition(analysis.dependencies) else { continue }
            document.analysis = nil
            needsRefresh = true
            unchecked.insert(document.uri)
        }
    }

    /// Forgets what is known about all documents.
    mutating func invalidateAll() {
        for document in all {
            document.analysis = nil
            needsRefresh = true
            unchecked.insert(document.uri)
        }
    }
}

/// The URIs of documents, each once, in the order in which they came.
struct UncheckedDocuments {
    private var uris: [String] = []
    /// Those whose check was put off because another document was edited. That happens once, so that somebody who types
    /// all the time doesn't keep a document from its check.
    private var delayed: Set<String> = []

    var isEmpty: Bool { uris.isEmpty }
    var first: String? { uris.first }

    func contains(_ uri: String) -> Bool { uris.contains(uri) }

    mutating func insert(_ uri: String) {
        if !uris.contains(uri) { uris.append(uri) }
    }

    mutating func remove(_ uri: String) {
        uris.removeAll { $0 == uri }
        delayed.remove(uri)
    }

    /// Lets all others be first, because this document changes all the time, or another one is edited.
    mutating func moveToEnd(_ uri: String) {
        uris.removeAll { $0 == uri }
        uris.append(uri)
    }

    /// Whether the check of a document may be put off for another one.
    func mayWait(_ uri: String) -> Bool { !delayed.contains(uri) }

    /// Records that the check of a document is put off for another one.
    mutating func letWait(_ uri: String) { delayed.insert(uri) }
}
