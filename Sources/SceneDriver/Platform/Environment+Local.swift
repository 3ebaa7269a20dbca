#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

extension Environment {
    /// The environment of this process.
    public static var local: Environment {
        Environment { name in getenv(name).map { String(cString: $0) } }
    }
}
