/// An expression whose words are bound. Conditions are 1 for true and 0 for false.
enum Expression: Sendable {
    case number(Double)
    /// The value of a `let` that is the same in all copies.
    case known(Double)
    /// The value of a `let` or a variable that differs from copy to copy.
    case slot(Slot)
    indirect case negated(Expression)
    indirect case not(Expression)
    /// Operands of one rank, applied from left to right.
    indirect case chain(Expression, [Link])
    indirect case ternary(Expression, Expression, Expression)
    case call(Function, [Expression])

    /// A sign and the operand behind it.
    struct Link: Sendable {
        var sign: Operator
        var operand: Expression
    }

    /// What has a value in an expression or a condition.
    enum ValueType: Sendable {
        case number
        case condition
    }

    /// The signs between two operands.
    enum Operator: Sendable {
        case plus, minus, times, divided, remainder
        case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
        case and, or
    }

    /// The functions; the raw value is the word of the language.
    enum Function: String, CaseIterable, Sendable {
        case min, max, abs, floor, ceil, round

        /// How many arguments it takes.
        var argumentCount: ClosedRange<Int> {
            switch self {
            case .min, .max: 2...64
            case .abs, .floor, .ceil, .round: 1...1
            }
        }
    }
}

/// Where a value is kept that differs from copy to copy: how many frames lie around that of the value, and which of its
/// values it is.
struct Slot: Hashable, Sendable {
    var depth: Int32
    var index: Int32
}
