import SceneRuntime
import SceneText

/// The values of numbers, conditions and attributes.
extension Lowering {
    /// The value of `quantity`, which must lie in `range`; 0, once reported, where it does not.
    mutating func number(
        _ quantity: Quantity, _ frame: EnvironmentID, in range: ClosedRange<Double> = Schema.anyNumber,
        isWhole: Bool = false
    ) -> Double {
        if quantity.isChecked { return quantity.number }
        let value = value(of: quantity, in: frame)
        if let problem = NumberProblem(value, in: range, isWhole: isWhole) {
            report(.number(problem, at: quantity.range))
            return 0
        }
        return value
    }

    /// The value of `quantity`, whatever it is.
    func value(of quantity: Quantity, in frame: EnvironmentID) -> Double {
        guard let expression = quantity.expression else { return quantity.number }
        return boundScene.expressions[expression].value(frames, in: frame)
    }

    /// How many numbers `attribute` has.
    @inline(__always)
    func numberCount(_ attribute: EvaluatedAttribute) -> Int {
        guard case .numbers(_, let count) = boundScene.attributes[attribute.index].value else { return 0 }
        return Int(count)
    }

    /// The number `index` of an attribute that has as many, within the bounds of its shape; times in seconds.
    mutating func number(_ index: Int, of attribute: EvaluatedAttribute) -> Double {
        let bound = boundScene.attributes[attribute.index]
        guard case .numbers(let start, let count) = bound.value, index < Int(count) else { return 0 }
        return number(boundScene.quantities[Int(start) + index], of: bound.attribute, attribute.frame)
    }

    /// The value of a number of `attribute`, within the bounds of its shape; times in seconds.
    mutating func number(_ quantity: Quantity, of attribute: Attribute, _ frame: EnvironmentID) -> Double {
        let value: Double
        if quantity.isChecked {
            value = quantity.number
        } else {
            let rule = Schema.facts(of: attribute).numbers
            value = number(quantity, frame, in: rule.range, isWhole: rule.isWhole)
        }
        return quantity.unit == .milliseconds ? value / 1000 : value
    }

    /// The whole number that `quantity` stands for; 0, once reported, where it stands for none.
    mutating func count(_ quantity: Quantity, _ frame: EnvironmentID) -> Int {
        let value = number(quantity, frame, in: Schema.notNegative, isWhole: true)
        return Int(exactly: value) ?? 0
    }

    /// The last value of `attribute` in `block`; `nil` where it is not written.
    ///
    /// A lowering is large, and asking it for something hands out a copy, unless what it does is done in place.
    @inline(__always)
    func find(_ attribute: Attribute, in block: EvaluatedBlock) -> EvaluatedAttribute? {
        let place = block.attributes.last {
            boundScene.attributes[evaluatedAttributes[$0, of: block].index].attribute == attribute
        }
        return place.map { evaluatedAttributes[$0, of: block] }
    }

    /// The first number of `attribute` in `block`; `nil` where it is not written.
    mutating func number(_ attribute: Attribute, in block: EvaluatedBlock) -> Double? {
        guard block.written.contains(attribute), let found = find(attribute, in: block) else { return nil }
        return number(0, of: found)
    }

    /// The two numbers of `attribute` in `block`, a size; `nil` where it is not written.
    mutating func size(_ attribute: Attribute, in block: EvaluatedBlock) -> Size? {
        guard block.written.contains(attribute), let found = find(attribute, in: block), numberCount(found) == 2
        else { return nil }
        return Size(width: number(0, of: found), height: number(1, of: found))
    }

    /// The distances that `attribute` says in `block`; none where it is not written.
    mutating func edges(_ attribute: Attribute, in block: EvaluatedBlock) -> Edges {
        guard block.written.contains(attribute), let found = find(attribute, in: block) else { return .zero }
        return edges(found)
    }

    /// Four distances, given as one or as four.
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

    /// Whether `attribute` is on in `block`, or `standard` where it is not written.
    @inline(__always)
    func flag(_ attribute: Attribute, in block: EvaluatedBlock, standard: Bool = false) -> Bool {
        guard block.written.contains(attribute), let found = find(attribute, in: block) else { return standard }
        return flag(found) ?? standard
    }

    /// Whether the attribute is on; `nil` where its value is no condition.
    @inline(__always)
    func flag(_ attribute: EvaluatedAttribute) -> Bool? {
        guard case .flag(let condition) = boundScene.attributes[attribute.index].value else { return nil }
        return isTrue(condition, in: attribute.frame)
    }

    /// Whether `condition` holds.
    func isTrue(_ condition: Condition, in frame: EnvironmentID) -> Bool {
        switch condition {
        case .known(let value): value
        case .computed(let index): boundScene.expressions[Int(index)].value(frames, in: frame) != 0
        }
    }

    /// Which of its words `attribute` has in `block`; 0, the first, where it is not written.
    @inline(__always)
    func choice(_ attribute: Attribute, in block: EvaluatedBlock) -> Int {
        guard block.written.contains(attribute), let found = find(attribute, in: block),
            case .choice(let index) = boundScene.attributes[found.index].value
        else { return 0 }
        return Int(index)
    }
}
