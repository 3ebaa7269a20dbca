import SceneSyntax
import SceneText

/// Binds expressions.
extension SceneChecker {
    /// Binds a condition. Returns `nil` if it reported an error.
    mutating func bindCondition(_ node: NodeID) -> Condition? {
        if hasProblems, isSuspect(tree.range(node)) { return nil }
        return bind(node, as: .condition).map { condition($0) }
    }

    /// Binds an expression of type `type`. Returns `nil` if it reported an error.
    mutating func bind(_ node: NodeID, as type: Expression.ValueType) -> Expression? {
        guard let (expression, found) = bind(node) else { return nil }
        if found != type {
            report(.wrongType(tree.range(node), found: found, wanted: type))
            return nil
        }
        return expression
    }

    /// Binds an expression of any type. Returns `nil` if it reported an error.
    mutating func bind(_ node: NodeID) -> (Expression, Expression.ValueType)? {
        let first = tree.firstToken(node)
        var operands = tree.siblings(in: node)
        switch tree.kind(node) {
        case .number: return bindNumber(at: tree.range(first)).map { (.number($0), .number) }
        case .variable: return bindVariable(spelled(first))
        case .parenthesized: return operands.nextOperand(in: tree).flatMap { bind($0) }
        case .call: return bindCall(spelled(first), node)
        case .unary:
            guard let operand = operands.nextOperand(in: tree) else { return nil }
            if tree.kind(first) == .not { return bind(operand, as: .condition).map { (.not($0), .condition) } }
            return bind(operand, as: .number).map { (.negated($0), .number) }
        case .binary: return bindChain(node)
        case .ternary:
            guard let condition = operands.nextOperand(in: tree), let one = operands.nextOperand(in: tree),
                let other = operands.nextOperand(in: tree), operands.nextOperand(in: tree) == nil,
                let condition = bind(condition, as: .condition), let (one, type) = bind(one),
                let other = bind(other, as: type)
            else { return nil }
            return (.ternary(condition, one, other), type)
        default: return nil
        }
    }

    private mutating func bindVariable(_ word: SpelledToken) -> (Expression, Expression.ValueType)? {
        guard let symbol = word.symbol else { return nil }
        if symbol == words.yes || symbol == words.no { return (.number(symbol == words.yes ? 1 : 0), .condition) }
        guard let meaning = use(word.token) else {
            // The word is unknown in the whole file, so it is reported once for all scenes.
            let isNew = scope.missedWords.insert(symbol).inserted
            if !scope.hasNamelessConstant, isNew || unknownWords[symbol] != nil || missedWords[symbol] != nil {
                let isWorthIt = isNew && scope.missedWords.count <= Self.mostSuggestions
                reportUnknown(word, .unknownVariable(word, known: isWorthIt ? scope.words : []))
            } else {
                excuse(word.range)
            }
            return nil
        }
        guard let value = meaning.value, let type = meaning.type else {
            excuse(word.range)
            return nil
        }
        if case .slot(let slot) = value, slot == scope.forbiddenSlot {
            report(.variableForAll(word))
            return nil
        }
        return (value, type)
    }

    private mutating func bindCall(_ word: SpelledToken, _ node: NodeID) -> (Expression, Expression.ValueType)? {
        guard let function = Expression.Function(rawValue: word.text) else {
            report(.unknownFunction(word))
            return nil
        }
        var operands = tree.siblings(in: node)
        var count = 0
        while operands.nextOperand(in: tree) != nil { count += 1 }
        guard function.argumentCount.contains(count) else {
            report(.wrongArgumentCount(tree.range(node), function, count: count))
            return nil
        }
        var bound: [Expression] = []
        operands = tree.siblings(in: node)
        while let argument = operands.nextOperand(in: tree) {
            guard let expression = bind(argument, as: .number) else { return nil }
            bound.append(expression)
        }
        return (.call(function, bound), .number)
    }

    private mutating func bindChain(_ node: NodeID) -> (Expression, Expression.ValueType)? {
        var operands = tree.siblings(in: node)
        guard let first = operands.nextOperand(in: tree), let (left, leftType) = bind(first) else { return nil }
        var bound: [Expression.Link] = []
        var type = leftType
        while let right = operands.nextOperand(in: tree) {
            let sign = Expression.Operator(tree.kind(tree.firstToken(right).previous))
            guard let sign, let (operand, operandType) = bind(right) else { return nil }
            let wanted = sign.operandType ?? type
            if type != wanted {
                report(.wrongType(tree.range(first), found: type, wanted: wanted))
                return nil
            }
            if operandType != wanted {
                report(.wrongType(tree.range(right), found: operandType, wanted: wanted))
                return nil
            }
            bound.append(Expression.Link(sign: sign, operand: operand))
            type = sign.resultType
        }
        return (.chain(left, bound), type)
    }
}

extension Siblings {
    /// Returns the next operand, or `nil` after the last one.
    fileprivate mutating func nextOperand(in tree: borrowing SyntaxTree) -> NodeID? {
        while let node = next(in: tree) {
            if tree.kind(node) != .unexpected { return node }
        }
        return nil
    }
}

extension Expression.Operator {
    /// Creates the operator for a token.
    init?(_ sign: TokenKind) {
        switch sign {
        case .plus: self = .plus
        case .minus: self = .minus
        case .star: self = .times
        case .slash: self = .divided
        case .percent: self = .remainder
        case .less: self = .less
        case .lessOrEqual: self = .lessOrEqual
        case .greater: self = .greater
        case .greaterOrEqual: self = .greaterOrEqual
        case .equal: self = .equal
        case .notEqual: self = .notEqual
        case .and: self = .and
        case .or: self = .or
        default: return nil
        }
    }
}
