/// Writes JSON sequentially, with keys in the order given.
///
/// Closures write the contents of objects and arrays, so everything opened is closed. The text is collected in the
/// writer; if you write a lot, send it from time to time to bound the memory.
public struct JSONWriter {
    /// The text not yet sent.
    private var bytes: [UInt8] = []
    /// Whether a comma must precede the next value or key.
    private var needsComma = false

    /// Creates an empty writer.
    public init() {}

    /// Creates an empty writer with room for `capacity` bytes.
    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// The text not yet sent.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Sends the text written so far and clears it.
    public mutating func send(to stream: some ByteStream) {
        stream.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Ends a line. Line ends between values have no meaning in JSON.
    public mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Ends a top-level value, as in a stream of one value per line.
    public mutating func endDocument() {
        endLine()
        needsComma = false
    }

    /// Writes an object; `body` writes its members.
    public mutating func object(_ body: (inout JSONWriter) -> Void) {
        open("{")
        body(&self)
        close("}")
    }

    /// Writes a document on one line: an object that begins with the version of the format.
    public mutating func line(_ body: (inout JSONWriter) -> Void) {
        object { object in
            object.member("version", Self.version)
            body(&object)
        }
        endDocument()
    }

    /// The version of every object that commands write. Increase it when a change breaks readers.
    static let version = 1

    /// Writes an array; `body` writes its elements.
    public mutating func array(_ body: (inout JSONWriter) -> Void) {
        open("[")
        body(&self)
        close("]")
    }

    /// Starts a line, indented by two blanks, for the next element of an array.
    mutating func startElementLine() {
        separate()
        needsComma = false
        bytes.append("\n  ")
    }

    /// Writes the key of a member. It must need no escapes, and a value must follow.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(name)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a dynamic key of a member. A value must follow.
    public mutating func key(named name: String) {
        value(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Copies the members from `writer`, which must not have opened an object for them.
    mutating func members(of writer: JSONWriter) {
        separate()
        bytes += writer.bytes
    }

    /// Writes a string.
    public mutating func value(_ string: String) {
        separate()
        bytes.appendJSONString(string)
    }

    /// Writes a string; `body` writes its text, already escaped.
    mutating func string(_ body: (inout [UInt8]) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        body(&bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an integer.
    public mutating func value(_ integer: Int) {
        separate()
        bytes.appendDigits(of: integer)
    }

    /// Writes a number in the shortest form that reads back as the same; `null` if it isn't finite.
    public mutating func value(_ number: Double) {
        separate()
        bytes.appendJSONNumber(number)
    }

    /// Writes `true` or `false`.
    public mutating func value(_ truth: Bool) {
        separate()
        bytes.append(truth ? "true" : "false")
    }

    /// Writes `null`.
    public mutating func null() {
        separate()
        bytes.append("null")
    }

    /// Writes a value as it is in another text.
    public mutating func verbatim(_ value: [UInt8]) {
        separate()
        bytes += value
    }

    /// Writes a comma if this value follows another one.
    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }
}
