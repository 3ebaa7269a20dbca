enum NumberProblem: Equatable, Sendable {
    /// The result isn't a number: a division of zero by zero, or a remainder by zero.
    case undefined
    /// The number exceeds the limit for coordinates.
    case tooLarge
    /// The number is outside this range.
    case outside(Double, ClosedRange<Double>)
    /// The number isn't whole.
    case fraction(Double)

    /// Creates the problem of `value`, or returns `nil` if it has none.
    init?(_ value: Double, in range: ClosedRange<Double>, isWhole: Bool) {
        if value.isNaN {
            self = .undefined
        } else if value.magnitude > Schema.maximumCoordinate {
            self = .tooLarge
        } else if !range.contains(value) {
            self = .outside(value, range)
        } else if isWhole, value != value.rounded() {
            self = .fraction(value)
        } else {
            return nil
        }
    }
}
