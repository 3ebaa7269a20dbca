/// The rule for the numbers of a value.
struct NumberRule: Sendable {
    /// The number of numbers; see also ``otherCount``.
    var count: Int
    /// The alternative number of numbers.
    var otherCount = 0
    var units = AllowedUnits.none
    var range = Schema.anyNumber
    /// Whether they must be whole numbers.
    var isWhole = false
}

/// The units; the raw value is the spelling.
enum NumberUnit: String, CaseIterable, Sendable {
    case none = ""
    case percent = "%"
    case degrees = "deg"
    case radians = "rad"
    case milliseconds = "ms"
    case seconds = "s"
}

/// The units that a number may have.
enum AllowedUnits: Sendable {
    case none
    /// None, or a percentage of the superview's length.
    case lengths
    case angles
    case times

    /// Returns whether a number may have `unit`.
    @inline(__always)
    func contains(_ unit: NumberUnit) -> Bool {
        switch self {
        case .none: unit == .none
        case .lengths: unit == .none || unit == .percent
        case .angles: unit == .degrees || unit == .radians
        case .times: unit == .milliseconds || unit == .seconds
        }
    }
}

extension ValueShape {
    /// The rule for the numbers of the shape; for a shape without numbers joined by commas, the empty rule.
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
        case .frame, .flag, .nothing, .choice, .color, .link, .links, .competitors, .flagOrCompetitors:
            NumberRule(count: 0)
        }
    }
}
