extension Expression {
    /// Returns the value in `environment`; not finite after a division by zero or an overflow.
    func value(_ environments: Environments, in environment: EnvironmentID) -> Double {
        switch self {
        case .number(let number), .known(let number): return number
        case .slot(let slot): return environments.value(of: slot, in: environment)
        case .measured(let index): return environments.measuredValue(index)
        case .negated(let operand): return -operand.value(environments, in: environment)
        case .not(let operand): return operand.value(environments, in: environment) == 0 ? 1 : 0
        case .chain(let first, let links):
            var result = first.value(environments, in: environment)
            for link in links { result = link.sign.apply(result, link.operand.value(environments, in: environment)) }
            return result
        case .ternary(let condition, let one, let other):
            return condition.value(environments, in: environment) != 0
                ? one.value(environments, in: environment) : other.value(environments, in: environment)
        case .call(let function, let arguments):
            var values: [Double] = []
            for argument in arguments { values.append(argument.value(environments, in: environment)) }
            return function.apply(values)
        }
    }

    /// Calls `body` for each edge of a view in the expression, with its index in ``BoundScene/edges``.
    func forEachEdge(_ body: (Int) -> Void) {
        switch self {
        case .number, .known, .slot: break
        case .measured(let index): if index >= Self.firstEdge { body(Int(index - Self.firstEdge)) }
        case .negated(let operand), .not(let operand): operand.forEachEdge(body)
        case .chain(let first, let links):
            first.forEachEdge(body)
            for link in links { link.operand.forEachEdge(body) }
        case .ternary(let condition, let one, let other):
            condition.forEachEdge(body)
            one.forEachEdge(body)
            other.forEachEdge(body)
        case .call(_, let arguments):
            for argument in arguments { argument.forEachEdge(body) }
        }
    }

    /// What the value depends on.
    enum Dependence: Comparable, Sendable {
        /// Nothing: it is a literal.
        case none
        /// Constants with the same value in every instance.
        case constants
        /// The instance in which it is evaluated.
        case instances
    }

    /// What the value depends on.
    var dependence: Dependence {
        switch self {
        case .number: return .none
        case .known: return .constants
        case .slot, .measured: return .instances
        case .negated(let operand), .not(let operand): return operand.dependence
        case .chain(let first, let links):
            return links.reduce(first.dependence) { max($0, $1.operand.dependence) }
        case .ternary(let condition, let one, let other):
            // A literal condition decides which branch counts.
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
    /// Applies the operator to `left` and `right`; the result of `%` has the sign of `left`.
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

    /// The type of its operands, or `nil` if both types work.
    var operandType: Expression.ValueType? {
        switch self {
        case .and, .or: .condition
        case .equal, .notEqual: nil
        default: .number
        }
    }

    var resultType: Expression.ValueType {
        switch self {
        case .plus, .minus, .times, .divided, .remainder: .number
        default: .condition
        }
    }
}

extension Expression.Function {
    /// Applies the function to `arguments`; `round` rounds halves away from zero.
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
