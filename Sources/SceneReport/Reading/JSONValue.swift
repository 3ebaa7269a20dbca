/// A value in a JSON text, with the bytes it was read from.
public struct JSONValue: Sendable {
    /// What the value is.
    public var content: Content
    /// The offsets of its bytes in the text.
    public var range: Range<Int>

    /// The kinds of values.
    public enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        /// The members in the order of the text; no two have the same name.
        case object([JSONMember])
    }

    /// Creates a value.
    public init(_ content: Content, range: Range<Int>) {
        self.content = content
        self.range = range
    }

    /// Whether this is `null`.
    public var isNull: Bool {
        if case .null = content { true } else { false }
    }

    /// The truth value, or `nil` if this is something else.
    public var bool: Bool? {
        if case .bool(let bool) = content { bool } else { nil }
    }

    /// The number, or `nil` if this is something else.
    public var number: Double? {
        if case .number(let number) = content { number } else { nil }
    }

    /// The number if it is whole and fits; otherwise `nil`.
    public var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// The string, or `nil` if this is something else.
    public var string: String? {
        if case .string(let string) = content { string } else { nil }
    }

    /// The elements, or `nil` if this is no array.
    public var elements: [JSONValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The members, or `nil` if this is no object.
    public var members: [JSONMember]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The value of the member `name`; `nil` if there is none or this is no object.
    public subscript(name: String) -> JSONValue? {
        members?.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    /// The kind with an article, for messages: "a string".
    public var kindText: String {
        switch content {
        case .null: "null"
        case .bool(let truth): truth ? "true" : "false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A member of a JSON object.
public struct JSONMember: Sendable {
    /// Its name, without quotes and escapes.
    public var name: String
    /// The offsets of the bytes of the name, with its quotes.
    public var nameRange: Range<Int>
    /// What is after the colon.
    public var value: JSONValue

    /// Creates a member.
    public init(name: String, nameRange: Range<Int>, value: JSONValue) {
        self.name = name
        self.nameRange = nameRange
        self.value = value
    }
}

/// Why a text is no JSON.
public struct JSONFlaw: Error, Equatable, Sendable {
    /// What is wrong, as a sentence without a full stop.
    public var message: String
    /// The offsets of the bytes that are wrong; empty at the end of a text that is cut off.
    public var range: Range<Int>

    /// Creates a flaw.
    public init(message: String, range: Range<Int>) {
        self.message = message
        self.range = range
    }
}
