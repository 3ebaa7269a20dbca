import SceneSyntax
import SceneText

/// Expressions.
extension SceneChecker {
    /// Binds a condition; `nil` where it was reported.
    mutating func bindCondition(_ node: NodeID) -> Condition? {
        if hasProblems, isSuspect(tree.range(node)) { return nil }
        return bind(node, as: .condition).map { condition($0) }
    }

    /// Binds an expression that must be of `type`; `nil` where it was reported.
    mutating func bind(_ node: NodeID, as type: Expression.ValueType) -> Expression? {
        guard let (expression, found) = bind(node) else { return nil }
        if found != type {
            report(.wrongType(tree.range(node), found: found, wanted: type))
            return nil
        }
        return expression
    }

    /// Binds an expression of any type; `nil` where it was reported.
    mutating func bind(_ node: NodeID) -> (Expression, Expression.ValueType)? {
        let first = tree.firstToken(node)
        switch tree.kind(node) {
        case .number: return bindNumber(at: tree.range(first)).map { (.number($0), .number) }
        case .variable: return bindVariable(SpelledToken(tree: tree, token: first))
        case .parenthesized: return operand(of: node).flatMap { bind($0) }
        case .call: return bindCall(SpelledToken(tree: tree, token: first), node)
        case .unary:
            guard let operand = operand(of: node) else { return nil }
            if tree.kind(first) == .not { return bind(operand, as: .condition).map { (.not($0), .condition) } }
            return bind(operand, as: .number).map { (.negated($0), .number) }
        case .binary: return bindChain(node)
        case .ternary:
            guard let condition = operand(of: node), let one = operand(of: node, behind: condition),
                let other = operand(of: node, behind: one), operand(of: node, behind: other) == nil,
                let condition = bind(condition, as: .condition), let (one, type) = bind(one),
                let other = bind(other, as: type)
            else { return nil }
            return (.ternary(condition, one, other), type)
        default: return nil
        }
    }

    /// The operand of `node` that comes after `before`, or its first one.
    private func operand(of node: NodeID, behind before: NodeID? = nil) -> NodeID? {
        var next = before.map { tree.nodeBehind($0) } ?? node.next
        let end = tree.nodeBehind(node)
        while next < end, tree.kind(next) == .unexpected { next = tree.nodeBehind(next) }
        return next < end ? next : nil
    }

    private mutating func bindVariable(_ word: SpelledToken) -> (Expression, Expression.ValueType)? {
        guard let symbol = word.symbol else { return nil }
        if symbol == words.yes || symbol == words.no { return (.number(symbol == words.yes ? 1 : 0), .condition) }
        guard let entry = scope.use(symbol) else {
            // A word of the whole file is missing in all of its scenes.
            let isNews = scope.missedWords.insert(symbol).inserted
            if !scope.hasNamelessConstant, isNews || unknownWords[symbol] != nil {
                reportUnknown(word, .unknownVariable(word, known: scope.words))
            } else {
                excuse(word.range)
            }
            return nil
        }
        guard let value = entry.value, let type = entry.type else {
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
        var count = 0
        var next = operand(of: node)
        while let argument = next {
            count += 1
            next = operand(of: node, behind: argument)
        }
        guard function.argumentCount.contains(count) else {
            report(.wrongArgumentCount(tree.range(node), function, count: count))
            return nil
        }
        var bound: [Expression] = []
        next = operand(of: node)
        while let argument = next {
            guard let expression = bind(argument, as: .number) else { return nil }
            bound.append(expression)
            next = operand(of: node, behind: argument)
        }
        return (.call(function, bound), .number)
    }

    private mutating func bindChain(_ node: NodeID) -> (Expression, Expression.ValueType)? {
        guard let first = operand(of: node), let (left, leftType) = bind(first) else { return nil }
        var bound: [Expression.Link] = []
        var type = leftType
        var next = operand(of: node, behind: first)
        while let right = next {
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
            next = self.operand(of: node, behind: right)
        }
        return (.chain(left, bound), type)
    }
}

extension Expression.Operator {
    /// The operator that the sign stands for.
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
