import SceneReport

/// The ID of a request. The client chooses it, and the response repeats it.
enum RequestID: Hashable {
    case number(Int)
    case text(String)
    /// The bytes of an ID that no other case can repeat: a string with a surrogate without its partner, or a number
    /// with more digits than a Double has.
    case verbatim([UInt8])

    /// Numbers up to this are exact in JSON.
    private static let maximumExactNumber = 9_007_199_254_740_991.0

    /// Reads an ID, or returns `nil` if `value` is neither a whole number nor a string. The value must be in `bytes`.
    init?(_ value: JSONValue?, in bytes: [UInt8]) {
        guard let value else { return nil }
        if let number = value.number {
            guard number.rounded() == number else { return nil }
            if number.magnitude <= Self.maximumExactNumber, let integer = Int(exactly: number) {
                self = .number(integer)
                return
            }
        } else if let text = value.string {
            // The reader replaces what isn't a character by this.
            if !text.unicodeScalars.contains("\u{FFFD}") {
                self = .text(text)
                return
            }
        } else {
            return nil
        }
        self = .verbatim(Array(bytes[value.range]))
    }
}

extension JSONWriter {
    /// Writes the member `id`; `null` if the ID isn't known.
    mutating func member(id: RequestID?) {
        switch id {
        case .number(let number): member("id", number)
        case .text(let text): member("id", text)
        case .verbatim(let bytes):
            key("id")
            verbatim(bytes)
        case nil: nullMember("id")
        }
    }
}
