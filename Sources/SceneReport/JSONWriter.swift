/// Writes JSON from front to back, keys in the order in which they are given.
///
/// Objects and arrays are written inside closures, so that what is opened is closed. The text gathers in `text`; who
/// writes much takes it from there now and then (`take`), so that memory does not grow with the length of the answer.
public struct JSONWriter {
    /// What has been written and not yet taken.
    public private(set) var text = ""
    /// Whether a comma must come before the next value or key.
    private var needsComma = false

    /// Creates a writer that has written nothing.
    public init() {}

    /// The text so far, which the writer then forgets.
    public mutating func take() -> String {
        defer { text.removeAll(keepingCapacity: true) }
        return text
    }

    /// Ends a line; between values, JSON gives it no meaning.
    public mutating func endLine() {
        text.append("\n")
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
        text.append("\n  ")
    }

    /// Writes the key of a member; its value must follow.
    public mutating func key(_ name: String) {
        separate()
        text.appendJSONString(name)
        text.append(":")
        needsComma = false
    }

    /// Writes a string.
    public mutating func value(_ string: String) {
        separate()
        text.appendJSONString(string)
    }

    /// Writes a string that is given as UTF-8, with U+FFFD where it is not valid.
    public mutating func value(utf8 bytes: some Collection<UInt8>) {
        value(String(decoding: bytes, as: UTF8.self))
    }

    /// Writes an integer.
    public mutating func value(_ integer: Int) {
        separate()
        text.append(integer.description)
    }

    /// Writes a number in the shortest form that reads back as the same; `null` where it is not finite.
    public mutating func value(_ number: Double) {
        separate()
        text.appendJSONNumber(number)
    }

    /// Writes `true` or `false`.
    public mutating func value(_ truth: Bool) {
        separate()
        text.append(truth ? "true" : "false")
    }

    /// Puts the comma between this value and the one before it.
    private mutating func separate() {
        if needsComma { text.append(",") }
        needsComma = true
    }

    /// Begins an object or array.
    private mutating func open(_ bracket: String) {
        separate()
        text.append(bracket)
        needsComma = false
    }

    /// Ends an object or array.
    private mutating func close(_ bracket: String) {
        text.append(bracket)
        needsComma = true
    }
}
