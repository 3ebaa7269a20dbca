#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The variables of an environment.
public struct Environment {
    /// The value of the variable with this name; `nil` where there is none.
    var value: (_ name: String) -> String?

    /// Creates an environment in which variables are looked up with `value`.
    public init(value: @escaping (_ name: String) -> String?) {
        self.value = value
    }

    /// The environment of this process.
    public static var local: Environment {
        Environment { name in getenv(name).map { String(cString: $0) } }
    }
}
