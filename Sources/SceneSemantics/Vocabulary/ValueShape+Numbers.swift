/// What the numbers of a value must be like.
struct NumberRule: Sendable {
    /// How many there may be.
    var counts: [Int]
    /// Which units they may have, the usual one first.
    var units: [Quantity.Unit] = [.none]
    /// Between which bounds they lie.
    var range: ClosedRange<Double> = -Vocabulary.largestCoordinate...Vocabulary.largestCoordinate
    /// Whether they are whole.
    var isWhole = false
}

extension ValueShape {
    /// What the numbers of the shape must be like; none where it is not made of numbers joined by commas.
    var numbers: NumberRule {
        let notNegative = 0...Vocabulary.largestCoordinate
        return switch self {
        case .number(let range): NumberRule(counts: [1], range: range)
        case .count(let range): NumberRule(counts: [1], range: range, isWhole: true)
        case .length, .optionalLength: NumberRule(counts: [1], units: [.none, .percent])
        case .extent: NumberRule(counts: [1], units: [.none, .percent], range: notNegative)
        case .optionalInset, .edges: NumberRule(counts: [1, 4])
        case .point: NumberRule(counts: [2])
        case .angle: NumberRule(counts: [1], units: [.degrees, .radians])
        case .time: NumberRule(counts: [1], units: [.milliseconds, .seconds], range: notNegative)
        case .factors: NumberRule(counts: [1, 2])
        case .matrix: NumberRule(counts: [6])
        case .size: NumberRule(counts: [], range: notNegative)
        case .frame, .flag, .nothing, .choice, .colour, .link: NumberRule(counts: [])
        }
    }
}
