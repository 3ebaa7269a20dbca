#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs `body` while signals that end the process, such as Ctrl-C, are blocked. They are delivered afterwards.
///
/// No other thread may be running, because it would receive them.
func withSignalsHeld(_ body: () throws(FileProblem) -> Void) throws(FileProblem) {
    var held = sigset_t()
    var before = sigset_t()
    _ = sigfillset(&held)
    // Signals for program errors can't wait.
    for fault in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] { _ = sigdelset(&held, fault) }
    _ = pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { _ = pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
}
