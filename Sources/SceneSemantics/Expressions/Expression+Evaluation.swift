extension Expression {
    /// The value where the slots have `values`; not finite where something was divided by zero or grew too large.
    func value(_ values: [Double]) -> Double {
        switch self {
        case .number(let number): return number
        case .slot(let slot): return slot < values.count ? values[slot] : .nan
        case .negated(let operand): return -operand.value(values)
        case .not(let operand): return operand.value(values) == 0 ? 1 : 0
        case .chain(let first, let links):
            var result = first.value(values)
            for link in links { result = link.sign.apply(result, link.operand.value(values)) }
            return result
        case .ternary(let condition, let one, let other):
            return condition.value(values) != 0 ? one.value(values) : other.value(values)
        case .call(let function, let arguments):
            return function.apply(arguments.map { $0.value(values) })
        }
    }

    /// The value, where it depends on no slot.
    var constant: Double? {
        switch self {
        case .number(let number): return number
        case .slot: return nil
        case .negated(let operand): return operand.constant.map { -$0 }
        case .not(let operand): return operand.constant.map { $0 == 0 ? 1 : 0 }
        case .chain(let first, let links):
            let isConstant = first.constant != nil && links.allSatisfy { $0.operand.constant != nil }
            return isConstant ? value([]) : nil
        case .ternary(let condition, let one, let other):
            guard let condition = condition.constant else { return nil }
            return condition != 0 ? one.constant : other.constant
        case .call(_, let arguments):
            return arguments.allSatisfy { $0.constant != nil } ? value([]) : nil
        }
    }
}

extension Expression.Operator {
    /// The value of `left` and `right` with this sign between them; `%` keeps the sign of the left side.
    func apply(_ left: Double, _ right: Double) -> Double {
        switch self {
        case .plus: left + right
        case .minus: left - right
        case .times: left * right
        case .divided: left / right
        case .remainder: left.truncatingRemainder(dividingBy: right)
        case .less: left < right ? 1 : 0
        case .lessOrEqual: left <= right ? 1 : 0
        case .greater: left > right ? 1 : 0
        case .greaterOrEqual: left >= right ? 1 : 0
        case .equal: left == right ? 1 : 0
        case .notEqual: left != right ? 1 : 0
        case .and: left != 0 && right != 0 ? 1 : 0
        case .or: left != 0 || right != 0 ? 1 : 0
        }
    }

    /// What it joins; `nil` where either will do.
    var operandType: Expression.ValueType? {
        switch self {
        case .and, .or: .condition
        case .equal, .notEqual: nil
        default: .number
        }
    }

    /// What it gives.
    var resultType: Expression.ValueType {
        switch self {
        case .plus, .minus, .times, .divided, .remainder: .number
        default: .condition
        }
    }
}

extension Expression.Function {
    /// The value for `arguments`; `round` goes away from zero at a half.
    func apply(_ arguments: [Double]) -> Double {
        let first = arguments.first ?? .nan
        switch self {
        case .min: return arguments.dropFirst().reduce(first) { Swift.min($0, $1) }
        case .max: return arguments.dropFirst().reduce(first) { Swift.max($0, $1) }
        case .abs: return first.magnitude
        case .floor: return first.rounded(.down)
        case .ceil: return first.rounded(.up)
        case .round: return first.rounded(.toNearestOrAwayFromZero)
        }
    }
}
