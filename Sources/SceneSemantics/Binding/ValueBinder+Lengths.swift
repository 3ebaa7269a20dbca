import SceneSyntax

/// Binds values made of lengths.
extension ValueBinder {
    /// Binds a width and a height.
    func bindSize(_ sides: LengthPair, _ context: inout BindingContext) -> BoundValue? {
        let start = context.scene.quantities.count
        guard let (width, height) = expressions.bindSides(sides, &context) else { return nil }
        context.scene.quantities.append(width)
        context.scene.quantities.append(height)
        return .numbers(from: UInt32(clamping: start), count: 2)
    }

    /// Binds the origin and size of the `frame` at `node`.
    func bindFrame(_ values: ValueNodes, _ node: NodeID, _ context: inout BindingContext) -> BoundValue? {
        guard values.count == 2, let origin = values.first, let size = values.second,
            let origin = tree.coordinates(of: origin), let size = tree.sides(of: size)
        else { return reportWrongValue(of: .frame, node, &context) }
        let start = context.scene.quantities.count
        guard let x = expressions.bind(origin.first, units: .none, &context),
            let y = expressions.bind(origin.second, units: .none, &context)
        else { return nil }
        context.scene.quantities.append(x)
        context.scene.quantities.append(y)
        guard case .numbers? = bindSize(size, &context) else { return nil }
        return .numbers(from: UInt32(clamping: start), count: 4)
    }

    /// Binds the numbers of a shape.
    func bindNumbers(
        _ value: NodeID, to attribute: Attribute, _ rule: NumberRule, _ node: NodeID, _ context: inout BindingContext
    ) -> BoundValue? {
        guard var lengths = tree.lengths(of: value) else { return reportWrongValue(of: attribute, node, &context) }
        let count = tree.kind(value) == .length ? 1 : lengths.count(.length, in: tree)
        guard count > 0, count == rule.count || count == rule.otherCount else {
            if attribute == .safeArea {
                context.report(.wrongSafeAreaOfScene(context.attributeRange(node)))
                return nil
            }
            return reportWrongValue(of: attribute, node, &context)
        }
        let start = context.scene.quantities.count
        while let length = lengths.next(.length, in: tree) {
            guard
                let number = expressions.bind(
                    length, units: rule.units, in: rule.range, isWhole: rule.isWhole, &context)
            else {
                return nil
            }
            context.scene.quantities.append(number)
        }
        return .numbers(from: UInt32(clamping: start), count: UInt8(clamping: count))
    }
}
