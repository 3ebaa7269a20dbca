import SceneRuntime
import SceneText

/// Evaluates numbers, conditions and attributes.
extension Evaluator {
    /// Returns the value of `quantity`, or reports it and returns 0 if it is outside `range`.
    mutating func number(
        _ quantity: Quantity, _ environment: EnvironmentID, in range: ClosedRange<Double> = Schema.anyNumber,
        isWhole: Bool = false
    ) -> Double {
        if quantity.isChecked { return quantity.number }
        let value = boundScene.value(of: quantity, state.environments, in: environment)
        if let problem = NumberProblem(value, in: range, isWhole: isWhole) {
            report(.number(problem, at: quantity.range), in: environment)
            return 0
        }
        return value
    }

    /// Reports the numbers in a text that can't be written.
    mutating func check(_ text: [TextInsertion], _ environment: EnvironmentID) {
        for insertion in text where insertion.type == .number {
            let value = insertion.value.value(state.environments, in: environment)
            if value.isFinite { continue }
            if let problem = NumberProblem(value, in: Schema.anyNumber, isWhole: false) {
                report(.number(problem, at: insertion.range), in: environment)
            }
        }
    }

    @inline(__always)
    func numberCount(_ attribute: EvaluatedAttribute) -> Int {
        guard case .numbers(_, let count) = boundScene.attributes[attribute.index].value else { return 0 }
        return Int(count)
    }

    /// Returns the number at `index` of an attribute, within the range of its shape; times are in seconds.
    mutating func number(_ index: Int, of attribute: EvaluatedAttribute) -> Double {
        let bound = boundScene.attributes[attribute.index]
        guard case .numbers(let start, let count) = bound.value, index < Int(count) else { return 0 }
        return number(boundScene.quantities[Int(start) + index], of: bound.attribute, attribute.environment)
    }

    /// Returns the value of a number of `attribute`, within the range of its shape; times are in seconds.
    mutating func number(_ quantity: Quantity, of attribute: Attribute, _ environment: EnvironmentID) -> Double {
        let value: Double
        if quantity.isChecked {
            value = quantity.number
        } else {
            let rule = Schema.facts(of: attribute).numbers
            value = number(quantity, environment, in: rule.range, isWhole: rule.isWhole)
        }
        return quantity.unit == .milliseconds ? value / 1000 : value
    }

    /// Returns the whole number for `quantity`, or reports it and returns 0 if it isn't one.
    mutating func count(_ quantity: Quantity, _ environment: EnvironmentID) -> Int {
        let value = number(quantity, environment, in: Schema.notNegative, isWhole: true)
        return Int(exactly: value) ?? 0
    }

    /// Returns the number of rows or items that `maker` makes, in a table or collection that has `earlier` others.
    /// Reports an error if together they are more than a number can be; fewer also fit into an `Int` of 32 bits.
    mutating func cellCount(of maker: EvaluatedItem, after earlier: Int) -> Int {
        guard let quantity = boundScene.items[maker.id].count.map({ boundScene.quantities[$0] }) else { return 0 }
        let count = count(quantity, maker.environment)
        if count <= Int(Schema.maximumCoordinate) - earlier { return count }
        report(.tooManyCells(at: quantity.range), in: maker.environment)
        return 0
    }

    /// Returns the last value of `attribute` in `block`, or `nil` if it isn't written.
    ///
    /// Inlined, because calling a method on a value as large as an evaluator would copy it.
    @inline(__always)
    func find(_ attribute: Attribute, in block: EvaluatedBlock) -> EvaluatedAttribute? {
        let position = block.attributes.last {
            boundScene.attributes[attributes[$0, of: block].index].attribute == attribute
        }
        return position.map { attributes[$0, of: block] }
    }

    /// Returns the first number of `attribute` in `block`, or `nil` if it isn't written.
    mutating func number(_ attribute: Attribute, in block: EvaluatedBlock) -> Double? {
        guard block.written.contains(attribute), let found = find(attribute, in: block) else { return nil }
        return number(0, of: found)
    }

    /// Returns the size in `attribute` in `block`, or `nil` if it isn't written.
    mutating func size(_ attribute: Attribute, in block: EvaluatedBlock) -> Size? {
        guard block.written.contains(attribute), let found = find(attribute, in: block), numberCount(found) == 2
        else { return nil }
        return Size(width: number(0, of: found), height: number(1, of: found))
    }

    /// Returns the distances in `attribute` in `block`; zero if it isn't written.
    mutating func edges(_ attribute: Attribute, in block: EvaluatedBlock) -> Edges {
        guard block.written.contains(attribute), let found = find(attribute, in: block) else { return .zero }
        return edges(found)
    }

    /// Returns four distances, written as one or as four.
    mutating func edges(_ attribute: EvaluatedAttribute) -> Edges {
        switch numberCount(attribute) {
        case 0: return .zero
        case 4:
            return Edges(
                top: number(0, of: attribute), left: number(1, of: attribute), bottom: number(2, of: attribute),
                right: number(3, of: attribute))
        default: return Edges(all: number(0, of: attribute))
        }
    }

    /// Returns whether `attribute` is on in `block`, or `defaultValue` if it isn't written.
    @inline(__always)
    func flag(_ attribute: Attribute, in block: EvaluatedBlock, default defaultValue: Bool = false) -> Bool {
        guard block.written.contains(attribute), let found = find(attribute, in: block) else { return defaultValue }
        return flag(found) ?? defaultValue
    }

    /// Returns whether the attribute is on, or `nil` if its value isn't a condition.
    @inline(__always)
    func flag(_ attribute: EvaluatedAttribute) -> Bool? {
        guard case .flag(let condition) = boundScene.attributes[attribute.index].value else { return nil }
        return isTrue(condition, in: attribute.environment)
    }

    func isTrue(_ condition: Condition, in environment: EnvironmentID) -> Bool {
        switch condition {
        case .known(let value): value
        case .computed(let index): boundScene.expressions[Int(index)].value(state.environments, in: environment) != 0
        }
    }

    /// Returns the value for the word of `attribute` in `block`, or `nil` if it isn't written.
    @inline(__always)
    func choice<Value: RawRepresentable<String>>(_ attribute: Attribute, in block: EvaluatedBlock) -> Value? {
        guard block.written.contains(attribute), let found = find(attribute, in: block),
            case .choice(let index) = boundScene.attributes[found.index].value
        else { return nil }
        return attribute.choice(at: index)
    }
}

extension BoundScene {
    /// Returns the value of `quantity` in `environment`, valid or not.
    func value(of quantity: Quantity, _ environments: Environments, in environment: EnvironmentID) -> Double {
        guard let expression = quantity.expression else { return quantity.number }
        return expressions[expression].value(environments, in: environment)
    }
}
