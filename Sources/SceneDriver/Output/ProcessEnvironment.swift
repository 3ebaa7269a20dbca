/// Environment variables.
public struct ProcessEnvironment {
    /// Returns the value of a variable, or `nil` if it isn't set.
    var value: (_ name: String) -> String?

    /// Creates an environment that looks up variables with `value`.
    public init(value: @escaping (_ name: String) -> String?) {
        self.value = value
    }
}
