#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// An open file of the operating system, closed when nobody needs it any more.
final class Descriptor {
    /// The number by which the system knows it.
    private let number: Int32
    /// Whether it is closed at the end.
    private let isOwned: Bool

    /// Takes over the descriptor `number`; one that is not owned stays open.
    init(_ number: Int32, isOwned: Bool) {
        self.number = number
        self.isOwned = isOwned
    }

    deinit {
        if isOwned { _ = close(number) }
    }

    /// At most this many bytes are read at once.
    private static let chunkSize = 1 << 16

    /// The next bytes; empty at the end.
    func nextChunk() throws(FileProblem) -> [UInt8] {
        var code: Int32 = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
            (count, code) = fill(buffer)
        }
        if code != 0 { throw FileProblem(code: code) }
        return chunk
    }

    /// Reads into `buffer`; how many bytes came, and the number of what went wrong.
    private func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> (count: Int, code: Int32) {
        while true {
            let count = read(number, buffer.baseAddress, buffer.count)
            if count >= 0 { return (count, 0) }
            switch errno {
            case EINTR: continue
            case EAGAIN: waitUntilReady(number, for: POLLIN)
            default: return (0, errno)
            }
        }
    }
}

/// Waits until `descriptor`, which somebody has set not to block, can be read or written again.
func waitUntilReady(_ descriptor: Int32, for event: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: event), revents: 0)
    _ = poll(&request, 1, -1)
}

/// Writes every byte, however many calls it takes; the number of what went wrong where that cannot be done, else 0.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written >= 0 {
                rest = rest.dropFirst(written)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: waitUntilReady(descriptor, for: Int32(POLLOUT))
            default: return errno
            }
        }
        return 0
    }
}
