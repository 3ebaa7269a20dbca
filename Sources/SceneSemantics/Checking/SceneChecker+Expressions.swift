import SceneSyntax
import SceneText

/// Expressions and `let`.
extension SceneChecker {
    /// Binds a `let` outside of scenes and puts its word in force.
    mutating func bindConstant(_ syntax: LetSyntax) {
        guard let (name, value, expression, type) = bind(syntax) else { return }
        let number = expression.value(.none, in: 0)
        if let problem = NumberProblem(number, in: Vocabulary.anyNumber, isWhole: false) {
            brokenConstants.append((problem, value.range))
        }
        scope.declare(name, as: .known(number), type)
    }

    /// Binds a `let` of a block of the item `id`, in which `constants` are known, and puts its word in force.
    mutating func bindConstant(_ syntax: LetSyntax, in id: ItemID, _ constants: inout ConstantRun) {
        constants.isBegun = true
        guard let (name, value, expression, type) = bind(syntax) else { return }
        if expression.dependence != .copies {
            let number = expression.value(.none, in: 0)
            if NumberProblem(number, in: Vocabulary.anyNumber, isWhole: false) == nil {
                scope.declare(name, as: .known(number), type)
                return
            }
        }
        if constants.statement == nil {
            constants.statement = template.statements.count
            template.statements.append(.constants(0))
            template.items[id].contents.insert(.constants)
            scope.depth += 1
        }
        template.statements.append(.constant(expression, value.range))
        let slot = Slot(depth: scope.depth, index: Int32(clamping: constants.count))
        constants.count += 1
        scope.declare(name, as: .slot(slot), type)
    }

    /// Binds a `let`; `nil` where something was reported.
    private mutating func bind(
        _ syntax: LetSyntax
    ) -> (name: SpelledToken, value: ValueSyntax, expression: Expression, type: Expression.ValueType)? {
        guard let name = syntax.name else {
            scope.hasNamelessConstant = true
            return nil
        }
        let text = name.text
        let isReserved = Expression.Function(rawValue: text) != nil || text == "true" || text == "false"
        let entry = scope.entry(name.symbol)
        if isReserved || entry != nil {
            report(.constantInForce(name, first: entry?.name?.range, isReserved: isReserved))
            return nil
        }
        declaredConstants.append(CheckedFile.UnusedConstant(name: name, statement: syntax.range))
        // Even where the value is wrong the word is known from here on.
        guard let value = syntax.value, !isSuspect(syntax.range), let (expression, type) = bindLetValue(value) else {
            scope.declare(name, as: nil, nil)
            _ = scope.use(name.symbol)
            return nil
        }
        return (name, value, expression, type)
    }

    private mutating func bindLetValue(_ value: ValueSyntax) -> (Expression, Expression.ValueType)? {
        guard case .lengths(let lengths) = value.form, lengths.count == 1, lengths[0].unit == nil else {
            report(.wrongLetValue(value))
            return nil
        }
        guard let syntax = lengths[0].expression, !lengths[0].isNegated else {
            if isSuspect(lengths[0].range) { return nil }
            if let number = lengths[0].number {
                return bindNumber(number.token).map { (.number(lengths[0].isNegated ? -$0 : $0), .number) }
            }
            return lengths[0].expression.flatMap { bind($0, as: .number) }.map { (.negated($0), .number) }
        }
        return bind(syntax)
    }

    /// Binds a condition; `nil` where it was reported.
    mutating func bindCondition(_ syntax: ExpressionSyntax) -> Condition? {
        if isSuspect(syntax.range) { return nil }
        return bind(syntax, as: .condition).map { condition($0) }
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
            return bindNumber(number.token).map { (.number($0), .number) }
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
