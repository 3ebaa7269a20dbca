/// What can be wrong with a number.
enum NumberProblem: Equatable, Sendable {
    /// It is no number: zero was divided by zero, or a remainder of zero taken.
    case undefined
    /// It is beyond what coordinates may be.
    case tooLarge
    /// It is outside the range, which begins and ends so.
    case outside(Double, ClosedRange<Double>)
    /// It is not whole.
    case fraction(Double)

    /// What is wrong with `value`; `nil` where nothing is.
    init?(_ value: Double, in range: ClosedRange<Double>, isWhole: Bool) {
        if value.isNaN {
            self = .undefined
        } else if value.magnitude > Schema.largestCoordinate {
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
