#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Ends the process with this exit status.
public func endProcess(status: Int32) -> Never {
    exit(status)
}
