import SceneRuntime
import SceneText

/// Evaluates the layouts of views.
extension Evaluator {
    /// Returns the layout of the item in this instance, or reports an error and returns `nil` if its attributes don't
    /// fix it.
    mutating func layout(of item: BoundItem, _ block: EvaluatedBlock) -> ViewLayout? {
        guard let layout = item.layout ?? itemLayout(item, block) else { return nil }
        return ViewLayout(
            horizontal: layout.horizontal.map { length($0, block) }, vertical: layout.vertical.map { length($0, block) }
        )
    }

    /// Returns the layout from the attributes of this instance, or reports an error and returns `nil` if they don't fix
    /// it.
    private mutating func itemLayout(_ item: BoundItem, _ block: EvaluatedBlock) -> ItemLayout? {
        let isArranged = boundScene.isArranged(item)
        var layered = LayeredLayout()
        for index in block.attributes {
            let evaluated = attributes[index, of: block]
            layered.add(boundScene.attributes[evaluated.index], in: Int(evaluated.layer))
        }
        let request = layered.merged
        if let layout = request.layout(of: item.kind, isArranged: isArranged) { return layout }
        // The attributes of the use itself may contradict one another, or any of them may be misplaced.
        let last = item.use.map { Int32(clamping: boundScene.uses[$0].layers.count) } ?? 0
        var search = LayoutProblemSearch(item.kind, isArranged: isArranged)
        for index in block.attributes {
            let evaluated = attributes[index, of: block]
            if isArranged || evaluated.layer == last {
                search.add(boundScene.attributes[evaluated.index], at: evaluated.index)
            }
        }
        var problem = search.problem
        if item.use != nil, !(problem?.isContradiction ?? false) {
            problem = request.problem(of: item.kind, isArranged: isArranged)
        }
        guard let problem else { return nil }
        report(
            .layout(
                problem, of: boundScene.title(of: item), with: boundScene.attributes,
                at: boundScene.header(of: item), in: boundScene.tree(item.treeIndex)), at: item)
        return nil
    }

    /// Returns the value of a distance.
    @inline(__always)
    private mutating func length(_ distance: Distance, _ block: EvaluatedBlock) -> Length {
        if distance.quantity >= Distance.firstSpecial { return specialLength(distance) }
        let quantity = boundScene.quantities[Int(distance.quantity)]
        let value = quantity.isChecked ? quantity.number : computed(distance, quantity, block)
        return Length(value: value, unit: quantity.unit == .percent ? .percent : .points)
    }

    /// Returns the value of a distance without a number.
    private func specialLength(_ distance: Distance) -> Length {
        if let length = distance.intrinsicLength { return Length(value: length.points, unit: .points) }
        return Length(value: 0, unit: distance.quantity == Distance.fromViews.quantity ? .fromViews : .points)
    }

    /// Returns the value of a distance that depends on the instance, with the rules of its attribute.
    private mutating func computed(_ distance: Distance, _ quantity: Quantity, _ block: EvaluatedBlock) -> Double {
        for index in block.attributes {
            let evaluated = attributes[index, of: block]
            let bound = boundScene.attributes[evaluated.index]
            if case .numbers(let start, let count) = bound.value, distance.quantity >= start,
                distance.quantity - start < UInt32(count)
            {
                return number(quantity, of: bound.attribute, evaluated.environment)
            }
        }
        return 0
    }

    /// Returns the bytes of the attributes among `written`, in their order, that pin a view along `axis` alone: those
    /// of both, if nothing about the other axis is between them, or else of the last. Returns `nil` if there is none.
    private func rangeOfPins(along axis: Axis, among written: [BoundAttribute]) -> SourceRange? {
        let pins: [Attribute] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
        let places = written.indices.filter { pins.contains(written[$0].attribute) }
        guard let first = places.first, let last = places.last else { return nil }
        let end = boundScene.range(of: written[last])
        return last - first < places.count ? boundScene.range(of: written[first]).union(end) : end
    }

    /// Reports that the item can't be where its layout places it.
    mutating func report(_ problem: PlacementProblem, of item: BoundItem, _ block: EvaluatedBlock) {
        let title = boundScene.title(of: item)
        switch problem {
        case .tooFarOut: report(.coordinateTooLarge(title, at: boundScene.header(of: item)), at: item)
        case .negative(let axis, let length):
            let written = block.attributes.map { boundScene.attributes[attributes[$0, of: block].index] }
                .filter { $0.attribute.isLayout }
            let range =
                rangeOfPins(along: axis, among: written) ?? written.first.map { boundScene.range(of: $0) }
                ?? boundScene.header(of: item)
            report(.negativeSize(title, axis, length, at: range), at: item)
        }
    }
}
