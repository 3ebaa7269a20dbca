import SceneDriver

/// A stream that keeps what is written to it.
final class Recorder {
    /// Whether the stream passes for a terminal.
    private let isTerminal: Bool
    /// What was sent.
    private var bytes: [UInt8] = []
    /// What becomes of what is sent; `nil` where all is well.
    var failure: ByteSink.Failure?
    /// How often something was sent.
    private(set) var sendCount = 0
    /// The stream.
    private(set) lazy var sink = ByteSink(isTerminal: isTerminal) { [unowned self] bytes in
        sendCount += 1
        if failure == nil { self.bytes += bytes }
        return failure
    }

    /// Creates a stream to which nothing was written.
    init(isTerminal: Bool = false) {
        self.isTerminal = isTerminal
    }

    /// What was written.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
