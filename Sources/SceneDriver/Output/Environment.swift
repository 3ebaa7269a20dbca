/// The variables of an environment.
public struct Environment {
    /// The value of the variable with this name; `nil` where there is none.
    var value: (_ name: String) -> String?

    /// Creates an environment in which variables are looked up with `value`.
    public init(value: @escaping (_ name: String) -> String?) {
        self.value = value
    }
}
