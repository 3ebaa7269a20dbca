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

    /// Makes the standard streams of the process safe to use; to be called first of all.
    ///
    /// Nobody reading any more is then a failed write and not the end of the process, and so is a file that may not grow. A
    /// standard stream that the caller has closed stays unusable, and using it fails: its number would else go to the next
    /// file that is opened, and the program's output with it.
    public static func prepareStandardStreams() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
            // Opened for the wrong direction, so that reading or writing gives EBADF, as if it were closed. The lowest
            // free number is this one.
            let mode = number == STDIN_FILENO ? O_WRONLY : O_RDONLY
            if open("/dev/null", mode) != number { exit(ExitStatus.unreadable.rawValue) }
        }
    }
}

extension ByteSink {
    /// The open file `descriptor` of the process.
    fileprivate static func local(_ descriptor: Int32) -> ByteSink {
        ByteSink(isTerminal: isatty(descriptor) == 1) { bytes in
            switch writeAll(bytes, to: descriptor) {
            case 0: nil
            case EPIPE: .closed
            case let code: .other(FileProblem(code: code).reason(to: .write))
            }
        }
    }
}
