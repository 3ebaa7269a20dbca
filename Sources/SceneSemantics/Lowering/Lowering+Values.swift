import SceneRuntime
import SceneText

/// The values of numbers, conditions and attributes.
extension Lowering {
    /// The value of `quantity`, which must lie in `range`; 0, once reported, where it does not.
    mutating func number(
        _ quantity: Quantity, _ environment: LoweringEnvironment,
        in range: ClosedRange<Double> = -Vocabulary.largestCoordinate...Vocabulary.largestCoordinate,
        isWhole: Bool = false
    ) -> Double {
        let value = quantity.expression.value(environment.values)
        if let problem = NumberProblem(value, in: range, isWhole: isWhole) {
            report(.number(problem, at: quantity.range))
            return 0
        }
        return value
    }

    /// The numbers of an attribute, each within the bounds of its shape; times in seconds.
    mutating func numbers(_ attribute: ActiveStatements.ActiveAttribute) -> [Double] {
        guard case .numbers(let quantities) = attribute.bound.value else { return [] }
        let rule = attribute.bound.attribute.shape.numbers
        return quantities.map { quantity in
            let value = number(quantity, attribute.environment, in: rule.range, isWhole: rule.isWhole)
            return quantity.unit == .milliseconds ? value / 1000 : value
        }
    }

    /// The whole number that `quantity` stands for; 0, once reported, where it stands for none.
    mutating func count(_ quantity: Quantity, _ environment: LoweringEnvironment) -> Int {
        let value = number(quantity, environment, in: 0...Vocabulary.largestCoordinate, isWhole: true)
        return Int(exactly: value) ?? 0
    }

    /// The last value of `attribute` among `attributes`, as numbers.
    mutating func numbers(_ attribute: Attribute, in attributes: [ActiveStatements.ActiveAttribute]) -> [Double]? {
        attributes.last { $0.bound.attribute == attribute }.map { numbers($0) }
    }

    /// Whether `attribute` is on, or `standard` where it is not written.
    func flag(
        _ attribute: Attribute, in attributes: [ActiveStatements.ActiveAttribute], standard: Bool = false
    ) -> Bool {
        guard let active = attributes.last(where: { $0.bound.attribute == attribute }) else { return standard }
        return flag(active) ?? standard
    }

    /// Whether the attribute is on; `nil` where its value is no condition.
    func flag(_ attribute: ActiveStatements.ActiveAttribute) -> Bool? {
        guard case .flag(let condition) = attribute.bound.value else { return nil }
        return condition.value(attribute.environment.values) != 0
    }

    /// Which of its words `attribute` has; 0, the first, where it is not written.
    func choice(_ attribute: Attribute, in attributes: [ActiveStatements.ActiveAttribute]) -> Int {
        guard let active = attributes.last(where: { $0.bound.attribute == attribute }),
            case .choice(let index) = active.bound.value
        else { return 0 }
        return index
    }

    /// Four distances, given as one or as four.
    func edges(_ numbers: [Double]?) -> Edges {
        guard let numbers, let first = numbers.first else { return .zero }
        if numbers.count < 4 { return Edges(all: first) }
        return Edges(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
