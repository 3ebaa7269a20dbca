/// What a constant, a parameter or a variable means.
struct NamedValue {
    /// Its value, or `nil` if that has an error.
    var value: Expression?
    /// Its type, or `nil` if its value has an error.
    var type: Expression.ValueType?
}
