extension Expression {
    /// The value in `frame`; not finite where something was divided by zero or grew too large.
    func value(_ frames: Environment, in frame: EnvironmentID) -> Double {
        switch self {
        case .number(let number), .known(let number): return number
        case .slot(let slot): return frames.value(of: slot, in: frame)
        case .negated(let operand): return -operand.value(frames, in: frame)
        case .not(let operand): return operand.value(frames, in: frame) == 0 ? 1 : 0
        case .chain(let first, let links):
            var result = first.value(frames, in: frame)
            for link in links { result = link.sign.apply(result, link.operand.value(frames, in: frame)) }
            return result
        case .ternary(let condition, let one, let other):
            return condition.value(frames, in: frame) != 0
                ? one.value(frames, in: frame) : other.value(frames, in: frame)
        case .call(let function, let arguments):
            var values: [Double] = []
            for argument in arguments { values.append(argument.value(frames, in: frame)) }
            return function.apply(values)
        }
    }

    /// What has to be known of the value.
    enum Dependence: Comparable, Sendable {
        /// Nothing: it is written out.
        case none
        /// The values of `let` statements that are the same in all copies.
        case constants
        /// In which copy it is asked for.
        case copies
    }

    /// What has to be known to compute the value.
    var dependence: Dependence {
        switch self {
        case .number: return .none
        case .known: return .constants
        case .slot: return .copies
        case .negated(let operand), .not(let operand): return operand.dependence
        case .chain(let first, let links):
            return links.reduce(first.dependence) { max($0, $1.operand.dependence) }
        case .ternary(let condition, let one, let other):
            // Where the condition is written out, so is which of the others counts.
            guard condition.dependence == .none else {
                return max(condition.dependence, one.dependence, other.dependence)
            }
            return condition.value(.none, in: 0) != 0 ? one.dependence : other.dependence
        case .call(_, let arguments):
            return arguments.reduce(.none) { max($0, $1.dependence) }
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
