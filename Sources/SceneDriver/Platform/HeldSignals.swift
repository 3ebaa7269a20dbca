#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Does `body` while signals that ask the process to end, such as Ctrl-C, wait; they are delivered behind it.
///
/// No other thread may be running: it would get them.
func withSignalsHeld(_ body: () throws(FileProblem) -> Void) throws(FileProblem) {
    var held = sigset_t()
    var before = sigset_t()
    _ = sigfillset(&held)
    // What a mistake in the program raises cannot wait.
    for fault in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] { _ = sigdelset(&held, fault) }
    _ = pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { _ = pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
}
