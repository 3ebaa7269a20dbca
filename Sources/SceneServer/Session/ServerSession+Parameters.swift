import SceneReport

extension ServerSession {
    /// Returns the open document that the parameters name.
    func document(_ parameters: JSONValue) throws(ResponseError) -> TextDocument {
        guard let uri = parameters["textDocument"]?["uri"]?.string else {
            throw .invalid("textDocument.uri must be a string")
        }
        guard let document = documents[uri] else { throw .invalid("\(uri) isn't open") }
        return document
    }

    /// Returns the document and the offset in it that the parameters name.
    func place(_ parameters: JSONValue) throws(ResponseError) -> (document: TextDocument, offset: Int) {
        let document = try document(parameters)
        guard let position = TextPosition(parameters["position"]) else {
            throw .invalid("position must have a line and a character")
        }
        return (document, document.lines.offset(of: position, features.encoding))
    }

    /// Returns the range in `document` that the parameters name, as offsets.
    func range(_ parameters: JSONValue, in document: TextDocument) throws(ResponseError) -> (start: Int, end: Int) {
        guard let range = TextRange(parameters["range"]) else {
            throw .invalid("range must have a start and an end")
        }
        let start = document.lines.offset(of: range.start, features.encoding)
        return (start, max(start, document.lines.offset(of: range.end, features.encoding)))
    }
}
