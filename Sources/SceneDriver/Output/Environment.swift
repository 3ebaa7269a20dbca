#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The variables of the environment that the program looks at.
public enum Environment {
    /// Their names.
    private static let names = ["NO_COLOR", "FORCE_COLOR", "TERM"]

    /// Their values in this process.
    public static var local: [String: String] {
        var values: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { values[name] = String(cString: value) }
        }
        return values
    }
}
