/// A document that is open in the editor.
final class TextDocument {
    /// The URI, as the editor writes it.
    let uri: String
    /// The path of its file; of a document without a file, its URI.
    let path: String
    /// What identifies it as an import: its path without symbolic links.
    let key: String
    /// The version that the editor gave its text.
    private(set) var version: Int?
    private(set) var lines: TextLines
    /// What is known about the text, as long as it and what it imports don't change.
    var analysis: DocumentAnalysis?

    init(uri: String, path: String, key: String, version: Int?, text: String) {
        self.uri = uri
        self.path = path
        self.key = key
        self.version = version
        lines = TextLines(Array(text.utf8))
    }

    /// Replaces the text in `range`, or the whole text.
    func replace(_ range: TextRange?, with text: String, _ encoding: PositionEncoding) {
        if let range { lines.replace(range, with: text, encoding) } else { lines = TextLines(Array(text.utf8)) }
    }

    /// Ends a change: the text has another version, and nothing is known about it yet.
    func finishChange(_ version: Int?) {
        self.version = version
        analysis = nil
    }
}
