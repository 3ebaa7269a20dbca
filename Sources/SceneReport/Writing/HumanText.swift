import SceneText

/// Writes text for people.
struct HumanText {
    private let palette: Palette
    /// The text not yet sent.
    private var bytes: [UInt8] = []

    init(_ palette: Palette) {
        self.palette = palette
    }

    /// The text not yet sent.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Sends the text written so far and clears it.
    mutating func send(to stream: some ByteStream) {
        stream.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes `text` unchanged.
    mutating func write(_ text: String) { bytes.append(text) }

    /// Writes `bytes`, which must be safe to display.
    mutating func write(_ bytes: [UInt8]) { self.bytes += bytes }

    mutating func write(_ number: Int) { bytes.appendDigits(of: number) }

    /// Writes an ASCII character, repeated `count` times.
    mutating func write(_ character: Unicode.Scalar, count: Int) {
        bytes.append(UInt8(ascii: character), count: count)
    }

    /// Writes text from a file so that nothing in it can move the cursor. Joins its lines, or indents further lines by
    /// `indent`.
    mutating func writeSafely(_ text: String, indent: Int? = nil) { bytes.appendSafely(text, indent: indent) }

    /// Writes a position as `line:column`.
    mutating func write(_ position: SourcePosition) {
        write(position.line)
        write(":")
        write(position.column)
    }

    /// Writes a place as `path:line:column`.
    mutating func write(_ path: String, _ position: SourcePosition) {
        writeSafely(path)
        write(":")
        write(position)
    }

    mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    /// Colors the output of `body`, which must not be empty.
    @inline(__always)
    mutating func paint(_ role: Palette.Role, _ body: (inout HumanText) -> Void) {
        if palette.isOn { bytes.append(role.rawValue) }
        body(&self)
        if palette.isOn { bytes.append(Palette.end) }
    }
}
