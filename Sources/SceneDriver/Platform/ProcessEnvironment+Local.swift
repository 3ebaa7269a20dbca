#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

extension ProcessEnvironment {
    /// The environment of this process.
    public static var local: ProcessEnvironment {
        ProcessEnvironment { name in getenv(name).map { String(cString: $0) } }
    }
}
