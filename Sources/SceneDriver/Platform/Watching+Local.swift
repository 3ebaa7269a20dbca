#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

extension Watching {
    /// The local file system, looked at five times a second.
    static var local: Watching {
        Watching(
            begin: {
                // Nothing needs to be tidied up: files are replaced while signals are held.
                _ = signal(SIGINT) { _ in _exit(130) }
            },
            pause: {
                _ = usleep(200_000)
                return true
            },
            stamp: localStamp)
    }
}

/// Returns the stamp of the file at `path`, following links.
private func localStamp(_ path: String) -> FileStamp? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    #if canImport(Darwin)
        let time = information.st_mtimespec
    #else
        let time = information.st_mtim
    #endif
    return FileStamp(
        seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(information.st_size),
        identity: UInt64(truncatingIfNeeded: information.st_ino))
}
