import SceneSyntax
import SceneText

/// Binds numbers with their units.
extension ExpressionBinder {
    /// Binds a width and a height without units. Returns `nil` if it reported an error.
    func bindSides(
        _ sides: LengthPair, _ context: inout BindingContext
    ) -> (width: Quantity, height: Quantity)? {
        guard let width = bind(sides.first, units: .none, in: Schema.notNegative, &context),
            let height = bind(sides.second, units: .none, in: Schema.notNegative, &context)
        else { return nil }
        return (width, height)
    }

    /// Binds a number of rows, items or instances.
    func bindCount(_ node: NodeID, _ context: inout BindingContext) -> Quantity? {
        bind(node, units: .none, in: Schema.notNegative, isWhole: true, &context)
    }

    /// Binds a number with one of `units` and a value in `range`. Returns `nil` if it reported an error.
    @inline(__always)
    func bind(
        _ node: NodeID, units: AllowedUnits, in range: ClosedRange<Double>, isWhole: Bool = false,
        _ context: inout BindingContext
    ) -> Quantity? {
        if !context.hasProblems, let number = tree.plainQuantity(node, units, in: range, isWhole: isWhole) {
            return number
        }
        return bindComputed(node, units, in: range, isWhole: isWhole, &context)
    }

    /// Binds a number that has a unit, a computed value or an error.
    @inline(never)
    private func bindComputed(
        _ node: NodeID, _ units: AllowedUnits, in range: ClosedRange<Double>, isWhole: Bool,
        _ context: inout BindingContext
    ) -> Quantity? {
        guard let number = bindComputed(node, units, &context) else { return nil }
        return checked(number, in: range, isWhole: isWhole, &context)
    }

    /// Returns the number, or reports it and returns `nil` if a literal is outside `range`.
    ///
    /// A value computed from a `let` is only reported when a view is created from it.
    func checked(
        _ number: Quantity, in range: ClosedRange<Double>, isWhole: Bool, _ context: inout BindingContext
    ) -> Quantity? {
        guard number.expression == nil else { return number }
        var number = number
        let problem = NumberProblem(number.number, in: range, isWhole: isWhole)
        number.isChecked = problem == nil
        guard let problem, number.isLiteral else { return number }
        return context.fail(.number(problem, at: number.range))
    }

    /// Binds a number with one of `units`. Returns `nil` if it reported an error.
    func bind(_ node: NodeID, units: AllowedUnits, _ context: inout BindingContext) -> Quantity? {
        if !context.hasProblems, let number = tree.plainQuantity(node, units) { return number }
        return bindComputed(node, units, &context)
    }

    /// Binds a number that may have a unit or a computed value.
    private func bindComputed(
        _ node: NodeID, _ units: AllowedUnits, _ context: inout BindingContext
    ) -> Quantity? {
        if context.hasProblems, context.isSuspect(tree.range(node)) { return nil }
        return tree.plainQuantity(node, units) ?? bind(LengthSyntax(tree: tree, node: node), units: units, &context)
    }

    private func bind(
        _ length: LengthSyntax, units: AllowedUnits, _ context: inout BindingContext
    ) -> Quantity? {
        let word = length.unit
        let written = word.map { NumberUnit(rawValue: $0.text) } ?? NumberUnit.none
        guard let unit = written, units.contains(unit) else {
            if let word {
                context.report(.wrongUnit(word, allowed: units))
            } else {
                context.report(.missingUnit(length, allowed: units))
            }
            return nil
        }
        if let number = length.number {
            guard let value = bindNumber(at: number.range, &context) else { return nil }
            return quantity(.number(length.isNegated ? -value : value), unit, length.range, &context)
        }
        guard let syntax = length.expression, let bound = bind(syntax.node, as: .number, &context) else { return nil }
        return quantity(length.isNegated ? .negated(bound) : bound, unit, length.range, &context)
    }

    /// Returns the value of a literal, or reports it and returns `nil` if it is too large.
    func bindNumber(at range: SourceRange, _ context: inout BindingContext) -> Double? {
        guard let value = tree.number(in: range), value <= Schema.maximumCoordinate else {
            return context.fail(.number(.tooLarge, at: range))
        }
        return value
    }

    /// Returns the number for `expression`, computed now unless it depends on the instance.
    func quantity(
        _ expression: Expression, _ unit: NumberUnit, _ range: SourceRange, _ context: inout BindingContext
    ) -> Quantity {
        let dependence = expression.dependence
        if dependence == .instances {
            context.scene.expressions.append(expression)
            return Quantity(0, expression: context.scene.expressions.count - 1, isChecked: false, unit, at: range)
        }
        let value = expression.value(.none, in: 0)
        let isSound = NumberProblem(value, in: Schema.anyNumber, isWhole: false) == nil
        return Quantity(value, isLiteral: dependence == .none, isChecked: isSound, unit, at: range)
    }

    /// Returns the condition for `expression`, evaluated now unless it depends on the instance.
    func condition(_ expression: Expression, _ context: inout BindingContext) -> Condition {
        if expression.dependence != .instances { return .known(expression.value(.none, in: 0) != 0) }
        context.scene.expressions.append(expression)
        return .computed(UInt32(clamping: context.scene.expressions.count - 1))
    }
}

extension SyntaxTree {
    /// Returns the literal at `node`, or `nil` for anything else and for an invalid number.
    @inline(__always)
    fileprivate func plainQuantity(
        _ node: NodeID, _ units: AllowedUnits, in range: ClosedRange<Double> = Schema.anyNumber,
        isWhole: Bool = false
    ) -> Quantity? {
        guard units.contains(.none), let number = plainNumber(node), range.contains(number.value),
            !isWhole || Int(exactly: number.value) != nil
        else { return nil }
        return Quantity(number.value, isLiteral: true, isChecked: true, .none, at: number.range)
    }
}
