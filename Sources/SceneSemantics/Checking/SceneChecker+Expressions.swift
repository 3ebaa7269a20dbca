import SceneSyntax
import SceneText

/// Expressions and `let`.
extension SceneChecker {
    /// Binds a `let` and puts its word in force; `nil` where it was reported.
    mutating func bind(_ syntax: LetSyntax) -> Constant? {
        guard let name = syntax.name else {
            scope.hasNamelessConstant = true
            return nil
        }
        let isReserved = Expression.Function(rawValue: name.text) != nil || name.text == "true" || name.text == "false"
        if isReserved || scope.entry(name.text) != nil {
            report(.constantInForce(name, first: scope.entry(name.text)?.declaration, isReserved: isReserved))
            return nil
        }
        declaredConstants.append((name, syntax.range))
        // Even where the value is wrong the word is known from here on.
        guard let value = syntax.value, !isSuspect(syntax.range), let (expression, type) = bindLetValue(value) else {
            _ = scope.declare(name.text, nil, at: name.range)
            _ = scope.use(name.text)
            return nil
        }
        let slot = scope.declare(name.text, type, at: name.range)
        return Constant(slot: slot, value: expression, range: value.range)
    }

    private mutating func bindLetValue(_ value: ValueSyntax) -> (Expression, Expression.ValueType)? {
        guard case .lengths(let lengths) = value.form, lengths.count == 1, lengths[0].unit == nil else {
            report(.wrongLetValue(value))
            return nil
        }
        guard let syntax = lengths[0].expression, !lengths[0].isNegated else {
            return bind(lengths[0], units: [.none]).map { ($0.expression, .number) }
        }
        return bind(syntax)
    }

    /// Binds a condition; `nil` where it was reported.
    mutating func bindCondition(_ syntax: ExpressionSyntax) -> Expression? {
        if isSuspect(syntax.range) { return nil }
        return bind(syntax, as: .condition)
    }

    /// Binds an expression that must be of `type`; `nil` where it was reported.
    mutating func bind(_ syntax: ExpressionSyntax, as type: Expression.ValueType) -> Expression? {
        guard let (expression, found) = bind(syntax) else { return nil }
        if found != type {
            report(.wrongType(syntax.range, found: found, wanted: type))
            return nil
        }
        return expression
    }

    /// Binds an expression of any type; `nil` where it was reported.
    mutating func bind(_ syntax: ExpressionSyntax) -> (Expression, Expression.ValueType)? {
        switch syntax.form {
        case .number(let number):
            return bindNumber(number).map { (.number($0), .number) }
        case .variable(let word):
            return bindVariable(word)
        case .parenthesized(let inner):
            return bind(inner)
        case .call(let word, let arguments):
            return bindCall(word, arguments, syntax)
        case .unary(.not, let operand):
            return bind(operand, as: .condition).map { (.not($0), .condition) }
        case .unary(_, let operand):
            return bind(operand, as: .number).map { (.negated($0), .number) }
        case .binary(let first, let links):
            return bindChain(first, links)
        case .ternary(let condition, let one, let other):
            guard let condition = bind(condition, as: .condition), let (one, type) = bind(one),
                let other = bind(other, as: type)
            else { return nil }
            return (.ternary(condition, one, other), type)
        case .broken:
            return nil
        }
    }

    /// The value of a number as it was written; `nil` where it is too large to be one, which is reported.
    mutating func bindNumber(_ number: SpelledToken) -> Double? {
        guard let value = Double(number.text), value <= Vocabulary.largestCoordinate else {
            report(.number(.tooLarge, at: number.range))
            return nil
        }
        return value
    }

    private mutating func bindVariable(_ word: SpelledToken) -> (Expression, Expression.ValueType)? {
        if word.text == "true" || word.text == "false" {
            return (.number(word.text == "true" ? 1 : 0), .condition)
        }
        guard let entry = scope.use(word.text) else {
            // A word of the whole file is missing in all of its scenes.
            let isNews = scope.missedWords.insert(word.text).inserted
            let finding = Diagnostic.unknownVariable(word, known: scope.words)
            if !scope.hasNamelessConstant, isNews || unknownWords[word.text] != nil {
                reportUnknown(word, finding)
            } else {
                excuse(word.range)
            }
            return nil
        }
        guard let type = entry.type else {
            excuse(word.range)
            return nil
        }
        if entry.slot == scope.forbiddenSlot {
            report(.variableForAll(word))
            return nil
        }
        return (.slot(entry.slot), type)
    }

    private mutating func bindCall(
        _ word: SpelledToken, _ arguments: [ExpressionSyntax], _ syntax: ExpressionSyntax
    ) -> (Expression, Expression.ValueType)? {
        guard let function = Expression.Function(rawValue: word.text) else {
            report(.unknownFunction(word))
            return nil
        }
        guard function.argumentCount.contains(arguments.count) else {
            report(.wrongArgumentCount(syntax.range, function, count: arguments.count))
            return nil
        }
        var bound: [Expression] = []
        for argument in arguments {
            guard let expression = bind(argument, as: .number) else { return nil }
            bound.append(expression)
        }
        return (.call(function, bound), .number)
    }

    private mutating func bindChain(
        _ first: ExpressionSyntax, _ links: [(sign: TokenKind, operand: ExpressionSyntax)]
    ) -> (Expression, Expression.ValueType)? {
        guard let (left, leftType) = bind(first) else { return nil }
        var bound: [Expression.Link] = []
        var type = leftType
        for (sign, syntax) in links {
            guard let sign = Expression.Operator(sign), let (operand, operandType) = bind(syntax) else { return nil }
            let wanted = sign.operandType ?? type
            if type != wanted {
                report(.wrongType(first.range, found: type, wanted: wanted))
                return nil
            }
            if operandType != wanted {
                report(.wrongType(syntax.range, found: operandType, wanted: wanted))
                return nil
            }
            bound.append(Expression.Link(sign: sign, operand: operand))
            type = sign.resultType
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
