#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Output {
    /// The standard streams of the process.
    public static var local: Output {
        Output(standard: .local(STDOUT_FILENO), error: .local(STDERR_FILENO))
    }

    /// Makes the standard streams of the process safe to use; to be called first of all.
    ///
    /// Nobody reading any more is then a failed write and not the end of the process. And a standard stream that the
    /// caller has closed is put back, as nothing: else the next file to be opened would get its number, and the
    /// program's output with it.
    public static func prepareStandardStreams() {
        _ = signal(SIGPIPE, SIG_IGN)
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDWR)  // it gets the lowest free number, which is this one
        }
    }
}

extension ByteSink {
    /// The open file `descriptor` of the process.
    fileprivate static func local(_ descriptor: Int32) -> ByteSink {
        ByteSink(isTerminal: isatty(descriptor) == 1) { bytes in
            bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
        }
    }
}

/// Writes every byte, however many calls it takes; what went wrong where that cannot be done.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> ByteSink.Failure? {
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
        case EPIPE: return .closed
        default: return .other(FileProblem.ofLastCall.reason)
        }
    }
    return nil
}
