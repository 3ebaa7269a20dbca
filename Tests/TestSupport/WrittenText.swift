import SceneReport

/// A stream that keeps what is written to it.
public final class WrittenText: ByteStream {
    private var bytes: [UInt8] = []

    /// Creates a stream to which nothing was written.
    public init() {}

    /// Keeps `bytes`.
    public func write(_ bytes: [UInt8]) { self.bytes += bytes }

    /// What was written.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// What `write` writes to a stream.
    public static func of(_ write: (WrittenText) -> Void) -> String {
        let stream = WrittenText()
        write(stream)
        return stream.text
    }
}
