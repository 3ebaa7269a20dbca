import SceneSyntax
import SceneText

/// Numbers with their units.
extension SceneChecker {
    /// Binds a width or a height without unit.
    mutating func bindExtent(_ node: NodeID) -> Quantity? {
        bind(node, units: .none, in: Schema.notNegative)
    }

    /// Binds how many rows, items or copies something makes.
    mutating func bindCount(_ node: NodeID) -> Quantity? {
        bind(node, units: .none, in: Schema.notNegative, isWhole: true)
    }

    /// Binds a number with one of `units` that must lie in `range`; `nil` where that is known not to be so, or something
    /// else was reported.
    @inline(__always)
    mutating func bind(
        _ node: NodeID, units: AllowedUnits, in range: ClosedRange<Double>, isWhole: Bool = false
    ) -> Quantity? {
        if !hasProblems, let number = tree.plainQuantity(node, units, in: range, isWhole: isWhole) { return number }
        return bindComputed(node, units, in: range, isWhole: isWhole)
    }

    /// The same for a number that may have a unit or follow from an expression, or that is not in order.
    @inline(never)
    private mutating func bindComputed(
        _ node: NodeID, _ units: AllowedUnits, in range: ClosedRange<Double>, isWhole: Bool
    ) -> Quantity? {
        guard let number = bindComputed(node, units) else { return nil }
        return checked(number, in: range, isWhole: isWhole)
    }

    /// The number, which must lie in `range`; `nil` where it is written so that it does not, which is reported.
    ///
    /// What follows from a `let` is reported only where a view is made of it.
    mutating func checked(_ number: Quantity, in range: ClosedRange<Double>, isWhole: Bool) -> Quantity? {
        guard number.expression == nil else { return number }
        var number = number
        let problem = NumberProblem(number.number, in: range, isWhole: isWhole)
        number.isChecked = problem == nil
        guard let problem, number.isLiteral else { return number }
        report(.number(problem, at: number.range))
        return nil
    }

    /// Binds a number with one of `units`; `nil` where it was reported.
    mutating func bind(_ node: NodeID, units: AllowedUnits) -> Quantity? {
        if !hasProblems, let number = tree.plainQuantity(node, units) { return number }
        return bindComputed(node, units)
    }

    /// Binds a number that may have a unit or follow from an expression.
    private mutating func bindComputed(_ node: NodeID, _ units: AllowedUnits) -> Quantity? {
        if hasProblems, isSuspect(tree.range(node)) { return nil }
        return tree.plainQuantity(node, units) ?? bind(LengthSyntax(tree: tree, node: node), units: units)
    }

    private mutating func bind(_ length: LengthSyntax, units: AllowedUnits) -> Quantity? {
        let word = length.unit
        let written = word.map { Quantity.Unit(rawValue: $0.text) } ?? Quantity.Unit.none
        guard let unit = written, units.contains(unit) else {
            if let word {
                report(.wrongUnit(word, allowed: units))
            } else {
                report(.missingUnit(length.range, allowed: units))
            }
            return nil
        }
        if let number = length.number {
            guard let value = bindNumber(at: number.range) else { return nil }
            return quantity(.number(length.isNegated ? -value : value), unit, length.range)
        }
        guard let syntax = length.expression, let bound = bind(syntax.node, as: .number) else { return nil }
        return quantity(length.isNegated ? .negated(bound) : bound, unit, length.range)
    }

    /// The value of a number as it was written; `nil` where it is too large to be one, which is reported.
    mutating func bindNumber(at range: SourceRange) -> Double? {
        guard let value = tree.number(in: range), value <= Schema.largestCoordinate else {
            report(.number(.tooLarge, at: range))
            return nil
        }
        return value
    }

    /// The number that `expression` gives, which is computed here unless it differs from copy to copy.
    mutating func quantity(_ expression: Expression, _ unit: Quantity.Unit, _ range: SourceRange) -> Quantity {
        let dependence = expression.dependence
        if dependence == .copies {
            boundScene.expressions.append(expression)
            return Quantity(
                0, expression: boundScene.expressions.count - 1, isChecked: false, unit, at: range)
        }
        let value = expression.value(.none, in: 0)
        let isSound = NumberProblem(value, in: Schema.anyNumber, isWhole: false) == nil
        return Quantity(value, isLiteral: dependence == .none, isChecked: isSound, unit, at: range)
    }

    /// The condition that `expression` gives, which is decided here unless it differs from copy to copy.
    mutating func condition(_ expression: Expression) -> Condition {
        if expression.dependence != .copies { return .known(expression.value(.none, in: 0) != 0) }
        boundScene.expressions.append(expression)
        return .computed(UInt32(clamping: boundScene.expressions.count - 1))
    }
}

extension SyntaxTree {
    /// The number that is written at `node`; `nil` where it is something else, or none that may stand there.
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
