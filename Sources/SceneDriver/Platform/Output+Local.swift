#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

extension Output {
    /// The standard streams of the process.
    public static var local: Output {
        Output(standard: .local(STDOUT_FILENO), error: .local(STDERR_FILENO))
    }

    /// Makes the standard streams safe to use. Call this first.
    ///
    /// A closed reader, or a file that may not grow, then fails the write instead of ending the process. A standard
    /// stream that the caller has closed stays unusable. Otherwise its number would go to the next opened file, and the
    /// program's output with it.
    public static func prepareStandardStreams() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
            // Opens it for the wrong direction, so that reading or writing fails with EBADF, as if it were closed. It
            // gets the lowest free number, which is this one.
            let mode = number == STDIN_FILENO ? O_WRONLY : O_RDONLY
            if open("/dev/null", mode) != number { exit(ExitStatus.unreadable.rawValue) }
        }
    }
}

extension ByteSink {
    fileprivate static func local(_ descriptor: Int32) -> ByteSink {
        // Streams that were closed are open for reading, see `prepareStandardStreams`.
        let flags = fcntl(descriptor, F_GETFL)
        let isOpen = flags >= 0 && flags & (O_WRONLY | O_RDWR) != 0
        return ByteSink(isTerminal: isatty(descriptor) == 1, isOpen: isOpen) { bytes in
            switch writeAll(bytes, to: descriptor) {
            case 0: nil
            case EPIPE: .closed
            case let code: .other(FileProblem(code: code).reason(to: .write))
            }
        }
    }
}
