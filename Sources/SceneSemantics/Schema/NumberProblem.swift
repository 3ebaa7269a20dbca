enum NumberProblem: Equatable, Sendable {
    /// Not a number: a division of zero by zero, or a remainder by zero.
    case undefined
    /// More than the limit for coordinates.
    case tooLarge
    /// Outside this range.
    case outside(Double, ClosedRange<Double>)
    /// Not a whole number.
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
