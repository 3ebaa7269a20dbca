#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// A file descriptor that closes itself when it is released.
final class Descriptor {
    private let number: Int32
    /// Whether to close it at the end.
    private let isOwned: Bool

    /// Wraps the descriptor `number`. If it isn't owned, it stays open.
    init(_ number: Int32, isOwned: Bool) {
        self.number = number
        self.isOwned = isOwned
    }

    deinit {
        if isOwned { _ = close(number) }
    }

    /// The maximum number of bytes to read at once.
    private static let chunkSize = 1 << 16

    /// Returns the next bytes; empty at the end.
    func nextChunk() throws(FileProblem) -> [UInt8] {
        var code: Int32 = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
            (count, code) = fill(buffer)
        }
        if code != 0 { throw FileProblem(code: code) }
        return chunk
    }

    /// Reads into `buffer`. Returns the number of bytes and the error number.
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

/// Waits until `descriptor`, which another process may have made non-blocking, is ready to read or write.
func waitUntilReady(_ descriptor: Int32, for event: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: event), revents: 0)
    _ = poll(&request, 1, -1)
}

/// Whether `descriptor` is ready to read or write, or at its end, without waiting.
func isReady(_ descriptor: Int32, for event: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: event), revents: 0)
    return poll(&request, 1, 0) > 0
}

/// Writes all bytes, with as many calls as needed. Returns the error number, or 0.
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
