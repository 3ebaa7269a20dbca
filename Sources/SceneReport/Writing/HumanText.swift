import SceneText

/// Text for people, put together from front to back.
struct HumanText {
    /// The colours.
    private let palette: Palette
    /// What has been written and not yet sent on.
    private var bytes: [UInt8] = []

    /// Creates an empty text.
    init(_ palette: Palette) {
        self.palette = palette
    }

    /// What has been written and not yet sent on.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Hands on what has been written, which is then forgotten.
    mutating func send(to stream: some ByteStream) {
        stream.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes `text` as it is.
    mutating func write(_ text: String) { bytes.append(text) }

    /// Writes `bytes`, which are text that can be shown.
    mutating func write(_ bytes: [UInt8]) { self.bytes += bytes }

    /// Writes a number.
    mutating func write(_ number: Int) { bytes.appendDigits(of: number) }

    /// Writes so many times the same character of ASCII.
    mutating func write(_ character: Unicode.Scalar, count: Int) {
        bytes.append(UInt8(ascii: character), count: count)
    }

    /// Writes what a file may have brought: nothing of it can move the cursor. Its lines are joined, unless further ones are to
    /// be indented by `indent`.
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

    /// Ends a line.
    mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    /// Colours what `body` writes, which is not nothing, as its role demands.
    @inline(__always)
    mutating func paint(_ role: Palette.Role, _ body: (inout HumanText) -> Void) {
        if palette.isOn { bytes.append(role.rawValue) }
        body(&self)
        if palette.isOn { bytes.append(Palette.end) }
    }
}
