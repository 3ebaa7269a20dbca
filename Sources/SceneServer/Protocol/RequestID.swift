import SceneReport

/// The ID of a request. The client chooses it, and the response repeats it.
enum RequestID: Hashable {
    case number(Int)
    case text(String)

    /// Reads an ID, or returns `nil` if `value` is neither a whole number nor a string.
    init?(_ value: JSONValue?) {
        if let number = value?.integer {
            self = .number(number)
        } else if let text = value?.string {
            self = .text(text)
        } else {
            return nil
        }
    }
}

extension JSONWriter {
    /// Writes the member `id`; `null` if the ID isn't known.
    mutating func member(id: RequestID?) {
        switch id {
        case .number(let number): member("id", number)
        case .text(let text): member("id", text)
        case nil: nullMember("id")
        }
    }
}
