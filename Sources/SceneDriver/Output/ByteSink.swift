import SceneReport

/// A stream that is written to, such as standard output.
///
/// A class, because it stands for one open stream however many hold it.
public final class ByteSink: ByteStream {
    /// Whether a person sees at once what is written.
    public let isTerminal: Bool
    /// What went wrong, once something has; from then on nothing is written.
    public private(set) var failure: Failure?
    /// How many bytes may still be written.
    private(set) var room = Int.max
    /// What was written and not yet sent on.
    private var pending: [UInt8] = []
    /// Sends bytes on.
    private let send: ([UInt8]) -> Failure?

    /// Why nothing more can be written.
    public enum Failure: Equatable, Sendable {
        /// Nobody reads any more, as behind `| head`: there is nothing to tell anybody.
        case closed
        /// More was written than ``limit(to:)`` allows.
        case full
        /// Anything else, as the system says it.
        case other(String)
    }

    /// As soon as so many bytes wait, they are sent on.
    private static let capacity = 1 << 16

    /// Creates a stream that hands its bytes to `send`.
    public init(isTerminal: Bool, send: @escaping ([UInt8]) -> Failure?) {
        self.isTerminal = isTerminal
        self.send = send
    }

    /// Writes `text`.
    public func write(_ text: String) {
        write(text.utf8)
    }

    /// Writes `bytes` as they are.
    public func write(_ bytes: some Sequence<UInt8>) {
        if failure != nil { return }
        let count = pending.count
        pending.append(contentsOf: bytes)
        room -= pending.count - count
        if room < 0 || pending.count >= Self.capacity { flush() }
        if room < 0, failure == nil { failure = .full }
    }

    /// Lets no more than about `count` bytes be written from now on.
    func limit(to count: Int) { room = count }

    /// Sends on what waits.
    public func flush() {
        if failure == nil, !pending.isEmpty { failure = send(pending) }
        pending.removeAll(keepingCapacity: true)
    }
}
