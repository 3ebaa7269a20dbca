import SceneReport

/// A stream that collects what is written to it.
public final class WrittenText: ByteStream {
    private var bytes: [UInt8] = []

    /// Creates an empty stream.
    public init() {}

    /// Appends `bytes`.
    public func write(_ bytes: [UInt8]) { self.bytes += bytes }

    /// Everything written so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns what `write` writes to a stream.
    public static func of(_ write: (WrittenText) -> Void) -> String {
        let stream = WrittenText()
        write(stream)
        return stream.text
    }
}
