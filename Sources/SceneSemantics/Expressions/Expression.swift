/// An expression with bound words. Conditions are 1 for true and 0 for false.
enum Expression: Sendable {
    case number(Double)
    /// The value of a `let` that is the same in every instance.
    case known(Double)
    /// The value of a `let` or variable that depends on the instance.
    case slot(Slot)
    /// A number that layout finds: the width of the scene, its height, or an edge of ``BoundScene/edges``.
    case measured(UInt32)
    indirect case negated(Expression)
    indirect case not(Expression)
    /// Operands of equal precedence, applied from left to right.
    indirect case chain(Expression, [Link])
    indirect case ternary(Expression, Expression, Expression)
    case call(Function, [Expression])

    /// The numbers of ``measured(_:)`` for the scene's width and height; the numbers of edges follow.
    static let sceneWidth: UInt32 = 0, sceneHeight: UInt32 = 1, firstEdge: UInt32 = 2

    /// An operator and its right operand.
    struct Link: Sendable {
        var sign: Operator
        var operand: Expression
    }

    /// The types of expressions.
    enum ValueType: Sendable {
        case number
        case condition
        /// A text, which no operator takes.
        case string
    }

    /// The binary operators.
    enum Operator: Sendable {
        case plus, minus, times, divided, remainder
        case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
        case and, or
    }

    /// The functions; the raw value is the word of the language.
    enum Function: String, CaseIterable, Sendable {
        case min, max, abs, floor, ceil, round

        /// The number of arguments it takes.
        var argumentCount: ClosedRange<Int> {
            switch self {
            case .min, .max: 2...64
            case .abs, .floor, .ceil, .round: 1...1
            }
        }
    }
}

/// The location of a value that depends on the instance: the depth of its environment, and its index in it.
struct Slot: Hashable, Sendable {
    var depth: Int32
    var index: Int32
}
