/// Writes JSON from front to back, keys in the order in which they are given.
///
/// Objects and arrays are written inside closures, so that what is opened is closed. The text gathers in the writer;
/// who writes much sends it on now and then, so that memory does not grow with the length of the answer.
public struct JSONWriter {
    /// What has been written and not yet sent on.
    private var bytes: [UInt8] = []
    /// Whether a comma must come before the next value or key.
    private var needsComma = false

    /// Creates a writer that has written nothing.
    public init() {}

    /// Creates a writer that has written nothing, with room for so many bytes.
    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// What has been written and not yet sent on.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Hands on what has been written, which is then forgotten.
    public mutating func send(to stream: some ByteStream) {
        stream.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Ends a line; between values, JSON gives it no meaning.
    public mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Ends a value that stands for itself, as in a stream of one value a line.
    public mutating func endDocument() {
        endLine()
        needsComma = false
    }

    /// Writes an object whose members `body` writes with `member`.
    public mutating func object(_ body: (inout JSONWriter) -> Void) {
        open("{")
        body(&self)
        close("}")
    }

    /// Writes a document of one line: an object that begins with the version of the format.
    public mutating func line(_ body: (inout JSONWriter) -> Void) {
        object { object in
            object.member("version", Self.version)
            body(&object)
        }
        endDocument()
    }

    /// The version of every object that commands write. A change that breaks a reader takes the next number.
    static let version = 1

    /// Writes an array whose elements `body` writes.
    public mutating func array(_ body: (inout JSONWriter) -> Void) {
        open("[")
        body(&self)
        close("]")
    }

    /// Starts a line of its own, indented by two blanks, for the next value of an array.
    public mutating func startElementLine() {
        separate()
        needsComma = false
        bytes.append("\n  ")
    }

    /// Writes the key of a member, a word that needs no escapes; its value must follow.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(name)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes the key of a member that is not known beforehand; its value must follow.
    public mutating func key(named name: String) {
        value(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes the members that `writer`, which has not opened any object for them, has written.
    mutating func members(of writer: JSONWriter) {
        separate()
        bytes += writer.bytes
    }

    /// Writes a string.
    public mutating func value(_ string: String) {
        separate()
        bytes.appendJSONString(string)
    }

    /// Writes a string whose text `body` writes, with the escapes that it needs.
    mutating func string(_ body: (inout [UInt8]) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        body(&bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a string that is given as UTF-8, with U+FFFD where it is not valid.
    public mutating func value(utf8 bytes: some Collection<UInt8>) {
        value(String(decoding: bytes, as: UTF8.self))
    }

    /// Writes an integer.
    public mutating func value(_ integer: Int) {
        separate()
        bytes.appendDigits(of: integer)
    }

    /// Writes a number in the shortest form that reads back as the same; `null` where it is not finite.
    public mutating func value(_ number: Double) {
        separate()
        bytes.appendJSONNumber(number)
    }

    /// Writes `true` or `false`.
    public mutating func value(_ truth: Bool) {
        separate()
        bytes.append(truth ? "true" : "false")
    }

    /// Puts the comma between this value and the one before it.
    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    /// Begins an object or array.
    private mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    /// Ends an object or array.
    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }
}
