/// Why a request isn't answered.
struct ResponseError: Error, Equatable {
    /// A code of JSON-RPC or of the protocol.
    var code: Code
    /// What is wrong, in one sentence.
    var message: String

    /// The codes in use.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case serverNotInitialized = -32002
        case requestCancelled = -32800
        case requestFailed = -32803
    }

    /// The parameters don't have the form that the protocol demands.
    static func invalid(_ message: String) -> ResponseError { ResponseError(code: .invalidParams, message: message) }

    /// The parameters are understood, but what they ask for can't be done.
    static func failed(_ message: String) -> ResponseError { ResponseError(code: .requestFailed, message: message) }
}
