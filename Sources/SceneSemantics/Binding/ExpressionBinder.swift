import SceneSyntax
import SceneText

/// Binds expressions to the constants and variables in scope.
struct ExpressionBinder {
    let tree: SyntaxTree

    /// A place of expressions.
    enum Position {
        /// Outside all scenes.
        case outside
        /// In a scene, so that it can use the scene's size.
        case scene
        /// In a layout attribute of an item, so that it can also use edges of other views.
        case layout(of: ItemID, as: Attribute)
    }

    /// Returns the meaning of the word at `token` if it is in scope, and records the use.
    func use(_ token: TokenID, _ context: inout BindingContext) -> NamedValue? {
        guard let entry = context.scope.entry(tree.symbol(of: token)) else { return nil }
        if let declaration = entry.declaration { context.symbols.addUse(token, of: declaration) }
        return entry.meaning
    }

    /// Binds a condition. Returns `nil` if it reported an error.
    func bindCondition(_ node: NodeID, _ context: inout BindingContext) -> Condition? {
        if context.hasProblems, context.isSuspect(tree.range(node)) { return nil }
        return bind(node, as: .condition, &context).map { condition($0, &context) }
    }

    /// Binds an expression of type `type`. Returns `nil` if it reported an error.
    func bind(_ node: NodeID, as type: Expression.ValueType, _ context: inout BindingContext) -> Expression? {
        guard let (expression, found) = bind(node, &context) else { return nil }
        if found == .string { return context.fail(.computedText(tree.range(node))) }
        if found != type {
            return context.fail(.wrongType(tree.range(node), tree.source.text(in: tree.range(node)), wanted: type))
        }
        return expression
    }

    /// Binds an expression of any type. Returns `nil` if it reported an error.
    func bind(_ node: NodeID, _ context: inout BindingContext) -> (Expression, Expression.ValueType)? {
        let first = tree.firstToken(node)
        var operands = tree.siblings(in: node)
        switch tree.kind(node) {
        case .number: return bindNumber(at: tree.range(first), &context).map { (.number($0), .number) }
        case .variable: return bindVariable(context.spelled(first), &context)
        case .edge: return bindEdge(ExpressionSyntax(tree: tree, node: node), &context).map { ($0, .number) }
        case .parenthesized: return operands.nextOperand(in: tree).flatMap { bind($0, &context) }
        case .call: return bindCall(context.spelled(first), node, &context)
        case .unary:
            guard let operand = operands.nextOperand(in: tree) else { return nil }
            if tree.kind(first) == .not {
                return bind(operand, as: .condition, &context).map { (.not($0), .condition) }
            }
            return bind(operand, as: .number, &context).map { (.negated($0), .number) }
        case .binary: return bindChain(node, &context)
        case .ternary:
            guard let condition = operands.nextOperand(in: tree), let one = operands.nextOperand(in: tree),
                let other = operands.nextOperand(in: tree), operands.nextOperand(in: tree) == nil,
                let condition = bind(condition, as: .condition, &context), let (one, type) = bind(one, &context),
                let other = bind(other, as: type, &context)
            else { return nil }
            if type == .string { return context.fail(.computedText(tree.range(node))) }
            return (.ternary(condition, one, other), type)
        default: return nil
        }
    }

    private func bindVariable(_ word: SpelledToken, _ context: inout BindingContext) -> (
        Expression, Expression.ValueType
    )? {
        guard let symbol = word.symbol else { return nil }
        if symbol == context.words.yes || symbol == context.words.no {
            return (.number(symbol == context.words.yes ? 1 : 0), .condition)
        }
        guard let meaning = use(word.token, &context) else {
            let scope = context.scope
            context.diagnostics.reportUnknownVariable(
                word, among: { scope.words }, in: context.scene.isComponent ? nil : context.scene.name,
                mayBeDeclared: scope.hasNamelessConstant || context.mayBeDefined(word))
            return nil
        }
        guard let value = meaning.value, let type = meaning.type else {
            context.diagnostics.excuse(word.range)
            return nil
        }
        if case .slot(let slot) = value, slot == context.scope.forbiddenSlot {
            return context.fail(.variableForAll(word))
        }
        return (value, type)
    }

    private func bindCall(_ word: SpelledToken, _ node: NodeID, _ context: inout BindingContext) -> (
        Expression, Expression.ValueType
    )? {
        guard let function = Expression.Function(rawValue: word.text) else {
            return context.fail(.unknownFunction(word))
        }
        var operands = tree.siblings(in: node)
        var count = 0
        while operands.nextOperand(in: tree) != nil { count += 1 }
        guard function.argumentCount.contains(count) else {
            return context.fail(.wrongArgumentCount(tree.range(node), function, count: count))
        }
        var bound: [Expression] = []
        operands = tree.siblings(in: node)
        while let argument = operands.nextOperand(in: tree) {
            guard let expression = bind(argument, as: .number, &context) else { return nil }
            bound.append(expression)
        }
        return (.call(function, bound), .number)
    }

    private func bindChain(_ node: NodeID, _ context: inout BindingContext) -> (
        Expression, Expression.ValueType
    )? {
        var operands = tree.siblings(in: node)
        guard let first = operands.nextOperand(in: tree), let (left, leftType) = bind(first, &context)
        else { return nil }
        var bound: [Expression.Link] = []
        var type = leftType
        while let right = operands.nextOperand(in: tree) {
            let sign = Expression.Operator(tree.kind(tree.firstToken(right).previous))
            guard let sign, let (operand, operandType) = bind(right, &context) else { return nil }
            let wanted = sign.operandType ?? type
            if wanted == .string || type == .string || operandType == .string {
                return context.fail(.computedText(tree.range(node)))
            }
            if type != wanted {
                return context.fail(
                    .wrongType(tree.range(first), tree.source.text(in: tree.range(first)), wanted: wanted))
            }
            if operandType != wanted {
                return context.fail(
                    .wrongType(tree.range(right), tree.source.text(in: tree.range(right)), wanted: wanted))
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
