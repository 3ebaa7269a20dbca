import SceneReport

/// A message from the client.
enum IncomingMessage {
    case request(RequestID, method: String, JSONValue?)
    case notification(method: String, JSONValue?)
    /// What the client doesn't need any more, if the ID could be read.
    case cancellation(RequestID?)
    /// The answer to a request of the server, which ignores it.
    case response
    /// A message that can't be understood, with its ID if that could be read.
    case broken(RequestID?, ResponseError)

    /// Reads a message from its bytes.
    init(_ bytes: [UInt8]) {
        let value: JSONValue
        do throws(JSONFlaw) {
            value = try JSONReader.read(bytes)
        } catch {
            self = .broken(nil, ResponseError(code: .parseError, message: error.message))
            return
        }
        self.init(value, in: bytes)
    }

    private init(_ value: JSONValue, in bytes: [UInt8]) {
        let id = RequestID(value["id"], in: bytes)
        func invalid(_ message: String) -> IncomingMessage {
            .broken(id, ResponseError(code: .invalidRequest, message: message))
        }
        guard value.members != nil else {
            self = invalid("a message must be an object")
            return
        }
        guard value["jsonrpc"]?.string == "2.0" else {
            self = invalid("a message must have \"jsonrpc\": \"2.0\"")
            return
        }
        let parameters = value["params"]
        guard let method = value["method"]?.string else {
            let isResponse = value["method"] == nil && (value["result"] != nil || value["error"] != nil)
            self = isResponse ? .response : invalid("a message must have a method")
            return
        }
        if let parameters, parameters.members == nil, parameters.elements == nil, !parameters.isNull {
            self = invalid("params must be an object or an array")
        } else if let id {
            self = .request(id, method: method, parameters)
        } else if value["id"] == nil {
            self =
                method == "$/cancelRequest"
                ? .cancellation(RequestID(parameters?["id"], in: bytes)) : .notification(method: method, parameters)
        } else {
            self = invalid("the id of a request must be a whole number or a string")
        }
    }
}
