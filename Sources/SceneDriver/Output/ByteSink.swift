import SceneReport

/// An output stream, such as standard output.
///
/// A class, because all users share one open stream.
public final class ByteSink: ByteStream {
    /// Whether the stream is a terminal.
    public let isTerminal: Bool
    /// Whether the caller gave the process this stream.
    let isOpen: Bool
    /// The first failure. After it nothing is written.
    public private(set) var failure: Failure?
    /// How many bytes may still be written; negative after a write that didn't fit.
    private(set) var room = Int.max
    /// What was written and not yet sent on.
    private var pending: [UInt8] = []
    /// Sends bytes to the stream.
    private let send: ([UInt8]) -> Failure?

    /// Why nothing more can be written.
    public enum Failure: Equatable, Sendable {
        /// The reader has closed the stream, as with `| head`. This isn't reported.
        case closed
        /// More was written than ``limit(to:)`` allows.
        case full
        /// Anything else, as the system says it.
        case other(String)
    }

    /// The number of pending bytes that triggers sending.
    private static let capacity = 1 << 16

    /// Creates a stream that passes its bytes to `send`.
    public init(isTerminal: Bool, isOpen: Bool = true, send: @escaping ([UInt8]) -> Failure?) {
        self.isTerminal = isTerminal
        self.isOpen = isOpen
        self.send = send
    }

    /// Writes `text`.
    public func write(_ text: String) {
        write(text.utf8)
    }

    /// Writes `bytes` unchanged. If there is no room for all of them, writes none.
    public func write(_ bytes: some Sequence<UInt8>) {
        if failure != nil { return }
        let count = pending.count
        pending.append(contentsOf: bytes)
        let added = pending.count - count
        if added > room {
            pending.removeLast(added)
            flush()
            room = -1
            if failure == nil { failure = .full }
            return
        }
        room -= added
        if pending.count >= Self.capacity { flush() }
    }

    /// Lets no more than `count` bytes be written from now on.
    func limit(to count: Int) { room = count }

    /// Sends on what waits.
    func flush() {
        if failure == nil, !pending.isEmpty { failure = send(pending) }
        pending.removeAll(keepingCapacity: true)
    }
}
