enum NumberProblem: Equatable, Sendable {
    /// It isn't a number: a division of zero by zero, or a remainder by zero.
    case undefined
    /// It exceeds the limit for coordinates.
    case tooLarge
    /// It is outside this range.
    case outside(Double, ClosedRange<Double>)
    /// It isn't a whole number.
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
