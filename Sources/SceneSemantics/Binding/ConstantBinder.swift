import SceneSyntax
import SceneText

/// Binds `let` statements.
struct ConstantBinder {
    let tree: SyntaxTree

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }

    /// The `let` statements of a block so far.
    struct Run {
        let block: NodeID
        /// Whether there was any.
        var isBegun = false
        /// The statement before the first constant that depends on the instance.
        var statement: Int?
        /// The number of such constants.
        var count = 0
    }

    /// Binds a `let` outside all scenes and declares its constant.
    func bindConstant(_ syntax: LetSyntax, _ context: inout BindingContext) {
        guard let (name, value, expression, type) = bind(syntax, in: .file, &context) else { return }
        let number = expression.value(.none, in: 0)
        if let problem = NumberProblem(number, in: Schema.anyNumber, isWhole: false) {
            context.report(.number(problem, at: value.range))
        }
        declare(name, as: .known(number), type, by: syntax, in: .file, &context)
    }

    /// Binds a `let` in the block of the item `id`, where `constants` are known, and declares its constant.
    func bindConstant(_ syntax: LetSyntax, in id: ItemID, _ constants: inout Run, _ context: inout BindingContext) {
        constants.isBegun = true
        guard let (name, value, expression, type) = bind(syntax, in: constants.block, &context) else { return }
        if expression.dependence != .instances {
            let number = expression.value(.none, in: 0)
            if NumberProblem(number, in: Schema.anyNumber, isWhole: false) == nil {
                declare(name, as: .known(number), type, by: syntax, in: constants.block, &context)
                return
            }
        }
        if constants.statement == nil {
            constants.statement = context.scene.statements.count
            context.scene.statements.append(.constants(0))
            context.scene.items[id].contents.insert(.constants)
            context.scope.depth += 1
        }
        context.scene.statements.append(.constant(expression, value.range))
        let slot = Slot(depth: context.scope.depth, index: Int32(clamping: constants.count))
        constants.count += 1
        declare(name, as: .slot(slot), type, by: syntax, in: constants.block, &context)
    }

    /// Declares the constant of `syntax` in `block`; its value is `nil` if that has an error.
    private func declare(
        _ name: SpelledToken, as value: Expression?, _ type: Expression.ValueType?, by syntax: LetSyntax,
        in block: NodeID, _ context: inout BindingContext
    ) {
        let declaration = context.declare(name.token, .constant, by: syntax.node, in: block, isBroken: value == nil)
        context.scope.declare(name, as: NamedValue(value: value, type: type), declaration)
    }

    /// Binds a `let` in `block`. Returns `nil` if it reported an error.
    private func bind(
        _ syntax: LetSyntax, in block: NodeID, _ context: inout BindingContext
    ) -> (name: SpelledToken, value: ValueSyntax, expression: Expression, type: Expression.ValueType)? {
        guard let name = syntax.name else {
            context.scope.hasNamelessConstant = true
            return nil
        }
        let text = name.text
        let isReserved = Expression.Function(rawValue: text) != nil || text == "true" || text == "false"
        let entry = context.scope.entry(name.symbol)
        if isReserved || entry != nil {
            return context.fail(.constantInScope(name, first: entry?.range, isReserved: isReserved))
        }
        // Declares the constant even if its value has an error.
        guard let value = syntax.value, !context.isSuspect(syntax.range),
            let (expression, type) = bindLetValue(value, &context)
        else {
            declare(name, as: nil, nil, by: syntax, in: block, &context)
            return nil
        }
        return (name, value, expression, type)
    }

    private func bindLetValue(_ value: ValueSyntax, _ context: inout BindingContext) -> (
        Expression, Expression.ValueType
    )? {
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
