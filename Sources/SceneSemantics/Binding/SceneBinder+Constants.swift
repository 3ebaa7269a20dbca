import SceneSyntax
import SceneText

/// Binds `let` statements.
extension SceneBinder {
    /// Binds a `let` outside all scenes and declares its constant.
    mutating func bindConstant(_ syntax: LetSyntax) {
        guard let (name, value, expression, type) = bind(syntax, in: .file) else { return }
        let number = expression.value(.none, in: 0)
        if let problem = NumberProblem(number, in: Schema.anyNumber, isWhole: false) {
            context.report(.number(problem, at: value.range))
        }
        declare(name, as: .known(number), type, by: syntax, in: .file)
    }

    /// Binds a `let` in the block of the item `id`, where `constants` are known, and declares its constant.
    mutating func bindConstant(_ syntax: LetSyntax, in id: ItemID, _ constants: inout ConstantRun) {
        constants.isBegun = true
        guard let (name, value, expression, type) = bind(syntax, in: constants.block) else { return }
        if expression.dependence != .instances {
            let number = expression.value(.none, in: 0)
            if NumberProblem(number, in: Schema.anyNumber, isWhole: false) == nil {
                declare(name, as: .known(number), type, by: syntax, in: constants.block)
                return
            }
        }
        if constants.statement == nil {
            constants.statement = context.scene.statements.count
            context.scene.statements.append(.constants(0))
            context.scene.items[id].contents.insert(.constants)
            expressions.scope.depth += 1
        }
        context.scene.statements.append(.constant(expression, value.range))
        let slot = Slot(depth: expressions.scope.depth, index: Int32(clamping: constants.count))
        constants.count += 1
        declare(name, as: .slot(slot), type, by: syntax, in: constants.block)
    }

    /// Declares the constant of `syntax` in `block`; its value is `nil` if that has an error.
    private mutating func declare(
        _ name: SpelledToken, as value: Expression?, _ type: Expression.ValueType?, by syntax: LetSyntax,
        in block: NodeID
    ) {
        let declaration = context.declare(name.token, .constant, by: syntax.node, in: block, isBroken: value == nil)
        expressions.scope.declare(name, as: NamedValue(value: value, type: type), declaration)
    }

    /// Binds a `let` in `block`. Returns `nil` if it reported an error.
    private mutating func bind(
        _ syntax: LetSyntax, in block: NodeID
    ) -> (name: SpelledToken, value: ValueSyntax, expression: Expression, type: Expression.ValueType)? {
        guard let name = syntax.name else {
            expressions.scope.hasNamelessConstant = true
            return nil
        }
        let text = name.text
        let isReserved = Expression.Function(rawValue: text) != nil || text == "true" || text == "false"
        let entry = expressions.scope.entry(name.symbol)
        if isReserved || entry != nil {
            return context.fail(.constantInScope(name, first: entry?.range, isReserved: isReserved))
        }
        // Declares the constant even if its value has an error.
        guard let value = syntax.value, !context.isSuspect(syntax.range), let (expression, type) = bindLetValue(value)
        else {
            declare(name, as: nil, nil, by: syntax, in: block)
            return nil
        }
        return (name, value, expression, type)
    }

    private mutating func bindLetValue(_ value: ValueSyntax) -> (Expression, Expression.ValueType)? {
        guard let length = tree.singleLength(of: value.node).map({ LengthSyntax(tree: tree, node: $0) }),
            length.unit == nil
        else { return context.fail(.wrongLetValue(value)) }
        guard let syntax = length.expression, !length.isNegated else {
            if context.isSuspect(length.range) { return nil }
            if let number = length.number {
                return expressions.bindNumber(at: number.range, &context).map {
                    (.number(length.isNegated ? -$0 : $0), .number)
                }
            }
            return length.expression.flatMap { expressions.bind($0.node, as: .number, &context) }.map {
                (.negated($0), .number)
            }
        }
        return expressions.bind(syntax.node, &context)
    }
}
