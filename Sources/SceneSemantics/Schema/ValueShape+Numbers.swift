/// What the numbers of a value must be like.
struct NumberRule: Sendable {
    /// How many there may be, or else ``otherCount``.
    var count: Int
    /// How many there may be instead.
    var otherCount = 0
    /// Which units they may have.
    var units = AllowedUnits.none
    /// Between which bounds they lie.
    var range = Schema.anyNumber
    /// Whether they are whole.
    var isWhole = false
}

/// Which units a number may have.
enum AllowedUnits: Sendable {
    /// None.
    case none
    /// None, or a percentage of the superview's length.
    case lengths
    case angles
    case times

    /// Whether a number may have `unit`.
    @inline(__always)
    func contains(_ unit: Quantity.Unit) -> Bool {
        switch self {
        case .none: unit == .none
        case .lengths: unit == .none || unit == .percent
        case .angles: unit == .degrees || unit == .radians
        case .times: unit == .milliseconds || unit == .seconds
        }
    }
}

extension ValueShape {
    /// What the numbers of the shape must be like; none where it is not made of numbers joined by commas.
    var numbers: NumberRule {
        let notNegative = Schema.notNegative
        return switch self {
        case .number(let range): NumberRule(count: 1, range: range)
        case .count(let range): NumberRule(count: 1, range: range, isWhole: true)
        case .length, .optionalLength: NumberRule(count: 1, units: .lengths)
        case .extent: NumberRule(count: 1, units: .lengths, range: notNegative)
        case .optionalInset, .edges: NumberRule(count: 1, otherCount: 4)
        case .point: NumberRule(count: 2)
        case .angle: NumberRule(count: 1, units: .angles)
        case .time: NumberRule(count: 1, units: .times, range: notNegative)
        case .factors: NumberRule(count: 1, otherCount: 2)
        case .matrix: NumberRule(count: 6)
        case .size: NumberRule(count: 0, range: notNegative)
        case .frame, .flag, .nothing, .choice, .colour, .link: NumberRule(count: 0)
        }
    }
}
