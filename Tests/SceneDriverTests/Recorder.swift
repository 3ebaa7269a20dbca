import SceneDriver

/// A stream that collects what is written to it.
final class Recorder {
    /// Whether the stream acts like a terminal.
    private let isTerminal: Bool
    /// The bytes sent so far.
    private var bytes: [UInt8] = []
    /// The failure of every send, or `nil` for success.
    var failure: ByteSink.Failure?
    /// The number of sends.
    private(set) var sendCount = 0
    private(set) lazy var sink = ByteSink(isTerminal: isTerminal) { [unowned self] bytes in
        sendCount += 1
        if failure == nil { self.bytes += bytes }
        return failure
    }

    /// Creates an empty stream.
    init(isTerminal: Bool = false) {
        self.isTerminal = isTerminal
    }

    /// Everything written so far.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
