import SceneReport

extension JSONWriter {
    /// Writes the member `name` with `null`.
    mutating func nullMember(_ name: StaticString) {
        key(name)
        null()
    }

    /// Writes the member `name` if there is a value.
    mutating func member(_ name: StaticString, _ string: String?) {
        if let string { member(name, string) }
    }
}

/// Messages to the client, without their headers.
enum OutgoingMessage {
    /// Returns the response with the result that `write` writes.
    static func response(_ id: RequestID, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
        message { object in
            object.member(id: id)
            object.member("result", write)
        }
    }

    /// Returns the response to a request that failed.
    static func error(_ id: RequestID?, _ error: ResponseError) -> [UInt8] {
        message { object in
            object.member(id: id)
            object.member("error") { member in
                member.object { object in
                    object.member("code", error.code.rawValue)
                    object.member("message", error.message)
                }
            }
        }
    }

    /// Returns a notification with the parameters that `write` writes.
    static func notification(_ method: String, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
        message { object in
            object.member("method", method)
            object.member("params", write)
        }
    }

    /// Returns a request without parameters, or with those that `write` writes.
    static func request(_ id: String, _ method: String, _ write: ((inout JSONWriter) -> Void)? = nil) -> [UInt8] {
        message { object in
            object.member("id", id)
            object.member("method", method)
            if let write { object.member("params", write) }
        }
    }

    private static func message(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { object in
            object.member("jsonrpc", "2.0")
            body(&object)
        }
        return Array(writer.text.utf8)
    }
}
